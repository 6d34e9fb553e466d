"""What must hold after every order."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.battle import Battle
from grognard.core.messages import Message, message
from grognard.rulesets.tikhvin.play.lines import room_of
from grognard.rulesets.tikhvin.play.position import position


def problems(battle: Battle) -> Iterator[Message]:
    """Everything that is wrong with a position."""
    here, label = position(battle), battle.board.grid.label
    for cell, stack in here.stacks.items():
        if len({here.roster.side(piece.id) for piece in stack}) > 1:
            yield message("problem-both-sides", hex=label(cell))
        if not here.has_room(cell, ()):
            yield message("refuse-stacking", hex=label(cell))
        if here.holder(cell) != here.side_at(cell):
            yield message("problem-holder", hex=label(cell))
        if here.others_of(cell, here.enemy(here.side_at(cell))):
            yield message("problem-both-sides", hex=label(cell))
        for piece in stack:
            if not 0 < piece.strength <= here.card(piece.id).cf:
                yield message("problem-strength", unit=piece.id)
    for cell in (*here.stacks, *here.others):
        if here.ground.lake[cell]:
            yield message("refuse-lake")
    for hq in here.roster.headquarters:
        if room_of(battle, hq) < 0 and battle.step.phase.id in ("activation", "movement", "combat"):
            yield message("refuse-capacity", hq=hq)
