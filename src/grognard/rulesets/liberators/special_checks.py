"""What can be wrong with the rules that a battle has for itself: names, areas, edges that there are not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from grognard.core.scenario_notes import Notes
from grognard.plane import INCH
from grognard.rulesets.liberators.order_of_battle import LiberatorsScenario
from grognard.rulesets.liberators.special_rules import Exit, Refuge, Verdict

#: fields of a rule that name leaders, and units
_LEADERS = ("leader", "by", "heir", "rival", "beside", "idle")
_UNITS = ("units", "fled", "coming")


def check_own_rules(scenario: LiberatorsScenario, notes: Notes) -> None:
    """14, 15  Whatever a rule of the battle names is there."""
    own = scenario.own
    entries: tuple[msgspec.Struct, ...] = (*own.special, *own.exit, *own.verdict)
    for entry in entries:
        for field, what in (*_strangers(scenario, notes, entry), *_sides(scenario, entry)):
            notes.of(entry, what, field)
    refuges = (rule for rule in own.special if isinstance(rule, Refuge))
    stretches: tuple[Exit | Refuge, ...] = (*own.exit, *refuges)
    for way in stretches:
        check_stretch(scenario, way, notes)
    for verdict in own.verdict:
        check_verdict(scenario, verdict, notes)


def _named(entry: msgspec.Struct, fields: Iterable[str]) -> Iterator[tuple[str, str]]:
    for field in fields:
        found = getattr(entry, field, ())
        yield from ((field, name) for name in ((found,) if isinstance(found, str) else found) if name)


def _strangers(
    scenario: LiberatorsScenario, notes: Notes, entry: msgspec.Struct
) -> Iterator[tuple[str, str]]:
    leaders = {row.id for row in scenario.own.leaders}
    rows = {row.id for row in scenario.own.rows}
    for field, name in _named(entry, _LEADERS):
        if name not in leaders and name not in notes.lost:
            yield field, f"no leader {name!r} (one of: {', '.join(sorted(leaders))})"
    for field, name in _named(entry, _UNITS):
        if name not in rows and name not in notes.lost:
            yield field, f"no unit {name!r} (one of: {', '.join(sorted(rows))})"


def _sides(scenario: LiberatorsScenario, entry: msgspec.Struct) -> Iterator[tuple[str, str]]:
    sides = [side.id for side in scenario.sides]
    for field, name in _named(entry, ("side",)):
        if name not in sides:
            yield field, f"no side {name!r} (one of: {', '.join(sides)})"


def check_stretch(scenario: LiberatorsScenario, way: Exit | Refuge, notes: Notes) -> None:
    """14.10, 14.12  A stretch of an edge of the table."""
    table = scenario.tabletop
    long = table.width if way.edge in ("north", "south") else table.depth
    if not way.first < way.last <= long // INCH:
        notes.of(way, f"expected first < last <= {long // INCH}, got {way.first} and {way.last}", "first")


def check_verdict(scenario: LiberatorsScenario, verdict: Verdict, notes: Notes) -> None:
    """14.11  Areas and key positions of this table."""
    areas = {area.id for area in scenario.tabletop.areas}
    for field, name in _named(verdict, ("takes", "stands_in", "clears")):
        if name not in areas:
            notes.of(verdict, f"no area {name!r} (one of: {', '.join(sorted(areas))})", field)
    keys = {key.id for key in scenario.own.key}
    for field, name in _named(verdict, ("holds",)):
        if name not in keys:
            notes.of(verdict, f"no key position {name!r} (one of: {', '.join(sorted(keys))})", field)
