"""Who could take part in an act of several, so that a player can choose before he commits himself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol, runtime_checkable

import msgspec

from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.core.messages import Message


class Recruit(msgspec.Struct, frozen=True):
    """Somebody who may be named in an order."""

    unit: str
    #: as what; those of one role stand together
    role: Message | None = None
    #: what naming him costs or brings
    note: Message | None = None


@runtime_checkable
class Musters(Protocol):
    """A system that says more about an act of several than its listed orders do."""

    def muster(self, battle: Battle, order: Order) -> Sequence[Recruit]:
        """Everybody whom an order of this kind at this place may name, in the order in which they are named.

        Empty where the listed orders tell it.
        """
        ...

    def compared(self, battle: Battle, order: Order) -> Sequence[Message]:
        """How those named in a legal order compare with whoever stands against them."""
        ...


def listed(orders: Iterable[Order], like: Order) -> tuple[Recruit, ...]:
    """Everybody who is named in the legal orders of one kind at one place."""
    named = dict.fromkeys(unit for order in orders if is_alike(order, like) for unit in order.units)
    return tuple(Recruit(unit) for unit in named)


def is_alike(one: Order, other: Order) -> bool:
    """Whether two orders differ in nothing but whom they name and what they choose."""
    return all(
        getattr(one, name) == getattr(other, name) for name in ("verb", "to", "facing", "target", "by")
    )
