"""The flow of a turn: which steps it has, what a phase still has to offer, and what ending it gives up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle
from grognard.core.game.node import Decision
from grognard.core.game.order import Order
from grognard.core.game.sequence import Step
from grognard.core.game.system import DONE, System
from grognard.core.messages import Message, message

if TYPE_CHECKING:
    from grognard.core.game.game import Game


class Stage(msgspec.Struct, frozen=True, gc=False):
    """A step of the turn as it is seen from now."""

    #: its place among all steps of the game
    number: int
    step: Step
    #: whether it will be played, as far as can be told now
    takes_place: bool
    #: whether it comes again within the turn, as long as its rules say so
    repeats: bool


def stages(system: System, battle: Battle) -> tuple[Stage, ...]:
    """The steps of this turn; before the first turn those of the opening."""
    sequence, now = battle.sequence, battle.state.step
    within = range(sequence.opening, len(sequence.steps))
    shown = range(sequence.opening) if now < sequence.opening else within
    again = {number for loop in _loops(sequence.steps) for number in loop}

    def takes_place(number: int) -> bool:
        # What comes round again may come yet, whoever has his turn in it now.
        if number <= now or number in again:
            return True
        step = sequence.steps[number]
        return system.phases[step.phase.id].takes_place(battle, step)

    return tuple(
        Stage(number, sequence.steps[number], takes_place(number), number in again) for number in shown
    )


def _loops(steps: tuple[Step, ...]) -> list[range]:
    """The runs of steps that lead back to where they began."""
    places: dict[str, int] = {}
    for number, step in enumerate(steps):
        places.setdefault(step.phase.id, number)
    return [
        range(places[step.phase.back_to], number + 1)
        for number, step in enumerate(steps)
        if step.phase.back_to
    ]


def is_idle(game: Game) -> bool:
    """Whether the phase may be ended and there is nothing else to order: nothing would be given up."""
    return game.may_end and all(order == DONE for order in game.orders())


class GivenUp(msgspec.Struct, frozen=True):
    """What ending a phase now would give up: the units that could still be told something, and in words."""

    units: tuple[str, ...]
    text: Message


def given_up(game: Game) -> GivenUp | None:
    """None where the phase cannot be ended, or where nothing is lost by it."""
    node = game.node
    if not isinstance(node, Decision) or is_idle(game) or not game.may_end:
        return None
    able = tuple(unit for unit in node.subjects if _may_act(game, unit))
    if node.subjects and not able:
        return None
    key = f"give-up-{node.phase}"
    known = game.table.system.rules.catalogue.has(key)
    return GivenUp(able, message(key if known else "give-up-orders", count=len(able)))


def _may_act(game: Game, unit: str) -> bool:
    return any(isinstance(order, Order) and unit in order.units for order in game.orders(unit))


def why_no_end(game: Game) -> IllegalOrder | None:
    """Why the phase cannot be ended now; None where it can."""
    node = game.node
    refused = game.refusal(DONE)
    if refused is None or not isinstance(node, Decision) or node.choice is not None:
        return refused
    key = f"must-{node.phase}"
    # A phase that knows no end but its own says what has to be done in it.
    if refused.reason.key != "refuse-verb" or not game.table.system.rules.catalogue.has(key):
        return refused
    return IllegalOrder(message(key), refused.rule)
