"""8.14. What it keeps for a division near the enemy to be in its commanders' reach."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.rulesets.alea.play.staging import stage

from grognard.core.game.battle import Battle
from grognard.rulesets.alea.play.cohesion import cohesion, kept
from grognard.rulesets.alea.play.division_phase import case_of
from grognard.rulesets.alea.play.strain import flight, flight_price


def schramm(
    only: str = "F12 F13 FL6 S01", tracks: Mapping[str, int | str] | None = None, **changed: str
) -> Battle:
    """Two Swiss regiments of rating two, Schramm, who reaches three hexes far, and an enemy before them."""
    stood = {"F12": "0807", "F13": "0808", "FL6": "0707", "S01": "1107", "FL1": "0207", **changed}
    there = {unit: {"at": label} for unit, label in stood.items() if unit in only}
    return stage("bailen-standard", "movement", "french", only=only, tracks=tracks, pieces=there)


def hex_of(battle: Battle, label: str) -> int:
    return battle.board.grid.cell_of(label)


def test_what_a_commander_keeps_is_a_share_of_the_flight_that_he_prevents() -> None:
    battle = schramm()
    case = case_of(battle, "schramm")
    assert case.in_commander_radius
    apart = schramm(FL6="0101")
    alone = case_of(apart, "schramm")
    assert not alone.in_commander_radius
    prevented = flight(battle.rules, alone) - flight(battle.rules, case)
    assert prevented > 0
    assert kept(battle, "schramm")[0] == pytest.approx(prevented * flight_price(battle, "schramm") / 2)
    assert kept(apart, "schramm") == kept(battle, "schramm")


def test_far_from_the_enemy_nobody_need_keep_together() -> None:
    battle = schramm(F12="0307", F13="0308")
    assert kept(battle, "schramm") == (0.0, 0.0)
    assert cohesion(battle, "F12", hex_of(battle, "0307")) == 0


def test_a_commander_is_worth_most_where_he_reaches_all_of_his_men() -> None:
    battle = schramm()
    worth = {label: cohesion(battle, "FL6", hex_of(battle, label)) for label in ("0707", "0510", "0101")}
    assert worth["0707"] == kept(battle, "schramm")[0]
    # He reaches one of the two from 0510, and neither from 0101.
    assert worth["0707"] > worth["0510"] > worth["0101"] > 0


def test_a_regiment_keeps_where_one_commander_can_reach_both() -> None:
    battle = schramm()
    near, far = (cohesion(battle, "F12", hex_of(battle, label)) for label in ("1308", "1908"))
    assert near == kept(battle, "schramm")[0] == 2 * far > 0


def test_a_division_without_a_commander_has_nothing_to_keep_for_him() -> None:
    battle = schramm("F12 F13 S01")
    assert cohesion(battle, "F12", hex_of(battle, "0807")) == 0


def test_the_chief_of_the_army_is_drawn_to_whom_he_steadies() -> None:
    battle = schramm("F12 F13 FL6 S01 FL1")
    near, far = (cohesion(battle, "FL1", hex_of(battle, label)) for label in ("0607", "0101"))
    assert near == kept(battle, "schramm")[1] > far


def test_who_flees_already_keeps_nothing() -> None:
    battle = schramm(tracks={"division.schramm.state": "fleeing"})
    assert kept(battle, "schramm") == (0.0, 0.0)
