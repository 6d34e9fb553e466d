"""Armies bought for equal points from an order of battle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

#: ways to buy that are tried; the one nearest to the points is taken
_TRIES = 40
#: rounds in which the armies come nearer to each other
_ROUNDS = 4
#: fewest units of a formation
_FEWEST = 2


class Group(msgspec.Struct, frozen=True):
    """A formation of the order of battle: who leads it, and its units."""

    id: str
    leader: Any
    units: tuple[Any, ...]


class Bought(msgspec.Struct, frozen=True):
    """An army: its formations with the units taken of each, and what they cost."""

    groups: tuple[Group, ...]
    cost: float

    @property
    def units(self) -> list[Any]:
        return [unit for group in self.groups for unit in group.units]


def buy(
    pool: Sequence[Group], points: float, count: int, costs: Mapping[str, float], most: int, rng: Random
) -> Bought:
    """So many formations, filled up as near to the points as can be, with so many units at most."""
    usable = [group for group in pool if len(group.units) >= _FEWEST]
    best: Bought | None = None
    for _try in range(_TRIES):
        chosen = rng.sample(usable, min(count, len(usable)))
        bought = _filled(chosen, points, costs, most, rng)
        if best is None or abs(bought.cost - points) < abs(best.cost - points):
            best = bought
    assert best is not None
    return best


def _filled(chosen: list[Group], points: float, costs: Mapping[str, float], most: int, rng: Random) -> Bought:
    taken: dict[str, list[Any]] = {}
    for group in chosen:
        taken[group.id] = rng.sample(group.units, _FEWEST)
    cost = sum(costs[unit.id] for units in taken.values() for unit in units)
    rest = [(group.id, unit) for group in chosen for unit in group.units if unit not in taken[group.id]]
    rng.shuffle(rest)
    for id, unit in rest:
        if cost + costs[unit.id] <= points and sum(map(len, taken.values())) < most:
            taken[id].append(unit)
            cost += costs[unit.id]
    kept = [
        msgspec.structs.replace(group, units=tuple(one for one in group.units if one in taken[group.id]))
        for group in chosen
    ]
    return Bought(tuple(kept), cost)


def equal_armies(
    pools: Sequence[Sequence[Group]],
    points: float,
    count: int,
    costs: Mapping[str, float],
    most: int,
    rng: Random,
) -> list[Bought]:
    """Two armies, as near to the points and to each other as there are units to be had."""
    best: list[Bought] = []
    for _round in range(_ROUNDS):
        first = buy(pools[0], points, count, costs, most, rng)
        second = buy(pools[1], first.cost, count, costs, most, rng)
        if not best or _apart((first, second)) < _apart(best):
            best = [first, second]
        # Who has less to choose from sets the price.
        points = min(first.cost, second.cost)
    return best


def _apart(armies: Sequence[Bought]) -> float:
    return abs(armies[0].cost - armies[1].cost)
