"""11. What the sides fight for, as points."""

from __future__ import annotations

from typing import Any

from tests.rulesets.alea.play.staging import stage

from grognard.core.game.offers import Goal
from grognard.core.game.state import OFF
from grognard.rulesets.alea.play import stakes


def test_goals_are_the_objectives_of_both_sides() -> None:
    battle = stage("alea-training", "movement", "french", tracks={"owner.0605": "allied"})
    cell = battle.board.grid.cell_of
    found = stakes.goals(battle)
    assert Goal(cell("0605"), "allied", 5, held=True) in found
    assert Goal(cell("0605"), "french", 5, held=False) in found
    assert Goal(cell("0602"), "french", 3, held=False) in found
    assert len(found) == 4


def test_a_counter_costs_its_starting_strength_less_what_its_losses_have_brought() -> None:
    battle = stage("alea-training", "movement", "french", A01={"strength": 3})
    assert stakes.price(battle, "A01") == 5 - 2
    assert stakes.price(battle, "A02") == 5
    assert stakes.wound(battle, "A01") == 1


def test_a_battery_and_a_commander_cost_what_the_scenario_says() -> None:
    battle = stage("barrosa-standard", "movement", "french")
    guns = next(row for row in battle.scenario.own.units if row.arm == "artillery")
    chief = next(row for row in battle.scenario.own.commanders if row.rank == "commander-in-chief")
    assert stakes.price(battle, guns.id) == guns.strength + 1
    assert stakes.price(battle, chief.id) == 5
    assert stakes.wound(battle, guns.id) == stakes.wound(battle, chief.id) == 0


def test_leaving_the_map_is_a_goal_where_it_wins() -> None:
    battle = stage("bailen-1808", "movement", "french")
    exits = [win for win in battle.scenario.own.wins if type(win).__name__ == "ExitedStrength"]
    cells = {battle.board.grid.cell_of(hex) for win in exits for hex in win.hexes}
    assert cells
    assert cells <= {goal.cell for goal in stakes.goals(battle)}


def test_what_wins_the_day_for_one_side_is_denied_to_it_by_the_other() -> None:
    battle = stage("bailen-standard", "movement", "spanish")
    cell = battle.board.grid.cell_of("1607")
    decisive = battle.scenario.own.margins.decisive
    assert Goal(cell, "spanish", decisive / 2, held=True, denied=True) in stakes.goals(battle)


def test_an_exit_wants_the_strength_that_has_yet_to_leave() -> None:
    battle = stage("bailen-standard", "movement", "french", F01={"at": OFF, "fate": "exited"})
    cell = battle.board.grid.cell_of("2007")
    assert Goal(cell, "french", battle.scenario.own.margins.decisive, strength=25 - 7) in stakes.goals(battle)


def test_an_exit_has_to_be_barred_once_the_enemy_may_come_to_it() -> None:
    cell = stage("bailen-standard", "movement", "spanish").board.grid.cell_of("2007")

    def barred(turn: int, **pieces: Any) -> bool:
        battle = stage("bailen-standard", "movement", "spanish", turn=turn, **pieces)
        return next(goal.held for goal in stakes.goals(battle) if goal.cell == cell and goal.denied)

    assert barred(8)
    assert not barred(9)
    assert barred(9, S05={"at": "2007"})
    assert not barred(3, F06={"at": "1607"})
