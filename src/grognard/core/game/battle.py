"""A game in the making of one order: the state so far, and the events that led to it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import Any, TypeVar

import msgspec

from grognard.core.board import Board
from grognard.core.drivers.play import Step as Reading
from grognard.core.drivers.play import read_off
from grognard.core.events import Event
from grognard.core.game.reducer import Reducer
from grognard.core.game.sequence import Sequence, Step
from grognard.core.game.state import Piece, State
from grognard.core.procedure import Call, Choose, Flow, Question, Read, Resolution, Sealed
from grognard.core.rules import Rules
from grognard.core.scenario import Scenario

T = TypeVar("T")

#: A flow that asks only what somebody outside must answer.
Script = Generator[Question, Any, T]

#: What a game does with the events of one part of a ruling.
Happens = Callable[[tuple[Event, ...]], Script[None]]


class Ruled(msgspec.Struct, frozen=True):
    """A ruling that has been made within an order: what was asked, and all that came of it."""

    procedure: Callable[[Rules, Any], Flow[Resolution]]
    case: Any
    #: the position before it
    before: State
    events: tuple[Event, ...]
    #: all that was thrown and decided, and which of it were decisions: their places, and what was asked
    answers: tuple[int | str, ...] = ()
    decided: tuple[tuple[int, Choose], ...] = ()


class UnderWay:
    """A ruling within an order that waits for an answer: what was asked of it so far, and answered."""

    def __init__(self, procedure: Callable[[Rules, Any], Flow[Resolution]], case: Any) -> None:
        self.procedure, self.case = procedure, case
        self.answers: list[int | str] = []
        #: the questions among them that somebody decided, each with its place
        self.decided: list[tuple[int, Choose]] = []
        #: the decision that it waits for; None while dice are wanted, or something outside of it
        self.choice: Choose | None = None


class Battle:
    """What the rules of a game work on. A script emits events, and sees their effect at once."""

    def __init__(
        self, rules: Rules, scenario: Scenario[Any], sequence: Sequence, reducer: Reducer, state: State
    ) -> None:
        self.rules, self.scenario, self.sequence, self.reducer = rules, scenario, sequence, reducer
        self.state = state
        #: the place in the sequence of play; kept, since rules ask for it all the time
        self.step: Step = sequence.steps[state.step]
        self._board = scenario.battlefield if isinstance(scenario.battlefield, Board) else None
        self.events: list[Event] = []
        #: charts that the order under way has read without dice, for whoever asks how it was ruled
        self.reads: list[Reading] = []
        #: the rulings of the order under way that are finished
        self.rulings: list[Ruled] = []
        #: those that are not, each within the one before it
        self.under_way: list[UnderWay] = []
        #: the place of each piece that an event has changed, one after another: whoever remembers how long
        #: the list was knows which pieces to read again
        self.touched: list[int] = []
        #: what has been worked out for the present state
        self.kept: dict[Any, Any] = {}
        #: what was worked out for an earlier state, for whoever can go on from there
        self.earlier: dict[Any, Any] = {}

    @property
    def board(self) -> Board:
        # Asked so often that it is kept; a scenario without a map says so itself.
        return self._board if self._board is not None else self.scenario.board

    def piece(self, id: str) -> Piece:
        return self.state.pieces[self.reducer.roll[id]]

    def emit(self, *events: Event) -> None:
        """Let events happen."""
        after = self.reducer.apply(self.state, events, self.touched)
        if after is not self.state:
            self.state, self.step = after, self.sequence.steps[after.step]
            self.kept.clear()
        self.events += events

    def known(self, key: Any, find: Callable[[], T]) -> T:
        """Something worked out once for the present state."""
        if key not in self.kept:
            self.kept[key] = find()
        found: T = self.kept[key]
        return found

    def known_of(
        self, key: str, unit: str, find: Callable[[str], list[T]], whose: Callable[[T], str]
    ) -> list[T]:
        """A list worked out once for the present state, or if a unit is named the part that is its own.

        `find` can work out such a part alone; where the whole is known already it is picked out of that.
        """
        if unit and key not in self.kept:
            return self.known((key, unit), lambda: find(unit))
        every = self.known(key, lambda: find(""))
        return [one for one in every if whose(one) == unit] if unit else every

    def still_known(self, key: Any, rests_on: tuple[Any, ...], find: Callable[[], T]) -> T:
        """Something worked out once for as long as all that it rests on stays the same."""
        entry: tuple[tuple[Any, ...], T] | None = self.earlier.get(key)
        if entry is None or entry[0] != rests_on:
            entry = self.earlier[key] = (rests_on, find())
        return entry[1]


def ruling(
    battle: Battle,
    procedure: Callable[[Rules, Any], Flow[Resolution]],
    case: Any,
    sides: Mapping[str, str],
    happens: Happens | None = None,
) -> Script[tuple[Event, ...]]:
    """Rule a case inside an order. The procedure asks roles; `sides` says which side plays each.

    With `happens` each part of the ruling takes place on the map before the next begins, so that whoever is
    asked then sees what has become of the others; without it the caller sees to all of it afterwards.
    """
    flow = procedure(battle.rules, case)
    before = battle.state
    battle.under_way.append(UnderWay(procedure, case))
    events = yield from _events(battle, flow, sides, happens)
    asked = battle.under_way.pop()
    answers, decided = tuple(asked.answers), tuple(asked.decided)
    battle.rulings.append(Ruled(procedure, case, before, events, answers, decided))
    return events


def _events(
    battle: Battle, flow: Flow[Resolution], sides: Mapping[str, str], happens: Happens | None
) -> Script[tuple[Event, ...]]:
    resolution: Resolution = yield from _value(battle, flow, sides)
    if happens is not None and resolution.events:
        yield from happens(resolution.events)
    happened = list(resolution.events)
    for part in resolution.then:
        happened += yield from _events(
            battle, part.procedure(battle.rules, *_opened(part.args)), sides, happens
        )
    return tuple(happened)


def _value(battle: Battle, flow: Flow[Any], sides: Mapping[str, str]) -> Script[Any]:
    rules, ruled = battle.rules, battle.under_way[-1]
    try:
        request = next(flow)
        while True:
            match request:
                case Call():
                    value = yield from _value(battle, request.procedure(rules, *_opened(request.args)), sides)
                    answer: Any = (value[0], Sealed(value[1])) if request.seals else value
                case Read():
                    battle.reads.append(read_off(request))
                    answer = battle.reads[-1].answer
                case Choose():
                    ruled.choice = msgspec.structs.replace(request, who=sides[request.who])
                    answer = yield ruled.choice
                    ruled.choice = None
                    ruled.decided.append((len(ruled.answers), request))
                    ruled.answers.append(answer)
                case _:
                    answer = yield request
                    ruled.answers.append(answer)
            request = flow.send(answer)
    except StopIteration as end:
        return end.value


def _opened(args: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple([arg.held if isinstance(arg, Sealed) else arg for arg in args])
