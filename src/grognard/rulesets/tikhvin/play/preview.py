"""The case that an order will set off, so that its odds can be told before it is given."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from grognard.core.game.battle import Battle
from grognard.core.game.offers import Reply
from grognard.core.game.order import Order
from grognard.rulesets.tikhvin.play.attacks import split
from grognard.rulesets.tikhvin.play.combat_cases import combat_case, most_support
from grognard.rulesets.tikhvin.play.combat_phase import NO_MORE, asked, at_hand
from grognard.rulesets.tikhvin.play.replacements_phase import case_of


def ruling_of(battle: Battle, order: Order) -> tuple[str, Any] | None:
    """The procedure and case of a legal order; a combat as it is before the defender commits support."""
    if order.verb == "recover":
        return "recovery", case_of(battle, order.unit, int(order.option))
    return ruling_after(battle, order, ())


def ruling_after(battle: Battle, order: Order, given: Iterable[str]) -> tuple[str, Any] | None:
    """6.4  A combat to which the defender has committed some units, and commits no more."""
    if order.verb != "attack":
        return None
    units, support = split(battle, order)
    against = [unit for unit in given if unit != NO_MORE]
    return "combat", combat_case(battle, units, battle.board.grid.cell_of(order.target), support, against)


def replies_to(battle: Battle, order: Order) -> tuple[Reply, ...]:
    """6.4  What the defender may commit to a combat: nothing, the best, the two best, and so on to all."""
    if order.verb != "attack":
        return ()
    left = at_hand(battle, battle.board.grid.cell_of(order.target))
    most = most_support(battle, left)
    choice = asked(battle, left)
    return tuple(Reply(choice, most[:count]) for count in range(len(most) + 1)) if most else ()
