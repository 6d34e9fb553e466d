"""5.9  Who may share a hex."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.legality import Refusals
from grognard.core.rules import Rules
from grognard.rulesets.jours_de_gloire.counters import CAVALRY, Unit

#: arm, and the formation it belongs to
Stood = tuple[str, str | None]


def crowd(rules: Rules, units: Iterable[Stood]) -> str | None:
    """5.9  Why some units may not stay in one hex: the key of a refusal, or None if they may."""
    held = tuple(units)
    if len(held) > rules.number("stacking.units"):
        return "refuse-stack-number"
    if len({formation for _arm, formation in held}) > 1:
        return "refuse-stack-formation"
    return "refuse-stack-arms" if is_mixed(arm for arm, _formation in held) else None


def is_mixed(arms: Iterable[str]) -> bool:
    """Whether foot and horse are together."""
    found = set(arms)
    return "infantry" in found and not found.isdisjoint(CAVALRY)


def mixed_faults(rules: Rules, units: tuple[Unit, ...]) -> Refusals:
    """5.9  A case knows no formations: it may hold all but foot and horse together."""
    if is_mixed(unit.arm for unit in units):
        foot = next(unit.id for unit in units if unit.arm == "infantry")
        horse = next(unit.id for unit in units if unit.is_cavalry)
        yield rules.forbid("refuse-stack", "5.9", "remedy-stack", foot=foot, horse=horse)
