"""Random play on the Game contract: what every ruleset's games are tested with."""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from collections.abc import Callable, Iterator

import msgspec

from grognard import games
from grognard.core.board import Board
from grognard.core.game import Chance, Decision, Game, Order, Over
from grognard.core.game.order import Input
from grognard.plane import distance, unpacked

#: How often a random player ends a phase although units are left to order.
IDLENESS = 0.07
#: How often it goes for the enemy.
BOLDNESS = 0.6


class Tally:
    """What random games have come across."""

    def __init__(self) -> None:
        self.verbs: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.phases: Counter[str] = Counter()

    @property
    def inputs(self) -> int:
        return sum(self.verbs.values())


def along(scenario: str, inputs: int, seed: int) -> Iterator[Game]:
    """One random game after each of its first inputs."""
    game, dice = games.new_game(scenario, seed=seed), random.Random(seed)
    for _ in range(inputs):
        if isinstance(game.node, Over):
            return
        game.apply(pick(game, dice))
        yield game


def pick(game: Game, dice: random.Random) -> Input:
    """A random legal input: some unit with orders, and one of them; or the end of the phase.

    Every other game seeks a fight, so that combat comes up often enough: its moves go up to the enemy.
    """
    node = game.node
    if isinstance(node, Chance):
        return game.roll()
    assert isinstance(node, Decision)
    if node.choice is None and node.subjects and dice.random() > IDLENESS:
        for unit in dice.sample(node.subjects, min(4, len(node.subjects))):
            found = list(game.orders(unit))
            if found:
                return bold(game, found, dice) if dice.random() < BOLDNESS else dice.choice(found)
    found = list(game.orders())
    assert found, f"nothing can be done: {node}"
    done = Order("done")
    return done if done in found and dice.random() > BOLDNESS / 2 else dice.choice(found)


def bold(game: Game, found: list[Input], dice: random.Random) -> Input:
    """Of some orders one that leads to a fight: an attack if there is one, else a move next to the enemy."""
    orders = [order for order in found if isinstance(order, Order)]
    fights = [order for order in orders if order.target or order.option == "attack"]
    if fights:
        return dice.choice(fights)
    moves = [order for order in orders if order.to]
    if not moves:
        return dice.choice(found)
    assert isinstance(game.node, Decision)
    places, side = game.scenario.places, game.node.side
    enemies = {p.at for p in game.state.pieces if p.at >= 0 and game.side_of(p.id) != side}
    if not enemies:
        return dice.choice(found)
    away = {
        to: min(apart(game, places.cell_of(to), at) for at in enemies)
        for to in dict.fromkeys(order.to for order in moves)
    }
    nearest = min(away.values())
    return dice.choice([order for order in moves if away[order.to] == nearest])


def apart(game: Game, one: int, other: int) -> int:
    """How far two places are from one another, in hexes or in thousandths of an inch."""
    if isinstance(game.scenario.battlefield, Board):
        return game.scenario.board.grid.distance(one, other)
    return distance(unpacked(one), unpacked(other))


def play(
    game: Game,
    dice: random.Random,
    most: int,
    tally: Tally,
    after: Callable[[Game, Input], None] | None = None,
) -> int:
    """Play until the game is over or so many inputs were given; the inputs given."""
    given = 0
    while given < most and not isinstance(game.node, Over):
        order = pick(game, dice)
        node = game.node
        if isinstance(node, Decision):
            tally.phases[node.phase] += 1
            if node.choice is not None:
                tally.asked[node.choice.id] += 1
        elif isinstance(node, Chance):
            tally.asked[node.why.key] += 1
        tally.verbs["throw" if not isinstance(order, Order) else order.verb] += 1
        for event in game.apply(order):
            tally.events[type(event).__name__] += 1
        given += 1
        if after is not None:
            after(game, order)
    return given


def state_hash(game: Game) -> str:
    """A hash of everything that can change."""
    return hashlib.sha256(msgspec.json.encode(game.state, order="deterministic")).hexdigest()
