"""The few ends of a combat that players tell apart, the best for the attacker first."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.core.ruleset import OutcomeClass
from grognard.rulesets.tikhvin.labels import LABELS


def combat_classes(roles: Mapping[str, str]) -> tuple[OutcomeClass, ...]:
    """7. Whether the defender is gone, driven out, weakened, or none of these."""
    return (
        OutcomeClass(
            "destroyed",
            LABELS["end.combat-destroyed"],
            "best",
            lambda outcome: any(roles.get(unit) == "defender" for unit in outcome.eliminated),
        ),
        OutcomeClass(
            "driven-out",
            LABELS["end.combat-driven-out"],
            "good",
            lambda outcome: outcome.holds in ("attacker", "nobody"),
        ),
        OutcomeClass(
            "weakened",
            LABELS["end.combat-weakened"],
            "even",
            lambda outcome: any(roles.get(unit) == "defender" for unit, _points in outcome.losses),
        ),
        OutcomeClass("repulsed", LABELS["end.combat-repulsed"], "worst"),
    )
