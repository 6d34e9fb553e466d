"""Tikhvin, October to December 1941: operational, divisions and headquarters."""

from __future__ import annotations

from grognard.core.messages import Label
from grognard.core.outcome import Outcome
from grognard.core.ruleset import Procedure, Ruleset, Success
from grognard.rulesets.tikhvin import administration, cases, combat, movement
from grognard.rulesets.tikhvin.classes import combat_classes
from grognard.rulesets.tikhvin.scenario import SHAPE


def _roles(case: cases.Combat) -> dict[str, str]:
    sides = {"attacker": "attacker", "defender": "defender"}
    sides |= {unit.id: "attacker" for unit in case.attackers}
    return sides | {unit.id: "defender" for unit in case.defenders}


def _taken(outcome: Outcome) -> bool:
    return outcome.holds in ("attacker", "nobody")


RULESET = Ruleset(
    id="tikhvin",
    title=Label("Tikhvin 1941", "Tikhvine 1941", "Tijvin 1941"),
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
            title=Label("Combat", "Combat", "Combate"),
            run=combat.combat,
            case=cases.Combat,
            rule="7",
            success=Success(
                Label("the defender is driven out", "le défenseur est chassé", "el defensor es expulsado"),
                _taken,
            ),
            roles=_roles,
            classes=combat_classes,
        ),
        Procedure(
            id="weather",
            title=Label("Weather", "Météo", "Clima"),
            run=administration.weather,
            case=cases.WeatherRoll,
            rule="10.1",
            success=Success(
                Label("clear weather", "temps clair", "tiempo despejado"),
                lambda outcome: outcome.value("weather") == "Clear",
            ),
        ),
        Procedure(
            id="replacements",
            title=Label("Replacements", "Remplacements", "Reemplazos"),
            run=administration.replacements,
            case=cases.Replacements,
            rule="10.4",
            success=Success(
                Label("at least one point", "au moins un point", "al menos un punto"),
                lambda outcome: any(points for _side, points in outcome.gains),
            ),
        ),
        Procedure(
            id="recovery",
            title=Label("Recovery", "Récupération", "Recuperación"),
            run=administration.recovery,
            case=cases.Recovery,
            rule="10.6",
            success=Success(
                Label("factors recovered", "facteurs récupérés", "factores recuperados"),
                lambda outcome: bool(outcome.gains),
            ),
        ),
        Procedure(
            id="step-cost",
            title=Label("Cost of a step", "Coût d'un pas", "Coste de un paso"),
            run=movement.step_cost,
            case=cases.StepCost,
            rule="2.2",
            success=Success(
                Label("the step is allowed", "le pas est permis", "el paso está permitido"),
                lambda outcome: bool(outcome.found),
            ),
        ),
        Procedure(
            id="initiative",
            title=Label("Initiative", "Initiative", "Iniciativa"),
            run=administration.initiative,
            case=cases.Initiative,
            rule="4.6",
            success=Success(
                Label("the German goes first", "l'Allemand commence", "empieza el alemán"),
                lambda outcome: outcome.value("first player") == "german",
            ),
        ),
    ),
    scenario_shape=SHAPE,
    game="grognard.rulesets.tikhvin.play.system:TikhvinSystem",
)
