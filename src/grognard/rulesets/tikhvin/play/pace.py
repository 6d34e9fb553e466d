"""2.2 to 2.6, 10.2. What every step costs a kind of unit: what map, season and weather fix of a march.

Movement points are counted in halves, since a main road costs some of them half a point.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle
from grognard.core.game.state import Piece
from grognard.core.rules import Rules
from grognard.hex.move_graph import MoveGraph
from grognard.rulesets.tikhvin.cases import WEATHERS, Mover, Soil, StepCost, Weather
from grognard.rulesets.tikhvin.movement import allowance, ground_cost
from grognard.rulesets.tikhvin.play.ground import Ground, River, Way
from grognard.rulesets.tikhvin.play.position import position

#: parts that a movement point is counted in
HALVES = 2


class Conditions(msgspec.Struct, frozen=True):
    """What a march depends on besides map and enemy; turns and weathers alike in that count as one."""

    kind: Mover
    turn: int
    weather: Weather


def conditions(battle: Battle, unit: str) -> Conditions:
    frozen = battle.rules.number("turns.frozen-from")
    turn = frozen if battle.state.turn >= frozen else 1
    wet = weather_of(battle) in ("rain", "heavy-rain")
    return Conditions(kind_of(battle, unit), turn, "rain" if wet else "clear")


def kind_of(battle: Battle, unit: str) -> Mover:
    """What a piece moves as."""
    here = position(battle).roster
    if unit in here.headquarters:
        return "headquarters"
    return here.units[unit].kind if unit in here.units else "artillery"


def weather_of(battle: Battle) -> Weather:
    return WEATHERS[str(battle.state.tracks["weather"])]


@lru_cache(maxsize=512)
def pace(ground: Ground, now: Conditions) -> MoveGraph:
    """Every step of the map with its cost, in halves of a point."""
    costs = [_step(ground, now, side) for side in range(ground.board.grid.size * 6)]

    def edges(cell: int) -> list[tuple[int, int]]:
        sides = range(cell * 6, cell * 6 + 6)
        return [(ground.neighbours[side], costs[side]) for side in sides if costs[side] >= 0]

    return MoveGraph(ground.board.grid.size, edges)


def _step(ground: Ground, now: Conditions, side: int) -> int:
    other = ground.neighbours[side]
    if other < 0:
        return -1
    return step(ground.rules, now, ground.other_terrain(other), ground.river[side], ground.way[side])


@lru_cache(maxsize=8192)
def step(rules: Rules, now: Conditions, terrain: Soil, river: River, way: Way) -> int:
    """One step as the step-cost ruling has it, in halves; below 0 where it is prohibited."""
    case = StepCost(
        turn=now.turn, kind=now.kind, terrain=terrain, hexside=river, way=way, weather=now.weather
    )
    try:
        return int(ground_cost(rules, case) * HALVES)
    except IllegalOrder:
        return -1


def points_of(battle: Battle, piece: Piece) -> int:
    """5.7  The halves of movement points that a piece has this turn."""
    roster = position(battle).roster
    case = StepCost(
        turn=battle.state.turn, kind=kind_of(battle, piece.id), weather=weather_of(battle),
        # 4.4, 4.5  Out of command, or outside the radius by now.
        out_of_command=is_alone(battle, piece) or piece.marker("astray") is not None,
        out_of_supply=piece.marker("out-of-supply") is not None,
    )  # fmt: skip
    row = roster.rows[piece.id]
    return allowance(battle.rules, case, row.mp) * HALVES


def is_alone(battle: Battle, piece: Piece) -> bool:
    """4.3  Whether a unit has no headquarters; a headquarters needs none."""
    return piece.id not in position(battle).roster.headquarters and piece.marker("hq") is None
