"""The few ends of a ruling that players tell apart, the best for the acting side first."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.core.outcome import Outcome
from grognard.core.ruleset import OutcomeClass
from grognard.rulesets.alea.labels import LABELS

_BROKEN = ("defeated", "fleeing")


def assault_classes(roles: Mapping[str, str]) -> tuple[OutcomeClass, ...]:
    """7. What becomes of the hex, and of the beaten units."""
    return (
        OutcomeClass(
            "broken",
            LABELS["end.assault-broken"],
            "best",
            lambda outcome: outcome.holds != "defender" and _breaks(outcome, roles, "defender"),
        ),
        OutcomeClass(
            "driven-out",
            LABELS["end.assault-driven-out"],
            "good",
            lambda outcome: outcome.holds != "defender",
        ),
        OutcomeClass(
            "undecided",
            LABELS["end.assault-undecided"],
            "even",
            lambda outcome: not _goes_back(outcome, roles, "attacker"),
        ),
        OutcomeClass("repulsed", LABELS["end.assault-repulsed"], "worst"),
    )


def charge_classes(roles: Mapping[str, str]) -> tuple[OutcomeClass, ...]:
    """7.14  The same, and a charge that comes up to the enemy without its melee."""
    broken, driven_out, undecided, repulsed = assault_classes(roles)
    home = OutcomeClass(
        "home",
        LABELS["end.charge-home"],
        "good",
        lambda outcome: any("assault" in held for _unit, held in outcome.markers),
    )
    return broken, driven_out, home, undecided, repulsed


def fire_classes(_roles: Mapping[str, str]) -> tuple[OutcomeClass, ...]:
    """6. What becomes of the target; each holds of one of its counters by itself."""
    return (
        OutcomeClass("broken", LABELS["end.fire-broken"], "best", _is_broken),
        OutcomeClass(
            "shaken",
            LABELS["end.fire-shaken"],
            "good",
            _is_shaken,
        ),
        OutcomeClass(
            "bled",
            LABELS["end.fire-bled"],
            "good",
            lambda outcome: bool(outcome.losses),
        ),
        OutcomeClass("nothing", LABELS["end.fire-nothing"], "even"),
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
