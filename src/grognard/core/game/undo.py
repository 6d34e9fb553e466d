"""Taking back: free while nothing has come to light, with the opponent's consent beyond that.

Dice are taken back in games for practice only. There the same act at the same place rolls the same again.
Nothing is ever struck out of the journal. An undo is an entry of its own, "undo 12": the game stands again
where it stood after entry 12.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol, runtime_checkable

import msgspec

from grognard.core.chart import OffTheChart
from grognard.core.errors import BadCase, Fault, GrognardError, IllegalOrder
from grognard.core.events import Event
from grognard.core.game.journal import DICE, END, FIX, RULES, UNDO, Entry, Mark
from grognard.core.messages import Message, message

if TYPE_CHECKING:
    from grognard.core.game.game import Game

#: what playing an input again under other rules than its own can meet
BROKEN = (GrognardError, OffTheChart, ValueError, LookupError, AssertionError)

_UNDO = re.compile(r"undo (\d{1,9})(?: dice (\d{1,9}))?(?: with (\S+))?")


class Undo(msgspec.Struct, frozen=True):
    """Back to where the game stood after an entry; `consent` is the opponent who agreed, if he had to."""

    to: int
    consent: str = ""
    #: throws that are taken back with it, which only a game for practice allows
    dice: int = 0

    def __str__(self) -> str:
        dice = f" dice {self.dice}" if self.dice else ""
        return f"undo {self.to}{dice} with {self.consent}" if self.consent else f"undo {self.to}{dice}"


def read_undo(text: str) -> Undo:
    read = _UNDO.fullmatch(text)
    if read is None:
        raise BadCase([Fault(text or "undo", "expected an entry such as: undo 12")])
    return Undo(int(read[1]), read[3] or "", int(read[2] or 0))


@runtime_checkable
class Reveals(Protocol):
    """A system in which an order can bring something hidden to light."""

    def reveals(self, events: tuple[Event, ...]) -> bool: ...


def standing(entries: Iterable[Entry]) -> list[int]:
    """The numbers of the inputs that have not been taken back, the opening (1) among them."""
    numbers: list[int] = []
    for number, entry in enumerate(entries, 1):
        if entry.asked == UNDO:
            to = read_undo(entry.given).to
            numbers = [kept for kept in numbers if kept <= to]
        elif entry.asked != RULES:
            numbers.append(number)
    return numbers


def last_to_act(game: Game, consent: str = "") -> str:
    """The side whose input came last; not the one that consents."""
    entries = game.journal.entries()
    by = [entries[number - 1].by for number in standing(entries)]
    sides = [player.id for player in game.scenario.sides if player.id != consent]
    return next((side for side in reversed(by) if side in sides), sides[0])


def last_input(game: Game, by: str) -> int:
    """The number of the last input of a side that has not been taken back; 0 where there is none."""
    entries = game.journal.entries()
    return next((number for number in reversed(standing(entries)) if entries[number - 1].by == by), 0)


def taking_back(
    game: Game, by: str, consent: str = "", to: int = 0, *, recorded: bool = False
) -> tuple[int, Entry]:
    """Where an undo leads, and its entry; IllegalOrder if there is nothing to undo or consent is wanted.

    It takes one input back, or with `to` everything after an entry at once.
    """
    sides = tuple(player.id for player in game.scenario.sides)
    for what, side, known in (("side", by, sides), ("consent", consent or by, sides)):
        if side not in known:
            raise BadCase([Fault(what, f"there is no side {side!r}", known)])
    entries = game.journal.entries()
    numbers = standing(entries)
    own = [place for place, number in enumerate(numbers) if entries[number - 1].by == by]
    if entries[numbers[-1] - 1].asked in (END, FIX):
        # What was settled last is taken back by itself, whoever proposed it.
        own = [len(numbers) - 1]
    if not own:
        raise IllegalOrder(message("refuse-undo-nothing", side=by), "")
    place = next((place for place, number in enumerate(numbers) if number > to), 0) if to else own[-1]
    if place not in own:
        raise IllegalOrder(message("refuse-undo-nothing", side=by), "")
    taken = [entries[number - 1] for number in numbers[place:]]
    if keeps_dice(game, taken) and not (recorded and game.table.format == 1):
        raise IllegalOrder(message("refuse-undo-practice"), "")
    hindrance = _hindrance(game, by, taken)
    if hindrance is not None and consent in ("", by):
        raise IllegalOrder(hindrance, "", message("remedy-undo-consent"))
    dice = 0 if game.table.format == 1 else sum(entry.by == DICE for entry in taken)
    undo = Undo(numbers[place - 1], consent if hindrance is not None else "", dice)
    return undo.to, Entry(UNDO, by, str(undo))


def keeps_dice(game: Game, taken: Iterable[Entry]) -> bool:
    """Whether dice are among these inputs in a game that takes none back."""
    return not game.table.practice and any(entry.by == DICE for entry in taken)


def _hindrance(game: Game, by: str, taken: list[Entry]) -> Message | None:
    """What makes taking these inputs back more than a change of mind."""
    system = game.table.system
    for entry in taken:
        if entry.asked in (END, FIX):
            return message("refuse-undo-settled")
        if entry.by == DICE:
            return message("refuse-undo-dice")
        if entry.by != by:
            return message("refuse-undo-acted", side=entry.by)
        if isinstance(system, Reveals) and system.reveals(entry.events):
            return message("refuse-undo-revealed")
    return None


class Foreseen(msgspec.Struct, frozen=True):
    """What an undo would take back: inputs in their order, the first of them the side's own."""

    entries: tuple[Entry, ...] = ()
    #: the number of the first of them
    number: int = 0
    #: throws among them, and inputs of others
    dice: int = 0
    others: int = 0
    #: what makes it more than a change of mind
    hindrance: Message | None = None
    #: it cannot be done at all: dice fell, and the game is not for practice
    is_barred: bool = False


def foreseen(game: Game, by: str) -> Foreseen:
    """What would go if a side took its last input back; nothing where it has none."""
    entries = game.journal.entries()
    numbers = standing(entries)
    given = [entries[number - 1] for number in numbers]
    first = next((place for place in reversed(range(len(given))) if given[place].by == by), None)
    if first is None:
        return Foreseen()
    taken = given[first:]
    dice = sum(entry.by == DICE for entry in taken)
    others = sum(entry.by not in (by, DICE) for entry in taken)
    barred = keeps_dice(game, taken)
    hindrance = message("refuse-undo-practice") if barred else _hindrance(game, by, taken)
    return Foreseen(tuple(taken), numbers[first], dice, others, hindrance, barred)


def position_after(game: Game, number: int) -> Mark:
    """Where the game stood after an entry; where that is not at hand, the game plays itself up to there."""
    from grognard.core.game.replay import give

    again, rest = _nearest(game, number)
    entries = game.journal.entries()
    try:
        for place in rest:
            give(again, entries[place - 1])
    except BROKEN:
        raise IllegalOrder(message("refuse-undo-rules"), "") from None
    mark = again.journal.mark
    assert mark is not None
    return mark


def _nearest(game: Game, number: int) -> tuple[Game, list[int]]:
    """The game after the last entry up to one that has its mark, and the inputs that lead on from there."""
    from grognard.core.game.game import Game, opened

    entries = game.journal.entries()
    wanted = standing(entries[:number])
    for place in range(number, 0, -1):
        mark = game.journal.back(place).mark
        if mark is not None:
            before = standing(entries[:place])
            # What was taken back in between leads there no more.
            if wanted[: len(before)] == before:
                there = Game(game.table, game.journal.back(place), mark.state, mark.pending)
                return there, wanted[len(before) :]
    return opened(game.table), wanted[1:]
