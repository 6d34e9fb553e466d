"""The odds told before an order are those of the ruling that the order sets off."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.rulesets.alea.play.staging import stage

from grognard.core.drivers import OddsSolver, Undecided
from grognard.core.drivers.play import fingerprint
from grognard.core.game import Chance, Game, Order, Over
from grognard.core.game.offers import Rulings, Scores
from grognard.core.procedure import Consult, Roll
from grognard.core.ruleset import Ruleset
from grognard.games import new_game
from grognard.rulesets import ruleset
from grognard.rulesets.alea.play import board_cases
from grognard.rulesets.alea.play.position import position
from grognard.rulings import forecast

FIGHTS = ("fire", "melee", "assault")


def fights(seed: int) -> list[tuple[Game, Order, str]]:
    """Every fire and melee order given in a random game, with the procedure foretold."""
    game, chance = new_game("alea-training", seed=seed), random.Random(seed)
    found = []
    while not isinstance(game.node, Over):
        if isinstance(game.node, Chance):
            game.apply(game.roll())
            continue
        legal = [order for order in game.orders() if isinstance(order, Order)]
        order = chance.choice([one for one in legal if one.verb in FIGHTS] or legal)
        system = game.table.system
        assert isinstance(system, Rulings)
        ruling = system.ruling_of(game.battle, order)
        if ruling is not None and order.verb in ("fire", "melee"):
            found.append((game.clone(), order, ruling[0]))
        else:
            assert order.verb not in ("fire",)
        game.apply(order)
    return found


@pytest.mark.parametrize("seed", [0, 3])
def test_a_fight_is_foretold_as_it_is_ruled(seed: int) -> None:
    """The dice that the foretold ruling asks for first are those that the game asks for first."""
    rules = ruleset("barrosa")
    compared = 0
    for game, order, procedure in fights(seed):
        system = game.table.system
        assert isinstance(system, Rulings)
        ruling = system.ruling_of(game.battle, order)
        assert ruling is not None
        asked = next(rules.procedure(procedure).run(rules.rules, ruling[1]))
        game.apply(order)
        if isinstance(asked, (Roll, Consult)) and isinstance(game.node, Chance):
            assert fingerprint(asked) == fingerprint(game.node.request)
            compared += 1
    assert compared


def test_odds_can_be_told_of_a_shot() -> None:
    game, order, procedure = next(met for met in fights(0) if met[1].verb == "fire")
    system = game.table.system
    assert isinstance(system, Rulings)
    ruling = system.ruling_of(game.battle, order)
    assert ruling is not None
    told = forecast(ruleset("barrosa").rules, ruleset("barrosa").procedure(procedure).run, ruling[1])
    assert told.branches


def test_moves_are_not_foretold_and_points_are_counted() -> None:
    game = new_game("alea-training")
    system = game.table.system
    assert isinstance(system, Rulings)
    assert system.ruling_of(game.battle, Order("done")) is None
    assert isinstance(system, Scores)
    assert set(system.score(game.battle)) == {"french", "allied"}


def test_odds_can_be_told_of_assaults_charges_and_reorganization() -> None:
    """Every order of these kinds in random games leads to odds that add up to one."""
    rules, met = ruleset("barrosa"), set()
    for seed in range(40):
        game, chance = new_game("alea-training", seed=seed), random.Random(seed)
        while not isinstance(game.node, Over):
            if isinstance(game.node, Chance):
                game.apply(game.roll())
                continue
            legal = [order for order in game.orders() if isinstance(order, Order)]
            for order in legal:
                system = game.table.system
                assert isinstance(system, Rulings)
                ruling = system.ruling_of(game.battle, order)
                if ruling is not None and order.verb not in met:
                    odds_of_first_branch(rules, *ruling)
                    met.add(order.verb)
            bold = [order for order in legal if order.verb == "charge" or order.option == "attack"]
            game.apply(chance.choice(bold or legal))
        if met >= {"fire", "assault", "charge", "reorganize", "melee"}:
            return
    pytest.fail(f"met only {met}")


def odds_of_first_branch(rules: Ruleset, procedure: str, case: object) -> None:
    policy: dict[str, str] = {}
    while True:
        try:
            found = OddsSolver(rules.rules, policy).odds(rules.procedure(procedure).run, case)
        except Undecided as open_question:
            policy[open_question.choice.id] = open_question.choice.options[0]
        else:
            assert sum(weight for _row, weight in zip(*found.rows()[:2], strict=True)) == found.rows()[2]
            return


def test_who_might_join_an_assault_comes_in_one_order_however_deep_he_lies() -> None:
    """A computer tries out stacks whose order nobody has settled; no set may settle it for him."""
    stack = ("S06", "S07", "S08", "S09")
    there: dict[str, Any] = {unit: {"at": "1005", "depth": 0} for unit in stack}
    battle = stage("bailen-standard", "assault", "spanish", F08={"at": "1004"}, **there)
    joining = tuple(battle.piece(unit) for unit in reversed(stack))
    case = board_cases.melee(position(battle), battle.board.grid.cell_of("1004"), joining)
    assert [counter.id for counter in case.attackers[0].counters] == list(stack)
