"""Changes to a printed game as data: cells of charts, modifiers, figures; checked against what is printed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

import msgspec

from grognard.core.chart import Chart
from grognard.core.errors import BadData
from grognard.core.rules import Rules

#: the greatest modifier, either way, and how many times what is printed a figure may be
_MOST_MODIFIER, _MOST_TIMES = 20, 10
_MOST_LETTERS = 60
_DIGITS = re.compile(r"\d+")


class Cell(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="cell"):
    """Another code in a cell of a chart."""

    chart: str
    row: str
    column: str
    code: str


class Modifier(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="modifier"):
    """Another value of a die modifier."""

    chart: str
    modifier: str
    value: int


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="fact"):
    """Another figure among the facts of a ruleset, by its dotted path."""

    path: str
    value: int | str | bool


RuleChange = Cell | Modifier | Fact
KINDS: dict[str, type[RuleChange]] = {"cell": Cell, "modifier": Modifier, "fact": Fact}


def changes_of(data: Mapping[str, Any], kinds: Mapping[str, type], source: str) -> list[Any]:
    """Lists of tables, each named after its kind of change; BadData names the first that is none."""
    strange = [name for name in data if name not in kinds]
    if strange:
        known = ", ".join(f"[[{name}]]" for name in kinds)
        raise BadData(source, f"unknown entry {strange[0]!r}: expected {known}")
    found: list[Any] = []
    for name, kind in kinds.items():
        entries = data.get(name, [])
        if not isinstance(entries, list):
            raise BadData(source, f"expected [[{name}]], got {entries!r}")
        for place, entry in enumerate(entries, 1):
            try:
                found.append(msgspec.convert(entry, kind))
            except msgspec.ValidationError as wrong:
                raise BadData(source, f"[[{name}]] number {place}: {wrong}") from None
    return found


def changed_rules(rules: Rules, changes: Iterable[Any], source: str = "changes") -> Rules:
    """The rules with every change that is one of theirs."""
    for change in changes:
        match change:
            case Cell(chart, row, column, code):
                _check_in(source, "chart", chart, rules.charts)
                _check_in(source, f"row of {chart}", row, [one.id for one in rules.charts[chart].rows])
                _check_in(source, f"column of {chart}", column, rules.charts[chart].column_ids)
                _check_code(source, rules.charts[chart], code)
                rules = rules.with_cell(chart, row, column, code)
            case Modifier(chart, modifier, value):
                _check_in(source, "chart", chart, rules.charts)
                _check_in(source, f"modifier of {chart}", modifier, rules.charts[chart].by_modifier)
                _check_modifier(source, rules.charts[chart], modifier, value)
                rules = rules.with_modifier(chart, modifier, value)
            case Fact(path, figure):
                rules = rules.with_fact(path, _checked_fact(source, rules, path, figure))
    return rules


def codes_of(chart: Chart) -> tuple[str, ...]:
    """What is printed in its cells, the first first."""
    return tuple(dict.fromkeys(cell for row in chart.rows for cell in row.cells))


def is_figure(value: object) -> bool:
    """Whether a fact is one that can be changed: a number, a share, or yes and no."""
    return isinstance(value, bool | int | Fraction)


def _check_in(source: str, what: str, name: str, known: Any) -> None:
    if name not in known:
        raise BadData(source, f"there is no {what} {name!r}: expected {', '.join(known)}")


def _check_code(source: str, chart: Chart, code: str) -> None:
    """Procedures read codes that the chart knows, with other figures in them if need be."""
    shapes = {_DIGITS.sub("0", known) for known in codes_of(chart)}
    if len(code) > _MOST_LETTERS or _DIGITS.sub("0", code) not in shapes or re.search(r"\d{3}", code):
        known = ", ".join(one or "(empty)" for one in codes_of(chart))
        raise BadData(source, f"{code!r} is no code of {chart.id}: expected one like {known}")


def _check_modifier(source: str, chart: Chart, modifier: str, value: int) -> None:
    if chart.by_modifier[modifier].factor is not None:
        raise BadData(source, f"modifier {modifier} of {chart.id} multiplies and cannot be changed")
    if not -_MOST_MODIFIER <= value <= _MOST_MODIFIER:
        raise BadData(source, f"modifier {modifier} of {chart.id}: expected -20 to 20, got {value}")


def _checked_fact(source: str, rules: Rules, path: str, value: int | str | bool) -> Any:
    """A figure of the same kind as the printed one, and of a size that rules can be played with."""
    try:
        now = rules.fact(path)
    except KeyError:
        raise BadData(source, f"there is no fact {path!r}") from None
    if isinstance(now, bool):
        if not isinstance(value, bool):
            raise BadData(source, f"fact {path}: expected true or false, got {value!r}")
        return value
    if isinstance(now, int):
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadData(source, f"fact {path}: expected a whole number like {now}, got {value!r}")
        low, high = (1, max(now * _MOST_TIMES, 20)) if now > 0 else (-20, 20)
        if not low <= value <= high:
            raise BadData(source, f"fact {path}: expected {low} to {high}, got {value}")
        return value
    if isinstance(now, Fraction):
        share = re.fullmatch(r"([1-9]\d{0,2})(?:/([1-9]\d{0,2}))?", str(value))
        if share is None:
            raise BadData(source, f"fact {path}: expected a share like {now}, got {value!r}")
        return f"{share[1]}/{share[2] or 1}"
    raise BadData(source, f"fact {path} is no figure and cannot be changed")
