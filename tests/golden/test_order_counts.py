"""Fixed positions: the game offers exactly the orders that a slow second reading of the rules finds.

The counts stand in the files, so that the two readings cannot drift together unseen.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.golden.readings import compare, counted, imported, read_positions
from tests.golden.slow_orders import slow_orders
from tests.golden.slow_orders.positions import Position
from tests.golden.slow_orders.scatter import Scatter

from grognard import ruleset
from grognard.core.game.game import Game, Table
from grognard.core.game.journal import Journal
from grognard.core.game.order import Order
from grognard.core.game.state import State
from grognard.rulesets.alea.play.system import AleaSystem
from grognard.scenarios import load

PHASES = ("command", "movement", "assault", "defensive-fire", "offensive-fire")
SCENARIOS = ("alea-training", "barrosa-standard", "barrosa-1811", "bailen-standard", "bailen-1808")
SLOW = Path(__file__).with_name("slow_orders")
#: all that the second reading may know of the game: geometry, values and data
KNOWN = (
    "grognard.core.board",
    "grognard.core.chart",
    "grognard.core.game.order",
    "grognard.core.game.sequence",
    "grognard.core.game.state",
    "grognard.core.rules",
    "grognard.core.scenario",
    "grognard.hex",
    "grognard.rulesets.alea.scenario_rows",
    "grognard.rulesets.alea.special_rules",
)
POSITIONS = read_positions("positions", Position)


def game_at(position: Position) -> Game:
    scenario = load(position.scenario)
    system = AleaSystem(ruleset(scenario.ruleset))
    state = position.state(scenario, system.sequence(scenario), system.set_up(scenario))
    return Game(Table(system, scenario, state, "golden"), Journal(), state, None)


def agree(game: Game, offered: list[Order], phase: str, side: str) -> None:
    slow = slow_orders(game.scenario, game.table.system.rules, game.state, phase, side)
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
    assert list(game.table.system.problems(game.battle)) == []


def test_the_positions_hold_both_editions_and_every_phase_with_orders() -> None:
    played = {(load(p.scenario).ruleset, p.phase) for p in POSITIONS.values()}
    wanted = (*PHASES, "commanders")
    assert {(edition, phase) for edition in ("barrosa", "bailen") for phase in wanted} <= played


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("id", SCENARIOS)
def test_both_readings_agree_on_scattered_counters(id: str, seed: int) -> None:
    scenario = load(id)
    system = AleaSystem(ruleset(scenario.ruleset))
    start = system.set_up(scenario)
    pieces = Scatter(scenario, system.rules, start, seed).pieces()
    for number, step in enumerate(system.sequence(scenario).steps):
        if step.phase.id in PHASES:
            state = State(pieces, turn=3, step=number, tracks=start.tracks)
            game = Game(Table(system, scenario, state, "golden"), Journal(), state, None)
            # asked of the phase itself, since the game passes over a phase without anything to decide
            offered = list(system.phases[step.phase.id].orders(game.battle))
            agree(game, offered, step.phase.id, step.decides)


@pytest.mark.parametrize("file", sorted(SLOW.glob("*.py")), ids=lambda file: file.stem)
def test_the_slow_reading_knows_nothing_of_the_rules_in_play(file: Path) -> None:
    assert imported(file) <= set(KNOWN)
