"""A game told letter by letter: what all adapters share."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import numpy as np
import numpy.typing as npt

from grognard import games
from grognard.ai.player import listed
from grognard.ai.position import lead
from grognard.core.game import Chance, Decision, Game, Order, Over, Throw
from grognard.core.game.game import Table, opened
from grognard.research.encoding import Spelling, alphabet_of, spelling
from grognard.research.observation import Observer, Vector

Mask = npt.NDArray[np.int8]


class Ground:
    """A battle that is read once and fought many times."""

    def __init__(self, scenario: str | Path, options: Iterable[str] = ()) -> None:
        game = games.new_game(scenario, options=options)
        self._table = game.table
        self.id = game.scenario.id
        self.sides = tuple(side.id for side in game.scenario.sides)
        #: whether both sides see everything
        self.is_open = all(game.view(side) is game.state for side in self.sides)
        self.alphabet = alphabet_of(game)
        self.observer = Observer(game, self.alphabet)

    def game(self, seed: int | str) -> Game:
        """A new game whose dice follow from the seed."""
        table = self._table
        return opened(Table(table.system, table.scenario, table.start, str(seed), folder=table.folder))


class Match:
    """A game, and the order that is being spelt in it."""

    def __init__(self, ground: Ground, game: Game, spelt: Spelling | None = None) -> None:
        self.ground, self.game = ground, game
        self._spelling = spelt

    def clone(self) -> Match:
        return Match(self.ground, self.game.clone(), self._spelling)

    @property
    def side(self) -> str:
        """Who decides now; empty while dice are wanted, and when it is over."""
        node = self.game.node
        return node.side if isinstance(node, Decision) else ""

    @property
    def is_over(self) -> bool:
        return isinstance(self.game.node, Over)

    @property
    def spelling(self) -> Spelling:
        """The order so far; its list of legal orders is made when it is first asked for."""
        if self._spelling is None:
            self._spelling = spelling(self.ground.alphabet, listed(self.game) if self.side else ())
        return self._spelling

    @property
    def letters(self) -> tuple[int, ...]:
        """The actions that are legal now."""
        return self.spelling.letters

    def mask(self, side: str) -> Mask:
        """1 for every action that is legal now; all 0 for a side that has nothing to decide."""
        mask = np.zeros(len(self.ground.alphabet), np.int8)
        if self.side == side:
            mask[list(self.letters)] = 1
        return mask

    def observe(self, side: str) -> Vector:
        said = self.spelling.said if self.side == side else ()
        return self.ground.observer.observe(self.game, side, said)

    def say(self, letter: int) -> bool:
        """Say one letter; whether it completed an order, which is then carried out."""
        try:
            spelt = self.spelling.say(letter)
        except ValueError:
            raise ValueError(self.refusal(letter)) from None
        order = spelt.order
        if order is None:
            self._spelling = spelt
            return False
        self.give(order)
        return True

    def refusal(self, letter: int) -> str:
        """Why a letter may not be said: one line for whoever trains without a mask."""
        alphabet = self.ground.alphabet
        name = alphabet.name(letter) if 0 <= letter < len(alphabet) else "no letter"
        return f"action {letter} ({name}) is not legal here: expected one of {list(self.letters)}"

    def give(self, order: Order) -> None:
        """A whole order at once; what was spelt so far is forgotten."""
        self.game.apply(order)
        self._spelling = None

    def throw(self, fallen: Throw) -> None:
        """Dice as they fell."""
        self.game.apply(fallen)
        self._spelling = None

    def roll(self) -> None:
        """Roll the dice of the game's seed until somebody has to decide, or it is over."""
        while isinstance(self.game.node, Chance):
            self.throw(self.game.roll())

    def result(self, side: str) -> float:
        """1 for a game won, -1 for one lost, 0 for a draw and while it lasts."""
        node = self.game.node
        if not isinstance(node, Over) or not node.result.winner:
            return 0.0
        return 1.0 if node.result.winner == side else -1.0

    def lead(self, side: str) -> float:
        """By how many points of victory a side is ahead."""
        return lead(self.game, side)
