"""A lesson as it is followed: how far a game has come in it, and what it waits for."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from grognard.core.errors import IllegalOrder
from grognard.core.game.game import Game
from grognard.core.game.journal import RULES, UNDO, Entry
from grognard.core.game.node import Decision
from grognard.core.game.order import Input, Order, parse
from grognard.core.game.undo import read_undo
from grognard.core.messages import message
from grognard.core.places import Places
from grognard.core.tutorial import UNDO as TAKE_BACK
from grognard.core.tutorial import Item, Tutorial, script

#: on a table, steps and the cosine of the angle by which an order may miss what the lesson wants
_CLOSE, _ALIKE = 0.5, 0.92


class OffTheLesson(IllegalOrder):
    """Legal or not, it is not what the lesson is about just now."""

    def __init__(self, wanted: str) -> None:
        super().__init__(message("refuse-lesson", wanted=wanted), "")
        self.wanted = wanted


class Lesson:
    """Follows the entries of a game. Whoever takes an order back stands where he stood before it."""

    def __init__(self, tutorial: Tutorial) -> None:
        self.tutorial = tutorial
        self.items = script(tutorial)

    def place(self, entries: Iterable[Entry]) -> int:
        """How many inputs of the script are behind us."""
        #: by the number of the entry; before the opening and after it nothing is
        places = [0]
        for entry in entries:
            here = places[-1]
            if entry.asked == UNDO:
                wanted = here < len(self.items) and self.items[here].given == TAKE_BACK
                places.append(here + 1 if wanted else places[read_undo(entry.given).to])
            else:
                places.append(here + (len(places) > 1 and entry.asked != RULES and here < len(self.items)))
        return places[-1]

    def next(self, entries: Iterable[Entry]) -> Item | None:
        """What the lesson waits for; None when it is over."""
        place = self.place(entries)
        return self.items[place] if place < len(self.items) else None

    def done(self, entries: Iterable[Entry]) -> int:
        """How many orders the learner has given as the lesson wants them."""
        return sum(item.is_learners for item in self.items[: self.place(entries)])

    def check(self, game: Game, given: str) -> None:
        """Refuse what the lesson does not ask for."""
        item = self.next(game.journal.entries())
        if item is not None and given != item.given:
            raise OffTheLesson(item.given)

    def meant(self, game: Game, given: Input) -> Input:
        """The order that the lesson asks for, where that is what was given or nearly so; else it is refused.

        Nobody puts a body on a table to the thousandth of an inch: whoever comes close means the place.
        """
        item = self.next(game.journal.entries())
        if item is not None and item.given != TAKE_BACK and isinstance(given, Order):
            wanted = parse(item.given)
            if isinstance(wanted, Order) and is_close(game.scenario.places, given, wanted):
                return wanted
        self.check(game, str(given))
        return given


def is_close(places: Places, given: Order, wanted: Order) -> bool:
    """Whether two orders are the same but for two inches and 22 degrees; on hexes there is no close."""
    if not (places.breadth and given.to and wanted.to):
        return False
    same = msgspec.structs.replace(given, to=wanted.to, facing=wanted.facing)
    here, there = places.cell_of(given.to), places.cell_of(wanted.to)
    if same != wanted or places.distance(here, there) > _CLOSE:
        return False
    return given.facing == wanted.facing or _agree(places, there, given.facing, wanted.facing)


def _agree(places: Places, cell: int, one: str, other: str) -> bool:
    """Whether two facings look nearly the same way."""
    if not (one and other):
        return False
    first, second = places.direction(one), places.direction(other)
    # Where the table ends ahead, it does not behind.
    ahead, behind = places.ahead(cell, first, 1), places.ahead(cell, places.about(first), 1)
    forward, away = places.bearing(cell, second, ahead if ahead >= 0 else behind)
    return (forward if ahead >= 0 else -forward) >= _ALIKE * away


def play_item(game: Game, item: Item, side: str) -> None:
    """Give one input of the script; the learner's only while it is his to give."""
    node = game.node
    if item.is_learners and item.given != TAKE_BACK and (not isinstance(node, Decision) or node.side != side):
        raise IllegalOrder(message("refuse-lesson-side", given=item.given), "")
    if item.given == TAKE_BACK:
        game.undo(side)
    else:
        game.apply(parse(item.given))


def faults(game: Game, tutorial: Tutorial) -> list[tuple[Item, IllegalOrder]]:
    """Play a whole lesson: the first input that is not legal when it comes; nothing if it all goes well."""
    for item in script(tutorial):
        try:
            play_item(game, item, tutorial.side)
        except IllegalOrder as refused:
            return [(item, refused)]
    return []
