"""2.7, 6.1 to 6.8. Who may fire at whom."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

from tests.golden.liberators_orders.corners import (
    Outline,
    Spot,
    apart,
    away,
    box,
    is_inside,
    middle,
    nearest_in,
    onward,
    rim,
    side,
    steps,
    to_outline,
)
from tests.golden.liberators_orders.table_top import INTO, TableTop, spot_of

from grognard.core.game.order import Order

#: 6.4, 6.5  inches that each weapon and gun reaches
REACH = {"musket": 4, "carbine": 4, "rifle": 12}
GUNS = {"heavy": 60, "medium": 36, "light": 36, "heavy-howitzer": 36, "howitzer": 36, "very-light": 12}


def shots(top: TableTop, side: str) -> Iterator[Order]:
    """Every shot by one unit."""
    for id in top.bodies:
        if top.side(id) == side and can_fire(top, id):
            yield from (Order("fire", (id,), target=foe) for foe in targets(top, id))


def can_fire(top: TableTop, id: str) -> bool:
    """6.1, 6.2, 8.2"""
    piece, row = top.bodies[id], top.rows[id]
    if piece.marker("fired"):
        return False
    if id in top.guns:
        return (
            piece.formation == "unlimbered"
            and piece.count("silenced") < piece.strength
            and not piece.marker("busy")
        )
    spoilt = piece.marker("scaled") or piece.marker("cold-steel") or piece.state == "broken"
    return (
        row.weapon in REACH
        and top.kind(id) == "infantry"
        and piece.formation != "march-column"
        and not spoilt
    )


def targets(top: TableTop, id: str) -> list[str]:
    """6.8  Chargers that have come up, the nearest within four inches, or anybody."""
    seen = [foe for foe in top.foes(id) if bears(top, id, foe) and sees(top, id, foe)]
    gaps = {foe: apart(top.outlines[id], top.outlines[foe]) for foe in seen}
    up = [foe for foe in seen if gaps[foe] <= 1 and top.bodies[foe].marker("charging")]
    near = [foe for foe in seen if gaps[foe] <= 4]
    if up:
        seen = up
    elif near:
        least = min(gaps[foe] for foe in near)
        seen = [foe for foe in near if gaps[foe] < least + 0.0015]
    return [foe for foe in seen if not top.bodies[foe].marker("shot")]


def bears(top: TableTop, id: str, foe: str) -> bool:
    """6.3  Some part of the target is in range and in the arc of a stand of the front."""
    row, piece = top.rows[id], top.bodies[id]
    reach = GUNS[row.gun] if id in top.guns else REACH[row.weapon]
    own, goal = top.outlines[id], top.outlines[foe]
    if away(middle(own), middle(goal)) > reach + 25 or apart(own, goal) > reach:
        return False
    if piece.formation in ("square", "hasty-square", "garrison"):
        return apart(own, goal) <= reach
    left, right = own[0], own[1]
    width = away(left, right)
    step = 2 if piece.formation in ("skirmish", "dismounted") else 1
    heading = piece.facing / 100
    starts = [step * number for number in range(round((width + step - 1) // step))]
    stands = [(onward(left, heading + 90, at), onward(left, heading + 90, at + 1)) for at in starts]
    return any(in_arc(spot, stand, heading, reach) for stand in stands for spot in rim(goal, 0.1))


def in_arc(spot: Spot, stand: tuple[Spot, Spot], heading: float, reach: float) -> bool:
    left, right = stand
    front = ((left[0] + right[0]) / 2, (left[1] + right[1]) / 2)
    inward = (
        side(left, onward(left, heading - 45, 1), spot) <= 0
        and side(right, onward(right, heading + 45, 1), spot) >= 0
    )
    return inward and side(left, right, spot) >= 0 and away(front, spot) <= reach


def sees(top: TableTop, id: str, foe: str) -> bool:
    """2.7  Ground and troops on the line between the nearest points."""
    west, east = sorted((id, foe), key=lambda one: (spot_of(top.bodies[one].at), top.bodies[one].facing))
    start, end = line(top.outlines[west], top.outlines[east])
    high = max(top.level(id), top.level(foe))
    if top.scenario.own.conditions.light == "twilight" and away(start, end) > 12:
        return False
    for area, length in top.under(start, end, 0.05):
        if area is None:
            continue
        blocked = top.facts(area).get("sight") == "blocked" and length > INTO.get(area.terrain, 2.0)
        if blocked or area.level > high:
            return False
    others = [other for other in top.bodies if other not in (id, foe) and top.level(other) >= high]
    return not any(stands_on(start, end, top.outlines[other]) for other in others)


def stands_on(start: Spot, end: Spot, outline: Outline) -> bool:
    """Whether a line runs through a body, by more than its edge."""
    west, south, east, north = box(outline)
    spots = [(x, y) for x, y in steps(start, end, 0.02) if west <= x <= east and south <= y <= north]
    inner = shrunk(outline)
    return any(is_inside(spot, inner) for spot in spots)


def shrunk(outline: Outline) -> Outline:
    mx, my = middle(outline)
    out = []
    for x, y in outline:
        far = sqrt((x - mx) ** 2 + (y - my) ** 2)
        part = 1 - 0.02 / far
        out.append((mx + (x - mx) * part, my + (y - my) * part))
    return out


def line(one: Outline, other: Outline) -> tuple[Spot, Spot]:
    """Between the nearest points; where many are as near, those before the middle of the eastern body."""
    least = apart(one, other)
    near = [spot for spot in rim(one, 0.05) if to_outline(spot, other) <= least + 0.004]
    goal = middle(other)
    start = min(near, key=lambda spot: away(spot, goal))
    return start, nearest_in(start, other)
