"""Odds with another column and another sum of modifiers in place of those that a case counts."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.core.chart import Chart, Reading, Row
from grognard.core.drivers.solver import Branches, OddsSolver
from grognard.core.procedure import Consult, Read, Request, Roll
from grognard.core.rules import Rules


class Lead(msgspec.Struct, frozen=True):
    """The roll of a ruling that players count columns and modifiers for."""

    chart: Chart
    #: the column that is read; empty where two totals are compared
    column: str
    #: what the sample counts
    total: int
    #: what whoever throws against it counts there; None where nobody does
    against: int | None = None


class Watching(OddsSolver):
    """Finds the rolls of a ruling that modifiers bear on."""

    def __init__(self, rules: Rules, policy: dict[str, str]) -> None:
        super().__init__(rules, policy)
        self._met: dict[str, Lead] = {}

    def branches(self, request: Request, _weight: Any = None) -> tuple[Branches, int]:
        tally = getattr(request, "tally", None)
        if isinstance(request, Roll | Consult | Read) and tally is not None:
            met = self._met.get(tally.chart.id)
            if met is None:
                self._met[tally.chart.id] = Lead(tally.chart, request.column or "", tally.total)
            elif getattr(request, "against", None) is not None and met.against is None:
                self._met[tally.chart.id] = msgspec.structs.replace(met, against=tally.total)
        return super().branches(request)

    @property
    def lead(self) -> Lead | None:
        """The first of those with most modifiers; None where no roll has any."""
        return max(self._met.values(), key=lambda one: len(one.chart.modifiers), default=None)


class Contested(OddsSolver):
    """Odds as if both who throw against each other counted something else."""

    def __init__(self, rules: Rules, policy: dict[str, str], chart: str, own: int, other: int) -> None:
        super().__init__(rules, policy)
        self._chart, self._own, self._other = chart, own, other

    def branches(self, request: Request, _weight: Any = None) -> tuple[Branches, int]:
        tally = getattr(request, "tally", None)
        if not isinstance(request, Roll) or tally is None or tally.chart.id != self._chart:
            return super().branches(request)
        by = self._own if request.against is None else self._other
        return tuple((value + by, weight) for value, weight in request.dice.totals), request.dice.ways


def counted(rules: Rules, policy: dict[str, str], lead: Lead, column: str, total: int) -> OddsSolver:
    """A solver for the same ruling with this column and this sum; of two who throw the column is the other's.

    Whatever else is rolled on the chart moves with it.
    """
    if lead.against is not None:
        return Contested(rules, policy, lead.chart.id, total - lead.total, int(column) - lead.against)
    chart = lead.chart.shifted(total - lead.total)
    if column != lead.column:
        chart = _reading(chart, lead.column, column)
    mark = f"{rules.hash}+{chart.id}:{column}{total:+d}"
    changed = Rules(rules.id, {**rules.charts, chart.id: chart}, rules.facts, rules.catalogue, mark)
    return OddsSolver(changed, policy)


def _reading(chart: Chart, own: str, other: str) -> Chart:
    """The chart with what stands in one column in the place of another's."""
    at, by = chart.column_ids.index(own), chart.column_ids.index(other)

    def row(one: Row) -> Row:
        cells = tuple(one.cells[by] if place == at else cell for place, cell in enumerate(one.cells))
        ranges = {**dict(one.ranges), **({own: dict(one.ranges).get(other)} if one.ranges else {})}
        return msgspec.structs.replace(one, cells=cells, ranges=tuple(ranges.items()))

    kept = [reading for reading in chart.readings if reading.column != own]
    moved = [
        Reading(reading.row, own, reading.printed, reading.read_as, reading.id)
        for reading in chart.readings
        if reading.column == other
    ]
    return chart.with_rows(tuple(row(one) for one in chart.rows), (*kept, *moved))
