"""5.1, 2.3, 2.4. What a move takes of a unit's rate, as a share: 1 is all of it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grognard.core.rules import Rules
from grognard.plane import Leg, Point, Route, distance
from grognard.rulesets.liberators.cells import rates
from grognard.rulesets.liberators.play.field import Field
from grognard.rulesets.liberators.play.ground import CLASSES, Ground
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


class Going(NamedTuple):
    """How fast some formation goes at some pace."""

    #: thousandths in one move by class of ground
    rates: dict[str, float]
    #: whether roads help it
    roads: bool
    #: how far off the roads a move goes anywhere, and what no move goes beyond
    nearest: float
    farthest: float


@lru_cache(maxsize=1024)
def going(rules: Rules, row: str, pace: str) -> Going:
    rates = {kind: rate(rules, row, kind, pace) for kind in (*CLASSES, "road")}
    fields = [rates[kind] for kind in CLASSES]
    return Going(rates, rates["road"] > 0, min(fields), max(fields) * (1 + HAIR) + 1)


def can_cross(ground: Ground, start: Point, end: Point, speed: Going) -> bool:
    """2.3, 5.1  Whether one move is enough for a straight way, off the roads."""
    away = distance(start, end)
    # Most ways are short enough for any ground, or too long for all.
    if away < speed.nearest or away > speed.farthest:
        return away < speed.nearest
    under = ground.runs(start, end, roads=False)
    return sum([length / speed.rates[kind] for kind, length in under]) <= 1 + HAIR


def share(field: Field, route: Route, row: str, pace: str) -> float:
    """2.3  A route through several kinds of ground spends a share of the move in each."""
    speed = going(field.rules, row, pace)
    spent = sum([_ground_share(field, leg, speed) for leg in route.legs if leg.length > 0])
    minor = sum([kind == "minor" for kind, _where in field.ground.crossed(route)])
    # 2.4  A minor obstacle costs two inches.
    toll = field.rules.number("movement.minor-obstacle") * 1000 if minor else 0
    return spent + minor * toll / speed.rates["open"]


def _ground_share(field: Field, leg: Leg, speed: Going) -> float:
    """The share of one leg: what is paid for it, spread over the ground that it crosses."""
    if leg.start == leg.end:
        kind = str(field.ground.facts(field.table.area_at(leg.start))["class"])
        return leg.length / speed.rates[kind]
    (ax, ay), (bx, by) = leg.start, leg.end
    around = (ax if ax < bx else bx, ay if ay < by else by, bx if ax < bx else ax, by if ay < by else ay)
    # Of charges that cost the same but for the last digit the cheapest is taken: this is measured first.
    if field.ground.is_bare(around, roads=speed.roads):
        return leg.length / speed.rates["open"]
    under = field.ground.runs(leg.start, leg.end, roads=speed.roads)
    # What is paid for a wheel is longer than the way of the middle of the front.
    each = leg.length / sum([length for _kind, length in under])
    return sum([length * each / speed.rates[kind] for kind, length in under])
