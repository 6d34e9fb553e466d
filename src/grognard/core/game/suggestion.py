"""A refused order gets the nearest legal one beside it: where it was meant to lead, as it was meant."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from typing import TYPE_CHECKING

from grognard.core.game.node import Decision
from grognard.core.game.order import Input, Order
from grognard.core.game.state import OFF

if TYPE_CHECKING:
    from grognard.core.game.game import Game

#: what is looked at once two orders lead equally near, the weightiest first
_THEN = ("units", "facing", "formation", "target", "option", "by", "path")


def suggestion(game: Game, given: Input) -> Order | None:
    """The legal order that comes nearest to a refused one: the same verb first, then the least distance from
    the place that was asked for, then the same facing and formation. None where nothing is like it.

    Another verb is offered only at that very place, another unit only for the very same.
    """
    if not isinstance(given, Order) or not isinstance(game.node, Decision):
        return None
    measure = Nearness(game, given)
    listed = [order for order in game.orders(given.unit) if isinstance(order, Order)]
    alike = [order for order in listed if order.verb == given.verb] or [
        order for order in listed if order.units == given.units and measure.away(order) == 0
    ]
    if alike:
        return min(alike, key=measure)
    every: Iterable[Input] = game.orders() if given.unit else listed
    return next((one for one in every if isinstance(one, Order) and differences(given, one) == 1), None)


class Nearness:
    """How near an order comes to the one that was asked for; the least is the nearest."""

    def __init__(self, game: Game, asked: Order) -> None:
        self.game, self.asked = game, asked
        self._places = [(name, cell) for name in ("to", "target") if (cell := self._cell(asked, name)) != OFF]

    def __call__(self, order: Order) -> tuple[float, ...]:
        return self.away(order), *(getattr(order, name) != getattr(self.asked, name) for name in _THEN)

    def away(self, order: Order) -> float:
        """Steps from where was asked for; endless for an order that names no such place."""
        distance = self.game.scenario.places.distance
        cells = [(wanted, self._cell(order, name)) for name, wanted in self._places]
        return sum(inf if cell == OFF else distance(wanted, cell) for wanted, cell in cells)

    def _cell(self, order: Order, name: str) -> int:
        """Where an order leads or strikes: a place, or that of the piece it names."""
        label, battle = getattr(order, name), self.game.battle
        if label in battle.reducer.roll:
            return battle.piece(label).at
        try:
            return self.game.scenario.places.cell_of(label) if label else OFF
        except ValueError:
            return OFF


def differences(one: Order, other: Order) -> int:
    """In how many fields two orders differ."""
    return sum(getattr(one, name) != getattr(other, name) for name in Order.__struct_fields__)
