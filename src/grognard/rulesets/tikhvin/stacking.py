"""5.5. How many combat units may stand in a hex."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.rules import Rules


def overstacked(rules: Rules, factors: Iterable[int]) -> bool:
    """5.5  Whether combat units of these CF are too many, or too strong, for one hex."""
    listed = list(factors)
    return len(listed) > rules.number("stacking.units") or sum(listed) > rules.number("stacking.cf")
