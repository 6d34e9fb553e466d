"""A case on the screen, each table under the path by which `--set` reaches it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grognard.core.template import toml


def case_lines(data: dict[str, Any], path: str = "") -> Iterator[str]:
    """A case in a few lines: single fields together, then the tables inside, each under its path."""
    single = {name: value for name, value in data.items() if not _tables(name, value)}
    if single:
        said = [f"{n} {v if isinstance(v, str) else toml(v)}" for n, v in single.items() if n != "id"]
        called = [str(single["id"])] if "id" in single else []
        yield ": ".join(filter(None, (path, ", ".join(called + said))))
    for name, value in data.items():
        for inner, table in _tables(name, value):
            yield from case_lines(table, f"{path}.{inner}".lstrip("."))


def numbers(data: dict[str, Any], path: str = "") -> Iterator[str]:
    """The fields of a case that are numbers, as `--set` spells them."""
    for name, value in data.items():
        if isinstance(value, int) and not isinstance(value, bool):
            yield f"{path}{name}={value}"
        for inner, table in _tables(name, value):
            yield from numbers(table, f"{path}{inner}.")


def _tables(name: str, value: Any) -> list[tuple[str, dict[str, Any]]]:
    """The tables inside a field, each under the name that `--set` gives it."""
    if isinstance(value, dict):
        return [(name, value)]
    listed = isinstance(value, list) and all(isinstance(item, dict) for item in value)
    return [(f"{name}.{place}", table) for place, table in enumerate(value)] if listed else []
