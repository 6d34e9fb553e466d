"""What swung a game: the largest moments, what the dice had in them, and the odds that carried them."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.answers.test_report import fought

from grognard.ai.odds_cache import odds_cache
from grognard.analysis import telling
from grognard.analysis.chances import Chances, shifted
from grognard.analysis.checked import Checked, checked, gap_of, squared_of
from grognard.analysis.course import MOST, course_of
from grognard.analysis.telling import about_estimate, percent, points
from grognard.core.game.offers import Rulings
from grognard.core.game.order import Order, parse
from grognard.core.game.past import Past
from grognard.lab.swings import Measured
from grognard.rulesets import ruleset


def test_luck_points_the_way_of_the_dice() -> None:
    game = fought("alea-training", 1)
    past = Past(game.table, game.journal.entries())
    course = course_of(game, past)
    luck = {one.first: one.luck[course.side] for one in Measured(game, past).strokes()}
    for one in course.moments:
        assert (one.dice > 0) == (luck[one.first] > 0)
        assert (one.dice < 0) == (luck[one.first] < 0)
    assert any(one.dice for one in course.moments)


def test_the_largest_are_told_in_the_order_in_which_they_came() -> None:
    game = fought("alea-training", 4)
    course = course_of(game, Past(game.table, game.journal.entries()))
    told = course.largest()
    assert 0 < len(told) <= MOST
    assert [one.first for one in told] == sorted(one.first for one in told)
    left = [one for one in course.moments if one not in told]
    assert max((abs(one.swing) for one in left), default=0) <= min(abs(one.swing) for one in told)


def test_the_odds_of_a_moment_are_those_of_the_procedure() -> None:
    game = fought("alea-training", 1)
    past = Past(game.table, game.journal.entries())
    known = 0
    for one in course_of(game, past).largest():
        if not one.success:
            continue
        before = past.game(one.first - 1)
        system = before.table.system
        order = parse(past.entries[one.first - 1].given)
        assert isinstance(order, Order)
        assert isinstance(system, Rulings)
        ruling = system.ruling_of(before.battle, order)
        assert ruling is not None
        id, case = ruling
        success = ruleset(game.scenario.ruleset).procedure(id).success
        odds, _given = odds_cache(system.rules).odds(ruleset(game.scenario.ruleset).procedure(id), case)
        assert Fraction(one.success) == odds.chance(success.holds, success.of_any, success.of_every)
        known += 1
    assert known


def test_more_in_hand_is_more_hope() -> None:
    game = fought("alea-training", 1)
    past = Past(game.table, game.journal.entries())
    chance = Chances(game.table, game.scenario.sides[0].id)
    state = past.state(1)
    assert chance.moved(state, -2) < chance.of(state) < chance.moved(state, 2)
    assert chance.moved(state, 0) == pytest.approx(chance.of(state))
    assert 0 < shifted(0.0, 1) < 0.01
    assert 0.99 < shifted(1.0, -1) < 1


def test_what_came_true_as_often_as_it_was_said_has_no_gap() -> None:
    assert gap_of([(0.75, 1.0)] * 3 + [(0.75, 0.0)]) == pytest.approx(0)
    assert gap_of([(0.9, 0.0)]) == pytest.approx(0.9)
    assert squared_of([(0.5, 1.0), (0.5, 0.0)]) == pytest.approx(0.25)


def test_figures_are_written_as_the_language_writes_them() -> None:
    assert (percent(0.996, "en"), percent(1.0, "en"), percent(0.5, "fr")) == ("99%", "100%", "50\u00a0%")
    assert (points(0.1), points(-0.1), points(0)) == ("+10", "\u221210", "±0")


def test_the_estimate_says_how_far_off_it_was_where_that_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    known = Checked("", (1.0,), games=80, battles=2, positions=530, gap=0.093, squared=0.099)
    monkeypatch.setattr(telling, "checked", lambda: known)
    for language, said in (("en", "80 games of 2 battles"), ("fr", "80 parties"), ("es", "80 partidas")):
        assert said in about_estimate(language)
        assert " 9 " in about_estimate(language)
    monkeypatch.setattr(telling, "checked", lambda: None)
    assert "not a certainty" in about_estimate("en")


def test_figures_that_have_changed_since_count_as_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grognard.analysis.checked.figures", lambda: (0.0,))
    assert checked() is None
