"""Bailén, 19 July 1808: the earlier edition of the Alea system."""

from __future__ import annotations

from grognard.core.messages import Label
from grognard.core.ruleset import Ruleset
from grognard.rulesets.alea.procedures import procedures
from grognard.rulesets.alea.roster import ROSTER
from grognard.rulesets.alea.scenario import SHAPE

RULESET = Ruleset(
    id="bailen",
    title=Label("Bailén 1808"),
    package=__name__,
    shared_package="grognard.rulesets.alea",
    sides=("french", "spanish"),
    rules_version="2",
    charts=(
        "terrain-effects",
        "formation-change-infantry",
        "formation-change-cavalry",
        "formation-change-artillery",
        "movement-factors",
        "morale",
        "morale-transitions-test",
        "morale-transitions-reorganization",
        "division-morale",
        "fire",
        "artillery-range",
        "fire-factor",
        "melee",
        "cavalry-control",
    ),
    procedures=procedures(),
    scenario_shape=SHAPE,
    roster=ROSTER,
    game="grognard.rulesets.alea.play.system:AleaSystem",
)
