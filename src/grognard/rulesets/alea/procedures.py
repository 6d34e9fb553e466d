"""The rulings that people can ask for by name, the same in both editions."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.outcome import Outcome
from grognard.core.ruleset import Procedure, Success
from grognard.rulesets.alea import cases
from grognard.rulesets.alea.assaults import assault_procedures
from grognard.rulesets.alea.classes import fire_classes
from grognard.rulesets.alea.counters import Counter
from grognard.rulesets.alea.fire import artillery_fire, fire
from grognard.rulesets.alea.labels import LABELS
from grognard.rulesets.alea.movement import step_cost
from grognard.rulesets.alea.organization import division_morale, morale, reorganization


def procedures() -> tuple[Procedure, ...]:
    """Every procedure of the system, in the order of the rules."""
    return (*fire_procedures(), *assault_procedures(), *morale_procedures(), *movement_procedures())


def fire_procedures() -> tuple[Procedure, ...]:
    """6. Fire."""
    hurt = Success(
        LABELS["procedure.fire-success"],
        _hurt,
        of_any=True,
        failure=LABELS["procedure.fire-failure"],
    )
    return (
        Procedure(
            id="fire",
            title=LABELS["procedure.fire"],
            run=fire,
            case=cases.Fire,
            rule="6",
            success=hurt,
            roles=lambda case: _shooters(case.firers, case),
            classes=fire_classes,
        ),
        Procedure(
            id="artillery-fire",
            title=LABELS["procedure.artillery-fire"],
            run=artillery_fire,
            case=cases.ArtilleryFire,
            rule="6.4",
            success=hurt,
            roles=lambda case: _shooters(case.batteries, case),
            classes=fire_classes,
        ),
    )


def morale_procedures() -> tuple[Procedure, ...]:
    """8. Morale."""
    return (
        Procedure(
            id="morale",
            title=LABELS["procedure.morale"],
            run=morale,
            case=cases.MoraleTest,
            rule="8.1",
            success=Success(
                LABELS["procedure.morale-success"],
                lambda outcome: outcome.value("test") == "passed",
            ),
            rises_with=("morale",),
        ),
        Procedure(
            id="reorganization",
            title=LABELS["procedure.reorganization"],
            run=reorganization,
            case=cases.Reorganization,
            rule="8.9",
            success=Success(
                LABELS["procedure.reorganization-success"],
                lambda outcome: not outcome.retreats and bool(outcome.states or outcome.found),
            ),
            rises_with=("morale",),
        ),
        Procedure(
            id="division-morale",
            title=LABELS["procedure.division-morale"],
            run=division_morale,
            case=cases.DivisionMorale,
            rule="8.14",
            success=Success(
                LABELS["procedure.division-morale-success"],
                lambda outcome: (
                    not any(state in ("fleeing", "retreating") for _unit, state in outcome.states)
                ),
            ),
            rises_with=("division-morale",),
        ),
    )


def movement_procedures() -> tuple[Procedure, ...]:
    """2. Terrain and 5. movement."""
    return (
        Procedure(
            id="step-cost",
            title=LABELS["procedure.step-cost"],
            run=step_cost,
            case=cases.StepCost,
            rule="2.4",
            success=Success(
                LABELS["procedure.step-cost-success"],
                lambda outcome: bool(outcome.found),
            ),
        ),
    )


def _hurt(outcome: Outcome) -> bool:
    return bool(outcome.losses) or _broken(outcome)


def _broken(outcome: Outcome) -> bool:
    worse = any(state in ("disorganized", "defeated") for _unit, state in outcome.states)
    return worse or bool(outcome.eliminated or outcome.retreats)


def _shooters(firers: Iterable[Counter], case: cases.Fire | cases.ArtilleryFire) -> dict[str, str]:
    found = {counter.id: "firer" for counter in firers} | {counter.id: "target" for counter in case.targets}
    if case.commander is not None:
        found[case.commander.id] = "target"
    return found
