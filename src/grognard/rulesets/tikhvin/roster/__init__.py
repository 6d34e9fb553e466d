"""Tikhvin at a table with counters: what a roster holds and how rulings change it."""

from __future__ import annotations

from grognard.core.roster import RosterRules
from grognard.rulesets.tikhvin.roster.actions import ACTIONS
from grognard.rulesets.tikhvin.roster.keeping import (
    KNOWN,
    ArmyFacts,
    Sky,
    befall,
    change,
    fill,
    frame,
    look,
    muster,
    renew,
    settle,
    tell,
)
from grognard.rulesets.tikhvin.roster.kinds import KINDS

ROSTER = RosterRules(
    kinds=KINDS,
    army=ArmyFacts,
    shared=Sky,
    actions=ACTIONS,
    fill=fill,
    frame=frame,
    known=KNOWN,
    change=change,
    befall=befall,
    settle=settle,
    renew=renew,
    look=look,
    tell=tell,
    muster=muster,
)
