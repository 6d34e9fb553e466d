"""Computer against computer: orders a second and the time of a side's turn, beside Wesnoth's own computer.

Both fight with the same number of units a side on open ground of about the same size, six turns at most. The
games are not the same game: ours moves counters with facings and formations under zones of control and fights
by exact odds; Wesnoth weighs attacks on sampled combat. The level of our player is stated with its figures.
"""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

import msgspec
from rich.table import Table

from bench import battles, wesnoth
from bench.timing import shown
from grognard import ai, games
from grognard.core.game import Chance, Decision, Game, Over

#: the levels that are measured, and how many turns of either side each is watched for
LEVELS = {"greedy": 12, "sergeant": 12, "colonel": 4}
UNITS = 20


class Watched(msgspec.Struct):
    """What a computer did, and the processor time it took."""

    orders: int = 0
    turns: int = 0
    seconds: float = 0.0

    def row(self) -> tuple[str, str]:
        return f"{self.orders / self.seconds:,.0f}", shown(self.seconds / self.turns)


def watch(scenario: str | Path, level: str, turns: int, seed: int = 1) -> Watched:
    """A level against itself for so many turns of a side; questions and dice are part of them."""
    game = games.new_game(scenario, seed=seed)
    players = {side.id: ai.player(level, seed) for side in game.scenario.sides}
    seen, turn = Watched(), None
    began = time.process_time()
    while not isinstance(game.node, Over):
        if turn != side_turn(game):
            if seen.turns == turns:
                break
            turn = side_turn(game)
            seen.turns += 1
        seen.orders += play_one(game, players)
    seen.seconds = time.process_time() - began
    return seen


def side_turn(game: Game) -> tuple[int, str]:
    return game.state.turn, game.battle.step.active


def play_one(game: Game, players: dict[str, ai.Player]) -> bool:
    """One input; whether it was an order to a unit."""
    node = game.node
    if isinstance(node, Chance):
        game.apply(game.roll())
        return False
    assert isinstance(node, Decision)
    order = players[node.side].choose(game)
    game.apply(order)
    return node.choice is None and order.verb != "done"


def table(units: int = UNITS, rounds: int = 3) -> Table:
    title = f"Computer against computer, {units} units a side"
    rows = Table(title, "unit orders a second", "a side's turn", "against Wesnoth", "promised")
    theirs = wesnoth.watch(units, rounds)
    with tempfile.TemporaryDirectory() as folder:
        battle = battles.write(Path(folder) / "battle", units)
        for level, turns in LEVELS.items():
            ours = watch(battle, level, turns)
            rows.add_row(
                f"our {level} against itself", *ours.row(), against(ours, theirs), "at most 1x a turn"
            )
    if isinstance(theirs, str):
        rows.add_row("Wesnoth, RCA AI against itself", "-", theirs, "", "")
    else:
        rows.add_row(f"{theirs.name}, RCA AI against itself", *theirs.row(), "1x", "")
    return rows


def against(ours: Watched, theirs: wesnoth.Watched | str) -> str:
    """Our time for a side's turn as a share of theirs."""
    if isinstance(theirs, str):
        return "-"
    return f"{ours.seconds / ours.turns / (theirs.seconds / theirs.turns):.2f}x"
