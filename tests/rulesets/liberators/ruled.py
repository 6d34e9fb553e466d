"""Short ways to rule a Liberators case."""

from __future__ import annotations

from typing import Any, TypeAlias

from grognard import rule, ruleset
from grognard.core.drivers import Played
from grognard.core.outcome import Outcome
from grognard.dice import TypedDice

LIBERATORS = ruleset("liberators")
RULES = LIBERATORS.rules
#: a case as it is written down
Case: TypeAlias = dict[str, Any]
#: Settles every decision that a test does not look at.
POLICY = {
    "attacker.recall": "no",
    "defender.recall": "no",
    "attacker.follow-up": "carry",
    "defender.follow-up": "hold",
    "attacker.gaucho-recall": "no",
    "defender.gaucho-recall": "no",
    "charger.recall": "no",
    "firer.countercharge": "no",
    "target.low-ammo": "yes",
}


def played(procedure: str, dice: list[int], policy: dict[str, str] | None = None, **case: Any) -> Played:
    built = LIBERATORS.build_case(procedure, case)
    given = TypedDice(dice)
    done = rule(LIBERATORS, procedure, built, given, {**POLICY, **(policy or {})})
    assert given.left == ()
    return done


def ruled(procedure: str, dice: list[int], policy: dict[str, str] | None = None, **case: Any) -> Outcome:
    return played(procedure, dice, policy, **case).outcome


def checked(die: int, unit: dict[str, Any], **case: Any) -> Outcome:
    """A maneuver check of one unit under an average leader."""
    kind = "guns" if "gun" in unit else "troops"
    return ruled("maneuver", [die], **{"leader": {"id": "leader"}, kind: [unit], **case})


def shot(dice: list[int], target: dict[str, Any], stands: int = 6, **case: Any) -> Outcome:
    """Musketry of six stands, which leaves the die alone, unless other firers are given."""
    firers = case.pop("troops", [{"id": "f", "stands": stands, "distance": 4}])
    kind = "target_guns" if "gun" in target else "target"
    return ruled("musketry", dice, **{"troops": firers, kind: target, **case})


def charged(dice: list[int], attacker: dict[str, Any], defender: dict[str, Any], **case: Any) -> Outcome:
    """One unit charges another, or guns."""
    policy = case.pop("policy", None)
    kind = "guns" if "gun" in defender else "defenders"
    return ruled("charge-combat", dice, policy, **{"attackers": [attacker], kind: [defender], **case})


def foot(id: str, stands: int = 10, **more: Any) -> dict[str, Any]:
    return {"id": id, "stands": stands, **more}


def horse(id: str, stands: int = 6, **more: Any) -> dict[str, Any]:
    return {"id": id, "stands": stands, "arm": "cavalry", **more}


def battery(id: str, stands: int = 2, gun: str = "light", **more: Any) -> dict[str, Any]:
    return {"id": id, "stands": stands, "gun": gun, **more}
