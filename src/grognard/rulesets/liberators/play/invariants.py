"""What must hold after every order."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from grognard.core.game.battle import Battle
from grognard.core.messages import Message, message
from grognard.plane import overlap
from grognard.rulesets.liberators.play.field import field


def problems(battle: Battle) -> Iterator[Message]:
    """Everything that is wrong with a position."""
    here = field(battle)
    for id, piece in here.bodies.items():
        if not 0 < piece.strength <= here.row(id).stands:
            yield message("problem-stands", unit=id)
        if not here.table.holds(here.print(id)):
            yield message("refuse-off-table", unit=id)
        if here.ground.closed(here.print(id).inner, here.kind(id)) is not None:
            yield message("problem-ground", unit=id)
    for one, other in combinations(here.bodies, 2):
        if overlap(here.print(one), here.print(other)):
            yield message("problem-overlap", unit=one, other=other)
    for leader, piece in here.leaders.items():
        unit = piece.marker("attached")
        if unit is not None and (unit not in here.bodies or here.bodies[str(unit)].at != piece.at):
            yield message("problem-attached", unit=leader)
