"""2.14, 4.5, 5.14, 10. What is in the way of marches: hexes and steps that are closed to them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from grognard.core.game.state import Piece
from grognard.hex.move_graph import MoveGraph
from grognard.rulesets.alea.counters import Arm
from grognard.rulesets.alea.play.ground import Ground
from grognard.rulesets.alea.play.pace import HALTED, UNCHANGED, Changes, Kind, Pace
from grognard.rulesets.alea.play.position import Position
from grognard.rulesets.alea.play.specials import closed_sides, drowned, tides
from grognard.rulesets.alea.special_rules import Tide


def passing(
    position: Position, lead: Pace, enemy: str, barred: frozenset[int], *, road: bool, changes: Changes
) -> MoveGraph:
    """The edges of the map, next to an enemy or not, and the hexes that no unit goes through."""
    which = bytearray(position.beside(enemy))
    for cell in barred:
        which[cell] += HALTED
    return lead.passages(road=road, changes=changes).relaid(bytes(which))


def contact(position: Position, enemy: str) -> bytes:
    """4.5, 4.7  The hexes of the enemy, and those next to him."""
    held, beside = position.held(enemy), position.beside(enemy)
    return position.battle.still_known(("contact", enemy), (held, beside), lambda: either(held, beside))


def near_enemies(position: Position, enemy: str) -> bytes:
    """2.14  The hexes so near to an enemy that the road is no help."""
    held, disk = position.held(enemy), position.grid.disk
    reach = position.rules.number("movement.road-clear")

    def find() -> bytes:
        return mask(len(held), [near for cell in position.cells_of(enemy) for near in disk(cell, reach)])

    return position.battle.still_known(("near enemies", enemy), (held,), find)


def mask(size: int, cells: Iterable[int]) -> bytes:
    """Some cells as a mask of the map."""
    found = bytearray(size)
    for cell in cells:
        found[cell] = 1
    return bytes(found)


def either(one: bytes, other: bytes) -> bytes:
    """Two masks in one."""
    found = int.from_bytes(one, "big") | int.from_bytes(other, "big")
    return found.to_bytes(len(one), "big")


def changes(position: Position, pieces: Iterable[Piece], kind: Kind) -> Changes:
    """10.10, 10.12  The tide, and water that the divisions of some counters may not cross."""
    battle = position.battle
    rising = tides(battle)
    barred = [sides for piece in pieces if (sides := closed_sides(battle, piece.id))]
    if not rising and not barred:
        return UNCHANGED
    return _changes(position.ground, rising, kind.arm, kind.maneuver, frozenset().union(*barred))


@lru_cache(maxsize=256)
def _changes(
    ground: Ground, rising: tuple[Tide, ...], arm: Arm, maneuver: bool, barred: frozenset[int]
) -> Changes:
    return Changes(drowned(ground, rising, arm, maneuver), barred)
