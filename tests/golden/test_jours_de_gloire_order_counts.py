"""Fixed positions of Jours de Gloire: the game offers exactly what a slow second reading of the rules finds.

The counts stand in the files, so that the two readings cannot drift together unseen.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.golden.jours_de_gloire_orders import slow_orders
from tests.golden.jours_de_gloire_orders.generator import CHAPTERS
from tests.golden.jours_de_gloire_orders.positions import Position
from tests.golden.readings import compare, counted, imported, read_positions

from grognard import ruleset
from grognard.core.game.game import Game, Table
from grognard.core.game.journal import Journal
from grognard.core.game.order import Order, parse
from grognard.rulesets.jours_de_gloire.play.system import ActivationSystem
from grognard.scenarios import load

SLOW = Path(__file__).with_name("jours_de_gloire_orders")
#: all that the second reading may know of the game: geometry, values and data
KNOWN = (
    "grognard.core.board",
    "grognard.core.game.order",
    "grognard.core.game.sequence",
    "grognard.core.game.state",
    "grognard.core.rules",
    "grognard.core.scenario",
    "grognard.rulesets.jours_de_gloire.scenario_rows",
    "grognard.rulesets.jours_de_gloire.special_rules",
)
POSITIONS = read_positions("jours_de_gloire_positions", Position)


def game_at(position: Position) -> Game:
    scenario = load(position.scenario)
    system = ActivationSystem(ruleset(scenario.ruleset))
    state = position.state(scenario, system.sequence(scenario), system.set_up(scenario))
    game = Game(Table(system, scenario, state, "golden"), Journal(), state, None)
    for words in position.then:
        game.apply(parse(words))
    return game


@pytest.mark.parametrize("name", POSITIONS)
def test_the_game_offers_what_the_slow_reading_finds(name: str) -> None:
    position = POSITIONS[name]
    game = game_at(position)
    assert game.battle.step.phase.id == position.phase
    offered = [order for order in game.orders() if isinstance(order, Order)]
    slow = slow_orders(game.scenario, game.table.system.rules, game.state, position.phase, position.side)
    compare(offered, slow)
    counted(offered, position.counts)


@pytest.mark.parametrize("name", POSITIONS)
def test_no_fixed_position_is_against_the_rules(name: str) -> None:
    game = game_at(POSITIONS[name])
    assert list(game.table.system.problems(game.battle)) == []


def test_the_positions_hold_every_phase_with_orders_and_every_battle() -> None:
    assert {position.phase for position in POSITIONS.values()} == set(CHAPTERS)
    assert {position.scenario for position in POSITIONS.values()} == {
        "jdg-crossroads",
        "maida-1806",
        "vimeiro-1808",
    }


@pytest.mark.parametrize("file", sorted(SLOW.glob("*.py")), ids=lambda file: file.stem)
def test_the_slow_reading_knows_nothing_of_the_rules_in_play(file: Path) -> None:
    assert imported(file) <= set(KNOWN)
