"""6.3, 7.1. The hex that a unit is to fire at or to attack."""

from __future__ import annotations

from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.core.game.order_form import cell_named
from grognard.rulesets.jours_de_gloire.play.position import position


def enemy_hex(battle: Battle, order: Order, rule: str) -> int:
    """The target of an order, if enemies of the active side are in it."""
    here = position(battle)
    target = hex_of(battle, order.target)
    if here.side_at(target) != here.roster.enemy[battle.step.active]:
        raise battle.rules.forbid("refuse-no-target", rule, hex=order.target)
    return target


def hex_of(battle: Battle, label: str) -> int:
    """The cell of a printed number that an order names."""
    return cell_named(battle, label, "2.1")
