"""What a side can do in its next turn while the enemy stays where he is: come, strike, and shoot.

It is taken as if the turn began now: all points unspent, and an Attack order for everybody who may get one,
for which nobody has to be near a commander. Guns shoot from where they stand.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from grognard.core.game.battle import Battle
from grognard.core.game.layers import Overlay, Shade
from grognard.core.game.state import OFF, Piece
from grognard.core.messages import message
from grognard.hex.arc import fronts
from grognard.rulesets.alea.play.combat_specials import fire_range
from grognard.rulesets.alea.play.fire_phase import bears, is_armed, reach_of
from grognard.rulesets.alea.play.marches import March
from grognard.rulesets.alea.play.pace import FACING, Placing
from grognard.rulesets.alea.play.position import Position, position
from grognard.rulesets.alea.play.restrictions import barred
from grognard.rulesets.alea.play.sightlines import line_of_fire

_RULES = {"reach": "5.1", "strike": "7.1", "shoot": "6.4"}
#: what is over when a turn begins
_PASSING = ("spent", "moved", "fired", "assault", "shot-at", "no-fire", "refused", "charged", "straight-on")


class Threat(NamedTuple):
    """What one counter can do to a hex: for so many points, or over so many hexes."""

    unit: str
    cost: int


#: tone -> cell -> who can
Map = dict[str, dict[int, list[Threat]]]


def threats_of(battle: Battle, side: str) -> Overlay:
    """By hex which counters of a side can come there, or shoot at it; elsewhere, who can strike at it.

    Whoever can come to a hex is next to its neighbours on the way: to say so again would hide the map.
    """
    found = _map(battle, side)
    return Overlay(
        tuple(
            Shade(cell, tone, len(who), tuple(one.unit for one in who), rule=battle.rules.cite(_RULES[tone]))
            for tone, cells in found.items()
            for cell, who in sorted(cells.items())
            if tone != "strike" or cell not in found["reach"]
        )
    )


def threats_to(battle: Battle, cell: int, side: str = "") -> Overlay:
    """Where those stand who can come to a hex, strike at it or shoot at it: of one side, or of both."""
    here = position(battle)
    holder = here.side_at(cell)
    sides = [side] if side else [here.roster.enemy[holder]] if holder else list(here.roster.enemy)
    shades = []
    for threatening in sides:
        for tone, cells in _map(battle, threatening).items():
            for unit, cost in cells.get(cell, ()):
                why = message(f"layer-threat-{tone}-why", unit=unit, hex=here.grid.label(cell), cost=cost)
                at = battle.piece(unit).at
                shades.append(
                    Shade(at, tone, cost, (unit,), reason=why, rule=battle.rules.cite(_RULES[tone]))
                )
    return Overlay(tuple(shades), cell)


def _map(battle: Battle, side: str) -> Map:
    return battle.known(("threats", side), lambda: _found(battle, side))


def _found(battle: Battle, side: str) -> Map:
    ahead = next_turn(battle, side)
    here = position(ahead)
    found: Map = {"reach": {}, "strike": {}, "shoot": {}}
    for piece in sorted(here.units(side), key=lambda piece: piece.id):
        for tone, cell, cost in _of_piece(ahead, here, piece):
            found[tone].setdefault(cell, []).append(Threat(piece.id, cost))
    return found


def next_turn(battle: Battle, side: str) -> Battle:
    """The battle as a turn of this side would find it."""
    pieces = tuple(_rested(battle, piece, side) for piece in battle.state.pieces)
    state = msgspec.structs.replace(battle.state, pieces=pieces)
    return Battle(battle.rules, battle.scenario, battle.sequence, battle.reducer, state)


def _rested(battle: Battle, piece: Piece, side: str) -> Piece:
    here = position(battle)
    if piece.at == OFF or piece.id not in here.roster.cards or here.card(piece.id).side != side:
        return piece
    markers = tuple(marker for marker in piece.markers if marker[0] not in _PASSING)
    fresh = msgspec.structs.replace(piece, markers=markers)
    return fresh.with_marker("order", "attack" if barred(battle, piece, "attack") is None else None)


def _of_piece(ahead: Battle, here: Position, piece: Piece) -> Iterator[tuple[str, int, int]]:
    if piece.state not in ("normal", "disorganized"):
        return
    ends = dict(March(here, (piece,)).ends)
    ends[Placing(piece.at, piece.formation, piece.facing)] = 0
    yield from (("reach", cell, cost) for cell, cost in _least(_cells(ends)).items() if cell != piece.at)
    if is_striker(here, piece):
        yield from (("strike", cell, cost) for cell, cost in _least(_struck(here, ends)).items())
    if here.card(piece.id).arm == "artillery" and is_armed(here, piece):
        yield from (("shoot", cell, here.grid.distance(piece.at, cell)) for cell in _shot(ahead, here, piece))


def is_striker(here: Position, piece: Piece) -> bool:
    """7.1, 6.1  Foot and horse assault, or at least fire, at the hex in front of them."""
    return here.card(piece.id).arm in ("infantry", "cavalry") and piece.marker("order") == "attack"


def _cells(ends: dict[Placing, int]) -> Iterator[tuple[int, int]]:
    return ((end.cell, cost) for end, cost in ends.items())


def _struck(here: Position, ends: dict[Placing, int]) -> Iterator[tuple[int, int]]:
    """The hexes in front of every placing."""
    for end, cost in ends.items():
        for direction in fronts(end.facing) if end.formation in FACING else range(6):
            cell = here.ground.neighbours[end.cell * 6 + direction]
            steep = here.ground.slope[end.cell * 6 + direction] == "impassable-slope"
            # 2.10  Where nobody can be there is nobody to strike at.
            if cell >= 0 and not steep and here.ground.passable(cell, "infantry"):
                yield cell, cost


def _least(costs: Iterator[tuple[int, int]]) -> dict[int, int]:
    found: dict[int, int] = {}
    for cell, cost in costs:
        found[cell] = min(cost, found.get(cell, cost))
    return found


def _shot(ahead: Battle, here: Position, piece: Piece) -> Iterator[int]:
    """6.4, 6.6, 6.9  What a deployed gun has in range, in front, and in an open line."""
    far = min(reach_of(ahead, [piece]), fire_range(ahead))
    for cell in here.grid.disk(piece.at, far)[1:]:
        if bears(here, [piece], piece.at, cell) and line_of_fire(here, piece.at, cell) is None:
            yield cell
