"""What the procedures of a ruleset name: the strings of its Python source, read without running it."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable

import msgspec

from grognard.core.ruleset import Ruleset

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
    #: every string but docstrings
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
        tree = ast.parse(text)
        docstrings = _docstrings(tree)
        _note_strings(tree, {id(node) for node in docstrings}, source.strings)
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            _note_call(call, source, file.name)
        for remark in (*_comments(text), *(str(node.value) for node in docstrings)):
            source.citations += [(file.name, number) for number in leading_numbers(remark)]
    return source


def source_files(ruleset: Ruleset) -> list[Traversable]:
    """Python files of the ruleset's folder; of a shared folder, those that belong to no other edition."""
    files = _python_files(ruleset.folder)
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


def _docstrings(tree: ast.AST) -> list[ast.Constant]:
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ]


def _note_strings(tree: ast.AST, left_out: Iterable[int], names: Names) -> None:
    skipped = set(left_out)
    skipped |= {
        id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            pattern = _pattern(node)
            if pattern:
                names.patterns.add(pattern)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
            names.plain.add(node.value)


def _pattern(node: ast.JoinedStr) -> str:
    """An f-string as a pattern; empty where nothing in it is fixed."""
    fixed = [part.value for part in node.values if isinstance(part, ast.Constant)]
    if not any(re.search(r"\w", str(text)) for text in fixed):
        return ""
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values
    )


def _note_call(call: ast.Call, source: Source, file: str) -> None:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    keywords = {keyword.arg: keyword.value for keyword in call.keywords}
    if name in _FACT_CALLS and call.args:
        _note_strings(call.args[0], (), source.facts)
    if name in ("message", "forbid") and call.args:
        keys = [call.args[0], *call.args[2:3], *(keywords[k] for k in ("remedy",) if k in keywords)]
        for key in keys[: 1 if name == "message" else None]:
            _note_strings(key, (), source.messages)
    if name in ("choose", "Choose") and call.args:
        options = call.args[2] if len(call.args) > 2 else keywords.get("options", call)
        for id in _constants([call.args[0]]):
            source.choices.setdefault(id, set()).update(
                _constants([options]) if isinstance(options, ast.Tuple) else ()
            )
    cited = _constants([*call.args, *(value for key, value in keywords.items() if key == "rule")])
    source.citations += [(file, text) for text in cited if re.fullmatch(_NUMBER, text)]


def _constants(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """The strings in the arguments of a call, without those of calls inside it."""
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.IfExp):
            yield from _constants((node.body, node.orelse))
        elif isinstance(node, ast.Tuple):
            yield from _constants(node.elts)


def _comments(text: str) -> Iterator[str]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string.lstrip("#: ")
