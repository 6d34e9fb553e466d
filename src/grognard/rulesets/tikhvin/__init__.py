"""Tikhvin, October to December 1941: operational, divisions and headquarters."""

from __future__ import annotations

from grognard.core.outcome import Outcome
from grognard.core.ruleset import Procedure, Ruleset, Success
from grognard.rulesets.tikhvin import administration, cases, combat, movement
from grognard.rulesets.tikhvin.classes import combat_classes
from grognard.rulesets.tikhvin.labels import LABELS
from grognard.rulesets.tikhvin.roster import ROSTER
from grognard.rulesets.tikhvin.scenario import SHAPE


def _roles(case: cases.Combat) -> dict[str, str]:
    sides = {"attacker": "attacker", "defender": "defender"}
    sides |= {unit.id: "attacker" for unit in case.attackers}
    return sides | {unit.id: "defender" for unit in case.defenders}


def _taken(outcome: Outcome) -> bool:
    return outcome.holds in ("attacker", "nobody")


RULESET = Ruleset(
    id="tikhvin",
    title=LABELS["ruleset.title"],
    package=__name__,
    sides=("german", "soviet"),
    rules_version="1",
    charts=(
        "terrain-effects",
        "combat-ratio",
        "terrain-dm",
        "winner-casualties",
        "loser-extra-casualties",
        "casualties-by-size",
        "enveloping-attack",
        "weather",
        "replacement-points",
        "recovery",
        "additional-rp-german",
        "additional-rp-soviet",
    ),
    procedures=(
        Procedure(
            id="combat",
            title=LABELS["procedure.combat"],
            run=combat.combat,
            case=cases.Combat,
            rule="7",
            success=Success(
                LABELS["procedure.combat-success"],
                _taken,
                failure=LABELS["procedure.combat-failure"],
            ),
            roles=_roles,
            classes=combat_classes,
        ),
        Procedure(
            id="weather",
            title=LABELS["procedure.weather"],
            run=administration.weather,
            case=cases.WeatherRoll,
            rule="10.1",
            success=Success(
                LABELS["procedure.weather-success"],
                lambda outcome: outcome.value("weather") == "Clear",
            ),
        ),
        Procedure(
            id="replacements",
            title=LABELS["procedure.replacements"],
            run=administration.replacements,
            case=cases.Replacements,
            rule="10.4",
            success=Success(
                LABELS["procedure.replacements-success"],
                lambda outcome: any(points for _side, points in outcome.gains),
            ),
        ),
        Procedure(
            id="recovery",
            title=LABELS["procedure.recovery"],
            run=administration.recovery,
            case=cases.Recovery,
            rule="10.6",
            success=Success(
                LABELS["procedure.recovery-success"],
                lambda outcome: bool(outcome.gains),
            ),
        ),
        Procedure(
            id="step-cost",
            title=LABELS["procedure.step-cost"],
            run=movement.step_cost,
            case=cases.StepCost,
            rule="2.2",
            success=Success(
                LABELS["procedure.step-cost-success"],
                lambda outcome: bool(outcome.found),
            ),
        ),
        Procedure(
            id="initiative",
            title=LABELS["procedure.initiative"],
            run=administration.initiative,
            case=cases.Initiative,
            rule="4.6",
            success=Success(
                LABELS["procedure.initiative-success"],
                lambda outcome: outcome.value("first player") == "german",
            ),
        ),
    ),
    scenario_shape=SHAPE,
    roster=ROSTER,
    game="grognard.rulesets.tikhvin.play.system:TikhvinSystem",
)
