"""The rulings that people can ask for by name, the same in both editions."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.outcome import Outcome
from grognard.core.ruleset import Procedure, named
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
    return (
        named(
            LABELS,
            "fire",
            fire,
            cases.Fire,
            "6",
            _hurt,
            ends="fire",
            of_any=True,
            roles=lambda case: _shooters(case.firers, case),
            classes=fire_classes,
        ),
        named(
            LABELS,
            "artillery-fire",
            artillery_fire,
            cases.ArtilleryFire,
            "6.4",
            _hurt,
            ends="fire",
            of_any=True,
            roles=lambda case: _shooters(case.batteries, case),
            classes=fire_classes,
        ),
    )


def morale_procedures() -> tuple[Procedure, ...]:
    """8. Morale."""
    return (
        named(
            LABELS,
            "morale",
            morale,
            cases.MoraleTest,
            "8.1",
            lambda outcome: outcome.value("test") == "passed",
            rises_with=("morale",),
        ),
        named(
            LABELS,
            "reorganization",
            reorganization,
            cases.Reorganization,
            "8.9",
            lambda outcome: not outcome.retreats and bool(outcome.states or outcome.found),
            rises_with=("morale",),
        ),
        named(
            LABELS,
            "division-morale",
            division_morale,
            cases.DivisionMorale,
            "8.14",
            lambda outcome: not any(state in ("fleeing", "retreating") for _unit, state in outcome.states),
            rises_with=("division-morale",),
        ),
    )


def movement_procedures() -> tuple[Procedure, ...]:
    """2. Terrain and 5. movement."""
    return (
        named(LABELS, "step-cost", step_cost, cases.StepCost, "2.4", lambda outcome: bool(outcome.found)),
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
