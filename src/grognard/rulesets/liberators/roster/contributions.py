"""What an entry says in a case beyond the fields that both have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from grognard.core.legality import refuse
from grognard.core.roster import Entry, Roster
from grognard.core.rules import Rules
from grognard.rulesets.liberators import cases
from grognard.rulesets.liberators.roster.entries import Guns, Officer, Unit
from grognard.rulesets.liberators.roster.looks import leader_with
from grognard.rulesets.liberators.volleys import Shooter, silence_faults

#: what a case says of a whole army
_BY_ARMY = {"poor_commissariat", "wide_ground", "key_positions_lost", "losses"}
#: what nobody is asked for
KNOWN = frozenset({"id", "stands", "leader", "arm", "formation"} | _BY_ARMY)


def fill(
    rules: Rules, roster: Roster, entry: Entry, shape: type[msgspec.Struct], row: Mapping[str, Any]
) -> dict[str, Any]:
    """The rest of a row that has the entry's own fields and the answers."""
    if shape is cases.MoveRate:
        return _mover(entry)
    match entry:
        case Unit():
            return _troops(rules, roster, entry, shape, row)
        case Guns():
            return _battery(roster, entry, shape)
        case Officer() if shape is cases.Leader:
            return {"mounted": entry.rides}
    return {}


def _troops(
    rules: Rules, roster: Roster, unit: Unit, shape: type[msgspec.Struct], row: Mapping[str, Any]
) -> dict[str, Any]:
    said: dict[str, Any] = {} if shape is cases.ReignIn else {"stands": unit.stands}
    if shape is cases.Firer:
        # 1.3  Who carries no firearms has no line among the fire points.
        refuse(silence_faults(rules, Shooter(unit.name, "", weapon=unit.weapon)))
    if issubclass(shape, cases.Fighter):
        leader = leader_with(roster, unit)
        said["leader"] = None if leader is None else leader.name
    if shape is cases.Charger and unit.order == "disordered" and row.get("disordered_by_fire"):
        # 7.1  It was in good order when it declared the charge.
        said["order"] = "good-order"
    return said


def _battery(roster: Roster, guns: Guns, shape: type[msgspec.Struct]) -> dict[str, Any]:
    said: dict[str, Any] = {"stands": guns.stands}
    if shape is cases.CheckingBattery:
        said["low_ammo"] = guns.low_ammo > 0
    if shape is cases.DefendingBattery:
        leader = leader_with(roster, guns)
        said["leader"] = None if leader is None else leader.name
    return said


def _mover(entry: Entry) -> dict[str, Any]:
    """5.1  The rows of the rate table: by arm and formation, and one for the broken."""
    match entry:
        case Unit(order="broken"):
            return {"formation": "broken"}
        case Guns():
            formation = "limbered" if entry.limbered else "unlimbered"
            return {"arm": f"{entry.carriage}-artillery", "formation": formation}
        case Officer():
            return {"arm": "leader", "formation": "mounted" if entry.rides else "dismounted"}
    return {}
