"""Whole turns of both sides by the quick policy, as many as a plan takes to be tried: side-turns a second.

Positions from the first turns of a game are played on for two turns, over different dice again and again.
"""

from __future__ import annotations

import time

from rich.table import Table

from grognard import games
from grognard.ai.playing_on import played_on, quick_for
from grognard.core.game import Game, Over

#: turns that are played on from each position, and how often
TURNS, TRIALS = 2, 6
BATTLES = (
    "alea-training",
    "barrosa-standard",
    "bailen-standard",
    "maida-1806",
    "tikhvin-training",
    "chacabuco-farm",
)


def middle(scenario: str) -> Game:
    """A position early in a game that the policy played."""
    game = games.new_game(scenario, seed=1)
    quick = quick_for(game, 1)
    return played_on(game, quick, "bench", max(1, game.scenario.turns // 6))[0]


def rate(scenario: str) -> float:
    """Side-turns a second of processor time."""
    game, done = middle(scenario), 0
    quick = quick_for(game, 1)
    began = time.process_time()
    for trial in range(TRIALS):
        after, _inputs = played_on(game, quick, str(trial), TURNS)
        done += 2 * max(1, after.state.turn - game.state.turn + isinstance(after.node, Over))
    return done / (time.process_time() - began)


def table() -> Table:
    rows = Table("battle", "side-turns a second", title="The quick policy plays on")
    for scenario in BATTLES:
        rows.add_row(scenario, f"{rate(scenario):.1f}")
    return rows
