"""Tikhvin, October to December 1941: operational, divisions and headquarters."""

from __future__ import annotations

from grognard.core.outcome import Outcome
from grognard.core.ruleset import Ruleset, named
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
        named(
            LABELS, "combat", combat.combat, cases.Combat, "7", _taken, roles=_roles, classes=combat_classes
        ),
        named(
            LABELS,
            "weather",
            administration.weather,
            cases.WeatherRoll,
            "10.1",
            lambda outcome: outcome.value("weather") == "Clear",
        ),
        named(
            LABELS,
            "replacements",
            administration.replacements,
            cases.Replacements,
            "10.4",
            lambda outcome: any(points for _side, points in outcome.gains),
        ),
        named(
            LABELS,
            "recovery",
            administration.recovery,
            cases.Recovery,
            "10.6",
            lambda outcome: bool(outcome.gains),
        ),
        named(
            LABELS,
            "step-cost",
            movement.step_cost,
            cases.StepCost,
            "2.2",
            lambda outcome: bool(outcome.found),
        ),
        named(
            LABELS,
            "initiative",
            administration.initiative,
            cases.Initiative,
            "4.6",
            lambda outcome: outcome.value("first player") == "german",
        ),
    ),
    scenario_shape=SHAPE,
    roster=ROSTER,
    game="grognard.rulesets.tikhvin.play.system:TikhvinSystem",
)
