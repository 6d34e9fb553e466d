"""9.5, 9.6. Others take the place of fallen commanders."""

from __future__ import annotations

import pytest
from tests.rulesets.alea.play.staging import Changes, drive, hex_of, rules_of, stage

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.rulesets.alea.play.position import position


def bereaved(commander: str, scenario: str = "alea-training", only: str = "", **changed: Changes) -> Battle:
    """The command step of a side that has just lost a commander."""
    side = "french" if commander.startswith("F") else "allied"
    battle = stage(scenario, "command", side, only=only, pieces=changed)
    battle.emit(ev.Eliminated(commander, "barrosa 9.3"))
    return battle


@pytest.mark.rule("barrosa 9.5", "bailen 9.5")
def test_the_owner_puts_the_successor_on_a_counter_of_the_division() -> None:
    battle = bereaved("FL1")
    assert drive(rules_of(battle).begin(battle), "0903") == ["successor.hex"]
    assert hex_of(battle, "FL1") == "0903"
    assert battle.state.number("replaced.FL1") == 1


@pytest.mark.rule("barrosa 9.5", "bailen 9.5")
def test_one_counter_leaves_nothing_to_choose() -> None:
    battle = bereaved("FL1", only="FL1 F02 A01")
    assert drive(rules_of(battle).begin(battle)) == []
    assert hex_of(battle, "FL1") == "0804"


@pytest.mark.rule("barrosa 9.5", "barrosa 9.6", "bailen 9.5", "bailen 9.6")
@pytest.mark.parametrize(("fallen", "orders"), [(1, 3), (2, 2), (9, 0)])
def test_a_successor_has_no_factors_and_each_time_one_order_less(fallen: int, orders: int) -> None:
    battle = stage("alea-training", "command", "french", tracks={"replaced.FL1": fallen})
    general = position(battle).general(battle.piece("FL1"))
    assert (general.melee, general.morale, general.orders) == (0, 0, orders)
    best = position(battle).commander(battle.piece("FL1").at, "french")
    assert best is not None
    assert (best.melee, best.morale) == (0, 0)


@pytest.mark.rule("barrosa 9.6", "bailen 9.6")
def test_a_chief_is_followed_on_any_counter_of_his_nations() -> None:
    battle = bereaved("AL1", "barrosa-standard", only="AL1 A01 A07 A18 F01")
    assert drive(rules_of(battle).begin(battle), "0809") == ["successor.hex"]
    assert hex_of(battle, "AL1") == "0809"


@pytest.mark.rule("barrosa 9.6", "bailen 9.6")
def test_without_a_counter_to_stand_on_nobody_takes_command() -> None:
    battle = bereaved("FL1", only="FL1 A01 AL1")
    assert drive(rules_of(battle).begin(battle)) == []
    assert battle.piece("FL1").fate == "eliminated"
