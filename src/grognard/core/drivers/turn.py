"""The odds of a whole turn: independent combats, each reduced to the figures asked for, then convolved."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce

from grognard.core.drivers.odds import Events, Odds
from grognard.core.events import LostStrength
from grognard.dice import Distribution

#: strength lost by each of the roles asked for, in their order
Losses = tuple[int, ...]


def losses_by_role(odds: Odds, roles: Mapping[str, str], asked: tuple[str, ...]) -> Distribution[Losses]:
    """How much strength each role loses in one combat."""

    def lost(happened: Events) -> Losses:
        points = dict.fromkeys(asked, 0)
        for event in happened:
            if type(event) is LostStrength:
                role = roles.get(event.unit, event.unit)
                if role in points:
                    points[role] += event.points
        return tuple(points.values())

    return odds.folded(lost, _add)


def turn_losses(combats: Iterable[Distribution[Losses]]) -> Distribution[Losses]:
    """The distribution of the sum over combats that do not depend on one another."""
    listed = list(combats)
    if not listed:
        raise ValueError("a turn without combats has no losses to add up")
    return reduce(lambda sofar, combat: sofar.convolve(combat, _add).reduced(), listed)


def _add(a: Losses, b: Losses) -> Losses:
    return tuple(x + y for x, y in zip(a, b, strict=True))
