"""Two faults that no ruling shows: a modifier that nobody prints, and a figure of the rules in Python."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import grognard.rulesets
from grognard import RULESETS, ruleset

HOME = Path(grognard.rulesets.__file__).parent
#: folder -> the editions that read it
EDITIONS: dict[str, list[str]] = {}
for id in RULESETS:
    EDITIONS.setdefault((ruleset(id).shared_package or ruleset(id).package).split(".")[2], []).append(id)
COUNTS = ("add", "add_if", "add_printed")

#: Figures that are not of the rules, by what they are instead.
NO_RULES = {
    "what a computer player goes by": {
        "_CALL", "_CONTACT", "_CUT", "_FOLLOWS", "_GONE", "_LASTS", "_LATE", "_NEAR", "_PRESS", "_REACTIONS",
        "_RIDE", "_SOON", "_TESTED",
    },
    "how cases and questions are cut": {
        "Battery", "Foot", "HEXES", "Horse", "LOSS", "MOST_GUNS", "MOST_IN_A_HEX", "_MEASURED",
        "_MOST_ANSWERS", "_MOST_LEVELS","_MOST_SUPPORT", "_OF_FOOT", "_OF_HORSE",
    },
    "the geometry of hexes and inches": {
        "ALL", "ANY", "HALTED", "HALVES", "NEVER", "NONE", "OBLIQUE_STEP", "ONLY", "SHARPEST", "STEP",
        "TOWARDS", "TURN", "_BENDS", "_CORNERS", "_DETOUR", "_FAR", "_LATTICE", "_MARGIN", "_PIVOTS",
        "_SQUARE", "_STEP", "_homeward",
    },
    "how a layer is drawn": {"_AHEAD", "_BEYOND", "_KEPT", "_ROUND", "_SOFT"},
    "places of columns in a printed chart": {"BEATEN", "DOUBLED", "TRIPLED"},
}  # fmt: skip
#: what describes a form that somebody fills in
_FORMS = ("Field", "Part", "Action")
#: Figures of the rules that have yet to go where the others are.
YET_TO_MOVE = {
    "liberators": {"FATES", "_FOOT", "_HORSE", "_WALLS"},
}


def files() -> Iterator[tuple[str, Path, ast.Module]]:
    for folder in EDITIONS:
        for file in sorted((HOME / folder).rglob("*.py")):
            yield folder, file, ast.parse(file.read_text(encoding="utf-8"))


def counted(tree: ast.Module) -> Iterator[str]:
    """The modifiers that a file counts by name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in COUNTS:
            for part in node.args:
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value


@pytest.mark.parametrize("folder", EDITIONS)
def test_every_modifier_that_is_counted_is_printed_by_some_edition(folder: str) -> None:
    printed = {
        modifier
        for edition in EDITIONS[folder]
        for chart in ruleset(edition).rules.charts.values()
        for modifier in chart.by_modifier
    }
    for name, file, tree in files():
        if name == folder:
            assert set(counted(tree)) <= printed, file.name


def figures(tree: ast.Module) -> Iterator[str]:
    """Constants that hold a figure, and figures that hexes are counted or something is compared with."""
    for node in tree.body:
        if (
            isinstance(node, ast.Assign | ast.AnnAssign)
            and node.value is not None
            and holds_figure(node.value)
        ):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            yield from (name.id for name in ast.walk(target) if isinstance(name, ast.Name))
    for part in ast.walk(tree):
        if isinstance(part, ast.Call) and ast.unparse(part.func).endswith("disk"):
            compared = part.args
        elif isinstance(part, ast.Compare) and "len(" not in ast.unparse(part):
            compared = [part.left, *part.comparators]
        else:
            continue
        yield from (f"{ast.unparse(one)} in line {one.lineno}" for one in compared if is_figure(one))


def holds_figure(value: ast.expr | None) -> bool:
    """Not where a field, or a part of a roster's action, is described: its bounds are those of the form."""
    nodes = list(ast.walk(value)) if value is not None else []
    described = any(isinstance(node, ast.Call) and ast.unparse(node.func) in _FORMS for node in nodes)
    return not described and any(is_figure(node) for node in nodes)


def is_figure(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int | float) and abs(node.value) > 1


@pytest.mark.parametrize("folder", EDITIONS)
def test_no_figure_of_the_rules_stands_in_python(folder: str) -> None:
    known = YET_TO_MOVE.get(folder, set()).union(*NO_RULES.values())
    for name, file, tree in files():
        if name == folder:
            assert set(figures(tree)) <= known, file.name


@pytest.mark.parametrize(
    "text", ["LONGEST = 7", "near = grid.disk(cell, 2)", "def f(away):\n    return away <= 2"]
)
def test_a_figure_is_found_wherever_it_may_stand(text: str) -> None:
    assert list(figures(ast.parse(text)))


def test_a_modifier_is_found_however_it_is_counted() -> None:
    text = "tally.add('one')\ntally.add_if(here, 'two')\ntally.add_printed('three', times=2)"
    assert list(counted(ast.parse(text))) == ["one", "two", "three"]


def test_no_ruleset_keeps_the_words_of_another_language_in_python() -> None:
    """Short names stand in `text/labels.toml`, sentences in `text/*.ftl`."""
    found = [
        f"{file.relative_to(HOME)}:{node.lineno}"
        for _name, file, tree in files()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Label" and len(node.args) > 1
    ]
    assert found == []
