"""The few ends of a ruling that players tell apart, the best for whoever acts first."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.core.messages import Label
from grognard.core.outcome import Outcome
from grognard.core.ruleset import OutcomeClass


def fight_classes(roles: Mapping[str, str]) -> tuple[OutcomeClass, ...]:
    """7.26  What becomes of the hex, and of whoever was beaten."""
    return (
        OutcomeClass(
            "routed",
            Label("defenders routed", "défenseurs en déroute", "defensores en derrota"),
            "best",
            lambda outcome: outcome.holds != "defender" and _routs(outcome, roles, "defender"),
        ),
        OutcomeClass(
            "driven-out",
            Label("defenders driven out", "défenseurs chassés", "defensores expulsados"),
            "good",
            lambda outcome: outcome.holds != "defender",
        ),
        OutcomeClass(
            "undecided",
            Label("no decision", "indécis", "sin decisión"),
            "even",
            lambda outcome: not _suffers(outcome, roles, "attacker"),
        ),
        OutcomeClass(
            "repulsed",
            Label("repulsed", "repoussés", "rechazados"),
            "bad",
            lambda outcome: not _routs(outcome, roles, "attacker"),
        ),
        OutcomeClass(
            "rout", Label("attackers routed", "attaquants en déroute", "atacantes en derrota"), "worst"
        ),
    )


def fire_classes(roles: Mapping[str, str]) -> tuple[OutcomeClass, ...]:
    """6. What becomes of the target, and of the guns that are answered."""
    return (
        OutcomeClass(
            "routed",
            Label("target routed", "cible en déroute", "objetivo en derrota"),
            "best",
            lambda outcome: _routs(outcome, roles, "target"),
        ),
        OutcomeClass(
            "disordered",
            Label("target disordered", "cible désordonnée", "objetivo desordenado"),
            "good",
            lambda outcome: _suffers(outcome, roles, "target"),
        ),
        OutcomeClass(
            "nothing",
            Label("no effect", "sans effet", "sin efecto"),
            "even",
            lambda outcome: not _suffers(outcome, roles, "firer"),
        ),
        OutcomeClass("answered", Label("own guns hit", "batterie touchée", "batería alcanzada"), "bad"),
    )


def _routs(outcome: Outcome, roles: Mapping[str, str], role: str) -> bool:
    gone = any(roles.get(unit) == role for unit in outcome.eliminated)
    return gone or any(state == "routed" and roles.get(unit) == role for unit, state in outcome.states)


def _suffers(outcome: Outcome, roles: Mapping[str, str], role: str) -> bool:
    hurt = any(roles.get(unit) == role for unit, _state in outcome.states)
    back = any(roles.get(unit) == role for unit, _how in outcome.retreats)
    return hurt or back or any(roles.get(unit) == role for unit in outcome.eliminated)
