"""What happens to a roster: the events of a ruling, a choice that is left afterwards, another turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from grognard.core.errors import BadCase, Fault
from grognard.core.events import Event
from grognard.core.messages import message
from grognard.core.roster.contract import Picked, Roster, RosterRules
from grognard.core.rules import Rules


def changed(
    keeping: RosterRules,
    rules: Rules,
    roster: Roster,
    happened: Iterable[Event],
    picked: Picked | None = None,
) -> Roster:
    """The roster after some events; those of an action may befall more than its entries."""
    entries = {entry.name: entry for entry in roster.entries}
    for event in happened:
        if event.unit in entries:
            entries[event.unit] = keeping.change(rules, roster, entries[event.unit], event)
        elif picked is not None:
            roster = keeping.befall(rules, roster, picked, event)
    return msgspec.structs.replace(roster, entries=tuple(entries.values()))


def carried_out(
    keeping: RosterRules, rules: Rules, roster: Roster, happened: Sequence[Event], taken: Mapping[str, str]
) -> tuple[Event, ...]:
    """What the choices do that a ruling left open: name -> option. Nobody has to take one."""
    offered = {event.unit: options for event in happened if (options := keeping.follows(event))}
    done: list[Event] = []
    for name, option in taken.items():
        entry = roster.named(name)
        if entry is None or option not in offered.get(name, ()):
            said = message("fault-got", got=option)
            raise BadCase([Fault(f"taken.{name[:40]}", f"got {option!r}", offered.get(name, ()), said)])
        done += keeping.follow(rules, entry, option)
    return tuple(done)


def next_turn(keeping: RosterRules, rules: Rules, roster: Roster) -> tuple[Roster, tuple[Event, ...]]:
    """The other side's turn, and what that does to its entries; the count goes up with the first side."""
    sides = list(roster.armies)
    place = (sides.index(roster.active) + 1) % len(sides)
    begun = msgspec.structs.replace(roster, active=sides[place], turn=roster.turn + (place == 0))
    happened = tuple(event for entry in begun.of(begun.active) for event in keeping.renew(rules, entry))
    return changed(keeping, rules, begun, happened), happened
