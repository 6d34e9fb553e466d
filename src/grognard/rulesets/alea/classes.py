"""The few ends of a ruling that players tell apart, the best for whoever acts first."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.core.messages import Label
from grognard.core.outcome import Outcome
from grognard.core.ruleset import OutcomeClass

_BROKEN = ("defeated", "fleeing")


def assault_classes(roles: Mapping[str, str]) -> tuple[OutcomeClass, ...]:
    """7. What becomes of the hex, and of whoever was beaten."""
    return (
        OutcomeClass(
            "broken",
            Label("defender broken", "défenseur brisé", "defensor roto"),
            "best",
            lambda outcome: outcome.holds != "defender" and _breaks(outcome, roles, "defender"),
        ),
        OutcomeClass(
            "driven-out",
            Label("defender driven out", "défenseur chassé", "defensor expulsado"),
            "good",
            lambda outcome: outcome.holds != "defender",
        ),
        OutcomeClass(
            "undecided",
            Label("no decision", "indécis", "sin decisión"),
            "even",
            lambda outcome: not _goes_back(outcome, roles, "attacker"),
        ),
        OutcomeClass("repulsed", Label("repulsed", "repoussé", "rechazado"), "worst"),
    )


def charge_classes(roles: Mapping[str, str]) -> tuple[OutcomeClass, ...]:
    """7.14  The same, and a charge that comes up to the enemy without its melee."""
    broken, driven_out, undecided, repulsed = assault_classes(roles)
    home = OutcomeClass(
        "home",
        Label("comes home, melee follows", "aboutit, mêlée ensuite", "llega, sigue la melé"),
        "good",
        lambda outcome: any("assault" in held for _unit, held in outcome.markers),
    )
    return broken, driven_out, home, undecided, repulsed


def fire_classes(_roles: Mapping[str, str]) -> tuple[OutcomeClass, ...]:
    """6. What becomes of the target; each holds of one of its counters by itself."""
    return (
        OutcomeClass("broken", Label("target broken", "cible brisée", "objetivo roto"), "best", _is_broken),
        OutcomeClass(
            "shaken",
            Label("loses order or ground", "perd son ordre ou du terrain", "pierde orden o terreno"),
            "good",
            _is_shaken,
        ),
        OutcomeClass(
            "bled",
            Label("loses strength", "perd de la force", "pierde fuerza"),
            "good",
            lambda outcome: bool(outcome.losses),
        ),
        OutcomeClass("nothing", Label("no effect", "sans effet", "sin efecto"), "even"),
    )


def _is_broken(outcome: Outcome) -> bool:
    return bool(outcome.eliminated) or any(state in _BROKEN for _unit, state in outcome.states)


def _is_shaken(outcome: Outcome) -> bool:
    return bool(outcome.retreats) or any(state == "disorganized" for _unit, state in outcome.states)


def _breaks(outcome: Outcome, roles: Mapping[str, str], role: str) -> bool:
    gone = any(roles.get(unit) == role for unit in outcome.eliminated)
    return gone or any(state in _BROKEN and roles.get(unit) == role for unit, state in outcome.states)


def _goes_back(outcome: Outcome, roles: Mapping[str, str], role: str) -> bool:
    driven = any(roles.get(unit) == role for unit, _how in outcome.retreats)
    return driven or any(roles.get(unit) == role for unit in outcome.eliminated)
