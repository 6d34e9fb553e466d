"""The few ends of a ruling that players tell apart, the best for the acting side first."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.core.outcome import Outcome
from grognard.core.ruleset import OutcomeClass
from grognard.rulesets.jours_de_gloire.labels import LABELS


def fight_classes(roles: Mapping[str, str]) -> tuple[OutcomeClass, ...]:
    """What becomes of the hex, and of the beaten units."""
    return (
        OutcomeClass(
            "routed",
            LABELS["end.fight-routed"],
            "best",
            lambda outcome: outcome.holds != "defender" and _routs(outcome, roles, "defender"),
        ),
        OutcomeClass(
            "driven-out",
            LABELS["end.fight-driven-out"],
            "good",
            lambda outcome: outcome.holds != "defender",
        ),
        OutcomeClass(
            "undecided",
            LABELS["end.fight-undecided"],
            "even",
            lambda outcome: not _suffers(outcome, roles, "attacker"),
        ),
        OutcomeClass(
            "repulsed",
            LABELS["end.fight-repulsed"],
            "bad",
            lambda outcome: not _routs(outcome, roles, "attacker"),
        ),
        OutcomeClass("rout", LABELS["end.fight-rout"], "worst"),
    )


def fire_classes(roles: Mapping[str, str]) -> tuple[OutcomeClass, ...]:
    """6. What becomes of the target, and of the guns that are answered."""
    return (
        OutcomeClass(
            "routed",
            LABELS["end.fire-routed"],
            "best",
            lambda outcome: _routs(outcome, roles, "target"),
        ),
        OutcomeClass(
            "disordered",
            LABELS["end.fire-disordered"],
            "good",
            lambda outcome: _suffers(outcome, roles, "target"),
        ),
        OutcomeClass(
            "nothing",
            LABELS["end.fire-nothing"],
            "even",
            lambda outcome: not _suffers(outcome, roles, "firer"),
        ),
        OutcomeClass("answered", LABELS["end.fire-answered"], "bad"),
    )


def _routs(outcome: Outcome, roles: Mapping[str, str], role: str) -> bool:
    gone = any(roles.get(unit) == role for unit in outcome.eliminated)
    return gone or any(state == "routed" and roles.get(unit) == role for unit, state in outcome.states)


def _suffers(outcome: Outcome, roles: Mapping[str, str], role: str) -> bool:
    hurt = any(roles.get(unit) == role for unit, _state in outcome.states)
    back = any(roles.get(unit) == role for unit, _how in outcome.retreats)
    return hurt or back or any(roles.get(unit) == role for unit in outcome.eliminated)
