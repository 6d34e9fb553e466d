"""Jours de Gloire at a table with counters: what a roster holds and how rulings change it."""

from __future__ import annotations

from grognard.core.roster import RosterRules
from grognard.rulesets.jours_de_gloire.roster.actions import ACTIONS
from grognard.rulesets.jours_de_gloire.roster.keeping import (
    KNOWN,
    ArmyFacts,
    Sky,
    change,
    fill,
    frame,
    look,
    muster,
    tell,
)
from grognard.rulesets.jours_de_gloire.roster.kinds import KINDS

ROSTER = RosterRules(
    kinds=KINDS,
    army=ArmyFacts,
    shared=Sky,
    actions=ACTIONS,
    fill=fill,
    frame=frame,
    known=KNOWN,
    change=change,
    look=look,
    tell=tell,
    muster=muster,
)
