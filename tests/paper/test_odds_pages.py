"""The figures of the odds pages are those that a ruling has, whatever is asked of it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard import RULESETS, ruleset
from grognard.core.drivers.classes import class_chances
from grognard.core.drivers.solver import OddsSolver
from grognard.paper.odds_by_chart import is_rolled, results
from grognard.paper.odds_pages import ends, odds_pages, ruling_of

FIGHTS = [
    (id, procedure.id)
    for id in RULESETS
    for procedure in ruleset(id).procedures.values()
    if procedure.classes is not None
]


@pytest.mark.parametrize(("id", "procedure"), FIGHTS)
def test_at_its_own_column_and_sum_a_sample_has_its_own_odds(id: str, procedure: str) -> None:
    ruling = ruling_of(ruleset(id), ruleset(id).procedure(procedure))
    assert ruling is not None
    plain = OddsSolver(ruling.rules, ruling.policy).odds(ruling.procedure.run, ruling.case)
    lead = ruling.lead
    column = lead.column if lead.against is None else str(lead.against)
    found = class_chances(plain, ruling.classes, of_any=ruling.procedure.success.of_any)
    assert ends(ruling, column, lead.total) == tuple(found)


@pytest.mark.parametrize("id", RULESETS)
def test_every_combat_has_a_page_and_every_line_is_whole(id: str) -> None:
    pages = odds_pages(ruleset(id), "en")
    fights = [one for one in ruleset(id).procedures.values() if one.classes is not None]
    assert [one["title"] for one in pages["combats"]] == [one.title.en for one in fights]
    for fight in pages["combats"]:
        for rows in zip(*(one["rows"] for one in fight["classes"]), strict=True):
            for shares in zip(*(row[1:] for row in rows), strict=True):
                told = [share for share in shares if share is not None]
                # Each is rounded to a tenth of a percent by itself.
                assert not told or abs(sum(told) - 1000) <= len(told)


@pytest.mark.parametrize("id", RULESETS)
def test_the_results_of_a_chart_are_its_cells_weighed_by_its_dice(id: str) -> None:
    for chart in ruleset(id).rules.charts.values():
        if not is_rolled(chart):
            continue
        assert chart.dice is not None
        for table, column in zip(results(chart, "en")["tables"], chart.columns, strict=False):
            if column.name.en != table["title"]:
                continue
            plain = next(row for row in table["rows"] if row[0] == "0")
            weights: dict[str, int] = {}
            for total, weight in chart.dice.totals:
                row = chart.row_for(column.id, total)
                said = row.name.en if row.ranges else chart.at(row.id, column.id)
                weights[said] = weights.get(said, 0) + weight
            wanted = sorted(round(Fraction(1000 * weight, chart.dice.ways)) for weight in weights.values())
            assert sorted(figure for figure in plain[1:] if figure) == wanted
