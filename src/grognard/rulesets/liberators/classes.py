"""The few ends of a ruling that players tell apart, the best for whoever acts first."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.core.outcome import Outcome
from grognard.core.ruleset import OutcomeClass
from grognard.rulesets.liberators.labels import LABELS


def charge_classes(roles: Mapping[str, str]) -> tuple[OutcomeClass, ...]:
    """7. Who ends on the ground, and who is broken."""
    return (
        OutcomeClass(
            "broken",
            LABELS["end.charge-broken"],
            "best",
            lambda outcome: outcome.holds == "attacker" and _breaks(outcome, roles, "defender"),
        ),
        OutcomeClass(
            "taken",
            LABELS["end.charge-taken"],
            "good",
            lambda outcome: outcome.holds == "attacker",
        ),
        OutcomeClass(
            "repulsed",
            LABELS["end.charge-repulsed"],
            "bad",
            lambda outcome: not _breaks(outcome, roles, "attacker"),
        ),
        OutcomeClass("rout", LABELS["end.charge-rout"], "worst"),
    )


def fire_classes(roles: Mapping[str, str]) -> tuple[OutcomeClass, ...]:
    """6. What becomes of the target."""
    return (
        OutcomeClass(
            "checked",
            LABELS["end.fire-checked"],
            "best",
            lambda outcome: _breaks(outcome, roles, "target") or _goes_back(outcome, roles),
        ),
        OutcomeClass(
            "bled",
            LABELS["end.fire-bled"],
            "good",
            lambda outcome: any(roles.get(unit) == "target" for unit, _points in outcome.losses),
        ),
        OutcomeClass(
            "shaken",
            LABELS["end.fire-shaken"],
            "good",
            lambda outcome: _shaken(outcome, roles),
        ),
        OutcomeClass("nothing", LABELS["end.fire-nothing"], "even"),
    )


#: 4.9, 4.10  results of a check, the best first
_AT_WILL = ("Quick Step", "Rally with Elan", "Well Handled")
_SLOWLY = ("Tardy", "Rally")
_BACK = ("Wavering", "Fall Back")


def maneuver_classes(_roles: Mapping[str, str]) -> tuple[OutcomeClass, ...]:
    """4. How the unit that does worst comes through."""
    return (
        OutcomeClass(
            "at-will",
            LABELS["end.maneuver-at-will"],
            "best",
            lambda outcome: _all_of(outcome, _AT_WILL),
        ),
        OutcomeClass(
            "slow",
            LABELS["end.maneuver-slow"],
            "good",
            lambda outcome: _all_of(outcome, (*_AT_WILL, *_SLOWLY)),
        ),
        OutcomeClass(
            "back",
            LABELS["end.maneuver-back"],
            "bad",
            lambda outcome: _all_of(outcome, (*_AT_WILL, *_SLOWLY, *_BACK)),
        ),
        OutcomeClass("panic", LABELS["end.maneuver-panic"], "worst"),
    )


def _all_of(outcome: Outcome, results: tuple[str, ...]) -> bool:
    return all(value in results for what, value in outcome.found if what.endswith(" result"))


def _breaks(outcome: Outcome, roles: Mapping[str, str], role: str) -> bool:
    gone = any(roles.get(unit) == role for unit in outcome.eliminated)
    return gone or any(state == "broken" and roles.get(unit) == role for unit, state in outcome.states)


def _goes_back(outcome: Outcome, roles: Mapping[str, str]) -> bool:
    return any(roles.get(unit) == "target" for unit, _how in outcome.retreats)


def _shaken(outcome: Outcome, roles: Mapping[str, str]) -> bool:
    disordered = any(roles.get(unit) == "target" for unit, _state in outcome.states)
    silent = any(
        roles.get(unit) == "target" and ("silenced" in held or "damaged" in held)
        for unit, held in outcome.markers
    )
    return disordered or silent
