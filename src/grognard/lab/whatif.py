"""What a change does to a battle: the printed game and the changed one, with the same dice."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import stdev
from typing import Any

import msgspec

from grognard.lab.figures import Estimate, mean
from grognard.lab.outcome import Outcome
from grognard.lab.study import Study
from grognard.lab.summary import total_loss

#: 95 in 100
_Z = 1.959963984540054


class Effect(msgspec.Struct, frozen=True):
    """One figure of the printed game, of the changed one, and what the change did to it."""

    what: str
    printed: Estimate
    changed: Estimate
    difference: Estimate

    @property
    def is_sure(self) -> bool:
        """Whether it cannot well be chance."""
        return self.difference.low > 0 or self.difference.high < 0


def effects(study: Study, printed: Sequence[Outcome], changed: Sequence[Outcome]) -> list[Effect]:
    """Wins, points and losses of both sides. Games are compared seed by seed."""
    first, second = study.sides
    measures: list[tuple[str, Any]] = [
        (f"{first} wins", lambda one: _win(one, first)),
        (f"{first} points", lambda one: float(one.score.get(first, 0))),
        (f"{second} points", lambda one: float(one.score.get(second, 0))),
        (f"{first} losses", lambda one: float(total_loss(one, first))),
        (f"{second} losses", lambda one: float(total_loss(one, second))),
        ("turns", lambda one: float(one.turns)),
    ]
    return [
        _effect(what, [measure(one) for one in printed], [measure(one) for one in changed])
        for what, measure in measures
    ]


def games_needed(effect: Effect, margin: float) -> int:
    """About how many games of each kind would tell the difference to within a margin."""
    if effect.difference.count < 2 or not math.isfinite(effect.difference.margin):
        return 0
    spread = effect.difference.margin * math.sqrt(effect.difference.count) / _Z
    return max(2, math.ceil((_Z * spread / margin) ** 2))


def _win(outcome: Outcome, side: str) -> float:
    return 0.5 if not outcome.winner else float(outcome.winner == side)


def _effect(what: str, printed: list[float], changed: list[float]) -> Effect:
    return Effect(what, mean(printed), mean(changed), _difference(printed, changed))


def _difference(printed: list[float], changed: list[float]) -> Estimate:
    """The mean of the differences, game by game: what the same dice did to both cancels out."""
    gaps = [after - before for before, after in zip(printed, changed, strict=True)]
    if len(gaps) > 1 and not stdev(gaps):
        return Estimate(gaps[0], gaps[0], gaps[0], len(gaps))
    return mean(gaps)
