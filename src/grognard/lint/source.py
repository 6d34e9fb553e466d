"""What the procedures of a ruleset name: the strings of its Python source, read without running it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TypeGuard

import msgspec

from grognard.core.ruleset import Ruleset

#: where the core asks every game for figures itself
_ASKED_OF_GAMES = "game/offers.py"
_FACT_CALLS = {"fact", "number", "fraction", "listed"}
_NUMBER = r"\d+(?:\.\d+)+"
_LEADING_NUMBERS = re.compile(rf"\s*({_NUMBER}(?:\s*(?:,|-|and)\s*{_NUMBER})*)(?=[\s.,:;]|$)")


class Names(msgspec.Struct):
    """Strings as they stand, and f-strings as patterns with anything in their gaps."""

    plain: set[str] = msgspec.field(default_factory=set)
    patterns: set[str] = msgspec.field(default_factory=set)

    def have(self, name: str) -> bool:
        return name in self.plain or any(re.fullmatch(pattern, name) for pattern in self.patterns)


class Source(msgspec.Struct):
    #: strings that may name anything: neither docstrings nor any of the following
    strings: Names = msgspec.field(default_factory=Names)
    #: those handed to `rules.fact(...)` and its like
    facts: Names = msgspec.field(default_factory=Names)
    #: message keys
    messages: Names = msgspec.field(default_factory=Names)
    #: choices with their options
    choices: dict[str, set[str]] = msgspec.field(default_factory=dict)
    #: paragraphs cited, by the file that does: (file, number)
    citations: list[tuple[str, str]] = msgspec.field(default_factory=list)


def read_source(ruleset: Ruleset) -> Source:
    """The modules of the ruleset and those it shares with other editions."""
    source = Source()
    for file in source_files(ruleset):
        text = file.read_text(encoding="utf-8")
        nodes = list(ast.walk(ast.parse(text)))
        docstrings = _docstrings(nodes)
        spoken_for = {id(node) for node in docstrings}
        for node in nodes:
            if isinstance(node, ast.Call):
                spoken_for |= _note_call(node, source, file.name)
        _note_strings(nodes, spoken_for, source.strings)
        for remark in (*_comments(text), *(str(node.value) for node in docstrings)):
            source.citations += [(file.name, number) for number in leading_numbers(remark)]
    return source


def source_files(ruleset: Ruleset) -> list[Traversable]:
    """Python files of the ruleset's folder; of a shared folder, those that belong to no other edition.

    A game is read by the core too, where it asks all of them for the same figures.
    """
    files = _python_files(ruleset.folder)
    if ruleset.game is not None:
        files.append(resources.files("grognard.core") / _ASKED_OF_GAMES)
    if ruleset.shared_folder is not None:
        files += _python_files(ruleset.shared_folder, but_editions=True)
    return files


def leading_numbers(remark: str) -> list[str]:
    """The paragraphs that a comment or docstring opens with: "7.4, 7.6  The losses." -> 7.4, 7.6."""
    match = _LEADING_NUMBERS.match(remark)
    return re.findall(_NUMBER, match[1]) if match else []


def _python_files(folder: Traversable, but_editions: bool = False) -> list[Traversable]:
    files: list[Traversable] = []
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            if not (but_editions and (item / "tables").is_dir()):
                files += _python_files(item, but_editions)
        elif item.name.endswith(".py"):
            files.append(item)
    return files


def _docstrings(nodes: Iterable[ast.AST]) -> list[ast.Constant]:
    return [node.value for node in nodes if isinstance(node, ast.Expr) and _is_text(node.value)]


def _note_strings(nodes: Iterable[ast.AST], left_out: set[int], names: Names) -> None:
    """Strings and f-strings among nodes in the order of `ast.walk`, in which parts follow their f-string."""
    inside: set[int] = set()
    for node in nodes:
        if isinstance(node, ast.JoinedStr):
            inside |= {id(part) for part in node.values}
            pattern = _pattern(node)
            if pattern and id(node) not in left_out:
                names.patterns.add(pattern)
        elif _is_text(node) and id(node) not in inside and id(node) not in left_out:
            names.plain.add(str(node.value))


def _is_text(node: ast.AST) -> TypeGuard[ast.Constant]:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _pattern(node: ast.JoinedStr) -> str:
    """An f-string as a pattern; empty where nothing in it is fixed."""
    fixed = [part.value for part in node.values if isinstance(part, ast.Constant)]
    if not any(re.search(r"\w", str(text)) for text in fixed):
        return ""
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values
    )


def _note_call(call: ast.Call, source: Source, file: str) -> set[int]:
    """Note what a call names, and say which nodes those names are."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    keywords = {keyword.arg: keyword.value for keyword in call.keywords}
    named: list[ast.AST] = []
    if name in _FACT_CALLS:
        named = list(_within(call.args[:1]))
        _note_strings(named, set(), source.facts)
    elif name in ("message", "forbid"):
        remedies = [*call.args[2:3], *(keywords[key] for key in ("remedy",) if key in keywords)]
        named = list(_within([*call.args[:1], *(remedies if name == "forbid" else ())]))
        _note_strings(named, set(), source.messages)
    elif name in ("choose", "Choose"):
        options = call.args[2] if len(call.args) > 2 else keywords.get("options")
        for choice in _constants(call.args[:1]):
            listed = _constants([options]) if isinstance(options, ast.Tuple) else ()
            source.choices.setdefault(choice, set()).update(listed)
        named = list(_within(call.args[:1]))
    cited = _constants([*call.args, *(value for key, value in keywords.items() if key == "rule")])
    source.citations += [(file, text) for text in cited if re.fullmatch(_NUMBER, text)]
    return {id(node) for node in named}


def _within(nodes: Iterable[ast.AST]) -> Iterator[ast.AST]:
    for node in nodes:
        yield from ast.walk(node)


def _constants(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """The strings in the arguments of a call, without those of calls inside it."""
    for node in nodes:
        if _is_text(node):
            yield str(node.value)
        elif isinstance(node, ast.IfExp):
            yield from _constants((node.body, node.orelse))
        elif isinstance(node, ast.Tuple):
            yield from _constants(node.elts)


def _comments(text: str) -> Iterator[str]:
    """The comments that have a line to themselves."""
    for line in text.splitlines():
        if line.lstrip().startswith("#"):
            yield line.lstrip("#: ")
