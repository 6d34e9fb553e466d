"""What must hold after every event that ends an order."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.battle import Battle
from grognard.core.messages import Message, message
from grognard.rulesets.alea.counters import FORMATIONS
from grognard.rulesets.alea.play.position import position
from grognard.rulesets.alea.play.stacking import crowded


def problems(battle: Battle) -> Iterator[Message]:
    """Everything that is wrong with a position."""
    here = position(battle)
    for cell, stack in sorted(here.stacks.items()):
        reason = crowded(here, cell, stack)
        if reason is not None:
            yield message(reason, unit=stack[0].id, hex=battle.board.grid.label(cell))
        if len({piece.depth for piece in stack}) != len(stack):
            yield message("problem-depth", hex=battle.board.grid.label(cell))
        for piece in stack:
            card = here.card(piece.id)
            arm = card.moves_as
            if not 0 < piece.strength <= card.strength:
                yield message("problem-strength", unit=piece.id)
            if piece.formation not in FORMATIONS[arm]:
                yield message("problem-formation", unit=piece.id)
            if (piece.facing < 0) != (piece.formation in ("square", "guerrilla")):
                yield message("problem-facing", unit=piece.id)
            # 2.12  Along a road even guns come into a marsh.
            if not here.ground.passable(cell, arm) and not battle.board.on_way(cell):
                yield message("problem-ground", unit=piece.id)
            if piece.count("fatigue") > battle.rules.number("charge.fatigue-exhausted"):
                yield message("problem-fatigue", unit=piece.id)
    for cell, commanders in here.leaders.items():
        # 9.4  Commanders do not stay with combat counters of the enemy.
        sides = {here.roster.leaders[piece.id].side for piece in commanders}
        if here.side_at(cell) and sides != {here.side_at(cell)}:
            yield message("refuse-stack-enemy", hex=battle.board.grid.label(cell))
