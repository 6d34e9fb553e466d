"""Liberators at a real table: what a roster holds and how rulings change it."""

from __future__ import annotations

from grognard.core.roster import RosterRules
from grognard.rulesets.liberators.roster.actions import ACTIONS, KINDS
from grognard.rulesets.liberators.roster.armies import frame, tell
from grognard.rulesets.liberators.roster.contributions import KNOWN, fill
from grognard.rulesets.liberators.roster.effects import change, follow, follows, renew
from grognard.rulesets.liberators.roster.entries import ArmyFacts
from grognard.rulesets.liberators.roster.looks import look

ROSTER = RosterRules(
    kinds=KINDS,
    army=ArmyFacts,
    actions=ACTIONS,
    fill=fill,
    frame=frame,
    known=KNOWN,
    change=change,
    look=look,
    tell=tell,
    renew=renew,
    follows=follows,
    follow=follow,
)
