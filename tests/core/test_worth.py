"""What the results of a chart are worth."""

from __future__ import annotations

import pytest

from grognard.core.worth import code_worth, leading_figure
from grognard.rulesets import ruleset


@pytest.mark.parametrize(
    ("cell", "figure"), [("+2", 2), ("-1", -1), ("1,5RP", 1.5), ("12 SP", 12), ("RP", None), ("", None)]
)
def test_a_cell_gives_the_figure_it_begins_with(cell: str, figure: float | None) -> None:
    assert leading_figure(cell) == figure


def test_a_chart_that_rates_its_codes_is_taken_at_its_word() -> None:
    assert code_worth(ruleset("barrosa").rules.chart("morale")) == {"DE": 0, "D": 1, "SE": 2}


def test_a_chart_of_figures_rates_itself() -> None:
    assert code_worth(ruleset("tikhvin").rules.chart("combat-ratio"))["+6"] == 6


def test_a_chart_that_rates_nothing_has_no_worths() -> None:
    assert code_worth(ruleset("tikhvin").rules.chart("terrain-effects")) == {}
