"""Positions in their notation, set up as games: what a computer is tested on."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import msgspec

from grognard import games
from grognard.core.datafiles import read_toml
from grognard.core.game.game import Game, Table
from grognard.core.game.journal import Journal
from grognard.core.game.node import Chance
from grognard.core.game.order import Order, parse
from grognard.core.game.position_text import from_text

FOLDER = Path(__file__).parent / "positions"


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position, whose decision it is, and what is right there."""

    claim: str
    #: whether the tuned weights hold it too: in a battle of four turns they leave more to chance
    tuned: bool = True
    #: the weakest level that has to see it
    least: str = "sergeant"
    scenario: str = "alea-training"
    turn: int = 2
    #: the phase and whose player turn it is in
    phase: str
    active: str
    #: pieces in the notation of positions; all others are off the map
    pieces: str
    #: inputs given before the decision
    after: tuple[str, ...] = ()
    #: the orders that are right, and those that are wrong, as patterns
    right: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    #: instead: the unit that must be told to end so many hexes from every enemy
    away: tuple[str, int] | None = None

    @property
    def game(self) -> Game:
        table = _table(self.scenario)
        game = Game(table, Journal(), from_text(table, self.text, self.claim), None)
        for given in self.after:
            game.apply(parse(given))
        assert not isinstance(game.node, Chance), f"{self.claim}: dice are wanted first"
        return game

    @property
    def text(self) -> str:
        table = _table(self.scenario)
        steps = enumerate(table.sequence.steps)
        step = next(n for n, s in steps if s.phase.id == self.phase and s.active == self.active)
        written = [line for line in self.pieces.splitlines() if line.strip()]
        lines = {line.split()[0]: line for line in written}
        head = f"{self.scenario} turn {self.turn} step {step} {self.active}/{self.phase}"
        tracks = [line for line in written if line.startswith("track ")]
        return "\n".join(
            [head, *(lines.get(p.id, f"{p.id} - 0 ~absent") for p in table.start.pieces), *tracks]
        )

    def is_right(self, game: Game, order: Order) -> bool:
        text = str(order)
        if self.away is not None:
            return self._is_away(game, order, *self.away)
        if any(fnmatchcase(text, pattern) for pattern in self.wrong):
            return False
        return not self.right or any(fnmatchcase(text, pattern) for pattern in self.right)

    def _is_away(self, game: Game, order: Order, unit: str, hexes: int) -> bool:
        if order.unit != unit or not order.to:
            return False
        grid, side = game.scenario.board.grid, game.side_of(unit)
        enemies = [p.at for p in game.state.pieces if p.at >= 0 and p.strength and game.side_of(p.id) != side]
        return min(grid.distance(grid.cell_of(order.to), cell) for cell in enemies) >= hexes


@cache
def _table(scenario: str) -> Table:
    return games.new_game(scenario, seed="staged").table


def positions() -> Iterator[Position]:
    """Every position of the folder."""
    for file in sorted(FOLDER.glob("*.toml")):
        for row in read_toml(file)["position"]:
            yield msgspec.convert(row, Position)
