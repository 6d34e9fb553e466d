"""The Python of the site brings along whatever it imports: nothing can be installed in a browser."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator

from tools import site_python


def imported(body: list[ast.stmt]) -> Iterator[str]:
    """What is imported as soon as a module is: not within functions, nor where it may be missing."""
    for line in body:
        if isinstance(line, ast.Import):
            yield from (one.name.partition(".")[0] for one in line.names)
        elif isinstance(line, ast.ImportFrom) and not line.level:
            yield str(line.module).partition(".")[0]
        elif isinstance(line, ast.ClassDef):
            yield from imported(line.body)


def test_whatever_puts_messages_into_words_is_there_as_a_whole() -> None:
    words = {name: file for name, file in site_python.words().items() if file.suffix == ".py"}
    there = {name.partition("/")[0].removesuffix(".py") for name in words} | sys.stdlib_module_names
    fluent = {name: file for name, file in words.items() if name.startswith("fluent/")}
    assert fluent
    for name, file in fluent.items():
        assert set(imported(ast.parse(file.read_bytes()).body)) <= there, name
