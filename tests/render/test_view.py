"""What people see of a chart: signs, tints, notes."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard.core.messages import Label
from grognard.core.tally import Modifier
from grognard.render.tints import tints
from grognard.render.view import NoteView, chart_view, shown_value
from grognard.rulesets import ruleset


@pytest.mark.parametrize(
    ("modifier", "shown"),
    [
        (Modifier("a", Label("a"), "1", value=2), "+2"),
        (Modifier("a", Label("a"), "1", value=-1), "−1"),
        (Modifier("a", Label("a"), "1", value=0), "0"),
        (Modifier("a", Label("a"), "1", factor=Fraction(1, 2)), "×1/2"),
        (Modifier("a", Label("a"), "1", value=1, either_way=True), "±1"),
        (Modifier("a", Label("a"), "1", value=-2, most=6), "−2…12"),
        (Modifier("a", Label("a"), "1", value=1, most=5, either_way=True), "±1…5"),
        (Modifier("a", Label("a"), "1", value=-1, most=47), "−1…"),
    ],
)
def test_a_modifier_shows_its_sign_and_how_far_it_can_go(modifier: Modifier, shown: str) -> None:
    assert shown_value(modifier) == shown


def test_results_are_tinted_from_no_effect_towards_good_and_bad() -> None:
    melee = tints(ruleset("barrosa").rules.chart("melee"))
    assert "SE" not in melee
    assert melee["DR1"] == "good-1"
    assert melee["DB9"] == "good-4"
    assert melee["AR2"].startswith("bad-")
    morale = tints(ruleset("barrosa").rules.chart("morale"))
    assert set(morale) == {"D", "DE"}


def test_figures_are_tinted_by_their_sign() -> None:
    ratio = tints(ruleset("tikhvin").rules.chart("combat-ratio"))
    assert (ratio["-2"][:3], ratio.get("0"), ratio["+6"]) == ("bad", None, "good-4")


def test_kinds_of_result_without_a_worth_are_told_apart() -> None:
    weather = tints(ruleset("tikhvin").rules.chart("weather"))
    assert "Clear" not in weather
    assert len(set(weather.values())) == 4


def test_charts_that_are_not_rolled_on_stay_plain() -> None:
    assert tints(ruleset("barrosa").rules.chart("movement-factors")) == {}


def test_a_note_keeps_the_sheets_own_mark_apart() -> None:
    notes = chart_view(ruleset("jours-de-gloire").rules.chart("terrain-effects"), "en").notes
    assert notes[0].mark == "*"
    assert notes[1].mark == "[a]"
    assert chart_view(ruleset("tikhvin").rules.chart("weather"), "en").notes == (
        NoteView("", "Turn 1 is clear without a roll."),
    )


def test_cells_that_one_ruling_reads_alike_share_a_footnote() -> None:
    terrain = chart_view(ruleset("tikhvin").rules.chart("terrain-effects"), "en")
    assert [(note.mark, note.read_as) for note in terrain.footnotes] == [
        (1, "+1MP 0 if road"),
        (2, "+2MP 0 if road"),
        (3, "+3MP 0 if road"),
    ]
    assert [cell.mark for cell in terrain.rows[-1].cells] == [2, 3, 3, 3, 2, 2, 0, 0]
