"""Entries at a glance."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.messages import Message, message
from grognard.core.roster import Entry, Look, Roster
from grognard.core.rules import Rules
from grognard.rulesets.liberators.cells import breaks
from grognard.rulesets.liberators.losses import fitness
from grognard.rulesets.liberators.pieces import FORMATIONS
from grognard.rulesets.liberators.roster.entries import Guns, Officer, Unit


def look(rules: Rules, roster: Roster, entry: Entry) -> Look:
    match entry:
        case Unit():
            return _troops(rules, roster, entry)
        case Guns():
            return _battery(roster, entry)
        case Officer():
            return _leader(entry)
    raise TypeError(type(entry))


def _troops(rules: Rules, roster: Roster, unit: Unit) -> Look:
    worn, spent = breaks(rules.chart("unit-effectiveness").read(unit.effectiveness, unit.starting))
    levels = (
        message("roster-breaks", worn=worn, spent=spent) if worn else message("roster-spent", spent=spent)
    )
    words: list[str] = [unit.formation, unit.quality]
    bad: list[str] = []
    if unit.stands > 0:
        fit = fitness(rules, unit.effectiveness, unit.starting, unit.stands)
        (words if fit == "fresh" else bad).append(fit)
    if unit.order != "good-order":
        bad.append(unit.order)
    if unit.low_ammo:
        bad.append("low on ammo")
    return Look(
        left=max(0, unit.stands),
        full=unit.starting,
        words=tuple(words),
        bad=tuple(bad),
        notes=(levels, *_led(roster, unit)),
        gone=unit.stands <= 0,
        narrows={"formation": FORMATIONS[unit.arm]},
    )


def _battery(roster: Roster, guns: Guns) -> Look:
    counted = (("silenced", guns.silenced), ("damaged", guns.damaged), ("low on ammo", guns.low_ammo))
    return Look(
        left=max(0, guns.stands),
        full=guns.starting,
        words=("limbered" if guns.limbered else "unlimbered", guns.gun),
        bad=tuple(word if count == 1 else f"{word} {count}" for word, count in counted if count),
        notes=tuple(_led(roster, guns)),
        gone=guns.stands <= 0,
    )


def _leader(officer: Officer) -> Look:
    notes = [message("roster-attached", unit=officer.attached_to)] if officer.attached_to else []
    return Look(
        words=(officer.rating, "mounted" if officer.rides else "dismounted"),
        bad=() if officer.fate == "none" else (officer.fate,),
        notes=tuple(notes),
        gone=officer.is_away,
    )


def _led(roster: Roster, entry: Entry) -> Iterator[Message]:
    leader = leader_with(roster, entry)
    if leader is not None:
        yield message("roster-led", leader=leader.name)


def leader_with(roster: Roster, entry: Entry) -> Officer | None:
    """1.8  The leader attached to a unit, if he is there."""
    return next(
        (
            one
            for one in roster.of(entry.side)
            if isinstance(one, Officer) and one.attached_to == entry.name and not one.is_away
        ),
        None,
    )
