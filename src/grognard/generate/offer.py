"""A battle as it is offered: the first even one of a seed, or the most even with how far it is off."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

import msgspec

from grognard.core.brought import marked
from grognard.generate.balance import tested
from grognard.generate.battle import Made, generate, write
from grognard.generate.verdict import Trial
from grognard.lab.executors import Executor


def offered(
    system: str,
    seed: int,
    size: str,
    games: int,
    attempts: int = 1,
    tell: Callable[[int, int], None] = lambda _done, _of: None,
    executor: Executor | None = None,
) -> tuple[Made, Trial | None]:
    """Without games nothing is tested, and the first battle of the seed is the one."""
    if not games:
        return generate(system, seed, size), None
    best: tuple[Made, Trial] | None = None
    for attempt in range(attempts):
        made = generate(system, seed, size, attempt)
        with tempfile.TemporaryDirectory(prefix="grognard-made-") as where:
            folder = Path(where) / made.id
            # Dice follow a battle's id: under this one the page plays the same games.
            write(msgspec.structs.replace(made, files=marked(made.files)), folder)
            trial = tested(folder, games, executor, tell)
        if best is None or trial.off < best[1].off:
            best = made, trial
        if trial.is_even:
            break
    assert best is not None
    return best
