"""What a computer opponent is to everybody else: somebody who answers a decision, and can say why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

from grognard.core.game.game import Game
from grognard.core.game.node import Decision
from grognard.core.game.order import Order
from grognard.core.messages import Message

#: Whether somebody wants the answer now.
Stop = Callable[[], bool]


def never() -> bool:
    return False


class Chances(msgspec.Struct, frozen=True):
    """The odds that a player saw for an order: those of `odds` for the same procedure and case."""

    procedure: str
    #: how likely success is by the procedure's own measure, as an exact fraction
    success: str
    #: what the side may expect to lose and to take, in strength points, as exact fractions
    loses: str
    takes: str
    #: how decisions that come up within were taken to go: id and option
    given: tuple[tuple[str, str], ...] = ()


class Weighed(msgspec.Struct, frozen=True):
    """One order with what it was found to be worth, in points of victory, and the main reason."""

    order: Order
    worth: float
    reason: Message
    odds: Chances | None = None


class Thought(msgspec.Struct, frozen=True):
    """An answer to a decision, and how it was found."""

    chosen: Weighed
    #: the best of the orders that were not given
    rejected: Weighed | None = None
    #: positions and rulings looked at
    nodes: int = 0

    @property
    def order(self) -> Order:
        return self.chosen.order


class Player(Protocol):
    """Decides for a side. The same seed, budget and game always give the same answer."""

    @property
    def name(self) -> str: ...

    def think(self, game: Game, stop: Stop = never) -> Thought:
        """A legal order for the decision at which a game stands, which is left as it is.

        As soon as `stop` says so the best order found so far is given.
        """
        ...

    def choose(self, game: Game, stop: Stop = never) -> Order:
        """The order alone."""
        ...


def decision(game: Game) -> Decision:
    """The decision at which a game stands; a player is asked about nothing else."""
    node = game.node
    if not isinstance(node, Decision):
        raise ValueError(f"nobody has to decide here: {type(node).__name__}")
    return node


def listed(game: Game, unit: str = "") -> list[Order]:
    """The legal orders of a decision."""
    return [given for given in game.orders(unit) if isinstance(given, Order)]
