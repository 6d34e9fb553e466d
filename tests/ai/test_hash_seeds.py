"""The same seed gives the same game in every process, however Python shuffles its sets there."""

from __future__ import annotations

import os
import subprocess
import sys

#: a recruit's first 160 inputs against random play: horse that might join an assault is weighed among them
PLAYED = """
from grognard.ai.registry import player
from grognard.ai.table import play_out
from grognard.games import new_game

def told(game, thought):
    print(thought.chosen.worth, thought.order, thought.rejected and thought.rejected.worth)

game = new_game("bailen-standard", seed=0)
play_out(game, {"spanish": player("recruit", 0), "french": player("random", 0)}, most=160, watch=told)
"""


#: what a marshal who plans ahead does first
PLANNED = """
from grognard.ai.registry import player
from grognard.ai.table import play_out
from grognard.games import new_game

def told(game, thought):
    print(thought.chosen.worth, thought.order, thought.nodes)

game = new_game("maida-1806", seed=0)
play_out(game, {"french": player("marshal", 0, 300), "coalition": player("greedy", 0)}, most=60, watch=told)
"""


def played(seed: str, program: str = PLAYED) -> str:
    told = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        check=True,
    )
    return told.stdout


def test_orders_and_what_they_are_worth_are_the_same_in_every_process() -> None:
    first = played("0")
    assert len(first.splitlines()) > 100
    assert first == played("1")


def test_plans_are_the_same_in_every_process() -> None:
    first = played("0", PLANNED)
    assert len(first.splitlines()) > 20
    assert first == played("1", PLANNED)
