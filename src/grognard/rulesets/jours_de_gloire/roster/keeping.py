"""What a roster says in a case beyond its own fields, and what becomes of its lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

import msgspec

from grognard.core import events as ev
from grognard.core.case import Field
from grognard.core.messages import Message, message
from grognard.core.roster import Entry, Look, Picked, Roster
from grognard.core.roster.counters import befallen, called, is_gone, led, look_of, with_whom
from grognard.core.rules import Rules
from grognard.core.scenario import Scenario
from grognard.rulesets.jours_de_gloire.order_of_battle import OrderOfBattle
from grognard.rulesets.jours_de_gloire.roster.kinds import FOOT, GUNS, HORSE, KINDS, OFFICERS, Officer
from grognard.rulesets.jours_de_gloire.scenario_rows import Unit

#: what players are not asked for
KNOWN = frozenset(
    {
        *("id", "bonus", "officer", "more_officers", "charging", "hemmed_in"),
        *("night", "mud", "fog", "open_ended", "answered"),
    }
)
#: the attacking hexes in their order
ATTACKERS = ("attackers", "second", "third")

_reduced = befallen(KINDS)
_HORSE = next(kind.shape for kind in KINDS if kind.id == HORSE)


class ArmyFacts(msgspec.Struct, frozen=True, kw_only=True):
    """Nothing holds for a whole army."""


class Sky(msgspec.Struct, frozen=True, kw_only=True):
    """10.2, 10.3  What lies over the whole map."""

    night: Annotated[bool, Field("a night turn")] = False
    mud: Annotated[bool, Field("muddy ground")] = False
    fog: Annotated[bool, Field("foggy weather")] = False


def fill(
    _rules: Rules, roster: Roster, entry: Entry, _shape: type[msgspec.Struct], _row: Mapping[str, Any]
) -> dict[str, Any]:
    # 8.2, 9.2  The officers with a unit help it and share its fate.
    officers = _present(roster, entry)
    return {
        "bonus": max((one.bonus for one in officers), default=0),
        "officer": officers[0].name if officers else None,
        "more_officers": [one.name for one in officers[1:]],
    }


def _present(roster: Roster, entry: Entry) -> list[Officer]:
    return [one for one in with_whom(roster, entry.name, Officer) if not is_away(roster, one)]


def is_away(roster: Roster, officer: Officer) -> bool:
    """9.2  Wounded, and not yet back."""
    return officer.back > roster.turn


def frame(_rules: Rules, roster: Roster, picked: Picked) -> dict[str, Any]:
    said: dict[str, Any] = dict(msgspec.structs.asdict(roster.shared))
    # 7.29  Horse charges; other units there join the attack.
    for number, part in enumerate(ATTACKERS):
        units = [roster.named(name) for name in picked.parts.get(part, ())]
        if units:
            said[f"attackers.{number}.charging"] = all(type(one) is _HORSE for one in units)
    return said


def change(rules: Rules, roster: Roster, entry: Entry, event: ev.Event) -> Entry:
    if isinstance(entry, Officer) and isinstance(event, ev.LeaderHit):
        # 9.2  Killed, wounded and away for a while, or off to friends.
        back = roster.turn + rules.number("officer.back-after") if event.fate == "wounded" else 0
        return msgspec.structs.replace(entry, gone=event.fate == "killed", back=back, attached_to=None)
    return _reduced(entry, event)


def look(_rules: Rules, roster: Roster, entry: Entry) -> Look:
    held = msgspec.structs.asdict(entry)
    if isinstance(entry, Officer):
        notes = [message("roster-comes", turn=entry.back)] if is_away(roster, entry) else []
        shown = look_of(roster, entry, words=(f"+{entry.bonus}",) if entry.bonus else (), notes=notes)
        return msgspec.structs.replace(shown, gone=shown.gone or is_away(roster, entry))
    arm = held.get("arm", "infantry")
    words = [arm, *(["square"] if held.get("square") else ())]
    bad = [] if held["state"] == "good-order" else [held["state"]]
    return look_of(roster, entry, words=words, bad=bad, notes=led(roster, entry, Officer))


def tell(_rules: Rules, roster: Roster, side: str) -> tuple[Message, ...]:
    """How many units a side has left, and how many of them are out of order."""
    units = [one for one in roster.of(side) if not isinstance(one, Officer)]
    if not units:
        return ()
    left = [one for one in units if not is_gone(one)]
    shaken = [one for one in left if getattr(one, "state", "") != "good-order"]
    return (message("roster-left", left=len(left), begun=len(units), shaken=len(shaken)),)


def muster(scenario: Scenario[OrderOfBattle]) -> Iterator[Mapping[str, Any]]:
    """The order of battle of a scenario, with its names at the start."""
    own = scenario.own
    names = called((*own.units, *own.officers))
    for row in own.units:
        yield _counter(row, names)
    for officer in own.officers:
        here = [row for row in own.units if (row.side, row.start[0]) == (officer.side, officer.start[0])]
        yield {
            "kind": OFFICERS,
            "name": names[officer.id],
            "side": officer.side,
            "turn": officer.turn,
            "bonus": officer.bonus,
            "attached_to": names[here[0].id] if here else None,
        }


def _counter(row: Unit, names: Mapping[str, str]) -> Mapping[str, Any]:
    head: dict[str, Any] = {
        "name": names[row.id],
        "side": row.side,
        "turn": row.turn,
        "strength": row.sp,
        "back_strength": row.back_sp,
        "cohesion": row.cohesion,
        "back_cohesion": row.back_cohesion,
    }
    if row.is_guns:
        return {"kind": GUNS, **head, "arm": row.arm, "range": row.range or 1}
    head["engagement"] = row.engagement or 0
    return {"kind": FOOT, **head} if row.arm == "infantry" else {"kind": HORSE, **head, "arm": row.arm}
