"""What a side can do in its next activations while the enemy stays where he is: come, strike, and shoot.

It is taken as if every formation were activated now, with orders. Guns shoot from where they stand.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from grognard.core.game.battle import Battle
from grognard.core.game.state import OFF, Piece
from grognard.core.game.threat_map import Ruling, Threats, least, standing
from grognard.core.legality import is_allowed
from grognard.hex.arc import fronts
from grognard.rulesets.jours_de_gloire.attacks import attack_faults
from grognard.rulesets.jours_de_gloire.play import fire_cases
from grognard.rulesets.jours_de_gloire.play.activation_phase import SPENT
from grognard.rulesets.jours_de_gloire.play.fight_cases import fight_case, parties
from grognard.rulesets.jours_de_gloire.play.marches import March
from grognard.rulesets.jours_de_gloire.play.outlook import in_arc, is_armed
from grognard.rulesets.jours_de_gloire.play.pace import HALVES, Placing
from grognard.rulesets.jours_de_gloire.play.position import ALL, Position, position
from grognard.rulesets.jours_de_gloire.play.sightlines import line_of_sight


def rested(battle: Battle, _side: str) -> Battle:
    """The battle as new activations would find it."""
    pieces = tuple(
        msgspec.structs.replace(piece, markers=tuple(one for one in piece.markers if one[0] not in SPENT))
        for piece in battle.state.pieces
    )
    state = msgspec.structs.replace(battle.state, pieces=pieces)
    return Battle(battle.rules, battle.scenario, battle.sequence, battle.reducer, state)


def _of_piece(ahead: Battle, here: Position, piece: Piece) -> Iterator[tuple[str, int, int]]:
    if piece.state == "routed" or piece.at == OFF:
        return
    ends = _ends(ahead, piece)
    came = least((end.cell, cost) for end, cost in ends.items())
    yield from (("reach", cell, cost) for cell, cost in came.items() if cell != piece.at)
    if is_allowed(attack_faults(here.rules, here.counter(piece))):
        yield from (("strike", cell, cost) for cell, cost in least(_struck(here, ends)).items())
    if is_armed(here, piece):
        for cell in in_arc(here, piece):
            if line_of_sight(here, piece.at, cell) is None:
                yield "shoot", cell, here.grid.distance(piece.at, cell)


def _ends(ahead: Battle, piece: Piece) -> dict[Placing, int]:
    """Where a unit can be, with what it costs."""
    ends = {Placing(piece.at, piece.facing): 0}
    # 5.13  A square stands, unless it is broken up first.
    if piece.marker("square") is None:
        ends |= {end: -(-cost // HALVES) for end, cost in March(ahead, piece).ends.items()}
    return ends


def _ruling(ahead: Battle, here: Position, piece: Piece, tone: str, cell: int) -> Ruling | None:
    """The shot from where it stands; the shock, by itself, from the nearest hex it can reach."""
    if tone == "shoot":
        return "artillery-fire", fire_cases.fire(here, (piece,), cell)
    ends = _ends(ahead, piece)
    striking = [end for end, cost in ends.items() if cell in dict(_struck(here, {end: cost}))]
    end = min(striking, key=lambda end: (ends[end], end.cell, end.facing))
    there = standing(ahead, piece, at=end.cell, facing=end.facing)
    return "shock", fight_case(there, parties([there.piece(piece.id)]), cell)


def _struck(here: Position, ends: dict[Placing, int]) -> Iterator[tuple[int, int]]:
    """The hexes in front of every placing, over hexsides that can be fought across."""
    for end, cost in ends.items():
        for direction in ALL if here.ground.six_fronts[end.cell] else fronts(end.facing):
            side = end.cell * 6 + direction
            if here.ground.neighbours[side] >= 0 and not here.ground.shut[side]:
                yield here.ground.neighbours[side], cost


THREATS = Threats({"reach": "5.1", "strike": "7.1", "shoot": "6.3"}, position, rested, _of_piece, _ruling)
