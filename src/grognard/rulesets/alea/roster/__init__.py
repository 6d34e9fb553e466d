"""The Alea system at a table with counters: what a roster holds and how rulings change it."""

from __future__ import annotations

from grognard.core.roster import RosterRules
from grognard.core.roster.counters import tell_losses
from grognard.rulesets.alea.roster.actions import ACTIONS
from grognard.rulesets.alea.roster.keeping import (
    KNOWN,
    ArmyFacts,
    change,
    fill,
    frame,
    look,
    muster,
)
from grognard.rulesets.alea.roster.kinds import KINDS

ROSTER = RosterRules(
    kinds=KINDS,
    army=ArmyFacts,
    actions=ACTIONS,
    fill=fill,
    frame=frame,
    known=KNOWN,
    change=change,
    look=look,
    tell=tell_losses,
    muster=muster,
)
