"""5.1, 2.3, 2.4. What a move takes of a unit's rate, as a share: 1 is all of it."""

from __future__ import annotations

from functools import lru_cache

import shapely
from shapely import LineString
from shapely.geometry.base import BaseGeometry

from grognard.core.rules import Rules
from grognard.plane import Leg, Route, box
from grognard.rulesets.liberators.cells import rates
from grognard.rulesets.liberators.play.field import Field
from grognard.rulesets.liberators.scenario_rows import GunRow

FULL, HALF, QUICK = "full", "half", "quick-step"
#: what rounding may add to a share
HAIR = 1e-4


def rate_row(field: Field, id: str, formation: str) -> str:
    """The row of the rate table."""
    row = field.row(id)
    if isinstance(row, GunRow):
        return str(field.rules.fact(f"movement.row.{row.carriage}-artillery")["limbered"])
    broken = field.bodies[id].state == "broken"
    return str(field.rules.fact(f"movement.row.{row.arm}")["broken" if broken else formation])


@lru_cache(maxsize=1024)
def rate(rules: Rules, row: str, ground: str, pace: str) -> float:
    """Thousandths of an inch in one move; 0 where there is no rate."""
    figures = rates(rules.chart("movement-rate").at(row, ground))
    if not figures:
        return 0.0
    inches = figures[-1] if pace == QUICK else figures[0]
    return inches * 1000 * (0.5 if pace == HALF else 1.0)


def may_use_roads(rules: Rules, row: str) -> bool:
    return rate(rules, row, "road", FULL) > 0


def share(field: Field, route: Route, row: str, pace: str) -> float:
    """2.3  A route through several kinds of ground spends a share of the move in each."""
    spent = sum(_ground_share(field, leg, row, pace) for leg in route.legs if leg.length > 0)
    # 2.4  A minor obstacle costs two inches.
    toll = field.rules.number("movement.minor-obstacle") * 1000
    minor = sum(kind == "minor" for kind, _where in field.ground.crossed(route))
    return spent + minor * toll / rate(field.rules, row, "open", pace)


def _ground_share(field: Field, leg: Leg, row: str, pace: str) -> float:
    """The share of one leg: what is paid for it, spread over the ground that it crosses."""
    if leg.start == leg.end:
        kind = str(field.ground.facts(field.table.area_at(leg.start))["class"])
        return leg.length / rate(field.rules, row, kind, pace)
    roads = may_use_roads(field.rules, row)
    if field.ground.is_bare(box((leg.start, leg.end)), roads=roads):
        return leg.length / rate(field.rules, row, "open", pace)
    line: LineString = shapely.linestrings((leg.start, leg.end))
    each, spent = leg.length / line.length, 0.0
    left: BaseGeometry = line
    if roads:
        for road in field.ground.roads:
            if road.intersects(left):
                spent += left.intersection(road).length * each / rate(field.rules, row, "road", pace)
                left = left.difference(road)
    for area, stretch in field.table.stretches(left):
        kind = str(field.ground.facts(area)["class"])
        spent += stretch * each / rate(field.rules, row, kind, pace)
    return spent
