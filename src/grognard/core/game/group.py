"""Orders to several units at once: what they share, and a list of orders that can be given one by one.

Every list is tried out on a copy of the game that looks like it to the side which decides, with other dice.
Nothing hidden is looked at, and nothing is given here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from grognard.core.errors import IllegalOrder
from grognard.core.game.game import Game
from grognard.core.game.node import Chance, Decision
from grognard.core.game.order import Order
from grognard.core.messages import Message, message

#: why a list of orders ends before everybody has one
DICE, QUESTION, TURN, OVER = "dice", "question", "turn", "over"


class Left(msgspec.Struct, frozen=True):
    """A unit that gets no order, and why."""

    unit: str
    reason: Message
    rule: str = ""


class Given(msgspec.Struct, frozen=True):
    """An order of a list, and whether dice fall for it."""

    order: Order
    dice: bool = False


class GroupOrders(msgspec.Struct, frozen=True):
    """Orders that may be given one after another, who is left out, and what ends the list early."""

    orders: tuple[Given, ...]
    left: tuple[Left, ...] = ()
    stops: str = ""


class Kind(msgspec.Struct, frozen=True):
    """What several units may be told in the same words."""

    verb: str
    facing: str = ""
    formation: str = ""
    option: str = ""


def kind_of(order: Order) -> Kind:
    return Kind(order.verb, order.facing, order.formation, order.option)


def able(game: Game) -> tuple[str, ...]:
    """Every unit that may still get an order of whoever decides."""
    node = game.node
    if not isinstance(node, Decision) or node.choice is not None:
        return ()
    if node.subjects:
        return node.subjects
    named = (unit for order in game.orders() if isinstance(order, Order) for unit in order.units)
    return tuple(dict.fromkeys(unit for unit in named if unit in game.table.reducer.roll))


class Trial:
    """A copy of a game on which a list of orders is tried out."""

    def __init__(self, game: Game) -> None:
        node = game.node
        assert isinstance(node, Decision)
        self.side = node.side
        self.game = game.guess(node.side, len(game.journal))
        self._moment = moment_of(self.game)
        self.given: list[Given] = []
        self.left: dict[str, Left] = {}
        self.stops = ""

    def give(self, order: Order, *, through_dice: bool) -> Message | None:
        """Try an order; None if it joins the list, else why it does not, and nothing has changed."""
        after = self.game.clone()
        try:
            after.apply(order)
        except IllegalOrder as refused:
            return refused.reason
        dice = isinstance(after.node, Chance)
        if dice and not through_dice:
            return message("group-left-dice")
        while isinstance(after.node, Chance):
            after.apply(after.roll())
        stops = stop_at(after, self.side, self._moment)
        if stops == QUESTION and not through_dice:
            return message("group-left-question")
        self.game, self.stops = after, stops
        self.given.append(Given(order, dice))
        return None

    def leave(self, unit: str, reason: Message, rule: str = "") -> None:
        self.left[unit] = Left(unit, reason, rule)

    def result(self) -> GroupOrders:
        named = {unit for one in self.given for unit in one.order.units}
        left = tuple(one for unit, one in self.left.items() if unit not in named)
        return GroupOrders(tuple(self.given), left, self.stops)


def stop_at(game: Game, side: str, moment: tuple[int, int] | None) -> str:
    """What keeps a side from giving the next order of a list, if need be in the phase in which it began."""
    node = game.node
    if isinstance(node, Chance):
        return DICE
    if not isinstance(node, Decision):
        return OVER
    if node.choice is not None:
        return QUESTION
    return "" if node.side == side and moment in (None, moment_of(game)) else TURN


def moment_of(game: Game) -> tuple[int, int]:
    """A phase of a turn."""
    return game.state.turn, game.state.step


# What units share


def plain_orders(game: Game, unit: str) -> Iterator[Order]:
    """The legal orders of a unit that name neither an enemy nor another place."""
    at = game.battle.piece(unit).at
    own = game.scenario.places.label(at) if at >= 0 else ""
    for order in game.orders(unit):
        if isinstance(order, Order) and unit in order.units and not order.target and order.to in ("", own):
            yield order


def shared(game: Game, units: Sequence[str]) -> list[tuple[Kind, int]]:
    """Every kind of order that at least one of some units may get, with how many may; most first."""
    found: dict[Kind, set[str]] = {}
    for unit in units:
        for order in plain_orders(game, unit):
            found.setdefault(kind_of(order), set()).add(unit)
    return sorted(((kind, len(who)) for kind, who in found.items()), key=lambda pair: -pair[1])


def told_alike(game: Game, units: Sequence[str], kind: Kind) -> GroupOrders:
    """The same order for each of some units who may get it, as far as the rules go."""
    trial = Trial(game)
    wanted = list(dict.fromkeys(units))
    for unit in wanted:
        if any(unit in one.order.units for one in trial.given):
            continue
        if trial.stops:
            trial.leave(unit, message(f"group-left-{trial.stops}"))
            continue
        _tell(trial, unit, kind, wanted)
    return trial.result()


def _tell(trial: Trial, unit: str, kind: Kind, wanted: Sequence[str]) -> None:
    fitting = [
        order
        for order in plain_orders(trial.game, unit)
        if kind_of(order) == kind and set(order.units) <= set(wanted)
    ]
    if not fitting:
        refused = trial.game.refusal(_spelt(kind, unit))
        why = (message("group-left-none"), "") if refused is None else (refused.reason, refused.rule)
        return trial.leave(unit, *why)
    # Whoever can be named together in one order is.
    order = max(fitting, key=lambda one: len(one.units))
    reason = trial.give(order, through_dice=True)
    if reason is not None:
        trial.leave(unit, reason)
    return None


def _spelt(kind: Kind, unit: str) -> Order:
    fields: dict[str, Any] = msgspec.structs.asdict(kind)
    return Order(fields.pop("verb"), (unit,), **fields)


def tried(game: Game, orders: Iterable[Order]) -> GroupOrders:
    """Orders that somebody put together, as many of them as can be given one after another."""
    trial = Trial(game)
    for order in orders:
        if trial.stops:
            break
        reason = trial.give(order, through_dice=True)
        if reason is not None:
            for unit in order.units:
                trial.leave(unit, reason)
    return trial.result()
