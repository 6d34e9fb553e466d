"""The ladder: each level against the one below it, and what it has to reach."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from grognard.ai.arena import Bout, Maker, Standing, pairs, standing
from grognard.ai.registry import player


class Rung(msgspec.Struct, frozen=True):
    """Two players, and the share of the points that the first must reach; surely, the interval too."""

    stronger: str
    weaker: str
    least: float
    surely: bool = False


RUNGS = (
    Rung("recruit", "random", 0.95),
    Rung("sergeant", "recruit", 0.65),
    Rung("colonel", "sergeant", 0.55, True),
    Rung("marshal", "colonel", 0.55, True),
    Rung("marshal", "greedy", 0.80),
)


class Climbed(msgspec.Struct, frozen=True):
    """A rung in one scenario after its games."""

    rung: Rung
    scenario: str
    standing: Standing

    @property
    def is_held(self) -> bool:
        """Whether the stronger player is as strong as he must be."""
        enough = self.standing.score >= self.rung.least
        return enough and (not self.rung.surely or self.standing.low > 0.5)


def climb(
    scenario: str,
    games: int,
    seed: int = 0,
    rungs: tuple[Rung, ...] = RUNGS,
    heard: Callable[[Rung, Bout], None] = lambda _rung, _bout: None,
) -> Iterator[Climbed]:
    """Every rung in a scenario: paired games from a seed on, at the fixed node budgets of the levels."""
    for rung in rungs:
        bouts = []
        seeds = range(seed, seed + (games + 1) // 2)
        for one in pairs(scenario, seeds, _maker(rung.stronger), _maker(rung.weaker)):
            bouts.append(one)
            heard(rung, one)
        yield Climbed(rung, scenario, standing(bouts))


def _maker(name: str) -> Maker:
    return lambda seed: player(name, seed)
