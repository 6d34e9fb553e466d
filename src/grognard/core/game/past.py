"""Looking back: where a game stood after each of its entries, and how a roll was read there.

Positions come from the events that were written down, never from playing again: they are the same whatever
the rules say today, and two thousand of them cost milliseconds.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from grognard.core.drivers.play import Given, Step, answered
from grognard.core.game.game import Game, Pending, Table
from grognard.core.game.journal import END, FIX, NEAR, OPENING, RULES, UNDO, Entry, journal_of
from grognard.core.game.node import Chance, Decision
from grognard.core.game.order import Order, Throw, parse
from grognard.core.game.replay import give, under_way
from grognard.core.game.state import State
from grognard.core.game.undo import read_undo, standing
from grognard.core.procedure import Question


class Past:
    """A game after each of its entries; entry 1 is the opening, before it is only the set-up."""

    def __init__(self, table: Table, entries: Iterable[Entry] = ()) -> None:
        self.table = table
        self.entries: list[Entry] = []
        #: after which entry, as far as they are at hand: see `state`
        self._states: dict[int, State] = {0: table.start}
        self._passing: deque[int] = deque()
        self._steps: dict[int, tuple[Step, ...]] = {}
        self.extend(entries)

    def __len__(self) -> int:
        return len(self.entries)

    def extend(self, entries: Iterable[Entry]) -> None:
        """Take in what has happened since."""
        apply = self.table.reducer.apply
        for entry in entries:
            before = self.state(self._before(entry, len(self.entries)))
            self.entries.append(entry)
            self._keep(len(self.entries), apply(before, entry.events))

    def state(self, number: int) -> State:
        """The position after an entry; after 0, as it was set up."""
        missing: list[int] = []
        # Others may look back at the same time: what was there a moment ago may be gone.
        while (state := self._states.get(number)) is None:
            missing.append(number)
            number = self._before(self.entries[number - 1], number - 1)
        for later in reversed(missing):
            state = self.table.reducer.apply(state, self.entries[later - 1].events)
            self._keep(later, state)
        return state

    def _before(self, entry: Entry, last: int) -> int:
        return read_undo(entry.given).to if entry.asked == UNDO else last

    def _keep(self, number: int, state: State) -> None:
        """One position in `NEAR` for good, and of the others those that were wanted last."""
        self._states[number] = state
        if number % NEAR:
            self._passing.append(number)
        if len(self._passing) > 2 * NEAR:
            self._states.pop(self._passing.popleft(), None)

    def game(self, number: int) -> Game:
        """The game as it stood after an entry: it can be asked and played on. Today's rules have the word."""
        numbers = standing(self.entries[:number])
        begun = next(place for place in reversed(numbers) if _begins(self.entries[place - 1]))
        if _ends(self.entries[numbers[-1] - 1]):
            over = self.state(number)
            return Game(self.table, journal_of(self.entries[:number], over, None), over, None)
        given = [parse(self.entries[place - 1].given) for place in numbers if place > begun]
        answers: tuple[Given, ...] = tuple(
            one.faces if isinstance(one, Throw) else one.option for one in given if _answers(one)
        )
        base = self.state(begun - 1)
        pending = Pending(base, under_way(self.entries[begun - 1].given), answers)
        game = Game(self.table, journal_of(self.entries[:number], base, pending), base, pending)
        game.battle  # noqa: B018 - runs the order up to where it stood
        return game

    def begun(self, number: int) -> int:
        """The order that an entry belongs to: itself, or the one that its dice or its answer carry on."""
        numbers = standing(self.entries[:number])
        return next((place for place in reversed(numbers) if _begins(self.entries[place - 1])), number)

    def steps(self, number: int) -> tuple[Step, ...]:
        """How the dice or the answer of an entry were read, and every chart that was read because of it."""
        found = self._steps.get(number)
        if found is None:
            if len(self._steps) >= NEAR:
                self._steps.clear()
            found = self._steps[number] = self._read_again(number)
        return found

    def _read_again(self, number: int) -> tuple[Step, ...]:
        entry = self.entries[number - 1]
        if entry.asked in (OPENING, UNDO, RULES, END):
            return ()
        game = self.game(number - 1)
        if entry.asked == FIX:
            give(game, entry)
            return tuple(game.battle.reads)
        question, given = _question(game), parse(entry.given)
        if question is None:
            game.apply(given)
            return tuple(game.battle.reads)
        before = len(game.battle.reads)
        step = answered(question, given.faces if isinstance(given, Throw) else given.option)
        game.apply(given)
        return (step, *game.battle.reads[before:])


def _begins(entry: Entry) -> bool:
    return entry.asked in (OPENING, FIX) or entry.asked.startswith("order ")


def _ends(entry: Entry) -> bool:
    return entry.asked == END


def _answers(given: Order | Throw) -> bool:
    return isinstance(given, Throw) or given.verb == "choose"


def _question(game: Game) -> Question | None:
    node = game.node
    if isinstance(node, Chance):
        return node.request
    return node.choice if isinstance(node, Decision) else None
