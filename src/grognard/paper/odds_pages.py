"""Odds to be read at the table: for every combat, what each column gives with each sum of modifiers.

Two kinds of figures. The results of a chart, as they are printed: they hold for everybody. And the ends of a
whole ruling with all that follows (losses, morale, retreat, pursuit), for the sample that the system gives
of it, with another column and another sum of modifiers in place of its own. All of them are exact.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec

from grognard.core.chart import OffTheChart
from grognard.core.drivers.classes import class_chances
from grognard.core.drivers.explain import words_for
from grognard.core.drivers.solver import Undecided
from grognard.core.errors import IllegalOrder
from grognard.core.procedure import Choose
from grognard.core.rules import Rules
from grognard.core.ruleset import OutcomeClass, Procedure, Ruleset
from grognard.paper.counting import Lead, Watching, counted
from grognard.paper.odds_by_chart import is_rolled, results, signed, spread, sums_of, tenths
from grognard.paper.sample import sample

#: what the second of two who throw against each other may count
_AGAINST = range(-2, 7)
#: more columns, and a table is set over the whole page
_WIDE = 9


class Ruling(msgspec.Struct, frozen=True):
    """A procedure with its sample, the roll that leads it, and how its open decisions are settled."""

    rules: Rules
    procedure: Procedure
    case: Any
    lead: Lead
    classes: tuple[OutcomeClass, ...]
    policy: dict[str, str]
    met: dict[str, Choose]


def odds_pages(ruleset: Ruleset, language: str) -> dict[str, Any]:
    found = [ruling_of(ruleset, procedure) for procedure in ruleset.procedures.values()]
    return {
        "charts": [results(one, language) for one in ruleset.rules.charts.values() if is_rolled(one)],
        "combats": [_combat(ruleset, ruling, language) for ruling in found if ruling is not None],
    }


def ruling_of(ruleset: Ruleset, procedure: Procedure) -> Ruling | None:
    """A combat's sample; None for what is no combat, and for a sample that rolls nothing with modifiers."""
    if procedure.classes is None:
        return None
    case = ruleset.build_case(procedure.id, ruleset.example(procedure.id))
    policy: dict[str, str] = {}
    met: dict[str, Choose] = {}
    while True:
        solver = Watching(ruleset.rules, policy)
        try:
            solver.odds(procedure.run, case)
        except Undecided as undecided:
            # Whatever is open is settled with its first option, and the page says so.
            met[undecided.choice.id] = undecided.choice
            policy[undecided.choice.id] = undecided.choice.options[0]
            continue
        if solver.lead is None:
            return None
        classes = procedure.classes(procedure.roles(case))
        return Ruling(ruleset.rules, procedure, case, solver.lead, classes, policy, met)


def _combat(ruleset: Ruleset, ruling: Ruling, language: str) -> dict[str, Any]:
    """A ruling's ends by column and sum."""
    procedure, lead = ruling.procedure, ruling.lead
    words = words_for(ruleset, procedure.id, ruling.case, language)
    columns, sums = _columns(lead), sums_of(lead.chart)
    grid = {(column, by): ends(ruling, column, by) for column in columns for by in sums}

    def rows(place: int) -> list[list[Any]]:
        return [[signed(by), *(tenths(_at(grid[column, by], place)) for column in columns)] for by in sums]

    return {
        "title": procedure.title.say(language),
        "rule": ruling.rules.cite(procedure.rule),
        "contest": lead.against is not None,
        "sample": list(sample(procedure.case, ruleset.example(procedure.id), words)),
        "here": {
            "column": _column_name(lead, lead.column, language),
            "total": signed(lead.total),
            "against": signed(lead.against or 0),
        },
        "decided": words.decided(ruling.met.values(), ruling.policy),
        "columns": [_column_name(lead, column, language) for column in columns],
        "wide": len(columns) > _WIDE,
        "classes": [
            {"title": one.label.say(language), "tone": one.tone, "rows": rows(place)}
            for place, one in enumerate(ruling.classes)
            # What cannot happen in the sample needs no table.
            if any(_at(found, place) for found in grid.values())
        ],
    }


def _at(ends: tuple[Fraction, ...] | None, place: int) -> Fraction | None:
    return None if ends is None else ends[place]


def _columns(lead: Lead) -> tuple[str, ...]:
    """What the ruling can be read in: columns like its own, or what the other side counts."""
    if lead.against is not None:
        return tuple(str(by) for by in _AGAINST)
    if not lead.column:
        return ("",)
    return tuple(
        column.id
        for column in lead.chart.columns
        if spread(lead.chart, column.id, 0) and (column.id == lead.column or _is_like(lead, column.id))
    )


def _is_like(lead: Lead, column: str) -> bool:
    """Whether a column prints results of the same kind, so that the ruling may read it."""
    own, other = ({lead.chart.at(row.id, one) for row in lead.chart.rows} for one in (lead.column, column))
    return len(own & other) > 1


def ends(ruling: Ruling, column: str, by: int) -> tuple[Fraction, ...] | None:
    """The chance of each end; None where no such roll is on the chart."""
    settled = dict(ruling.policy)
    procedure = ruling.procedure
    while True:
        solver = counted(ruling.rules, settled, ruling.lead, column, by)
        try:
            odds = solver.odds(procedure.run, ruling.case)
        except Undecided as undecided:
            settled[undecided.choice.id] = undecided.choice.options[0]
        except (OffTheChart, IllegalOrder):
            return None
        else:
            return tuple(class_chances(odds, ruling.classes, of_any=procedure.success.of_any))


def _column_name(lead: Lead, column: str, language: str) -> str:
    if lead.against is not None and column:
        return signed(int(column))
    return lead.chart.column(column).name.say(language) if column else lead.chart.title.say(language)
