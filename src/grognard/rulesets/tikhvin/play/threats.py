"""What a side can do in its next activations while the enemy stays where he is: come, and attack.

It is taken as if every unit were activated now with all its movement, and attacks by itself.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from grognard.core.game.battle import Battle
from grognard.core.game.state import OFF, Piece
from grognard.core.game.threat_map import Ruling, Threats, least, standing
from grognard.core.legality import is_allowed
from grognard.rulesets.tikhvin.play.attacks import attack_faults
from grognard.rulesets.tikhvin.play.combat_cases import combat_case
from grognard.rulesets.tikhvin.play.marches import March
from grognard.rulesets.tikhvin.play.pace import HALVES
from grognard.rulesets.tikhvin.play.position import Position, position
from grognard.rulesets.tikhvin.play.specials import closed_to

#: what is over when a unit is activated anew
_PASSING = ("moved", "fought", "railed", "astray", "acted", "spent")


def activated(battle: Battle, side: str) -> Battle:
    """The battle as a combat of this side would find it, no unit having moved or fought."""
    steps = battle.sequence.steps
    step = next(n for n, one in enumerate(steps) if one.phase.id == "combat" and one.active == side)
    pieces = tuple(
        msgspec.structs.replace(piece, markers=tuple(one for one in piece.markers if one[0] not in _PASSING))
        for piece in battle.state.pieces
    )
    tracks = {**battle.state.tracks, "attacked": "", f"acting.{side}": ""}
    state = msgspec.structs.replace(battle.state, pieces=pieces, step=step, tracks=tracks)
    return Battle(battle.rules, battle.scenario, battle.sequence, battle.reducer, state)


def _of_piece(ahead: Battle, here: Position, piece: Piece) -> Iterator[tuple[str, int, int]]:
    if piece.at == OFF or here.roster.is_static(piece.id):
        return
    ends = _ends(ahead, piece)
    yield from (("reach", cell, -(-cost // HALVES)) for cell, cost in ends.items() if cell != piece.at)
    if is_allowed(attack_faults(ahead, piece)):
        struck = least((cell, cost) for end, cost in ends.items() for cell in _around(ahead, here, end))
        yield from (("strike", cell, -(-cost // HALVES)) for cell, cost in struck.items())


def _ends(ahead: Battle, piece: Piece) -> dict[int, int]:
    """Where a unit can be, with what it costs in halves of points."""
    return {piece.at: 0, **March.of(ahead, piece.id).ends}


def _around(ahead: Battle, here: Position, cell: int) -> Iterator[int]:
    """7.1, 13.4  The hexes that may be attacked from a hex."""
    closed = closed_to(ahead, ahead.step.active)
    return (other for other in here.ground.around[cell] if other not in closed)


def _ruling(ahead: Battle, here: Position, piece: Piece, _tone: str, cell: int) -> Ruling | None:
    """The attack, by itself, from the nearest hex that it can reach: over no river if it can."""
    ends = _ends(ahead, piece)
    striking = [end for end in ends if cell in _around(ahead, here, end)]
    end = min(striking, key=lambda end: (here.ground.crosses(cell, end) != "nothing", ends[end], end))
    there = standing(ahead, piece, at=end)
    return "combat", combat_case(there, (piece.id,), cell, ())


THREATS = Threats({"reach": "5.1", "strike": "7.1"}, position, activated, _of_piece, _ruling)
