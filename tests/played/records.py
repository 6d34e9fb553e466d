"""Whole games on record: one input a line, in notation, under a short heading.

    scenario: alea-training
    seed: 3
    result: french marginal
    chain: 5f0c...

    order F01 :attack by FL1
    throw 4

The chain is the hash over every input and every event it brought, so that nothing can change unnoticed.
`python -m tests.played.records` plays and writes them anew, after a rule has changed knowingly.
"""

from __future__ import annotations

import random
from pathlib import Path

from grognard import games
from grognard.core.game import Game, Over
from grognard.core.game.journal import chain
from grognard.core.game.order import parse
from tests.contract.random_play import Tally, play
from tests.scenario_ids import ON_HEXES, ON_TABLES

FOLDER = Path(__file__).parent
GAMES = 3
#: games of battles on a table: their orders are many, and each takes longer
TABLE_GAMES = 1


def chain_of(game: Game) -> str:
    return chain("", game.journal.entries())[-1]


def heading(game: Game, seed: int | str) -> dict[str, str]:
    node = game.node
    assert isinstance(node, Over)
    result = f"{node.result.winner or 'nobody'} {node.result.how} on turn {game.state.turn}"
    return {
        "scenario": game.scenario.id,
        "seed": str(seed),
        "result": result,
        "chain": chain_of(game),
    }


def record(scenario: str, seed: int) -> str:
    game = games.new_game(scenario, seed=seed)
    play(game, random.Random(seed), 100_000, Tally())
    lines = [f"{name}: {value}" for name, value in heading(game, seed).items()]
    return "\n".join([*lines, "", *inputs(game), ""])


def inputs(game: Game) -> list[str]:
    return [entry.given for entry in game.journal.entries() if entry.given]


def replayed(text: str) -> tuple[dict[str, str], dict[str, str]]:
    """The heading on record, and the one that the inputs give today."""
    written = written_heading(text)
    return written, heading(game_of(text), written["seed"])


def written_heading(text: str) -> dict[str, str]:
    return dict(line.split(": ", 1) for line in text.split("\n\n", 1)[0].splitlines())


def game_of(text: str) -> Game:
    """A game on record, played again to its end."""
    written = written_heading(text)
    game = games.new_game(written["scenario"], seed=written["seed"])
    for line in text.split("\n\n", 1)[1].splitlines():
        game.apply(parse(line))
    return game


if __name__ == "__main__":
    counts = {**dict.fromkeys(ON_HEXES, GAMES), **dict.fromkeys(ON_TABLES, TABLE_GAMES)}
    for scenario in sorted(counts):
        for seed in range(1, counts[scenario] + 1):
            (FOLDER / f"{scenario}-{seed}.txt").write_text(record(scenario, seed), encoding="utf-8")
