"""The coverage pages: every statement of every rulebook, what holds it, and which tests prove it.

Made from the sources themselves: a function holds a paragraph if it cites its number (in its docstring, a
step comment, or a string such as rules.cite("7.4")), a chart if one of its modifiers does, a data file
(facts, the sequence of play, a scenario) if a comment in it begins with it or a rule names it; a test proves
it with `@pytest.mark.rule`, a worked ruling with its `rules` list. `--write` writes docs/coverage/, without
it the pages are only compared.
"""

from __future__ import annotations

import ast
import re
import sys
import tokenize
import tomllib
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path

from grognard import RULESETS, ruleset
from grognard.core.ruleset import Ruleset

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "coverage"
PARAGRAPH = re.compile(r"^(\d+(?:\.\d+)+) \[(sheet|ruling|sheet\+ruling)\]( \[loop\])? (.+)$", re.MULTILINE)
NUMBER = re.compile(r"(?<![\d./])(\d+(?:\.\d+)+)(?:\s*(?:-|to)\s*(\d+(?:\.\d+)+))?(?![\d/])")
CITATION = re.compile(r"# (\d+(?:\.\d+)+(?:(?:, | to |-)\d+(?:\.\d+)+)*)")
SOURCES = {"sheet": "sheet", "ruling": "our ruling", "sheet+ruling": "sheet, our reading"}


class Statement:
    def __init__(self, number: str, source: str, loop: bool, text: str) -> None:
        self.number, self.source, self.loop, self.text = number, source, loop, text
        self.holders: list[str] = []
        self.proofs: list[str] = []

    @property
    def status(self) -> str:
        if self.holders and self.proofs:
            return "held"
        return "not yet (game loop)" if self.loop else "not yet"


def statements(rules: Ruleset) -> dict[str, Statement]:
    return {
        number: Statement(number, source, bool(loop), text)
        for number, source, loop, text in PARAGRAPH.findall(rules.rulebook())
    }


def numbers_in(text: str, known: Iterable[str]) -> Iterator[str]:
    """The paragraph numbers a text names; "7.5-7.12" names all between."""
    listed = list(known)
    for first, last in NUMBER.findall(text):
        if last and first in listed and last in listed:
            yield from listed[listed.index(first) : listed.index(last) + 1]
        elif first in listed:
            yield first


def functions(rules: Ruleset) -> Iterator[tuple[str, str]]:
    """(where, everything it cites) for each top-level function of a ruleset's code."""
    packages = dict.fromkeys(filter(None, (rules.shared_package, rules.package)))
    for package in packages:
        folder = Path(str(files(package)))
        for file in sorted([*folder.glob("*.py"), *folder.glob("play/*.py")]):
            source = file.read_text(encoding="utf-8")
            comments = {
                token.start[0]: token.string
                for token in tokenize.generate_tokens(iter(source.splitlines(keepends=True)).__next__)
                if token.type == tokenize.COMMENT
            }
            for node in ast.parse(source).body:
                if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                    lines = range(node.lineno, (node.end_lineno or node.lineno) + 1)
                    cited = [comments[line] for line in lines if line in comments]
                    cited += [
                        inner.value
                        for inner in ast.walk(node)
                        if isinstance(inner, ast.Constant) and isinstance(inner.value, str)
                    ]
                    yield f"`{file.stem}.{node.name}`", "\n".join(cited)


def add_holders(rules: Ruleset, found: dict[str, Statement]) -> None:
    for where, text in functions(rules):
        for number in dict.fromkeys(numbers_in(text, found)):
            found[number].holders.append(where)
    for where, text in data_files(rules):
        for number in dict.fromkeys(numbers_in(text, found)):
            found[number].holders.append(where)
    for chart in rules.rules.charts.values():
        for number in dict.fromkeys(modifier.rule for modifier in chart.modifiers):
            if number in found:
                found[number].holders.append(f"chart `{chart.id}`")


def data_files(rules: Ruleset) -> Iterator[tuple[str, str]]:
    """(where, everything it cites) for the facts, the sequence of play and the scenarios of a ruleset."""
    for folder in filter(None, (rules.shared_folder, rules.folder)):
        here = Path(str(folder))
        for file in (here / "facts.toml", here / "sequence.toml"):
            if file.is_file():
                yield f"data `{file.name}`", cited_in_data(file)
        for file in sorted(here.glob("*/*/scenario.toml")):
            yield f"data `{file.parent.name}`", cited_in_data(file)


def cited_in_data(file: Path) -> str:
    """The numbers with which comments of a data file begin, and the rules that it names."""
    text = file.read_text(encoding="utf-8")
    rules = (line for line in text.splitlines() if line.startswith("rule = "))
    return "\n".join([*CITATION.findall(text), *rules])


def add_proofs(rules: Ruleset, found: dict[str, Statement]) -> None:
    for file in sorted((ROOT / "tests" / "worked").glob("*.toml")):
        if owner(file.stem) == rules.id:
            for ruling in tomllib.loads(file.read_text(encoding="utf-8"))["ruling"]:
                for number in ruling["rules"]:
                    if number in found:
                        found[number].proofs.append(f"worked: {ruling['title']}")
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for number in marked(node, rules.id):
                    if number in found:
                        found[number].proofs.append(node.name.removeprefix("test_").replace("_", " "))


def owner(stem: str) -> str:
    return next((id for id in sorted(RULESETS, key=len, reverse=True) if stem.startswith(id)), "")


def marked(node: ast.FunctionDef, system: str) -> Iterator[str]:
    """The paragraphs that a test is marked with."""
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            for argument in mark.args:
                if isinstance(argument, ast.Constant) and str(argument.value).startswith(f"{system} "):
                    yield str(argument.value).removeprefix(f"{system} ")


def covered(system: str) -> dict[str, Statement]:
    rules = ruleset(system)
    found = statements(rules)
    add_holders(rules, found)
    add_proofs(rules, found)
    return found


def page(system: str) -> str:
    found = covered(system)
    held = sum(s.status == "held" for s in found.values())
    lines = [
        f"# {ruleset(system).title}: what holds each statement",
        "",
        "Generated by `make docs`. The statements are those of the ruleset's rulebook.",
        "",
        f"{len(found)} statements: {held} held, "
        f"{sum(s.status == 'not yet (game loop)' for s in found.values())} wait for the game loop, "
        f"{sum(s.status == 'not yet' for s in found.values())} not yet.",
        "",
        "| statement | from | held by | proved by | status |",
        "|---|---|---|---|---|",
    ]
    for s in found.values():
        cells = (f"{s.number} {brief(s.text)}", SOURCES[s.source], some(s.holders), some(s.proofs), s.status)
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def brief(text: str) -> str:
    text = text.replace("|", "/")
    return text if len(text) <= 90 else text[:87].rsplit(" ", 1)[0] + " ..."


def some(names: list[str]) -> str:
    names = [name.replace("|", "/") for name in dict.fromkeys(names)]
    more = f" and {len(names) - 3} more" if len(names) > 3 else ""
    return "; ".join(names[:3]) + more


def main() -> None:
    write = "--write" in sys.argv[1:]
    PAGES.mkdir(parents=True, exist_ok=True)
    stale = []
    for system in RULESETS:
        file, text = PAGES / f"{system}.md", page(system)
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            stale.append(system)
            if write:
                file.write_text(text, encoding="utf-8")
    if stale and not write:
        sys.exit(f"coverage pages are out of date: {', '.join(stale)} (run make docs)")


if __name__ == "__main__":
    main()
