"""2.2 to 2.12, 5.4. What steps and turns cost: the part of a march that the map and the enemy fix.

Points are counted in halves, since officers pay half a point along a road.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, cached_property, lru_cache
from typing import Literal, NamedTuple

from grognard.core.errors import IllegalOrder
from grognard.core.rules import Rules
from grognard.hex.arc import fronts
from grognard.hex.move_graph import MoveGraph, patchwork
from grognard.rulesets.jours_de_gloire.cases import Hexside, StepCost, Terrain
from grognard.rulesets.jours_de_gloire.counters import Column
from grognard.rulesets.jours_de_gloire.movement import priced
from grognard.rulesets.jours_de_gloire.play.ground import Ground
from grognard.rulesets.jours_de_gloire.play.position import ALL

Way = Literal["none", "road", "trail"]

#: halves of a movement point in one
HALVES = 2
_BARRED = -1


class Placing(NamedTuple):
    """Where a march may end."""

    cell: int
    facing: int


@cache
def placing_at(node: int) -> Placing:
    """The placing that a node stands for."""
    return Placing(*divmod(node, 6))


class Pace:
    """What every step costs one kind of mover on an empty map; below 0 where it is not allowed."""

    def __init__(self, ground: Ground, rules: Rules, column: Column, mud: bool) -> None:
        self.ground = ground
        plain = _priced(plain_kinds(ground), rules, column, mud)
        road = _priced(road_kinds(ground), rules, column, mud)
        #: by cell * 6 + direction: off the road, as next to an enemy, and with it
        self.plain = [price.halves for price in plain]
        self.road = [price.halves for price in road]
        self.strains = [price.disorders for price in plain]
        self.strains_by_road = [price.disorders for price in road]

    @cached_property
    def by_road(self) -> frozenset[int]:
        """The hexes into which some step is another one by road than off it."""
        sides = range(len(self.plain))
        return frozenset(
            self.ground.neighbours[side]
            for side in sides
            if self.plain[side] != self.road[side] or self.strains[side] != self.strains_by_road[side]
        )

    @cached_property
    def strained_cells(self) -> frozenset[int]:
        """The hexes out of which some step disorders."""
        return frozenset(side // 6 for side, strains in enumerate(self.strains) if strains)

    def onward(self, node: int) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
        """5.4  From a cell and facing: the steps into front hexes, each with the facings that are free."""
        return _onward(self.ground, node)


class Kind(NamedTuple):
    """Everything about a step that its cost depends on, the mover and the weather aside."""

    terrain: Terrain
    hexside: Hexside
    climb: int
    way: Way


class Price(NamedTuple):
    """What a step takes, in halves of points, below 0 where it is not allowed; and whether it disorders."""

    halves: int
    disorders: bool = False


@lru_cache(maxsize=64)
def plain_kinds(ground: Ground) -> list[Kind | None]:
    """The steps by cell * 6 + direction, off the road; None where they would lead off the map."""
    steps = zip(ground.neighbours, ground.hexside, ground.climb, strict=True)
    return [
        None if into < 0 else Kind(ground.terrain[into], hexside, climb, "none")
        for into, hexside, climb in steps
    ]


@lru_cache(maxsize=64)
def road_kinds(ground: Ground) -> list[Kind | None]:
    """The same along the way that there is."""
    names: dict[str | None, Way] = {None: "none", "road": "road"}
    steps = zip(plain_kinds(ground), ground.way, strict=True)
    return [
        kind if kind is None or way is None else kind._replace(way=names.get(way, "trail"))
        for kind, way in steps
    ]


def _priced(kinds: list[Kind | None], rules: Rules, column: Column, mud: bool) -> list[Price]:
    """A map has thousands of steps and few kinds of them: each is ruled once."""
    prices = {kind: price(rules, column, kind, mud) for kind in set(kinds)}
    return [prices[kind] for kind in kinds]


@lru_cache(maxsize=1_000_000)
def _onward(ground: Ground, node: int) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    cell, facing = divmod(node, 6)
    ahead = ALL if ground.six_fronts[cell] else fronts(facing)
    sides = [cell * 6 + direction for direction in ahead]
    turned = ((facing - 1) % 6, facing, (facing + 1) % 6)
    return tuple((side, ground.neighbours[side], turned) for side in sides if ground.neighbours[side] >= 0)


@lru_cache(maxsize=65_536)
def price(rules: Rules, column: Column, kind: Kind | None, mud: bool) -> Price:
    """One step as the step-cost ruling has it."""
    if kind is None:
        return Price(_BARRED)
    case = StepCost(mover=column, **kind._asdict(), mud=mud)
    try:
        step = priced(rules, case)
    except IllegalOrder:
        return Price(_BARRED)
    return Price(int(step.cost * HALVES), step.disorders)


class Going(NamedTuple):
    """What a graph of moves depends on besides the map and the mover."""

    #: 2.8  hexes next to an enemy, where no road helps
    near: frozenset[int]
    #: whether steps are taken that disorder
    strained: bool = False
    #: 2.10  whether it is a charge
    charging: bool = False


@lru_cache(maxsize=1024)
def move_graph(pace: Pace, going: Going, turn: int) -> MoveGraph:
    """5.4  Steps and turns by cell and facing, on a map without other pieces."""
    if going.near:
        return _among_enemies(pace, going, turn)
    return MoveGraph(pace.ground.board.grid.size, lambda node: _edges(pace, going, turn, node), 6)


def _among_enemies(pace: Pace, going: Going, turn: int) -> MoveGraph:
    """The same where enemies keep some from the road: only steps into hexes next to them are others."""
    far = move_graph(pace, going._replace(near=frozenset()), turn)
    near = far.revised(lambda node: tuple(_edges(pace, going, turn, node)))
    return patchwork((far, near), next_to(pace.ground, going.near))


def next_to(ground: Ground, cells: Iterable[int]) -> bytes:
    """A mask by cell: 1 next to any of some cells."""
    mask = bytearray(ground.board.grid.size)
    for cell in cells:
        for other in ground.neighbours[cell * 6 : cell * 6 + 6]:
            if other >= 0:
                mask[other] = 1
    return bytes(mask)


def _edges(pace: Pace, going: Going, turn: int, node: int) -> list[tuple[int, int]]:
    cell, facing = divmod(node, 6)
    found = [(cell * 6 + other, turn) for other in ALL if other != facing]
    for side, into, turned in pace.onward(node):
        cost = step_over(pace, going, side, into)
        if cost >= 0:
            found += [(into * 6 + other, cost) for other in turned]
    return found


def step_over(pace: Pace, going: Going, side: int, into: int) -> int:
    """What a step costs, friends and zones aside; below 0 where it is barred."""
    ground, near = pace.ground, into in going.near
    if going.charging and (ground.no_charge_over[side] or ground.no_charge[into]):
        return _BARRED
    if not going.strained and (pace.strains[side] if near else pace.strains_by_road[side]):
        return _BARRED
    return pace.plain[side] if near else pace.road[side]


@lru_cache(maxsize=256)
def pace(ground: Ground, rules: Rules, column: Column, mud: bool) -> Pace:
    return Pace(ground, rules, column, mud)
