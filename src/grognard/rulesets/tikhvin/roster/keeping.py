"""What a roster says in a case beyond its own fields, and what becomes of its lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any

import msgspec

from grognard.core import events as ev
from grognard.core.case import Field
from grognard.core.messages import Message, message
from grognard.core.procedure import Flow, Resolution, choose
from grognard.core.roster import Entry, Look, Picked, Roster
from grognard.core.roster.counters import Strong, befallen, called, look_of, tell_losses
from grognard.core.rules import Rules
from grognard.core.scenario import Scenario
from grognard.rulesets.tikhvin import cases
from grognard.rulesets.tikhvin.order_of_battle import OrderOfBattle
from grognard.rulesets.tikhvin.roster.kinds import HEADQUARTERS, KINDS, SUPPORT, UNITS, Support, Unit
from grognard.rulesets.tikhvin.scenario_rows import Row
from grognard.rulesets.tikhvin.shares import Sharer, Shares

#: what players are not asked for
KNOWN = frozenset(
    {"id", "kind", "cf", "turn", "attacker", "side", "weather", "points", "missing", "in_supply", "stands"}
)

_reduced = befallen(KINDS)


class ArmyFacts(msgspec.Struct, frozen=True, kw_only=True):
    """10.5  What a side has to rebuild its units with."""

    points: Annotated[int, Field("replacement points at hand", ge=0, le=40)] = 0


class Sky(msgspec.Struct, frozen=True, kw_only=True):
    """10.1  What lies over the whole map."""

    weather: Annotated[cases.Weather, Field("weather of the turn")] = "clear"


def fill(
    _rules: Rules, _roster: Roster, entry: Entry, _shape: type[msgspec.Struct], _row: Mapping[str, Any]
) -> dict[str, Any]:
    said: dict[str, Any] = {"kind": getattr(entry, "arm", "")}
    if isinstance(entry, Strong):
        in_supply = not getattr(entry, "out_of_supply", False)
        said |= {"cf": entry.strength, "missing": entry.lost, "in_supply": in_supply}
    return said


def frame(_rules: Rules, roster: Roster, picked: Picked) -> dict[str, Any]:
    return {
        "turn": roster.turn,
        "attacker": picked.side,
        "side": picked.side,
        "weather": roster.shared.weather,
        "points": roster.armies[picked.side].points,
    }


def settle(rules: Rules, case: Any, events: tuple[ev.Event, ...]) -> Flow[Resolution]:
    """7.19  What a side loses is shared out by its owner among those who fought."""
    if not isinstance(case, cases.Combat):
        return Resolution(events)
    sides: dict[str, Sequence[Sharer]] = {"attacker": case.attackers, "defender": case.defenders}
    done: list[ev.Event] = []
    for event in events:
        match event:
            case ev.LostStrength() if event.unit in sides:
                done += yield from _shared(rules, event, sides[event.unit])
            case ev.Eliminated() if event.unit in sides:
                # A unit that has not fallen by its own losses goes with the rest.
                fallen = {one.unit for one in done if isinstance(one, ev.Eliminated)}
                left = [unit for unit in sides[event.unit] if unit.id not in fallen]
                done += [msgspec.structs.replace(event, unit=unit.id) for unit in left]
            case _:
                done.append(event)
    # 6.1  Support serves once a turn.
    committed = (*case.attacker_support, *case.defender_support)
    done += [ev.MarkerPlaced(unit.id, rules.cite("6.1"), "combat", marker="used") for unit in committed]
    return Resolution(tuple(done))


def renew(rules: Rules, entry: Entry) -> tuple[ev.Event, ...]:
    """6.1  What was used up serves again."""
    if not getattr(entry, "used", False):
        return ()
    return (ev.MarkerRemoved(entry.name, rules.cite("6.1"), marker="used"),)


def _shared(rules: Rules, event: ev.LostStrength, units: Iterable[Sharer]) -> Flow[list[ev.Event]]:
    shares = Shares(event.points, units)
    lost: dict[str, int] = {}
    fallen: list[str] = []
    while options := shares.options:
        unit = options[0]
        if len(options) > 1:
            unit = yield from choose("loss.unit", event.unit, options, rules.cite("7.19"))
        lost[unit] = lost.get(unit, 0) + 1
        if shares.take(unit):
            fallen.append(unit)
    gone = [ev.Eliminated(unit, rules.cite("7.19"), event.cause) for unit in fallen]
    return [
        *(ev.LostStrength(unit, event.rule, event.cause, points=points) for unit, points in lost.items()),
        *gone,
    ]


def change(_rules: Rules, _roster: Roster, entry: Entry, event: ev.Event) -> Entry:
    return _reduced(entry, event)


def befall(_rules: Rules, roster: Roster, picked: Picked, event: ev.Event) -> Roster:
    replace = msgspec.structs.replace
    match event:
        case ev.Found(what="weather", value=code):
            # 10.1  As the chart writes it: "Heavy rain".
            word = str(code).lower().replace(" ", "-")
            return replace(roster, shared=replace(roster.shared, weather=cases.WEATHERS[word]))
        case ev.Gained(what="RP", points=points):
            return _with_points(roster, event.unit, points)
        case ev.Found(what="RP spent", value=spent):
            return _with_points(roster, picked.side, -int(spent))
    return roster


def _with_points(roster: Roster, side: str, more: int) -> Roster:
    army = roster.armies[side]
    points = min(40, max(0, army.points + more))
    armies = {**roster.armies, side: msgspec.structs.replace(army, points=points)}
    return msgspec.structs.replace(roster, armies=armies)


def look(_rules: Rules, roster: Roster, entry: Entry) -> Look:
    held = msgspec.structs.asdict(entry)
    if isinstance(entry, Unit):
        bad = ["out-of-supply"] if held["out_of_supply"] else []
        return look_of(roster, entry, words=(held["arm"], str(held["efficiency"])), bad=bad)
    if isinstance(entry, Support):
        words = (held["arm"], f"+{held['value']}")
        return look_of(roster, entry, words=words, bad=["used"] if held["used"] else [])
    return look_of(roster, entry)


def tell(rules: Rules, roster: Roster, side: str) -> tuple[Message, ...]:
    points = message("roster-points", points=roster.armies[side].points)
    return (*tell_losses(rules, roster, side), points)


def muster(scenario: Scenario[OrderOfBattle]) -> Iterator[Mapping[str, Any]]:
    """The order of battle of a scenario, with its names at the start."""
    own = scenario.own
    names = called((*own.units, *own.supports, *own.headquarters))
    for unit in own.units:
        held = {"starting": unit.cf, "arm": unit.kind, "efficiency": unit.efficiency}
        yield {"kind": UNITS, **_head(unit, names), **held, "stands": unit.is_static}
    for support in own.supports:
        yield {"kind": SUPPORT, **_head(support, names), "arm": support.kind, "value": support.value}
    for command in own.headquarters:
        held = {"radius": command.radius, "capacity": command.capacity}
        yield {"kind": HEADQUARTERS, **_head(command, names), **held}


def _head(row: Row, names: Mapping[str, str]) -> dict[str, Any]:
    return {"name": names[row.id], "side": row.side, "turn": row.turn}
