"""Jours de Gloire: Napoleonic battles by activation, after the series tables of 2016."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from grognard.core.outcome import Outcome
from grognard.core.ruleset import Procedure, Ruleset, Success
from grognard.rulesets.jours_de_gloire import (
    cases,
    charge,
    classes,
    cohesion,
    command,
    counters,
    fire,
    movement,
    rally,
    shock,
)
from grognard.rulesets.jours_de_gloire.labels import LABELS
from grognard.rulesets.jours_de_gloire.roster import ROSTER
from grognard.rulesets.jours_de_gloire.scenario import SHAPE


def _sides(case: cases.Shock | cases.Charge) -> Mapping[str, str]:
    """Attackers and defenders, with the friends behind them."""
    held: list[tuple[str, Iterable[counters.Counter]]] = []
    for hex in case.attackers:
        held += [("attacker", hex.units), ("attacker", hex.rear.friends)]
    reserve = case.reserve if isinstance(case, cases.Charge) else None
    for side, other in (("defender", case.defence), ("defender", case.beyond), ("attacker", reserve)):
        if other is not None:
            batteries = [support.unit for support in other.support]
            held += [(side, other.units), (side, other.rear.friends), (side, batteries)]
    roles = {name: side for side, units in held for name in counters.names(units)}
    return {"attacker": "attacker", "defender": "defender", **roles}


def _gunners(case: cases.Fire) -> Mapping[str, str]:
    """The firing hex and the target hex."""
    firing = (*case.firing.units, *case.firing.rear.friends)
    target = (*case.target.units, *case.target.rear.friends, *(other.unit for other in case.others))
    roles = dict.fromkeys(counters.names(firing), "firer")
    return roles | dict.fromkeys(counters.names(target), "target")


def _unit(case: cases.Square | cases.CohesionTest | cases.Rally | cases.Rout) -> Mapping[str, str]:
    friends = case.rear.friends if isinstance(case, cases.CohesionTest | cases.Rout) else ()
    return dict.fromkeys(counters.names((case.unit, *friends)), "unit")


def _driven_out(outcome: Outcome) -> bool:
    """7.38  Not always the likelier for a higher roll, so that no chart is named under `rises_with`."""
    return outcome.holds != "defender"


def _hurt(outcome: Outcome) -> bool:
    return bool(outcome.states or outcome.eliminated)


def _passed(outcome: Outcome) -> bool:
    return all(value != "failed" for _what, value in outcome.found)


DRIVEN_OUT = Success(
    LABELS["procedure.driven-out"],
    _driven_out,
    failure=LABELS["procedure.driven-out-failure"],
)
PASSED = Success(LABELS["procedure.passed"], _passed)

RULESET = Ruleset(
    id="jours-de-gloire",
    title=LABELS["ruleset.title"],
    package=__name__,
    sides=("french", "coalition"),
    rules_version="3",
    charts=("terrain-effects", "odds", "shock-charge", "fire"),
    procedures=(
        Procedure(
            id="artillery-fire",
            title=LABELS["procedure.artillery-fire"],
            run=fire.artillery_fire,
            case=cases.Fire,
            rule="6",
            success=Success(
                LABELS["procedure.artillery-fire-success"],
                _hurt,
                failure=LABELS["procedure.artillery-fire-failure"],
            ),
            roles=_gunners,
            classes=classes.fire_classes,
            rises_with=("fire",),
        ),
        Procedure(
            id="shock",
            title=LABELS["procedure.shock"],
            run=shock.shock,
            case=cases.Shock,
            rule="7",
            success=DRIVEN_OUT,
            roles=_sides,
            classes=classes.fight_classes,
        ),
        Procedure(
            id="charge",
            title=LABELS["procedure.charge"],
            run=charge.charge,
            case=cases.Charge,
            rule="7.29",
            success=DRIVEN_OUT,
            roles=_sides,
            classes=classes.fight_classes,
        ),
        Procedure(
            id="square",
            title=LABELS["procedure.square"],
            run=charge.square,
            case=cases.Square,
            rule="7.31",
            success=Success(
                LABELS["procedure.square-success"],
                lambda outcome: bool(outcome.markers),
            ),
            roles=_unit,
        ),
        Procedure(
            id="cohesion",
            title=LABELS["procedure.cohesion"],
            run=cohesion.cohesion_test,
            case=cases.CohesionTest,
            rule="8.1",
            success=PASSED,
            roles=_unit,
        ),
        Procedure(
            id="engagement",
            title=LABELS["procedure.engagement"],
            run=command.engagement,
            case=cases.Engagement,
            rule="4.4",
            success=PASSED,
            roles=lambda case: {case.id: "unit"},
        ),
        Procedure(
            id="rally",
            title=LABELS["procedure.rally"],
            run=rally.rally,
            case=cases.Rally,
            rule="8.6",
            success=PASSED,
            roles=_unit,
        ),
        Procedure(
            id="rout",
            title=LABELS["procedure.rout"],
            run=rally.rout,
            case=cases.Rout,
            rule="8.4",
            success=Success(
                LABELS["procedure.rout-success"],
                lambda outcome: not outcome.eliminated,
            ),
            roles=_unit,
        ),
        Procedure(
            id="step-cost",
            title=LABELS["procedure.step-cost"],
            run=movement.step_cost,
            case=cases.StepCost,
            rule="2.2",
            success=Success(
                LABELS["procedure.step-cost-success"],
                lambda outcome: not outcome.states and not outcome.eliminated,
            ),
            roles=lambda _case: {"mover": "unit"},
        ),
    ),
    scenario_shape=SHAPE,
    roster=ROSTER,
    game="grognard.rulesets.jours_de_gloire.play.system:ActivationSystem",
)
