"""A game in the making of one order: the state so far, and the events that led to it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import Any, TypeVar

import msgspec

from grognard.core.board import Board
from grognard.core.drivers.loop import carried_out, entered
from grognard.core.drivers.play import Step as Reading
from grognard.core.drivers.play import read_off
from grognard.core.events import Event
from grognard.core.game.reducer import Reducer
from grognard.core.game.sequence import Sequence, Step
from grognard.core.game.state import Piece, State
from grognard.core.procedure import Call, Choose, Flow, Question, Read, Request, Resolution
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
    before = battle.state
    battle.under_way.append(UnderWay(procedure, case))
    answer = _Asked(battle, sides).answer
    events = yield from carried_out(battle.rules, procedure(battle.rules, case), answer, happens)
    asked = battle.under_way.pop()
    answers, decided = tuple(asked.answers), tuple(asked.decided)
    battle.rulings.append(Ruled(procedure, case, before, events, answers, decided))
    return events


class _Asked:
    """Whom a ruling within an order asks: charts at once, dice and players outside of the game."""

    def __init__(self, battle: Battle, sides: Mapping[str, str]) -> None:
        self.battle, self.sides, self.ruled = battle, sides, battle.under_way[-1]

    def answer(self, request: Request) -> Any:
        match request:
            case Call():
                return entered(self.battle.rules, request, self.answer)
            case Read():
                self.battle.reads.append(read_off(request))
                return self.battle.reads[-1].answer
            case Choose():
                return self._decided(request)
        return self._thrown(request)

    def _decided(self, request: Choose) -> Script[str]:
        ruled = self.ruled
        ruled.choice = msgspec.structs.replace(request, who=self.sides[request.who])
        answer: str = yield ruled.choice
        ruled.choice = None
        ruled.decided.append((len(ruled.answers), request))
        ruled.answers.append(answer)
        return answer

    def _thrown(self, request: Question) -> Script[Any]:
        answer = yield request
        self.ruled.answers.append(answer)
        return answer
