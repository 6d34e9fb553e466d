"""The few ends of a ruling that players tell apart, the best for whoever acts first."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.core.messages import Label
from grognard.core.outcome import Outcome
from grognard.core.ruleset import OutcomeClass


def charge_classes(roles: Mapping[str, str]) -> tuple[OutcomeClass, ...]:
    """7. Who ends on the ground, and who is broken."""
    return (
        OutcomeClass(
            "broken",
            Label("ground taken, enemy broken", "place prise, ennemi brisé", "terreno tomado, enemigo roto"),
            "best",
            lambda outcome: outcome.holds == "attacker" and _breaks(outcome, roles, "defender"),
        ),
        OutcomeClass(
            "taken",
            Label("ground taken", "place prise", "terreno tomado"),
            "good",
            lambda outcome: outcome.holds == "attacker",
        ),
        OutcomeClass(
            "repulsed",
            Label("charge fails", "la charge échoue", "la carga fracasa"),
            "bad",
            lambda outcome: not _breaks(outcome, roles, "attacker"),
        ),
        OutcomeClass("rout", Label("attackers broken", "attaquants brisés", "atacantes rotos"), "worst"),
    )


def fire_classes(roles: Mapping[str, str]) -> tuple[OutcomeClass, ...]:
    """6. What becomes of the target."""
    return (
        OutcomeClass(
            "checked",
            Label("broken or driven back", "brisée ou repoussée", "roto o rechazado"),
            "best",
            lambda outcome: _breaks(outcome, roles, "target") or _goes_back(outcome, roles),
        ),
        OutcomeClass(
            "bled",
            Label("loses stands", "perd des socles", "pierde peanas"),
            "good",
            lambda outcome: any(roles.get(unit) == "target" for unit, _points in outcome.losses),
        ),
        OutcomeClass(
            "shaken",
            Label("disordered or silenced", "désordonnée ou réduite au silence", "desordenado o silenciado"),
            "good",
            lambda outcome: _shaken(outcome, roles),
        ),
        OutcomeClass("nothing", Label("no effect", "sans effet", "sin efecto"), "even"),
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
            Label("moves at will", "manœuvre à volonté", "maniobra a voluntad"),
            "best",
            lambda outcome: _all_of(outcome, _AT_WILL),
        ),
        OutcomeClass(
            "slow",
            Label("slow, or only rallies", "lente, ou se rallie", "lenta, o solo se reagrupa"),
            "good",
            lambda outcome: _all_of(outcome, (*_AT_WILL, *_SLOWLY)),
        ),
        OutcomeClass(
            "back",
            Label("wavers or falls back", "hésite ou recule", "vacila o retrocede"),
            "bad",
            lambda outcome: _all_of(outcome, (*_AT_WILL, *_SLOWLY, *_BACK)),
        ),
        OutcomeClass("panic", Label("panic or rout", "panique ou déroute", "pánico o derrota"), "worst"),
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
