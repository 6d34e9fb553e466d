"""The course of a game: the chance to win turn by turn, and the orders that swung it.

What an order did to the chance is split in two. Its dice did what the chance is beyond what it would be had
every ruling brought what its exact odds promised; the order did the rest.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from grognard.ai.explain import chances
from grognard.analysis.chances import Chances
from grognard.core.game.game import Game
from grognard.core.game.order import Order, parse
from grognard.core.game.past import Past
from grognard.core.game.undo import BROKEN, standing
from grognard.games import load
from grognard.lab.swings import Measured, Stroke

#: moments that are told, the largest swings of a game
MOST = 16
#: swings below this are no moments
_LEAST = 0.005


class Turn(msgspec.Struct, frozen=True):
    """The chance of the first side when a turn was over, and the last entry of it; turn 0 is the set-up."""

    turn: int
    entry: int
    chance: float


class Moment(msgspec.Struct, frozen=True):
    """An order that moved the chance of the first side: from where to where, and how much its dice did."""

    first: int
    last: int
    turn: int
    by: str
    before: float
    after: float
    dice: float
    #: how likely the order was to succeed, as exact odds have it; empty where no ruling followed at once
    success: str = ""

    @property
    def swing(self) -> float:
        return self.after - self.before

    @property
    def order(self) -> float:
        """What the order did, whatever its dice."""
        return self.swing - self.dice


class Course(msgspec.Struct, frozen=True):
    """All chances are those of one side; the other has the rest."""

    side: str
    turns: list[Turn]
    #: every order that moved the chance, in turn
    moments: list[Moment]

    def largest(self) -> list[Moment]:
        """The moments that swung the game most, in the order in which they came."""
        found = [one for one in self.moments if abs(one.swing) >= _LEAST]
        found.sort(key=lambda one: -abs(one.swing))
        return sorted(found[:MOST], key=lambda one: one.first)


def course_of(game: Game, past: Past) -> Course:
    """Worked out by playing every ruling of the game again: seconds for a long one."""
    chance = Chances(game.table, game.scenario.sides[0].id)
    moments = [_moment(chance, past, stroke) for stroke in Measured(game, past).strokes()]
    course = Course(chance.side, list(_turns(chance, past)), moments)
    told = {one.first: _with_odds(past, one) for one in course.largest()}
    return msgspec.structs.replace(course, moments=[told.get(one.first, one) for one in moments])


def _turns(chance: Chances, past: Past) -> Iterator[Turn]:
    last = {0: 0}
    for number in standing(past.entries):
        last[past.state(number).turn] = number
    for turn, entry in sorted(last.items()):
        yield Turn(turn, entry, chance.of(past.state(entry)))


def _moment(chance: Chances, past: Past, stroke: Stroke) -> Moment:
    then, now = past.state(stroke.first - 1), past.state(stroke.last)
    after = chance.of(now)
    luck = stroke.luck.get(chance.side, 0.0)
    dice = after - chance.moved(now, -luck) if luck else 0.0
    by = past.entries[stroke.first - 1].by
    return Moment(stroke.first, stroke.last, then.turn, by, chance.of(then), after, dice)


def _with_odds(past: Past, moment: Moment) -> Moment:
    """The moment with the odds that carried it; rules of another day have none to tell."""
    entry = past.entries[moment.first - 1]
    try:
        game = past.game(moment.first - 1)
        order = parse(entry.given)
        found = chances(game, game.battle, order, entry.by) if isinstance(order, Order) else None
    except BROKEN:
        return moment
    return moment if found is None else msgspec.structs.replace(moment, success=found.success)


# As plain data, for whoever works it out beside whoever asks


def course_in(save: str) -> dict[str, object]:
    """The course of a saved game."""
    game = load(save, "game")
    found: dict[str, object] = msgspec.to_builtins(course_of(game, Past(game.table, game.journal.entries())))
    return found


def read_course(told: dict[str, object]) -> Course:
    return msgspec.convert(told, Course)
