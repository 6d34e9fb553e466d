"""What orders that fight nobody are worth, for a computer that knows no rule."""

from __future__ import annotations

from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.core.game.state import OFF
from grognard.dice import ZERO_D10
from grognard.rulesets.jours_de_gloire.play.position import Position, position

#: what a strength point that need not be asked twice is worth, in points of victory
_FREE = 0.1
#: hexes beyond which an enemy is of no concern this turn
_NEAR = 9


def counsel(battle: Battle, order: Order) -> float | None:
    """4.2-4.4  Orders are worth most where units are near the enemy and slow to close by themselves."""
    if order.verb != "allot":
        return None
    here = position(battle)
    return sum(_urgency(here, formation) for formation in order.units)


def _urgency(here: Position, formation: str) -> float:
    enemy = here.roster.enemy[here.roster.formations[formation].side]
    worth = 0.0
    for unit in here.roster.members[formation]:
        piece, card = here.battle.piece(unit), here.card(unit)
        if piece.at == OFF or piece.state != "good-order" or card.engagement is None:
            continue
        faces = len(ZERO_D10.faces)
        doubt = max(0, faces - 1 - card.engagement) / faces
        nearness = max(0, _NEAR - here.nearest(piece.at, enemy)) / _NEAR
        worth += _FREE * card.sp * doubt * nearness
    return worth
