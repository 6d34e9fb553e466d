"""What if: another die, or a counter that is otherwise, and what that makes of the chance to win."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

import msgspec

from grognard.analysis.chances import Chances
from grognard.core.errors import IllegalOrder
from grognard.core.game.game import Game
from grognard.core.game.journal import DICE
from grognard.core.game.node import Chance
from grognard.core.game.order import Order, Throw, parse
from grognard.core.game.past import Past
from grognard.core.game.settlement import Fix
from grognard.core.game.undo import standing

#: throws beyond this are not gone through one by one
_MOST_FACES = 36


class OtherThrow(msgspec.Struct, frozen=True):
    """Dice that might have fallen, and the chance of the first side where that order then ended.

    `settled` says that every later die of the order fell as it did; where another question was asked than in
    the game the chance is that of the position in the middle of the order.
    """

    faces: tuple[int, ...]
    fell: bool
    chance: float
    settled: bool


def changed(game: Game, fixes: Sequence[Fix]) -> Game:
    """A game in which counters are otherwise; IllegalOrder and BadCase say what cannot be."""
    sides = [player.id for player in game.scenario.sides]
    other = game.clone()
    for fix in fixes:
        other.settle(sides[0], msgspec.structs.replace(fix, consent=sides[1]))
    return other


def other_throws(past: Past, entry: int) -> list[OtherThrow]:
    """Every throw that might have fallen at an entry; none where no dice fell there, or too many ways."""
    if past.entries[entry - 1].by != DICE:
        return []
    game = past.game(entry - 1)
    node = game.node
    if not isinstance(node, Chance) or len(node.dice.faces) ** node.dice.count > _MOST_FACES:
        return []
    fell = parse(past.entries[entry - 1].given)
    later = _rest_of(past, entry)
    chance = Chances(game.table, game.scenario.sides[0].id)
    found = []
    for faces in product(node.dice.faces, repeat=node.dice.count):
        throw = Throw(faces)
        if faces == tuple(sorted(faces)):
            other, settled = _played(game, throw, later)
            found.append(OtherThrow(faces, _same(throw, fell), chance.of(other.state), settled))
    return found


def _rest_of(past: Past, entry: int) -> list[Order | Throw]:
    """The answers and dice with which the order of an entry went on."""
    return list(_answers(past, entry))


def _answers(past: Past, entry: int) -> Iterator[Order | Throw]:
    for number in standing(past.entries):
        if number <= entry:
            continue
        given = past.entries[number - 1].given
        if not given.startswith(("throw ", "choose ")):
            return
        yield parse(given)


def _played(game: Game, throw: Throw, later: Sequence[Order | Throw]) -> tuple[Game, bool]:
    other = game.clone()
    other.apply(throw)
    for given in later:
        try:
            other.apply(given)
        except IllegalOrder:
            return other, False
    return other, other.standing[1] is None


def _same(throw: Throw, fell: object) -> bool:
    return isinstance(fell, Throw) and sorted(fell.faces) == sorted(throw.faces)
