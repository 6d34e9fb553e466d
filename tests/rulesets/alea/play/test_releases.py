"""10.9, 10.10. Held divisions and crossing bans, and the dice that end them."""

from __future__ import annotations

import pytest
from tests.rulesets.alea.play.staging import Changes, Tracks, drive, listed, refused, rules_of, stage

from grognard.core.game.battle import Battle


def allies(turn: int, tracks: Tracks | None = None, **changed: Changes) -> Battle:
    return stage("barrosa-1811", "command", "allied", turn=turn, tracks=tracks, pieces=changed)


@pytest.mark.rule("barrosa 10.9", "bailen 10.9")
def test_a_held_division_gets_no_orders() -> None:
    battle = allies(1)
    units = [unit for unit in ("A18", "A19") if listed(battle, unit)]
    assert units == []
    assert refused(battle, "order A18 :maneuver by AL11") == ("refuse-order-division-held", "10.9")


@pytest.mark.rule("barrosa 10.9", "bailen 10.9")
def test_the_dice_begin_with_the_turn_of_each_division() -> None:
    assert drive(rules_of(battle := allies(2)).begin(battle)) == []
    assert drive(rules_of(battle := allies(3)).begin(battle), 1) == ["ask-release"]
    assert drive(rules_of(battle := allies(6)).begin(battle), 1, 1, 1, 1) == ["ask-release"] * 4


@pytest.mark.rule("barrosa 10.9", "bailen 10.9")
@pytest.mark.parametrize(
    ("die", "owner", "held"), [(3, "french", 1), (4, "french", 0), (3, "allied", 0), (2, "allied", 1)]
)
def test_begines_wakes_up_on_four_and_on_three_with_the_summit_taken(die: int, owner: str, held: int) -> None:
    battle = allies(3, tracks={"owner.2517": owner})
    drive(rules_of(battle).begin(battle), die)
    assert battle.state.number("division.begines.held") == held
    assert battle.state.number("division.begines.released") == 1 - held


@pytest.mark.rule("barrosa 10.10", "bailen 10.10")
def test_villatte_only_maneuvers_until_a_die_lets_him_cross() -> None:
    battle = stage("barrosa-1811", "command", "french", turn=4)
    unit = next(row.id for row in battle.scenario.own.units if row.division == "villatte")
    assert refused(battle, f"order {unit} :attack by FL5") == ("refuse-order-limited", "10.10")
    assert drive(rules_of(battle).begin(battle), 4) == ["ask-crossing"]
    assert battle.state.number("division.villatte.banned") == 1
    assert drive(rules_of(battle).begin(battle), 5) == ["ask-crossing"]
    assert battle.state.number("division.villatte.banned") == 0
    assert f"order {unit} :attack by FL5" in listed(battle, unit)


@pytest.mark.rule("barrosa 10.10", "bailen 10.10")
def test_an_enemy_next_to_him_frees_the_hands_of_a_counter_behind_the_water() -> None:
    battle = stage("barrosa-1811", "command", "french", turn=1)
    unit = next(row.id for row in battle.scenario.own.units if row.division == "villatte")
    at = battle.piece(unit).at
    beside = next(other for other in battle.board.grid.neighbours[at * 6 : at * 6 + 6] if other >= 0)
    near = stage("barrosa-1811", "command", "french", A01={"at": battle.board.grid.label(beside)})
    assert any(":attack" in text for text in listed(near, unit))
