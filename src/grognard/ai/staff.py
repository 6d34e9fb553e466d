"""A staff that finishes a phase for its commander: orders one after another, up to dice that matter.

Where dice fall it goes on in several games, each with other dice. As long as it would order the same in all
of them the result does not matter; where it would not, the list ends, and the staff wants to be asked again.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy

import msgspec

from grognard.ai.player import Weighed, decision
from grognard.ai.registry import player
from grognard.core.game.game import Game
from grognard.core.game.group import DICE, QUESTION, Given, GroupOrders, moment_of, stop_at, tried
from grognard.core.game.node import Chance, Decision
from grognard.core.game.order import Order
from grognard.core.game.system import DONE

#: games with other dice that are looked at, and orders that a list has at most
_WORLDS, _MOST = 3, 120


class Proposed(msgspec.Struct, frozen=True):
    """Orders in the sequence in which they can be given, each with its reason, and what ends the list."""

    orders: tuple[Given, ...]
    thoughts: tuple[Weighed, ...]
    stops: str = ""


class _World:
    """One game that may come of it, and somebody who thinks in it alone."""

    def __init__(self, game: Game, who: str) -> None:
        # Whole phases are looked for: nothing is played out.
        self.game, self.player = game, player(who, nodes=0)

    def branch(self, seed: int, who: str) -> _World:
        table = copy(self.game.table)
        table.seed = f"{table.seed} {seed}"
        state, pending = self.game.standing
        return _World(Game(table, self.game.journal, state, pending), who)


def proposal(game: Game, who: str, units: Iterable[str] = (), *, onward: bool = False) -> Proposed:
    """What a player would order from here to the end of the phase, for all of his side or for some units.

    With `onward` it goes on through the next phases until somebody else has to act.
    """
    side, moment = decision(game).side, None if onward else moment_of(game)
    worlds = [_World(game.guess(side, 0), who)]
    given: list[Given] = []
    thoughts: list[Weighed] = []
    stops = ""
    while len(given) < _MOST and not stops:
        found = [world.player.think(world.game).chosen for world in worlds]
        if any(one.order != found[0].order for one in found):
            stops = DICE
            break
        order = found[0].order
        rolled = _carried_out(worlds, order, who)
        given.append(Given(order, rolled))
        thoughts.append(found[0])
        if order == DONE and not onward:
            break
        stops = next((why for world in worlds if (why := _end(world.game, side, moment))), "")
    wanted = frozenset(units)
    if wanted:
        return _of(game, wanted, given, thoughts, stops)
    return Proposed(tuple(given), tuple(thoughts), stops)


def _carried_out(worlds: list[_World], order: Order, who: str) -> bool:
    """Carry an order out in every world, each with dice of its own; whether any fell."""
    for world in worlds:
        world.game.apply(order)
    rolled = any(isinstance(world.game.node, Chance) for world in worlds)
    if rolled and len(worlds) == 1:
        worlds += [worlds[0].branch(seed, who) for seed in range(1, _WORLDS)]
    for world in worlds:
        while isinstance(world.game.node, Chance):
            world.game.apply(world.game.roll())
    return rolled


def _end(game: Game, side: str, moment: tuple[int, int] | None) -> str:
    """What ends the list; a question of one's own is answered on the spot."""
    stops, node = stop_at(game, side, moment), game.node
    if (
        stops == QUESTION
        and isinstance(node, Decision)
        and node.side == side
        and moment in (None, moment_of(game))
    ):
        return ""
    return stops


def _of(
    game: Game, units: frozenset[str], given: list[Given], thoughts: list[Weighed], stops: str
) -> Proposed:
    """The orders of some units alone, as far as they do not need the others'."""
    named = [one.order for one in given if one.order.units and units.issuperset(one.order.units)]
    found: GroupOrders = tried(game, named)
    by_order = {thought.order: thought for thought in thoughts}
    return Proposed(found.orders, tuple(by_order[one.order] for one in found.orders), found.stops or stops)
