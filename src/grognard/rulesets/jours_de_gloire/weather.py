"""10.2, 10.3  What night, mud and fog forbid."""

from __future__ import annotations

from grognard.core.legality import Refusals
from grognard.core.rules import Rules


def dark_faults(rules: Rules, *, night: bool, charges: bool = False, distance: int = 0) -> Refusals:
    """10.2  By night no unit charges, or fires beyond the next hex."""
    most = rules.number("night.farthest-fire")
    if night and charges:
        yield rules.forbid("refuse-charge-by-night", "10.2", "remedy-plain-shock")
    if night and distance > most:
        yield rules.forbid("refuse-fire-by-night", "10.2", "remedy-closer", most=most)


def sky_faults(
    rules: Rules, *, mud: bool = False, fog: bool = False, charges: bool = False, distance: int = 0
) -> Refusals:
    """10.3  In mud no unit charges, in fog none sees far."""
    most = rules.number("fog.sight")
    if mud and charges:
        yield rules.forbid("refuse-charge-in-mud", "10.3", "remedy-plain-shock")
    if fog and distance > most:
        yield rules.forbid("refuse-fire-in-fog", "10.3", "remedy-closer", most=most)
