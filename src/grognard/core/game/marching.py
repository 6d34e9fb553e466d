"""What a system on a table may tell of a move before it is ordered; a reader asks with `isinstance`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

import msgspec

from grognard.core.game.battle import Battle
from grognard.core.game.order import Order

if TYPE_CHECKING:
    from grognard.plane import Point


class March(msgspec.Struct, frozen=True):
    """How a body comes to where an order puts it. Measures are thousandths of an inch."""

    #: what it covers there, its front from the left first; one point for somebody alone
    outline: tuple[Point, ...]
    #: the middle of its front there, and its heading
    at: Point
    heading: int
    #: the way of the middle of its front; empty where it is simply put there
    track: tuple[Point, ...] = ()
    #: what is paid for it, and which share of its move that is; None where nothing is counted
    length: int | None = None
    share: float | None = None


class Sighting(msgspec.Struct, frozen=True):
    """An enemy who is in sight of a body."""

    unit: str
    distance: int
    #: the procedure and the case of a shot at him; None where he cannot be fired at
    shot: tuple[str, Any] | None = None


class Bearing(msgspec.Struct, frozen=True):
    """Ground that somebody bears on, and how far it reaches from him, or to whom he aims at."""

    unit: str
    distance: int
    rings: tuple[tuple[Point, ...], ...]


@runtime_checkable
class Marches(Protocol):
    """A system that tells how an order moves a body, and what it would have before it then."""

    def march(self, battle: Battle, order: Order) -> March | None:
        """How a legal order moves its unit; None where it leaves it as it stands."""
        ...

    def sightings(self, battle: Battle, order: Order) -> Sequence[Sighting]:
        """Whom the unit of a legal order would see afterwards, the nearest first."""
        ...

    def ranges(self, battle: Battle, order: Order) -> Sequence[Bearing]:
        """The ground that the unit of a legal order would bear on then, by range, the farthest first."""
        ...

    def aimed(self, battle: Battle, order: Order) -> Sequence[Bearing]:
        """Who could fire at the unit of a legal order where that leaves it, the nearest first."""
        ...
