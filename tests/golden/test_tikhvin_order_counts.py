"""Fixed positions of Tikhvin: the game offers exactly the orders that a slow second reading finds.

The counts stand in the files, so that the two readings cannot drift together unseen.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.golden.readings import compare, counted, imported, read_positions
from tests.golden.tikhvin_orders import slow_orders
from tests.golden.tikhvin_orders.positions import Position
from tests.golden.tikhvin_orders.scatter import Scatter
from tests.golden.tikhvin_orders.storming import every_attack
from tests.golden.tikhvin_orders.table_top import TableTop

from grognard import ruleset
from grognard.core.game.game import Game, Table
from grognard.core.game.journal import Journal
from grognard.core.game.order import Order
from grognard.core.game.state import State
from grognard.core.scenario import Scenario
from grognard.rulesets.tikhvin.play.system import TikhvinSystem
from grognard.scenarios import load

PHASES = ("deployment", "replacements", "assignment", "activation", "movement", "combat", "headquarters")
SCENARIOS = ("tikhvin-training", "tikhvin-standard", "tikhvin-1941")
#: deployment knows no contact
SCATTERED = PHASES[1:]
SLOW = Path(__file__).with_name("tikhvin_orders")
#: all that the second reading may know of the game: geometry, values and data
KNOWN = (
    "grognard.core.board",
    "grognard.core.game.order",
    "grognard.core.game.sequence",
    "grognard.core.game.state",
    "grognard.core.rules",
    "grognard.core.scenario",
    "grognard.rulesets.tikhvin.special_rules",
)
POSITIONS = read_positions("tikhvin_positions", Position)
FIGHTS = [name for name, p in POSITIONS.items() if (p.scenario, p.phase) == ("tikhvin-training", "combat")]
SYSTEM = TikhvinSystem(ruleset("tikhvin"))


def game_of(scenario: Scenario[Any], state: State) -> Game:
    return Game(Table(SYSTEM, scenario, state, "golden"), Journal(), state, None)


def game_at(position: Position) -> Game:
    scenario = load(position.scenario)
    return game_of(scenario, position.state(scenario, SYSTEM.sequence(scenario), SYSTEM.set_up(scenario)))


def agree(game: Game, offered: list[Order], phase: str, side: str) -> None:
    slow = slow_orders(game.scenario, SYSTEM.rules, game.state, phase, side)
    compare(offered, slow)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_game_offers_what_the_slow_reading_finds(name: str) -> None:
    position = POSITIONS[name]
    game = game_at(position)
    offered = [order for order in game.orders() if isinstance(order, Order)]
    agree(game, offered, position.phase, position.side)
    counted(offered, position.counts)


@pytest.mark.parametrize("name", POSITIONS)
def test_no_fixed_position_is_against_the_rules(name: str) -> None:
    game = game_at(POSITIONS[name])
    assert list(SYSTEM.problems(game.battle)) == []


def test_the_positions_hold_every_phase_with_orders_and_every_scenario() -> None:
    assert {position.phase for position in POSITIONS.values()} == set(PHASES)
    assert {position.scenario for position in POSITIONS.values()} == set(SCENARIOS)


@pytest.mark.parametrize("name", FIGHTS)
def test_any_set_of_attackers_and_support_is_judged_alike(name: str) -> None:
    position = POSITIONS[name]
    game = game_at(position)
    attacks = dict(every_attack(TableTop(game.scenario, SYSTEM.rules, game.state), position.side))
    judged = {order: game.check(order) is None for order in attacks}
    assert {str(order): legal for order, legal in judged.items() if legal != attacks[order]} == {}
    assert set(judged.values()) == {True, False}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("id", SCENARIOS)
def test_both_readings_agree_on_scattered_counters(id: str, seed: int) -> None:
    scenario = load(id)
    start = SYSTEM.set_up(scenario)
    for number, step in enumerate(SYSTEM.sequence(scenario).steps):
        if step.phase.id in SCATTERED:
            state = Scatter(scenario, SYSTEM.rules, start, seed).state(number, step.decides)
            game = game_of(scenario, state)
            # asked of the phase itself, since the game passes over a phase without anything to decide
            offered = list(SYSTEM.phases[step.phase.id].orders(game.battle))
            agree(game, offered, step.phase.id, step.decides)


@pytest.mark.parametrize("file", sorted(SLOW.glob("*.py")), ids=lambda file: file.stem)
def test_the_slow_reading_knows_nothing_of_the_rules_in_play(file: Path) -> None:
    assert imported(file) <= set(KNOWN)
