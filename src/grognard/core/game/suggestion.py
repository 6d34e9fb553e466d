"""A refused order gets a legal one beside it that differs in one field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.core.game.node import Decision
from grognard.core.game.order import Input, Order

if TYPE_CHECKING:
    from grognard.core.game.game import Game


def suggestion(game: Game, given: Input) -> Order | None:
    """A legal order that changes one field of a refused one: the first that the game lists."""
    node = game.node
    if not isinstance(given, Order) or not isinstance(node, Decision):
        return None
    for unit in dict.fromkeys((given.unit, "")):
        for order in game.orders(unit):
            if isinstance(order, Order) and differences(given, order) == 1:
                return order
    return None


def differences(one: Order, other: Order) -> int:
    """In how many fields two orders differ."""
    return sum(getattr(one, name) != getattr(other, name) for name in Order.__struct_fields__)
