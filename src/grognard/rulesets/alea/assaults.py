"""The rulings of chapter 7 that people can ask for by name: melee, charge, cavalry control."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.outcome import Outcome
from grognard.core.ruleset import Procedure, Success
from grognard.rulesets.alea.assault_cases import Charge, Control, Melee, Stack
from grognard.rulesets.alea.charge import charge
from grognard.rulesets.alea.classes import assault_classes, charge_classes
from grognard.rulesets.alea.control import cavalry_control
from grognard.rulesets.alea.labels import LABELS
from grognard.rulesets.alea.melee import melee


def assault_procedures() -> tuple[Procedure, ...]:
    """Melee, charge and cavalry control."""
    return (
        Procedure(
            id="melee",
            title=LABELS["procedure.melee"],
            run=melee,
            case=Melee,
            rule="7",
            success=Success(
                LABELS["procedure.melee-success"],
                _driven_out,
                failure=LABELS["procedure.melee-failure"],
            ),
            roles=lambda case: roles(case.attackers, (case.defender, *case.next_targets)),
            classes=assault_classes,
        ),
        Procedure(
            id="charge",
            title=LABELS["procedure.charge"],
            run=charge,
            case=Charge,
            rule="7.14",
            success=Success(
                LABELS["procedure.charge-success"],
                _charged_home,
                failure=LABELS["procedure.charge-failure"],
            ),
            roles=lambda case: roles((case.charger,), (case.target, *case.next_targets)),
            classes=charge_classes,
        ),
        Procedure(
            id="cavalry-control",
            title=LABELS["procedure.cavalry-control"],
            run=cavalry_control,
            case=Control,
            rule="7.25",
            success=Success(
                LABELS["procedure.cavalry-control-success"],
                _obeys,
                failure=LABELS["procedure.cavalry-control-failure"],
            ),
            rises_with=("cavalry-control",),
            roles=lambda case: roles((case.cavalry,), case.next_targets),
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
