"""A puzzle as it is kept: a position, whose decision it is, what is right, and what every order comes to."""

from __future__ import annotations

import datetime
import hashlib
from copy import copy
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

import msgspec

from grognard import games
from grognard.core.datafiles import read_toml
from grognard.core.drivers.play import Given
from grognard.core.errors import BadCase, Fault
from grognard.core.game.game import Game, Pending, Table
from grognard.core.game.journal import OPENING, Entry, journal_of
from grognard.core.game.order import Order, parse
from grognard.core.game.position_text import from_text, to_text

#: how hard a puzzle is, the easiest first
GRADES = (1, 2, 3)
#: what a puzzle can be about
THEMES = ("square", "flank", "rally", "concentrate", "hold", "hold-back", "withdraw", "pursuit", "target")


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """One decision with one answer that is clearly best."""

    id: str
    scenario: str
    options: tuple[str, ...] = ()
    turn: int
    #: whose decision it is
    side: str
    theme: str
    grade: int
    #: the self-play it comes from, and the entry after which it stands
    played: str
    #: the first line of the position, then every line that is not as the battle was set up
    position: str
    #: the order under way, and what has been thrown and decided in it
    order: str = ""
    answers: tuple[Given, ...] = ()
    #: the right order; with others that belong to the same attack
    right: tuple[str, ...]
    #: every order to be considered, with the points of victory it comes to
    worth: dict[str, float]
    #: points between what is right and the best of what is not
    margin: float

    @cached_property
    def game(self) -> Game:
        """The game at its decision. Nobody may change it: take a clone."""
        return staged(self)

    def is_right(self, order: str) -> bool:
        return order in self.right


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    #: how the puzzles came about, and by which command
    made: str
    puzzle: tuple[Puzzle, ...]


def staged(puzzle: Puzzle) -> Game:
    table = copy(_table(puzzle.scenario, puzzle.options))
    state = from_text(table, _whole(puzzle.position, table), puzzle.id)
    # Earlier positions begin with this one: how it came about is not kept.
    table.start = state
    pending = None
    if puzzle.order:
        order = parse(puzzle.order)
        assert isinstance(order, Order)
        pending = Pending(state, order, puzzle.answers)
    game = Game(table, journal_of([Entry(OPENING, "", "")], state, pending), state, pending)
    game.battle  # noqa: B018 - runs the order up to where it stands
    return game


def position_of(game: Game) -> str:
    """The position that a game's order under way began in, without what is as it was set up."""
    table = games.new_game(game.scenario.id, options=game.scenario.chosen).table
    known = set(_lines(to_text(table, table.start))[1:])
    head, *lines = _lines(to_text(game.table, game.standing[0]))
    return "\n".join([head, *(line for line in lines if line not in known)]) + "\n"


def _whole(position: str, table: Table) -> str:
    """A position with the lines of the set-up that it leaves out."""
    head, *changed = _lines(position)
    named = {_subject(line): line for line in changed}
    start = {_subject(line): line for line in _lines(to_text(table, table.start))[1:]}
    return "\n".join([head, *{**start, **named}.values()]) + "\n"


def _subject(line: str) -> str:
    """What a line of a position is about: a piece, or a track."""
    first, _space, rest = line.partition(" ")
    return f"track {rest.partition('=')[0]}" if first == "track" else first


def _lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


@cache
def _table(scenario: str, options: tuple[str, ...]) -> Table:
    return games.new_game(scenario, seed="puzzle", options=options).table


@cache
def puzzles() -> dict[str, Puzzle]:
    """All puzzles by id."""
    found: dict[str, Puzzle] = {}
    for file in sorted(_folder().iterdir(), key=lambda one: one.name):
        if file.name.endswith(".toml"):
            found |= {one.id: one for one in msgspec.convert(read_toml(file), _File).puzzle}
    return found


def _folder() -> Any:
    return files("grognard.puzzles") / "data"


def puzzle(id: str) -> Puzzle:
    """A puzzle by its id; BadCase names what there is."""
    if id not in puzzles():
        raise BadCase([Fault("puzzle", f"there is no puzzle {id!r}", tuple(puzzles()))])
    return puzzles()[id]


def daily(date: datetime.date) -> Puzzle:
    """The puzzle of a day: all of them in turn, no two of one system one after the other by design."""
    shuffled = sorted(puzzles().values(), key=lambda one: hashlib.sha256(one.id.encode()).digest())
    return shuffled[date.toordinal() % len(shuffled)]
