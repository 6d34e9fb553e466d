"""What a game waits for: somebody's decision, dice, or nothing any more."""

from __future__ import annotations

import msgspec

from grognard.core.game.order import Order
from grognard.core.game.state import Result
from grognard.core.messages import Message
from grognard.core.procedure import Choose, Consult, Roll
from grognard.dice import Dice


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A side gives an order, or answers a question inside one (`choice`)."""

    side: str
    prompt: Message
    rule: str
    phase: str
    #: units that have an order to be given, where the phase tells
    subjects: tuple[str, ...] = ()
    choice: Choose | None = None


class Chance(msgspec.Struct, frozen=True, gc=False):
    """Dice are wanted; `request` says what for, with its chart and modifiers."""

    dice: Dice
    why: Message
    rule: str
    request: Roll | Consult


class Over(msgspec.Struct, frozen=True, gc=False):
    result: Result


Node = Decision | Chance | Over


class Illegal(msgspec.Struct, frozen=True, gc=False):
    """Why an order is refused, by which rule, and one like it that would be legal."""

    reason: Message
    rule: str
    suggestion: Order | None = None
