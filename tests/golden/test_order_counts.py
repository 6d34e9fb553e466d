"""Fixed positions: the game offers exactly the orders that a slow second reading of the rules finds.

The counts stand in the files, so that the two readings cannot drift together unseen.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from tests.golden.slow_orders import slow_orders
from tests.golden.slow_orders.positions import Position, read_position

from grognard import ruleset
from grognard.core.game.game import Game, Table
from grognard.core.game.journal import Journal
from grognard.core.game.order import Order
from grognard.rulesets.alea.play.system import AleaSystem
from grognard.scenarios import load

POSITIONS = {
    file.stem: read_position(file) for file in sorted(Path(__file__).with_name("positions").glob("*.toml"))
}


def game_at(position: Position) -> Game:
    scenario = load(position.scenario)
    system = AleaSystem(ruleset(scenario.ruleset))
    state = position.state(scenario, system.sequence(scenario), system.set_up(scenario))
    return Game(Table(system, scenario, state, "golden"), Journal(), state, None)


def found_slowly(game: Game, position: Position) -> set[Order]:
    return slow_orders(game.scenario, game.table.system.rules, game.state, position.phase, position.side)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_game_offers_what_the_slow_reading_finds(name: str) -> None:
    position = POSITIONS[name]
    game = game_at(position)
    offered = [order for order in game.orders() if isinstance(order, Order)]
    slow = found_slowly(game, position)
    assert len(offered) == len(set(offered)), "an order is offered twice"
    missing, surplus = slow - set(offered), set(offered) - slow
    assert not missing, f"not offered: {sorted(map(str, missing))}"
    assert not surplus, f"offered and not legal: {sorted(map(str, surplus))}"
    assert Counter(order.verb for order in offered) == position.counts


@pytest.mark.parametrize("name", POSITIONS)
def test_no_fixed_position_is_against_the_rules(name: str) -> None:
    game = game_at(POSITIONS[name])
    assert list(game.table.system.problems(game.battle)) == []


def test_the_positions_hold_both_editions_and_every_phase_with_orders() -> None:
    played = {(load(p.scenario).ruleset, p.phase) for p in POSITIONS.values()}
    phases = ("command", "movement", "assault", "defensive-fire", "offensive-fire")
    assert {(edition, phase) for edition in ("barrosa", "bailen") for phase in phases} <= played
