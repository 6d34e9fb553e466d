"""Fixed positions of Liberators: the game allows on a table what a slow second reading allows.

The counts stand in the files, so that the two readings cannot drift together unseen.
"""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest
from tests.conftest import SOAKING
from tests.golden.liberators_orders import TableTop, attachments, judged, pairs, shots
from tests.golden.liberators_orders.positions import Position, read_position
from tests.scenario_ids import ON_TABLES

from grognard import IllegalOrder, ruleset
from grognard.core.game.game import Game, Table
from grognard.core.game.journal import Journal
from grognard.core.game.order import Order
from grognard.rulesets.liberators.play.system import LiberatorsSystem
from grognard.scenarios import load

SLOW = Path(__file__).with_name("liberators_orders")
#: all that the second reading may know of the game: values and data
KNOWN = (
    "grognard.core.game.order",
    "grognard.core.game.sequence",
    "grognard.core.game.state",
    "grognard.core.rules",
    "grognard.core.scenario",
)
POSITIONS = {
    file.stem: read_position(file)
    for file in sorted(Path(__file__).with_name("liberators_positions").glob("*.toml"))
}
FIRE = [name for name, position in POSITIONS.items() if position.phase.endswith("fire")]
CHECKS = [name for name, position in POSITIONS.items() if position.phase == "maneuver" and not position.mover]
RIDES = [name for name, position in POSITIONS.items() if position.phase == "leaders"]
MOVES = [name for name, position in POSITIONS.items() if position.mover]
#: listed moves and places at random that are judged in each position
JUDGED = 400 if SOAKING else 8
SYSTEM = LiberatorsSystem(ruleset("liberators"))


def game_at(position: Position) -> Game:
    scenario = load(position.scenario)
    state = position.state(scenario, SYSTEM.sequence(scenario), SYSTEM.set_up(scenario))
    return Game(Table(SYSTEM, scenario, state, "golden"), Journal(), state, None)


def orders(game: Game, position: Position, unit: str = "") -> list[Order]:
    return list(SYSTEM.phases[position.phase].orders(game.battle, unit))


def top_of(game: Game) -> TableTop:
    return TableTop(game.scenario, SYSTEM.rules, game.state)


@pytest.mark.parametrize("name", FIRE)
def test_everybody_may_fire_at_whom_the_slow_reading_sees(name: str) -> None:
    position = POSITIONS[name]
    game = game_at(position)
    fire = [order for order in orders(game, position) if order.verb == "fire" and len(order.units) == 1]
    assert {*map(str, fire)} == {*map(str, shots(top_of(game), position.side))}
    assert len(fire) == position.counts["fire"]


@pytest.mark.parametrize("name", CHECKS)
def test_everybody_checks_with_whom_the_slow_reading_finds_near(name: str) -> None:
    position = POSITIONS[name]
    game = game_at(position)
    found = {
        (order.by, id)
        for order in orders(game, position)
        if order.by and not order.option
        for id in order.units
    }
    assert found == set(pairs(top_of(game), position.side))
    assert len(found) == position.counts["check"]


@pytest.mark.parametrize("name", RIDES)
def test_every_leader_may_join_whom_the_slow_reading_lets_him_reach(name: str) -> None:
    position = POSITIONS[name]
    game = game_at(position)
    found = {(order.unit, order.target) for order in orders(game, position) if order.verb == "attach"}
    assert found == set(attachments(top_of(game), position.side))
    assert len(found) == position.counts["attach"]


def place_of(order: Order) -> tuple[tuple[float, float], float]:
    x, y = order.to.split(",")
    return (float(x), float(y)), float(order.facing)


@pytest.mark.parametrize("name", MOVES)
def test_moves_are_judged_alike(name: str) -> None:
    position = POSITIONS[name]
    game, chance = game_at(position), random.Random(name)
    top, half = top_of(game), position.may == "half-move"
    listed = [order for order in orders(game, position, position.mover) if order.verb == "move"]
    assert len(listed) == position.counts["move"]
    for order in chance.sample(listed, min(JUDGED, len(listed))):
        assert judged(top, position.mover, *place_of(order), half) is not False, str(order)
    told: set[bool] = set()
    for order in scattered(listed, chance):
        slow = judged(top, position.mover, *place_of(order), half)
        if slow is not None:
            told.add(slow)
            assert is_legal(game, position, order) == slow, str(order)
    assert told == {True, False}


def scattered(listed: list[Order], chance: random.Random) -> list[Order]:
    """Places near those that are listed, many of them a little too far or turned too sharply."""
    found = []
    for order in chance.choices(listed, k=2 * JUDGED):
        (x, y), facing = place_of(order)
        x, y = (round(value + chance.uniform(-3, 3), 2) for value in (x, y))
        turned = facing if chance.random() < 0.4 else round(facing + chance.uniform(-30, 30)) % 360
        if 0 <= x <= 72 and 0 <= y <= 48:
            found.append(Order("move", order.units, f"{x:g},{y:g}", f"{turned:g}"))
    return found


def is_legal(game: Game, position: Position, order: Order) -> bool:
    try:
        SYSTEM.phases[position.phase].check(game.battle, order)
    except IllegalOrder:
        return False
    return True


@pytest.mark.parametrize("name", POSITIONS)
def test_no_fixed_position_is_against_the_rules(name: str) -> None:
    assert list(SYSTEM.problems(game_at(POSITIONS[name]).battle)) == []


def test_the_positions_hold_every_battle_and_every_chapter() -> None:
    assert {position.scenario for position in POSITIONS.values()} == set(ON_TABLES)
    assert min(map(len, (FIRE, CHECKS, RIDES, MOVES))) >= 4
    assert len(POSITIONS) >= 25


@pytest.mark.parametrize("file", sorted(SLOW.glob("*.py")), ids=lambda file: file.stem)
def test_the_slow_reading_knows_nothing_of_the_rules_in_play(file: Path) -> None:
    nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    names = [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
    assert {name for name in names if name.startswith(("grognard", "shapely"))} <= set(KNOWN)
