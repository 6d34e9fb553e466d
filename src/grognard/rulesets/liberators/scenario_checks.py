"""What can be wrong between the parts of a scenario: armies against the table, leaders, key positions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from grognard.core.rules import Rules
from grognard.core.scenario import Advice
from grognard.core.scenario_checks import check_rows
from grognard.core.scenario_notes import Notes
from grognard.plane import Footprint, overlap
from grognard.rulesets.liberators.order_of_battle import Key, LiberatorsScenario, Zone
from grognard.rulesets.liberators.play.formations import building_at, footprint, kind_of
from grognard.rulesets.liberators.play.ground import ground
from grognard.rulesets.liberators.scenario_rows import BodyRow
from grognard.rulesets.liberators.special_checks import check_own_rules


def check_battle(scenario: LiberatorsScenario, rules: Rules, notes: Notes) -> None:
    """Every fault that the pieces of a scenario have together."""
    check_rows(scenario, scenario.own.rows, notes)
    check_leaders(scenario, notes)
    check_sections(scenario, notes)
    check_starts(scenario, rules, notes)
    check_own_rules(scenario, notes)


def check_leaders(scenario: LiberatorsScenario, notes: Notes) -> None:
    """1.8, 4.18  Each side has one army commander; units name leaders of their own side."""
    leaders = {row.id: row for row in scenario.own.leaders}
    for side in scenario.sides:
        chiefs = [row for row in leaders.values() if row.side == side.id and row.role == "army"]
        if len(chiefs) != 1:
            notes.say("leaders.csv", f"expected one army commander of {side.id}, found {len(chiefs)}")
    for row in scenario.own.bodies:
        if row.leader is None or row.leader in notes.lost:
            continue
        if row.leader not in leaders:
            notes.of(row, f"leader: no leader {row.leader!r} (one of: {', '.join(leaders)})")
        elif leaders[row.leader].side != row.side:
            notes.of(row, f"leader: {row.leader} is not {row.side}")


def check_sections(scenario: LiberatorsScenario, notes: Notes) -> None:
    """Armies, zones and key positions name sides and areas that there are."""
    own, sides = scenario.own, [side.id for side in scenario.sides]
    if sorted(army.side for army in own.army) != sorted(sides):
        notes.entry("army", f"expected one [[army]] for each of {' and '.join(sides)}")
    entries: tuple[Zone | Key, ...] = (*own.zone, *own.key)
    for entry in entries:
        if entry.side not in sides:
            notes.of(entry, f"no side {entry.side!r} (one of: {', '.join(sides)})", "side")
    areas = {area.id for area in scenario.tabletop.areas}
    for key in own.key:
        if key.area and key.area not in areas:
            notes.of(key, f"no area {key.area!r} (one of: {', '.join(sorted(areas))})", "area")
        elif not key.area and not is_circle(scenario, key):
            notes.of(key, "expected an area, or a circle on the table: at and radius", "area")


def is_circle(scenario: LiberatorsScenario, key: Key) -> bool:
    """4.8  A point of the table and some inches about it."""
    try:
        scenario.places.cell_of(key.at)
    except ValueError:
        return False
    return key.radius > 0


def check_starts(scenario: LiberatorsScenario, rules: Rules, notes: Notes) -> None:
    """Whoever is there from the start stands on the table, on ground he may enter, and on nobody else."""
    table, placed = scenario.tabletop, dict[str, Footprint]()
    if any(area.terrain not in rules.facts["terrain"] for area in table.areas):
        # The legend is told what is wrong with it; until that is mended nobody knows who may stand where.
        return
    rows = {row.id: row for row in scenario.own.bodies if row.turn == 1}
    for row in rows.values():
        if row.formation == "garrison" and building_at(rules, table, row.start) is None:
            notes.of(row, f"x: no building at {row.start}")
            continue
        body = footprint(rules, table, row, row.at, row.facing * 100, row.formation, row.stands)
        if not table.holds(body):
            notes.of(row, f"x: {row.id} does not lie on the table as a whole")
        closed = ground(table, rules).closed(body.inner, kind_of(row, row.formation))
        if closed is not None:
            notes.of(row, f"x: {row.id} may not stand in {closed.id}")
        placed[row.id] = body
    for one, other in combinations(placed, 2):
        if overlap(placed[one], placed[other]):
            notes.of(rows[other], f"x: {other} lies on {one}")


def advise_battle(scenario: LiberatorsScenario, rules: Rules) -> Iterator[Advice]:
    """What is allowed and seldom meant: starting outside one's own zone."""
    from grognard.rulesets.liberators.play.zones import in_zone

    for row in scenario.own.bodies:
        if row.turn == 1 and not in_zone(scenario, row.side, _start(scenario, rules, row)):
            yield Advice("outside-zone", row, row.id, f"{row.id} starts outside its side's set-up zone")


def _start(scenario: LiberatorsScenario, rules: Rules, row: BodyRow) -> Footprint:
    table = scenario.tabletop
    return footprint(rules, table, row, row.at, row.facing * 100, row.formation, row.stands)
