"""Small endings: three units a side at most, the last turn, every order, answer and die looked at."""

from __future__ import annotations

from itertools import islice, product
from statistics import mean

import msgspec
import pytest
from tests.ai.staged import Position, positions

from grognard import games
from grognard.ai import player
from grognard.core.game.game import Game
from grognard.core.game.node import Chance, Decision
from grognard.core.game.order import Throw
from grognard.core.game.state import OFF
from grognard.puzzles.endings import Exact, TooLarge
from grognard.puzzles.judge import legal

#: inputs looked at in one of them, and orders that it may offer
LOOKS, ORDERS = 300, 12
#: points of victory that are no difference
ALIKE = 0.05


def is_small(game: Game) -> bool:
    """A fight, or a question in one, between three units a side at most."""
    sides: dict[str, int] = {}
    for piece in game.state.pieces:
        if piece.at != OFF and piece.strength:
            sides[game.side_of(piece.id)] = sides.get(game.side_of(piece.id), 0) + 1
    orders = list(islice(game.orders(), ORDERS + 1))
    fights = any(getattr(order, "target", "") or getattr(order, "verb", "") == "choose" for order in orders)
    return max(sides.values()) <= 3 and 1 < len(orders) <= ORDERS and fights


def last(position: Position) -> Game:
    """The position on the last turn of its battle."""
    turns = games.new_game(position.scenario).scenario.turns
    return msgspec.structs.replace(position, turn=turns).game


ENDINGS = [one for one in positions() if is_small(one.game)]


def solved(game: Game) -> dict[str, float]:
    node = game.node
    assert isinstance(node, Decision)
    return {one.order: one.worth for one in Exact(game, node.side, most=LOOKS).orders(game, legal(game))}


def test_there_are_enough_of_them() -> None:
    found = []
    for one in ENDINGS:
        try:
            found.append(solved(last(one)))
        except TooLarge:
            continue
    assert len(found) >= 10


@pytest.mark.parametrize("position", ENDINGS, ids=lambda one: one.claim)
def test_the_marshal_finds_what_is_best_to_the_last_die(position: Position) -> None:
    game = last(position)
    try:
        worth = solved(game)
    except TooLarge:
        # A position that is looked at in part says nothing; those that are not are counted above.
        return
    given = str(player("marshal", 1).choose(game))
    assert worth[given] >= max(worth.values()) - ALIKE, worth


def test_faces_that_are_read_alike_may_be_followed_once() -> None:
    """The worth of a shot is the mean over all faces of its dice, each followed by itself."""
    game = next(one for one in ENDINGS if one.claim == "guns fire where they hit hardest").game
    node = game.node
    assert isinstance(node, Decision)
    exact = Exact(game, node.side)
    for order in legal(game):
        after = game.clone()
        after.apply(order)
        assert exact.worth(after) == pytest.approx(plainly(after, exact), abs=1e-4)


def plainly(game: Game, exact: Exact) -> float:
    node = game.node
    if not isinstance(node, Chance):
        return exact.worth(game)
    found = []
    for faces in product(node.dice.faces, repeat=node.dice.count):
        after = game.clone()
        after.apply(Throw(faces))
        found.append(plainly(after, exact))
    return mean(found)
