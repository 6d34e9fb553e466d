"""What must hold after every event that ends an order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from grognard.core.game.battle import Battle
from grognard.core.messages import Message, message
from grognard.rulesets.jours_de_gloire.counters import State
from grognard.rulesets.jours_de_gloire.play.position import position


def problems(battle: Battle) -> Iterator[Message]:
    """Everything that is wrong with a position."""
    here = position(battle)
    for cell, stack in here.stacks.items():
        hex = battle.board.grid.label(cell)
        if len({here.card(piece.id).side for piece in stack}) > 1:
            yield message("problem-both-sides", hex=hex)
        # 5.10  Those on the run may be pressed together; no others are.
        reason = here.crowded(stack)
        if reason is not None:
            yield message(reason, unit=stack[0].id, hex=hex)
        if len({piece.facing for piece in stack}) > 1:
            yield message("refuse-stack-facing", unit=stack[0].id, hex=hex)
        if len({piece.depth for piece in stack}) != len(stack):
            yield message("problem-depth", hex=hex)
        for piece in stack:
            card = here.card(piece.id)
            if piece.strength != card.sp:
                yield message("problem-strength", unit=piece.id)
            if piece.state not in get_args(State):
                yield message("problem-state", unit=piece.id)
            square = piece.marker("square") is not None
            if square and (card.arm != "infantry" or piece.state == "routed"):
                yield message("problem-square", unit=piece.id)
            if not here.ground.may_be_in(cell, card.column):
                yield message("problem-ground", unit=piece.id)
    for cell, officers in here.others.items():
        # 9.4  Officers do not stay with enemies, whether units or officers.
        sides = {here.roster.side(piece.id) for piece in officers} | {here.side_at(cell)}
        if len(sides - {""}) > 1:
            yield message("problem-both-sides", hex=battle.board.grid.label(cell))
