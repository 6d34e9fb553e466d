"""What a side can do in its next turn while the enemy stays where he is: come, strike, and shoot.

It is taken as if the turn began now: all points unspent, and an Attack order for everybody who may get one,
for which no unit has to be near a commander. Guns shoot from where they stand.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from grognard.core.game.battle import Battle
from grognard.core.game.battle_layers import battle_layer
from grognard.core.game.layers import Overlay, Subject
from grognard.core.game.state import OFF, Piece
from grognard.core.game.threat_map import Ruling, Threats, least, standing
from grognard.core.legality import is_allowed
from grognard.hex.arc import fronts
from grognard.rulesets.alea.play import board_cases, outlook
from grognard.rulesets.alea.play.combat_specials import fire_range
from grognard.rulesets.alea.play.fire_phase import armed_faults, bears, reach_of
from grognard.rulesets.alea.play.marches import March
from grognard.rulesets.alea.play.pace import FACING, Placing
from grognard.rulesets.alea.play.position import Position, position
from grognard.rulesets.alea.play.restrictions import barred
from grognard.rulesets.alea.play.sightlines import line_of_fire

#: what is over when a turn begins
_PASSING = ("spent", "moved", "fired", "assault", "shot-at", "no-fire", "refused", "charged", "straight-on")


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
    ends = _ends(here, piece)
    yield from (("reach", cell, cost) for cell, cost in least(_cells(ends)).items() if cell != piece.at)
    if is_striker(here, piece):
        yield from (("strike", cell, cost) for cell, cost in least(_struck(here, ends)).items())
    if here.card(piece.id).arm == "artillery" and is_allowed(armed_faults(here, piece)):
        yield from (("shoot", cell, here.grid.distance(piece.at, cell)) for cell in _shot(ahead, here, piece))


def is_striker(here: Position, piece: Piece) -> bool:
    """7.1, 6.1  Foot and horse assault, or at least fire, at the hex in front of them."""
    return here.card(piece.id).arm in ("infantry", "cavalry") and piece.marker("order") == "attack"


def _ends(here: Position, piece: Piece) -> dict[Placing, int]:
    """Where a counter can be, with what it costs; first of all where it is."""
    return {Placing(piece.at, piece.formation, piece.facing): 0, **March(here, (piece,)).ends}


def _ruling(ahead: Battle, here: Position, piece: Piece, tone: str, cell: int) -> Ruling | None:
    """The shot from where it stands; the assault, by itself, from the nearest hex it can reach."""
    if tone == "shoot":
        return "artillery-fire", board_cases.artillery_fire(here, (piece,), cell, "offensive")
    ends = _ends(here, piece)
    striking = [end for end, cost in ends.items() if cell in dict(_struck(here, {end: cost}))]
    end = min(striking, key=lambda end: (ends[end], end.cell, end.formation))
    there = standing(ahead, piece, at=end.cell, facing=end.facing, formation=end.formation)
    return "melee", board_cases.melee(position(there), cell, (there.piece(piece.id),))


def _cells(ends: dict[Placing, int]) -> Iterator[tuple[int, int]]:
    return ((end.cell, cost) for end, cost in ends.items())


def _struck(here: Position, ends: dict[Placing, int]) -> Iterator[tuple[int, int]]:
    """The hexes in front of every placing."""
    for end, cost in ends.items():
        for direction in fronts(end.facing) if end.formation in FACING else range(6):
            cell = here.ground.neighbours[end.cell * 6 + direction]
            steep = here.ground.slope[end.cell * 6 + direction] == "impassable-slope"
            # 2.10  Where no unit can be there is none to strike at.
            if cell >= 0 and not steep and here.ground.passable(cell, "infantry"):
                yield cell, cost


def _shot(ahead: Battle, here: Position, piece: Piece) -> Iterator[int]:
    """6.4, 6.6, 6.9  What a deployed gun has in range, in front, and in an open line."""
    far = min(reach_of(ahead, [piece]), fire_range(ahead))
    for cell in here.grid.disk(piece.at, far)[1:]:
        if bears(here, [piece], piece.at, cell) and line_of_fire(here, piece.at, cell) is None:
            yield cell


THREATS = Threats({"reach": "5.1", "strike": "7.1", "shoot": "6.4"}, position, next_turn, _of_piece, _ruling)


def layer(battle: Battle, id: str, subject: Subject) -> Overlay:
    """One of the layers about a side, a counter or a hex: zones, command, fire, or what a side threatens."""
    return battle_layer(battle, id, subject, outlook, THREATS)
