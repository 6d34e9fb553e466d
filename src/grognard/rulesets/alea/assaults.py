"""The rulings of chapter 7 that people can ask for by name: melee, charge, cavalry control."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.outcome import Outcome
from grognard.core.ruleset import Procedure, named
from grognard.rulesets.alea.assault_cases import Charge, Control, Melee, Stack
from grognard.rulesets.alea.charge import charge
from grognard.rulesets.alea.classes import assault_classes, charge_classes
from grognard.rulesets.alea.control import cavalry_control
from grognard.rulesets.alea.labels import LABELS
from grognard.rulesets.alea.melee import melee


def assault_procedures() -> tuple[Procedure, ...]:
    """Melee, charge and cavalry control."""
    return (
        named(
            LABELS,
            "melee",
            melee,
            Melee,
            "7",
            _driven_out,
            roles=lambda case: roles(case.attackers, (case.defender, *case.next_targets)),
            classes=assault_classes,
        ),
        named(
            LABELS,
            "charge",
            charge,
            Charge,
            "7.14",
            _charged_home,
            roles=lambda case: roles((case.charger,), (case.target, *case.next_targets)),
            classes=charge_classes,
        ),
        named(
            LABELS,
            "cavalry-control",
            cavalry_control,
            Control,
            "7.25",
            _obeys,
            roles=lambda case: roles((case.cavalry,), case.next_targets),
            rises_with=("cavalry-control",),
        ),
    )


def roles(attackers: Iterable[Stack], defenders: Iterable[Stack]) -> dict[str, str]:
    """Whose piece is whose."""
    found = {"attacker": "attacker", "defender": "defender"}
    for role, stacks in (("attacker", attackers), ("defender", defenders)):
        for stack in stacks:
            found |= {counter.id: role for counter in stack.counters}
            if stack.commander is not None:
                found[stack.commander.id] = role
    return found


def _driven_out(outcome: Outcome) -> bool:
    return outcome.holds != "defender"


def _charged_home(outcome: Outcome) -> bool:
    """The defender left, or the chargers stand next to him ready to assault."""
    return outcome.holds != "defender" or any("assault" in held for _unit, held in outcome.markers)


def _obeys(outcome: Outcome) -> bool:
    """In hand when it stops."""
    return outcome.value("control") == "C"
