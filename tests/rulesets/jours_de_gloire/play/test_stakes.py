"""What the computer is told: the ground worth fighting for, what orders are worth, who may act later."""

from __future__ import annotations

from tests.staging import order, stage, table

from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.rulesets.jours_de_gloire.play.command import acting
from grognard.rulesets.jours_de_gloire.play.order_worth import order_worth
from grognard.rulesets.jours_de_gloire.play.preview import ruling_of
from grognard.rulesets.jours_de_gloire.play.stakes import goals
from grognard.rulesets.jours_de_gloire.play.system import ActivationSystem

MAIDA, CROSSROADS = "maida-1806", "jdg-crossroads"


def goals_of(battle: Battle, side: str) -> dict[str, tuple[float, bool]]:
    label = battle.board.grid.label
    return {label(goal.cell): (goal.points, goal.held) for goal in goals(battle) if goal.side == side}


def test_ground_to_be_cleared_is_shared_out_among_the_hexes_that_the_enemy_has_there() -> None:
    battle = stage(MAIDA, "movement", "coalition", only="M01 N01 N02 N03", N03={"at": "1806"})
    assert goals_of(battle, "coalition") == {"1410": (5.0, False), "1409": (5.0, False)}


def test_whoever_still_stands_on_it_has_something_to_keep() -> None:
    battle = stage(MAIDA, "movement", "french", only="M01 N01")
    assert goals_of(battle, "french")["1410"] == (10.0, True)
    gone = stage(MAIDA, "movement", "french", only="M01 N01", N01={"at": "1708"})
    assert list(goals_of(gone, "french").values()).count((10.0, False)) == 2


def test_the_formation_that_opens_the_turn_is_the_one_that_can_close() -> None:
    tracks: dict[str, int | str] = {"orders.compere": "received"}
    battle = stage(MAIDA, "movement", "french", only="M01 N01 N05", tracks=tracks, N01={"at": "1009"})
    first, last = (order_worth(battle, Order("choose", option=one)) for one in ("compere", "peyri"))
    assert first is not None
    assert last is not None
    assert first > last


def test_a_march_is_no_matter_of_counsel() -> None:
    assert order_worth(stage(MAIDA, "movement", "french"), order("move N01 1409/NW")) is None


def test_a_charge_is_told_by_the_fight_it_ends_in() -> None:
    battle = stage(
        CROSSROADS,
        "movement",
        "french",
        only="C3 K1",
        tracks={"active": "c", "orders.c": "received"},
        C3={"at": "0910", "markers": {"led": 1}},
        K1={"at": "1107", "facing": "SW"},
    )
    found = ruling_of(battle, order("charge C3 1007/NE >1107"))
    assert found is not None
    procedure, case = found
    assert procedure == "charge"
    assert [hex.charging for hex in case.attackers] == [True]
    assert battle.piece("C3").marker("charge") is None


def test_in_a_step_of_the_other_side_any_of_its_formations_may_come_up() -> None:
    battle = stage(MAIDA, "movement", "french", tracks={"active": "compere"})
    system, steps = table(MAIDA).system, table(MAIDA).sequence.steps
    place = next(n for n, step in enumerate(steps) if (step.phase.id, step.active) == ("shock", "coalition"))
    assert isinstance(system, ActivationSystem)
    assert not acting(battle, "coalition")
    seen = system.foreseen(battle.scenario, battle.state, steps[place])
    assert len(acting(table(MAIDA).battle(seen), "coalition")) > 4
    assert system.foreseen(battle.scenario, battle.state, battle.step) is battle.state
