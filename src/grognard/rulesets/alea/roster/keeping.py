"""What a roster says in a case beyond its own fields, and what becomes of its lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from grognard.core import events as ev
from grognard.core.roster import Entry, Kind, Look, Picked, Roster
from grognard.core.roster.counters import Strong, befallen, called, led, look_of, with_whom
from grognard.core.rules import Rules
from grognard.core.scenario import Scenario
from grognard.rulesets.alea.commander import FATE
from grognard.rulesets.alea.counters import FORMATIONS
from grognard.rulesets.alea.order_of_battle import OrderOfBattle
from grognard.rulesets.alea.roster.kinds import (
    COMMANDERS,
    DIVISIONS,
    FOOT,
    GUNS,
    HORSE,
    KINDS,
    Commander,
    Formation,
)
from grognard.rulesets.alea.scenario_rows import Unit

#: what players are not asked for
KNOWN = frozenset(
    {"id", "commander", "strength", "losses", "lost", "fleeing_counters", "horse", "no_fire", "fatigue"}
)
#: 8.2  part -> where the best commander of its hex stands in a case
_COMMANDERS = {
    "targets": "commander",
    "defenders": "defender.commander",
    "attackers": "attackers.0.commander",
    "second": "attackers.1.commander",
    "third": "attackers.2.commander",
    "beyond": "next_targets.0.commander",
    "chargers": "charger.commander",
    "target": "target.commander",
    "cavalry": "cavalry.commander",
    "tested": "commander",
    "rallied": "commander",
}

_reduced = befallen(KINDS)


class ArmyFacts(msgspec.Struct, frozen=True, kw_only=True):
    """Nothing holds for a whole army."""


def fill(
    _rules: Rules, roster: Roster, entry: Entry, _shape: type[msgspec.Struct], _row: Mapping[str, Any]
) -> dict[str, Any]:
    if isinstance(entry, Strong):
        return {"strength": entry.strength, "losses": entry.lost}
    if isinstance(entry, Formation):
        # 8.12  Its strength at the start, and how its counters stand now.
        members = _members(roster, entry)
        fleeing = [one for one in members if getattr(one, "state", "") == "fleeing" and one.strength > 0]
        return {
            "strength": max(1, sum(one.starting for one in members)),
            "lost": sum(one.lost for one in members),
            "fleeing_counters": len(fleeing),
        }
    return {}


def _members(roster: Roster, division: Entry) -> list[Strong]:
    own = [one for one in roster.of(division.side) if isinstance(one, Strong)]
    return [one for one in own if getattr(one, "division", None) == division.name]


def frame(_rules: Rules, roster: Roster, picked: Picked) -> dict[str, Any]:
    """8.2  The best commander of each hex: by morale, then by melee."""
    said: dict[str, Any] = {}
    for part, names in picked.parts.items():
        leaders = [one for name in names for one in with_whom(roster, name, Commander)]
        if leaders and part in _COMMANDERS:
            best = max(leaders, key=_worth)
            said[_COMMANDERS[part]] = {
                "id": best.name,
                **dict(zip(("morale", "melee"), _worth(best), strict=True)),
            }
    return said


def _worth(leader: Entry) -> tuple[int, int]:
    return getattr(leader, "morale", 0), getattr(leader, "melee", 0)


def change(_rules: Rules, _roster: Roster, entry: Entry, event: ev.Event) -> Entry:
    match event:
        case ev.LeaderHit() if event.fate == FATE:
            # 9.3  He falls.
            return _reduced(entry, ev.Eliminated(event.unit, event.rule))
        case ev.Found(what="fatigue", value=left):
            # 8.11  Rest has left so much of it.
            return _reduced(entry, ev.MarkerSet(event.unit, event.rule, marker="fatigue", value=left))
        case ev.StateChanged() if isinstance(entry, Formation):
            # 8.15 to 8.17  A division flees, or no longer does.
            return msgspec.structs.replace(entry, fleeing=event.state == "fleeing")
    return _reduced(entry, event)


def look(rules: Rules, roster: Roster, entry: Entry) -> Look:
    held = msgspec.structs.asdict(entry)
    if isinstance(entry, Formation):
        bad = ["fleeing"] if held["fleeing"] else []
        members = _members(roster, entry)
        shown = look_of(roster, entry, words=(str(held["rating"]),), bad=bad)
        return msgspec.structs.replace(
            shown, left=sum(one.strength for one in members), full=sum(one.starting for one in members)
        )
    if "willingness" not in held:
        return look_of(roster, entry)
    arm = roster_kind(entry).fixed["arm"]
    words = (arm, held["cls"], held["willingness"], held["formation"], held["order"])
    narrows = {"nation": tuple(rules.listed("nations"))}
    narrows["formation"] = tuple(
        one for one in FORMATIONS[arm] if one != "guerrilla" or held["cls"] == "light"
    )
    return look_of(
        roster, entry, words=words, bad=_bad(held), notes=led(roster, entry, Commander), narrows=narrows
    )


def roster_kind(entry: Entry) -> Kind:
    return next(kind for kind in KINDS if kind.shape is type(entry))


def _bad(held: Mapping[str, Any]) -> Iterator[str]:
    if held["state"] != "normal":
        yield held["state"]
    if held.get("fatigue"):
        yield f"fatigue {held['fatigue']}"
    if held.get("no_fire"):
        yield "no-fire"


def muster(scenario: Scenario[OrderOfBattle]) -> Iterator[Mapping[str, Any]]:
    """The order of battle of a scenario, with its names at the start."""
    own = scenario.own
    names = called((*own.units, *own.commanders, *own.divisions))
    nations = {row.division: row.nation for row in reversed(own.units)}
    for division in own.divisions:
        head = {"kind": DIVISIONS, "name": names[division.id], "side": division.side}
        yield {**head, "rating": division.rating, "nation": nations[division.id]}
    # 10.14  A train cannot fight.
    fighting = [row for row in own.units if row.arm != "train"]
    for row in fighting:
        yield _counter(row, names)
    for general in own.commanders:
        here = [row for row in fighting if (row.side, row.start) == (general.side, general.start)]
        yield {
            "kind": COMMANDERS,
            "name": names[general.id],
            "side": general.side,
            "turn": general.turn,
            "melee": general.melee,
            "morale": general.morale,
            "attached_to": names[here[0].id] if here else None,
        }


def _counter(row: Unit, names: Mapping[str, str]) -> Mapping[str, Any]:
    guns = {"horse": row.horse} if row.arm == "artillery" else {}
    return {
        "kind": {"infantry": FOOT, "cavalry": HORSE, "artillery": GUNS}[row.arm],
        "name": names[row.id],
        "side": row.side,
        "turn": row.turn,
        "starting": row.strength,
        "cls": row.cls,
        "willingness": row.willingness,
        "nation": row.nation,
        "formation": row.formation,
        "division": names.get(row.division or ""),
        **guns,
    }
