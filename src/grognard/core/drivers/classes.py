"""How likely each of the few ends is that a player tells apart, exactly, however crowded the ruling."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

from grognard.core.drivers.odds import Odds
from grognard.core.drivers.turn import Losses
from grognard.core.outcome import Outcome
from grognard.core.ruleset import OutcomeClass
from grognard.dice import Distribution


def class_of(outcome: Outcome, classes: Sequence[OutcomeClass]) -> int:
    """The place of the first class that holds of an outcome; else of the last."""
    return next((place for place, one in enumerate(classes[:-1]) if one.holds(outcome)), len(classes) - 1)


def class_chances(odds: Odds, classes: Sequence[OutcomeClass], *, of_any: bool = False) -> list[Fraction]:
    """The chance of each class, from the fields it looks at: nothing is multiplied out that can stay apart.

    Each is the chance of itself or one before it, less the chance of those before it.
    """
    found: list[Fraction] = []
    for place in range(1, len(classes)):
        reached = odds.chance(_any_of(classes[:place]), of_any)
        found.append(reached - sum(found, Fraction()))
    return [*found, 1 - sum(found, Fraction())]


def _any_of(classes: Sequence[OutcomeClass]) -> Callable[[Outcome], bool]:
    return lambda outcome: any(one.holds(outcome) for one in classes)


def class_spread(
    odds: Odds, classes: Sequence[OutcomeClass], roles: Mapping[str, str], asked: tuple[str, ...]
) -> Distribution[tuple[int, Losses]]:
    """Class and losses by role together, where the ruling is small enough to be multiplied out."""

    def seen(outcome: Outcome) -> tuple[int, Losses]:
        lost = dict.fromkeys(asked, 0)
        for unit, points in outcome.losses:
            lost[roles.get(unit, unit)] += points
        return class_of(outcome, classes), tuple(lost.values())

    return odds.outcomes.map(seen).reduced()
