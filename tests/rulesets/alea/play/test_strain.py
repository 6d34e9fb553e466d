"""8.12 to 8.17. What it costs a division to lose a counter, in points that the enemy may expect."""

from __future__ import annotations

import pytest
from tests.rulesets.alea.play.staging import stage

from grognard.rulesets.alea.play.strain import flight_price, strain, wear

FLED = {"division.chabert.state": "fleeing"}


def chabert() -> dict[str, dict[str, object]]:
    """Chabert's brigade has thirty-two points, all on the map from the start, and a rating of three."""
    return {"F01": {"at": "0907"}, "F02": {"at": "0807"}, "F03": {"at": "0707"}}


def test_a_fleeing_division_is_points_strength_and_half_of_the_spanish_win() -> None:
    battle = stage("bailen-standard", "movement", "french", pieces=chabert())
    strength = 32
    decisive = battle.scenario.own.margins.decisive
    assert flight_price(battle, "chabert") == pytest.approx(5 + strength / 4 + decisive / 2)


def test_the_last_division_before_the_win_counts_most() -> None:
    before = stage("bailen-standard", "movement", "french", F06={"at": "0507"}, pieces=chabert())
    after = stage("bailen-standard", "movement", "french", tracks=FLED, F06={"at": "0507"}, pieces=chabert())
    decisive = before.scenario.own.margins.decisive
    gained = flight_price(after, "dupre") - flight_price(before, "dupre")
    assert gained == pytest.approx(decisive / 2)


def test_a_small_brigade_feels_each_point_more() -> None:
    battle = stage("bailen-standard", "movement", "french", F06={"at": "0507"}, pieces=chabert())
    assert wear(battle, "F06") > 1.5 * wear(battle, "F01") > 0


def test_a_counter_that_is_lost_brings_a_test_by_what_is_left() -> None:
    """Of rating two a division flees on one face of six, even at full strength."""
    battle = stage("bailen-standard", "movement", "french", F12={"at": "0507"}, F13={"at": "0508"})
    lost = battle.piece("F12").strength
    assert strain(battle, "F12", lost=False) > 0
    assert strain(battle, "F12", lost=True) > strain(battle, "F12", lost=False) + lost * wear(battle, "F12")


def test_who_flees_already_has_nothing_more_to_lose() -> None:
    battle = stage("bailen-standard", "movement", "french", tracks=FLED, pieces=chabert())
    assert strain(battle, "F01", lost=True) == wear(battle, "F01") == 0


def test_commanders_strain_nobody() -> None:
    battle = stage("bailen-standard", "movement", "french", pieces=chabert())
    assert strain(battle, "FL2", lost=True) == wear(battle, "FL2") == 0
