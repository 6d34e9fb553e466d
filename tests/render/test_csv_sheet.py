"""Charts as CSV."""

from __future__ import annotations

import csv
import io

import pytest

from grognard.render.csv_sheet import chart_csv
from grognard.rulesets import RULESETS, ruleset


@pytest.mark.parametrize("id", RULESETS)
def test_every_cell_comes_back_from_the_file(id: str) -> None:
    for chart in ruleset(id).rules.charts.values():
        lines = list(csv.reader(io.StringIO(chart_csv(chart))))
        assert lines[0][1:] == [column.label for column in chart.columns]
        printed = lines[1 : 1 + len(chart.rows)]
        assert printed == [[row.label, *row.cells] for row in chart.rows]
        after = lines[1 + len(chart.rows) :]
        if chart.modifiers:
            assert after[0] == []
            assert [line[0] for line in after[2:]] == [modifier.id for modifier in chart.modifiers]
        else:
            assert after == []


def test_modifiers_stand_after_a_blank_line_in_the_readers_language() -> None:
    chart = ruleset("tikhvin").rules.chart("combat-ratio")
    _table, modifiers = chart_csv(chart, "es").split("\n\n")
    assert modifiers.splitlines()[0] == "id,Modificadores,+/-,Regla"
    assert "river.major,FC que atacan cruzando un río mayor,x1/3,7.4" in modifiers
    assert 'late-german,"Tirada alemana, turnos 10 a 15",-1,7.11' in modifiers
