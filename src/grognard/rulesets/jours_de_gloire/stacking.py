"""5.9  Who may share a hex."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.rules import Rules
from grognard.rulesets.jours_de_gloire.counters import CAVALRY

#: arm, and the formation it belongs to
Stood = tuple[str, str | None]


def crowd(rules: Rules, units: Iterable[Stood]) -> str | None:
    """Why some units may not stay in one hex: the key of a refusal, or None if they may."""
    held = tuple(units)
    if len(held) > rules.number("stacking.units"):
        return "refuse-stack-number"
    if len({formation for _arm, formation in held}) > 1:
        return "refuse-stack-formation"
    arms = {arm for arm, _formation in held}
    if "infantry" in arms and not arms.isdisjoint(CAVALRY):
        return "refuse-stack-arms"
    return None
