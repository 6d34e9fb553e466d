"""6.6, 7.1. The hex that somebody wants to fire at or to assault."""

from __future__ import annotations

from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.rulesets.alea.play.position import position


def enemy_hex(battle: Battle, order: Order, side: str, rule: str) -> int:
    """The target of an order, if enemies of a side are in it."""
    here = position(battle)
    try:
        target = battle.board.grid.cell_of(order.target)
    except ValueError:
        raise battle.rules.forbid("refuse-hex", "2.1") from None
    if here.side_at(target) != here.roster.enemy[side]:
        raise battle.rules.forbid("refuse-no-target", rule, hex=order.target)
    return target
