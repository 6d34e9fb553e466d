"""Chiclana-Barrosa, 5 March 1811: the later edition of the Alea system."""

from __future__ import annotations

from grognard.core.messages import Label
from grognard.core.ruleset import Ruleset
from grognard.rulesets.alea.procedures import procedures
from grognard.rulesets.alea.roster import ROSTER
from grognard.rulesets.alea.scenario import SHAPE

RULESET = Ruleset(
    id="barrosa",
    title=Label("Chiclana-Barrosa 1811"),
    package=__name__,
    shared_package="grognard.rulesets.alea",
    sides=("french", "allied"),
    rules_version="2",
    charts=(
        "morale",
        "morale-state-transitions",
        "division-morale",
        "fire",
        "artillery-range",
        "artillery-fire-factor",
        "formation-change-infantry",
        "formation-change-cavalry",
        "formation-change-artillery",
        "movement-factors",
        "cavalry-control",
        "melee",
        "terrain-effects",
    ),
    procedures=procedures(),
    scenario_shape=SHAPE,
    roster=ROSTER,
    game="grognard.rulesets.alea.play.system:AleaSystem",
)
