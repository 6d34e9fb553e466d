"""Rosters: both armies of a table with real counters or miniatures, kept between rulings.

A ruleset that offers one says what a line of it holds, which of its lines take part in which procedure,
what they say in a case and what the events of a ruling do to them. Everything here is that ruleset's to
declare; what is generic reads it.
"""

from grognard.core.roster.changing import carried_out, changed, next_turn
from grognard.core.roster.contract import (
    Action,
    Entry,
    Kind,
    Look,
    Part,
    Picked,
    Roster,
    RosterRules,
    Shared,
    titled,
)
from grognard.core.roster.filling import compose, pick, settled
from grognard.core.roster.reading import read_roster, written

__all__ = [
    "Action",
    "Entry",
    "Kind",
    "Look",
    "Part",
    "Picked",
    "Roster",
    "RosterRules",
    "Shared",
    "carried_out",
    "changed",
    "compose",
    "next_turn",
    "pick",
    "read_roster",
    "settled",
    "titled",
    "written",
]
