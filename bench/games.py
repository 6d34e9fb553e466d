"""Whole games: orders listed and carried out, clones, and random games from the set-up to the end."""

from __future__ import annotations

import copy
import random
import statistics
import time
from collections.abc import Callable

from rich.table import Table

from bench.timing import shown
from grognard import games
from grognard.core.game import Chance, Decision, Game, Order, Over
from grognard.core.game.order import Input

SCENARIOS = ("alea-training", "barrosa-standard", "bailen-standard", "barrosa-1811")
INPUTS = 400


class Diary:
    """What one random game took."""

    def __init__(self, scenario: str, seed: int, most: int) -> None:
        self.listed = self.listing = self.applied = self.applying = 0.0
        self.whole = -time.process_time()
        self.game = games.new_game(scenario, seed=seed)
        dice = random.Random(seed)
        while self.applied < most and not isinstance(self.game.node, Over):
            given = self.choose(dice)
            began = time.process_time()
            self.game.apply(given)
            self.applying += time.process_time() - began
            self.applied += 1
        self.whole += time.process_time()

    def choose(self, dice: random.Random) -> Input:
        game, node = self.game, self.game.node
        if isinstance(node, Chance):
            return game.roll()
        assert isinstance(node, Decision)
        began = time.process_time()
        unit = dice.choice(node.subjects) if node.subjects and dice.random() > 0.1 else ""
        found = list(game.orders(unit)) or list(game.orders())
        self.listing += time.process_time() - began
        self.listed += len(found)
        done = Order("done")
        return done if not unit and done in found else dice.choice(found)


def table() -> Table:
    rows = Table("Random play", "orders listed a second", "inputs carried out a second", "games a minute")
    for scenario in SCENARIOS:
        diaries = [Diary(scenario, seed, INPUTS) for seed in range(3)]
        whole = Diary(scenario, 9, 100_000)
        listed = sum(d.listed for d in diaries) / sum(d.listing for d in diaries)
        applied = sum(d.applied for d in diaries) / sum(d.applying for d in diaries)
        rows.add_row(scenario, f"{listed:,.0f}", f"{applied:,.0f}", f"{60 / whole.whole:,.0f}")
    return rows


def clones() -> Table:
    """The state of a full battle, copied as a game is, and as plain objects are."""
    game = games.new_game("barrosa-1811", seed=1)
    rows = Table(f"Clone of a state of {len(game.state.pieces)} pieces", "time", "against ours", "promised")
    ours = each(lambda: game.clone().state, 2_000)
    plain = each(lambda: copy.deepcopy(thawed(game)), 20)
    rows.add_row("game.clone(), and its state read", shown(ours), "1x", "under 10 us")
    rows.add_row("copy.deepcopy of the same as dictionaries", shown(plain), f"{plain / ours:,.0f}x", "")
    return rows


def thawed(game: Game) -> list[dict[str, object]]:
    return [{name: getattr(piece, name) for name in piece.__struct_fields__} for piece in game.state.pieces]


def each(act: Callable[[], object], times: int) -> float:
    """The processor time of one act: the median of five rounds."""
    rounds = []
    for _ in range(5):
        began = time.process_time()
        for _ in range(times):
            act()
        rounds.append((time.process_time() - began) / times)
    return statistics.median(rounds)
