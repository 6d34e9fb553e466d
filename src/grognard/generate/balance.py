"""Whether a battle is even: the laboratory plays it before it is offered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from grognard.generate.verdict import Trial, trial_of
from grognard.lab.executors import Alone, Executor
from grognard.lab.simulate import Enough, new_study, simulate
from grognard.scenarios import load

_PLAYERS = ("greedy", "greedy")


def tested(
    folder: Path,
    games: int,
    executor: Executor | None = None,
    tell: Callable[[int, int], None] = lambda _done, _of: None,
) -> Trial:
    """Play a battle so often, computer against computer."""
    study = new_study(str(folder), _PLAYERS)
    played = simulate(study, Enough(games), executor or Alone(), told=lambda _game, done: tell(done, games))
    return trial_of(load(folder).sides[0], played)
