"""What the events of a ruling do to an entry, and what is done afterwards."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from grognard.core import events as ev
from grognard.core.roster import Entry, Roster
from grognard.core.rules import Rules
from grognard.rulesets.liberators.roster.entries import Guns, Officer, Unit

E = TypeVar("E", bound=Entry)

#: 9.3  What the fallen leader table says, and for how many beginnings of his side's turn it lasts
FATES = {"removed": ("fallen", 1), "one turn": ("away", 2), "dismounted one turn": ("on-foot", 2)}
#: 4.12  Maneuvers that leave a unit in another formation
FORMED = {
    "form-line": "line",
    "form-skirmish-line": "skirmish",
    "form-square": "square",
    "form-garrison": "garrison",
}
#: 4.12  Maneuvers of guns, and whether they end limbered
LIMBERS = {
    "limber": True,
    "limber-and-full-move": True,
    "limber-and-full-retreat-silenced": True,
    "unlimber": False,
    "full-move-and-unlimber": False,
    "unlimber-and-fire": False,
}
COMMANDER, TAKEN_OVER, BACK = "commander", "taken over", "back"


def change(_rules: Rules, _roster: Roster, entry: Entry, event: ev.Event) -> Entry:
    match entry:
        case Unit():
            return _troops(entry, event)
        case Guns():
            return _battery(entry, event)
        case Officer():
            return _leader(entry, event)
    return entry


def _troops(unit: Unit, event: ev.Event) -> Unit:
    match event:
        case ev.LostStrength():
            return _with(unit, lost=min(unit.starting, unit.lost + event.points))
        case ev.Eliminated():
            return _with(unit, lost=unit.starting)
        case ev.StateChanged():
            return _with(unit, order=event.state)
        case ev.FormationChanged():
            return _with(unit, formation=event.formation)
        case ev.MarkerPlaced(marker="low on ammo"):
            return _with(unit, low_ammo=True)
        case ev.MarkerRemoved(marker="low on ammo"):
            return _with(unit, low_ammo=False)
    return unit


def _battery(guns: Guns, event: ev.Event) -> Guns:
    match event:
        case ev.LostStrength():
            return _thinned(guns, event.points)
        case ev.Eliminated():
            return _thinned(guns, guns.starting)
        case ev.FormationChanged():
            return _with(guns, limbered=event.formation == "limbered")
        case ev.MarkerPlaced(marker="silenced"):
            return _with(guns, silenced=min(guns.stands, guns.silenced + event.count))
        case ev.MarkerPlaced(marker="damaged"):
            return _with(guns, damaged=min(guns.stands, guns.damaged + event.count))
        case ev.MarkerPlaced(marker="low on ammo"):
            return _with(guns, low_ammo=min(guns.stands, guns.low_ammo + event.count))
        case ev.MarkerRemoved(marker="silenced"):
            return _with(guns, silenced=0)
        case ev.MarkerRemoved(marker="low on ammo"):
            return _with(guns, low_ammo=0)
    return guns


def _thinned(guns: Guns, stands: int) -> Guns:
    """8.3  Fewer stands; its markers cannot outnumber them."""
    lost = min(guns.starting, guns.lost + stands)
    left = guns.starting - lost
    return _with(
        guns,
        lost=lost,
        silenced=min(left, guns.silenced),
        damaged=min(left, guns.damaged),
        low_ammo=min(left, guns.low_ammo),
    )


def _leader(officer: Officer, event: ev.Event) -> Officer:
    match event:
        case ev.LeaderHit() if event.fate in FATES:
            fate, turns = FATES[event.fate]
            attached = officer.attached_to if fate == "on-foot" else None
            return _with(officer, fate=fate, turns=turns, attached_to=attached)
        case ev.Found(what="commander", value="taken over"):
            return _with(officer, rating="provisional", fate="none", turns=0, attached_to=None, mounted=True)
        case ev.Found(what="commander", value="back"):
            return _with(officer, fate="none", turns=0)
        case ev.Found(what="commander"):
            return _with(officer, turns=max(0, officer.turns - 1))
    return officer


def _with(entry: E, **fields: object) -> E:
    return msgspec.structs.replace(entry, **fields)


def renew(rules: Rules, entry: Entry) -> tuple[ev.Event, ...]:
    """What the beginning of his side's turn brings."""
    match entry:
        case Unit(formation="hasty-square", order="good-order" | "disordered") if entry.stands > 0:
            # 7.7  A hasty square that held becomes a square.
            return (ev.FormationChanged(entry.name, rules.cite("7.7"), formation="square"),)
        case Officer(fate="fallen"):
            # 9.4  A provisional commander takes over.
            return (ev.Found(entry.name, rules.cite("9.4"), what=COMMANDER, value=TAKEN_OVER),)
        case Officer(fate="away" | "on-foot"):
            # 9.3  Away, or on foot, for one turn of his own.
            value = BACK if entry.turns <= 1 else entry.fate
            return (ev.Found(entry.name, rules.cite("9.3"), what=COMMANDER, value=value),)
    return ()


def follows(event: ev.Event) -> tuple[str, ...]:
    """4.12  The maneuvers that a check opens."""
    opened = isinstance(event, ev.Found) and event.what == "maneuvers"
    return tuple(str(event.value).split(", ")) if opened and isinstance(event, ev.Found) else ()


def follow(rules: Rules, entry: Entry, option: str) -> tuple[ev.Event, ...]:
    """4.12  What a maneuver changes on the roster; where a unit goes is for the table."""
    rule = rules.cite("4.12")
    if option == "replenish-ammunition":
        return (ev.MarkerRemoved(entry.name, rules.cite("5.12"), option, marker="low on ammo"),)
    if isinstance(entry, Guns):
        if option == "rally":
            return (ev.MarkerRemoved(entry.name, rules.cite("8.3"), option, marker="silenced"),)
        if option in LIMBERS:
            formation = "limbered" if LIMBERS[option] else "unlimbered"
            return (ev.FormationChanged(entry.name, rule, option, formation=formation),)
    if isinstance(entry, Unit) and option in FORMED:
        on_foot = entry.arm == "cavalry" and option == "form-skirmish-line"
        formation = "dismounted" if on_foot else FORMED[option]
        return (ev.FormationChanged(entry.name, rule, option, formation=formation),)
    return ()
