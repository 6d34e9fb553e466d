"""Play a procedure: real dice, real decisions, every step kept."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

import msgspec

from grognard.core.chart import Chart
from grognard.core.drivers.loop import carried_out, entered, finished
from grognard.core.events import Event
from grognard.core.outcome import Outcome, fold
from grognard.core.procedure import (
    Call,
    Choose,
    Consult,
    Flow,
    Question,
    Read,
    Request,
    Resolution,
    Roll,
)
from grognard.core.rules import Rules
from grognard.core.tally import Entry
from grognard.dice import DiceSource

#: What a person or a log gives back: the faces of the dice, or the option chosen.
Given = tuple[int, ...] | str


class Step(msgspec.Struct, frozen=True):
    """One request and its answer, with all that explains it."""

    request: Question | Read
    given: Given
    answer: int | str
    total: int | None = None
    row: str | None = None

    @property
    def passed(self) -> bool | None:
        """Whether the roll of a test passed; None where nothing was tested."""
        limit = self.request.at_most if isinstance(self.request, Roll) else None
        return None if limit is None else int(self.answer) <= limit

    @property
    def band(self) -> str | None:
        """What the total comes to by the bands of the roll; None where it has none."""
        bands = self.request.bands if isinstance(self.request, Roll) else ()
        return next((word for least, word in bands if self.total is not None and self.total >= least), None)

    @property
    def entries(self) -> tuple[Entry, ...]:
        tally = None if isinstance(self.request, Choose) else self.request.tally
        return tuple(tally.entries) if tally is not None else ()

    @property
    def chart(self) -> Chart | None:
        """The chart that was read, if one was."""
        if isinstance(self.request, (Consult, Read)):
            return self.request.chart
        if isinstance(self.request, Roll) and self.request.column and self.request.tally is not None:
            return self.request.tally.chart
        return None

    @property
    def column(self) -> str | None:
        return None if isinstance(self.request, Choose) else self.request.column

    @property
    def code(self) -> str | None:
        """The code read on the chart, rulings applied."""
        if self.chart is None or self.column is None or self.total is None:
            return None
        effect = None if isinstance(self.request, (Consult, Choose)) else self.request.effect
        return self.chart.at(self.chart.row_for(self.column, self.total).id, effect or self.column)


class Played(msgspec.Struct, frozen=True):
    """A ruling carried to its end."""

    events: tuple[Event, ...]
    steps: tuple[Step, ...]

    @property
    def outcome(self) -> Outcome:
        return fold(self.events)


def fingerprint(request: Request) -> str:
    """What was asked, in one line: a replay stops where this differs."""
    match request:
        case Roll():
            return f"roll {request.dice} {request.ask} [{request.rule}]"
        case Consult():
            shift = request.tally.total
            return f"consult {request.chart.id} {request.column} {shift:+d} {request.ask} [{request.rule}]"
        case Choose():
            return f"choose {request.id} {request.unit} {'|'.join(request.options)} [{request.rule}]"
        case Read() | Call():  # pragma: no cover - drivers take calls apart before anyone is asked
            return type(request).__name__


class Run:
    """Plays procedures: whatever they cannot know is asked of `give`, and every step is kept."""

    def __init__(self, rules: Rules, give: Callable[[Question], Given]) -> None:
        self.rules = rules
        self.give = give
        self.steps: list[Step] = []

    def answer(self, request: Request) -> Any:
        if isinstance(request, Call):
            return entered(self.rules, request, self.answer)
        step = read_off(request) if isinstance(request, Read) else answered(request, self.give(request))
        self.steps.append(step)
        return step.answer

    def events(self, flow: Flow[Resolution]) -> tuple[Event, ...]:
        return finished(carried_out(self.rules, flow, self.answer))


def answered(request: Question, given: Given) -> Step:
    """What a given answer means to the procedure that asked."""
    if isinstance(request, Choose):
        if not isinstance(given, str) or given not in request.options:
            raise ValueError(f"{request.id}: {given!r} is not one of {', '.join(request.options)}")
        return Step(request, given, given)
    if isinstance(given, str):
        raise ValueError(f"dice were asked for ({request.ask}), not {given!r}")
    shift = request.tally.total if request.tally is not None else 0
    total = sum(given) + shift
    if isinstance(request, Roll):
        if request.tally is None or request.column is None:
            return Step(request, given, sum(given), total)
        row = request.tally.chart.row_for(request.column, total)
        return Step(request, given, sum(given), total, row.label)
    row = request.chart.row_for(request.column, total)
    return Step(request, given, request.chart.at(row.id, request.column), total, row.label)


def read_off(request: Read) -> Step:
    """A chart read with a die that was rolled before, or with a number worked out, which shows no die."""
    row = request.chart.row_for(request.column, request.total)
    answer = request.chart.at(row.id, request.effect or request.column)
    given = () if request.tally is None else (request.value,)
    return Step(request, given, answer, request.total, row.label)


def play(
    rules: Rules,
    procedure: Callable[..., Flow[Resolution]],
    case: Hashable,
    dice: DiceSource,
    decide: Callable[[Choose], str],
) -> Played:
    """Rule one situation with these dice and decisions."""

    def give(request: Question) -> Given:
        if isinstance(request, Choose):
            return decide(request)
        kind = request.dice if isinstance(request, Roll) else request.chart.dice
        if kind is None:
            raise ValueError(f"{request.rule} consults a chart that has no dice")
        return dice.faces(kind, request.ask.key)

    run = Run(rules, give)
    return Played(run.events(procedure(rules, case)), tuple(run.steps))
