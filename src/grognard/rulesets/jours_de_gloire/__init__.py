"""Jours de Gloire: Napoleonic battles by activation, after the series tables of 2016."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from grognard.core.outcome import Outcome
from grognard.core.ruleset import Ruleset, named
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


RULESET = Ruleset(
    id="jours-de-gloire",
    title=LABELS["ruleset.title"],
    package=__name__,
    sides=("french", "coalition"),
    rules_version="3",
    charts=("terrain-effects", "odds", "shock-charge", "fire"),
    procedures=(
        named(
            LABELS,
            "artillery-fire",
            fire.artillery_fire,
            cases.Fire,
            "6",
            _hurt,
            roles=_gunners,
            classes=classes.fire_classes,
            rises_with=("fire",),
        ),
        named(
            LABELS,
            "shock",
            shock.shock,
            cases.Shock,
            "7",
            _driven_out,
            ends="driven-out",
            roles=_sides,
            classes=classes.fight_classes,
        ),
        named(
            LABELS,
            "charge",
            charge.charge,
            cases.Charge,
            "7.29",
            _driven_out,
            ends="driven-out",
            roles=_sides,
            classes=classes.fight_classes,
        ),
        named(
            LABELS,
            "square",
            charge.square,
            cases.Square,
            "7.31",
            lambda outcome: bool(outcome.markers),
            roles=_unit,
        ),
        named(
            LABELS,
            "cohesion",
            cohesion.cohesion_test,
            cases.CohesionTest,
            "8.1",
            _passed,
            ends="test",
            roles=_unit,
        ),
        named(
            LABELS,
            "engagement",
            command.engagement,
            cases.Engagement,
            "4.4",
            _passed,
            ends="test",
            roles=lambda case: {case.id: "unit"},
        ),
        named(LABELS, "rally", rally.rally, cases.Rally, "8.6", _passed, ends="test", roles=_unit),
        named(
            LABELS, "rout", rally.rout, cases.Rout, "8.4", lambda outcome: not outcome.eliminated, roles=_unit
        ),
        named(
            LABELS,
            "step-cost",
            movement.step_cost,
            cases.StepCost,
            "2.2",
            lambda outcome: not outcome.states and not outcome.eliminated,
            roles=lambda _case: {"mover": "unit"},
        ),
    ),
    scenario_shape=SHAPE,
    roster=ROSTER,
    game="grognard.rulesets.jours_de_gloire.play.system:ActivationSystem",
)
