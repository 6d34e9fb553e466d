"""A rule written once: a generator that asks for what it cannot know.

    def morale_test(rules, unit):
        tally = rules.tally("morale")
        tally.add_if(unit.state == "disorganized", "disorganized")
        code = yield from consult(rules.chart("morale"), unit.willingness, tally, rules.cite("8.1"))
        ...

Playing it, computing its odds, explaining and replaying it are drivers of the same text. A procedure is
pure: it never changes its case, and the same answers always lead to the same requests.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, TypeAlias, TypeVar

import msgspec

from grognard.core.chart import Chart
from grognard.core.events import Event
from grognard.core.messages import Message
from grognard.core.tally import Tally
from grognard.dice import Dice

T = TypeVar("T")


class Roll(msgspec.Struct, frozen=True, gc=False):
    """Roll dice; the answer is their total without modifiers.

    A tally may be shown beside it, and the column in which the procedure will read the tally's chart: for
    results that depend on the die itself as well as on the modified roll. `effect` is the column that holds
    the answer, where the other one only finds the row. `at_most` is the highest roll that passes, for tests
    that read no chart; the procedure itself decides what passing means. `bands` say what a total comes to
    where no chart is read: from this total on this word, the highest first. `against` is the total that
    somebody else has thrown, where the two are compared. `bonus` is what the procedure adds to the answer by
    itself: it is told in the sum.
    """

    dice: Dice
    rule: str
    ask: Message
    tally: Tally | None = None
    column: str | None = None
    effect: str | None = None
    at_most: int | None = None
    bands: tuple[tuple[int, str], ...] = ()
    against: int | None = None
    bonus: int = 0


class Consult(msgspec.Struct, frozen=True, gc=False):
    """Roll the chart's dice, add the tally, read the column; the answer is the code."""

    chart: Chart
    column: str
    tally: Tally
    rule: str
    ask: Message


class Read(msgspec.Struct, frozen=True, gc=False):
    """Read a chart without rolling, so that everyone sees how.

    With a tally, `value` is a die already rolled (one die for several units); without, a number worked out.
    """

    chart: Chart
    column: str
    value: int
    rule: str
    ask: Message
    tally: Tally | None = None
    effect: str | None = None

    @property
    def total(self) -> int:
        return self.value + (self.tally.total if self.tally is not None else 0)


class Choose(msgspec.Struct, frozen=True, gc=False):
    """A player decides; the answer is one of the options. `id` is what a policy names."""

    id: str
    who: str
    options: tuple[str, ...]
    rule: str
    unit: str = ""
    #: options that come to the same as another of them now: nobody has to be offered them
    idle: tuple[str, ...] = ()


class Sealed(msgspec.Struct, frozen=True, gc=False):
    """What a sub-procedure found out and nobody needs to know yet.

    A procedure hands it on and never looks inside; as an argument of a Call the driver opens it. In play it
    holds one thing, in odds everything that it can be.
    """

    held: Any


class Call(msgspec.Struct, frozen=True, gc=False):
    """Hand a sub-procedure to the driver, so that equal outcomes merge. Its arguments must be hashable.

    With `seals` it returns what is seen at once and what is not, and the second is handed over sealed. With
    `abreast` what it returns holds seals of its own.
    """

    procedure: Callable[..., Flow[Any]]
    args: tuple[Any, ...]
    seals: bool = False
    abreast: bool = False


#: What somebody outside the rules must answer: dice, or a decision.
Question: TypeAlias = Roll | Consult | Choose
Request: TypeAlias = Question | Read | Call
Flow: TypeAlias = Generator[Request, Any, T]


class Resolution(msgspec.Struct, frozen=True, gc=False):
    """What a procedure returns: events, then sub-procedures that do not depend on one another.

    The parts in `then` return Resolutions too, must not touch the same counter, and are carried out in
    their order. Because they are independent, odds need not multiply them out unless asked to.
    """

    events: tuple[Event, ...] = ()
    then: tuple[Call, ...] = ()


def roll(
    dice: Dice,
    rule: str,
    ask: Message,
    tally: Tally | None = None,
    column: str | None = None,
    effect: str | None = None,
    bands: tuple[tuple[int, str], ...] = (),
    against: int | None = None,
    bonus: int = 0,
) -> Flow[int]:
    answer: int = yield Roll(dice, rule, ask, tally, column, effect, None, bands, against, bonus)
    return answer


def at_least(number: int, passed: str = "passed", failed: str = "failed") -> tuple[tuple[int, str], ...]:
    """The bands of a test that so much or more passes."""
    return (number, passed), (-(10**6), failed)


def roll_at_most(dice: Dice, at_most: int, rule: str, ask: Message) -> Flow[bool]:
    """A test that reads no chart: so much or less passes."""
    rolled: int = yield Roll(dice, rule, ask, at_most=at_most)
    return rolled <= at_most


def consult(chart: Chart, column: str, tally: Tally, rule: str, ask: Message) -> Flow[str]:
    answer: str = yield Consult(chart, column, tally, rule, ask)
    return answer


def read(
    chart: Chart, column: str, tally: Tally, die: int, rule: str, ask: Message, effect: str | None = None
) -> Flow[str]:
    answer: str = yield Read(chart, column, die, rule, ask, tally, effect)
    return answer


def look_up(chart: Chart, column: str, value: int, rule: str, ask: Message) -> Flow[str]:
    answer: str = yield Read(chart, column, value, rule, ask)
    return answer


def choose(
    id: str, who: str, options: tuple[str, ...], rule: str, unit: str = "", idle: tuple[str, ...] = ()
) -> Flow[str]:
    answer: str = yield Choose(id, who, options, rule, unit, idle)
    return answer


def call(procedure: Callable[..., Flow[T]], *args: Any) -> Flow[T]:
    answer: T = yield Call(procedure, args)
    return answer


def seal(procedure: Callable[..., Flow[tuple[T, Any]]], *args: Any) -> Flow[tuple[T, Sealed]]:
    """Call a sub-procedure that returns (seen, hidden); the hidden part comes back sealed.

    Odds then branch on what is seen alone, so that counters which influence one another only now and then
    stay apart.
    """
    answer: tuple[T, Sealed] = yield Call(procedure, args, seals=True)
    return answer


def abreast(procedure: Callable[..., Flow[T]], *args: Any) -> Flow[T]:
    """Call a sub-procedure whose result holds seals.

    Odds then run it once for all histories that have shown the same, however many there are. Seals may stand
    anywhere in the tuples and values it returns; each is opened once at most.
    """
    answer: T = yield Call(procedure, args, abreast=True)
    return answer
