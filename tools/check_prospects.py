"""Hold the estimate of the chance to win against how games end: tools.check_prospects GAMES BATTLE...

Levels of the computer play the battles, each game with another seed; at the end of every turn the estimate is
asked, and what came of it is noted down. The figures go to src/grognard/analysis/checked.toml.
"""

from __future__ import annotations

import sys
from pathlib import Path

from grognard.ai import play_out, player
from grognard.ai.prospects import figures
from grognard.analysis.chances import Chances
from grognard.analysis.checked import gap_of, squared_of
from grognard.core.game import Over
from grognard.core.game.past import Past
from grognard.games import new_game

LEVEL, FIRST_SEED = "recruit", 9000
TARGET = Path(__file__).parents[1] / "src/grognard/analysis/checked.toml"

Said = list[tuple[float, float]]


def said_in(battle: str, seed: int) -> Said:
    """The chance at the end of each turn but the last, and what came of it."""
    game = new_game(battle, seed=seed)
    play_out(game, {side.id: player(LEVEL, seed) for side in game.scenario.sides})
    if not isinstance(game.node, Over):
        return []
    past, winner = Past(game.table, game.journal.entries()), game.node.result.winner
    chance = Chances(game.table, game.scenario.sides[0].id)
    came = 0.5 if not winner else float(winner == chance.side)
    last = {past.state(number).turn: number for number in range(len(past) + 1)}
    return [(chance.of(past.state(number)), came) for turn, number in last.items() if turn < game.state.turn]


def main(games: int, battles: list[str]) -> None:
    positions = 0
    gap = squared = 0.0
    for battle in battles:
        found = [one for seed in range(FIRST_SEED, FIRST_SEED + games) for one in said_in(battle, seed)]
        own = gap_of(found), squared_of(found)
        print(f"{battle}: {len(found)} positions, gap {own[0]:.3f}, squared {own[1]:.3f}", flush=True)
        positions += len(found)
        gap, squared = gap + own[0] * len(found), squared + own[1] * len(found)
    command = f"python -m tools.check_prospects {games} {' '.join(battles)}"
    lines = [f'record = "{command}: {LEVEL} against {LEVEL}, seeds from {FIRST_SEED} on"']
    lines += [f"of = {list(figures())}", f"games = {games * len(battles)}", f"battles = {len(battles)}"]
    lines += [
        f"positions = {positions}",
        f"gap = {gap / positions:.3f}",
        f"squared = {squared / positions:.3f}",
    ]
    TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
