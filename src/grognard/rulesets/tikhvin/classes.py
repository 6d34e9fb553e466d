"""The few ends of a combat that players tell apart, the best for the attacker first."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.core.messages import Label
from grognard.core.ruleset import OutcomeClass


def combat_classes(roles: Mapping[str, str]) -> tuple[OutcomeClass, ...]:
    """7. Whether the defender is gone, driven out, weakened, or none of these."""
    return (
        OutcomeClass(
            "destroyed",
            Label("defender destroyed", "défenseur détruit", "defensor destruido"),
            "best",
            lambda outcome: any(roles.get(unit) == "defender" for unit in outcome.eliminated),
        ),
        OutcomeClass(
            "driven-out",
            Label("defender retreats", "le défenseur recule", "el defensor se retira"),
            "good",
            lambda outcome: outcome.holds in ("attacker", "nobody"),
        ),
        OutcomeClass(
            "weakened",
            Label(
                "defender holds, weakened", "le défenseur tient, affaibli", "el defensor aguanta, debilitado"
            ),
            "even",
            lambda outcome: any(roles.get(unit) == "defender" for unit, _points in outcome.losses),
        ),
        OutcomeClass("repulsed", Label("repulsed", "repoussé", "rechazado"), "worst"),
    )
