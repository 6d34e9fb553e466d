"""2.3, 2.4, 5.1 to 5.7. Whether a unit may move to a place, facing so."""

from __future__ import annotations

import itertools
from math import cos, radians, sin

from tests.golden.liberators_orders.corners import (
    Outline,
    Spot,
    apart,
    away,
    box,
    do_cross,
    is_inside,
    onward,
    rectangle,
    rim,
    steps,
    to_outline,
)
from tests.golden.liberators_orders.table_top import TableTop, spot_of

#: 5.1  full moves by formation: road (0: none), open, broken, rough
FOOT = {"line": (0, 12, 8, 6), "attack-column": (0, 12, 10, 8), "skirmish": (0, 12, 10, 8)}
FOOT |= {"march-column": (18, 12, 10, 8), "square": (0, 4, 3, 2)}
HORSE = {"line": (0, 18, 12, 4), "field-column": (0, 18, 14, 6), "march-column": (24, 18, 14, 6)}
HORSE |= {"dismounted": (0, 12, 10, 8)}
LIMBERED = (18, 12, 8, 4)
GROUNDS = ("road", "open", "broken", "rough")
#: what is too near to a limit to be told: of a move, and in inches
CLOSE, HAIR = 0.04, 0.06

Path = list[tuple[Spot, Spot, float]]


def judged(top: TableTop, id: str, to: Spot, degrees: float, half: bool) -> bool | None:
    """Whether the move is legal; None where it is too near to a limit."""
    path = legs(top, id, to, degrees)
    if not isinstance(path, list):
        return path
    cost = share(top, id, path) * (2 if half else 1)
    verdicts = [
        None if abs(cost - 1) < CLOSE else cost < 1,
        not is_shut(top, id, path),
        is_free(top, id, path, degrees),
    ]
    if False in verdicts:
        return False
    return None if None in verdicts else True


def legs(top: TableTop, id: str, to: Spot, degrees: float) -> Path | bool | None:
    """5.2  The ways of the middle of the front, each with what is paid for it."""
    piece = top.bodies[id]
    start, heading = spot_of(piece.at), piece.facing / 100
    angle = (degrees - heading + 180) % 360 - 180
    ahead = (to[0] - start[0]) * sin(radians(heading)) + (to[1] - start[1]) * cos(radians(heading))
    aside = (to[0] - start[0]) * cos(radians(heading)) - (to[1] - start[1]) * sin(radians(heading))
    if abs(angle) < 1e-9:
        off = abs(aside) - ahead
        return None if abs(off) < HAIR else [(start, to, away(start, to))] if off < 0 else False
    if abs(angle) > 170:
        return False
    width = top.measures(id, piece.formation)[0]
    hand = 1 if angle > 0 else -1
    # Unknown: how far ahead before the wheel, and after it.
    arm = hand * width / 2
    gx = to[0] - start[0] - arm * (cos(radians(heading)) - cos(radians(degrees)))
    gy = to[1] - start[1] + arm * (sin(radians(heading)) - sin(radians(degrees)))
    sine = sin(radians(angle))
    second = (gx * cos(radians(heading)) - gy * sin(radians(heading))) / sine
    first = (gy * sin(radians(degrees)) - gx * cos(radians(degrees))) / sine
    if min(first, second) < -HAIR:
        return False
    if min(first, second) < HAIR:
        return None
    turned = onward(start, heading, max(0.0, first))
    after = onward(to, degrees, -max(0.0, second))
    return [
        (start, turned, max(0.0, first)),
        (turned, after, radians(abs(angle)) * width),
        (after, to, max(0.0, second)),
    ]


def share(top: TableTop, id: str, path: Path) -> float:
    """2.3  Each ground takes its share of the move."""
    rates = dict(zip(GROUNDS, rates_of(top, id), strict=True))
    spent = 0.0
    for start, end, paid in path:
        long = away(start, end)
        if paid <= 0:
            continue
        spots = steps(start, end, 0.04) if long > 1e-6 else [start]
        for spot in spots:
            ground = (
                "road"
                if rates["road"] and long > 1e-6 and on_road(top, spot)
                else top.facts(top.area_at(spot))["class"]
            )
            spent += paid / len(spots) / rates[ground]
    return spent + 2 * tolls(top, path) / rates["open"]


def rates_of(top: TableTop, id: str) -> tuple[int, int, int, int]:
    if id in top.guns:
        return LIMBERED
    return (HORSE if top.rows[id].arm == "cavalry" else FOOT)[top.bodies[id].formation]


def on_road(top: TableTop, spot: Spot) -> bool:
    roads = [
        s for s in top.scenario.tabletop.strips if top.rules.fact(f"terrain.{s.terrain}")["class"] == "road"
    ]
    for road in roads:
        line = [(x / 1000, y / 1000) for x, y in road.line]
        if any(is_inside(spot, flat(a, b, road.width / 1000)) for a, b in itertools.pairwise(line)):
            return True
    return False


def flat(a: Spot, b: Spot, width: float) -> Outline:
    """A stretch of road."""
    long = away(a, b)
    nx, ny = -(b[1] - a[1]) / long * width / 2, (b[0] - a[0]) / long * width / 2
    return [(a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny)]


def obstacles(top: TableTop) -> list[list[tuple[Spot, Spot]]]:
    """2.4  Lines and walls, each as its edges."""
    found = []
    for strip in top.scenario.tabletop.strips:
        if "obstacle" in top.rules.fact(f"terrain.{strip.terrain}"):
            line = [(x / 1000, y / 1000) for x, y in strip.line]
            found.append(list(itertools.pairwise(line)))
    for area, outline in top.areas:
        if "wall" in top.facts(area):
            found.append(list(zip(outline, [*outline[1:], outline[0]], strict=True)))
    return found


def tolls(top: TableTop, path: Path) -> int:
    """2.4  Crossings that no road leads over."""
    crossed = 0
    for line in obstacles(top):
        where = [crossing((a, b), edge) for a, b, _paid in path for edge in line if do_cross((a, b), edge)]
        if where and not all(on_road(top, spot) for spot in where):
            crossed += len(where)
    return crossed


def is_shut(top: TableTop, id: str, path: Path) -> bool:
    """2.4  Lines that a kind of troops crosses by a road alone."""
    for strip in top.scenario.tabletop.strips:
        if top.kind(id) in top.rules.fact(f"terrain.{strip.terrain}").get("closed", ()):
            line = [(x / 1000, y / 1000) for x, y in strip.line]
            edges = list(itertools.pairwise(line))
            where = [crossing((a, b), edge) for a, b, _ in path for edge in edges if do_cross((a, b), edge)]
            if not all(on_road(top, spot) for spot in where):
                return True
    return False


def crossing(one: tuple[Spot, Spot], other: tuple[Spot, Spot]) -> Spot:
    (ax, ay), (bx, by) = one
    (cx, cy), (dx, dy) = other
    across = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    part = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / across
    return ax + part * (bx - ax), ay + part * (by - ay)


def bodies_on(top: TableTop, id: str, path: Path, degrees: float) -> list[Outline]:
    """The body in small steps along its way."""
    heading = top.bodies[id].facing / 100
    width, depth = top.measures(id, top.bodies[id].formation)
    if len(path) == 1:
        return [
            rectangle(spot, heading, width, depth)
            for spot in (*steps(path[0][0], path[0][1], 0.25), path[0][1])
        ]
    (start, turned, _a), (_t, after, _b), (_e, to, _c) = path
    angle = (degrees - heading + 180) % 360 - 180
    hand = 1 if angle > 0 else -1
    pivot = onward(turned, heading + 90, hand * width / 2)
    found = [rectangle(spot, heading, width, depth) for spot in (start, *steps(start, turned, 0.25), turned)]
    for number in range(1, 13):
        now = heading + angle * number / 12
        found.append(rectangle(onward(pivot, now + 90, -hand * width / 2), now, width, depth))
    found += [rectangle(spot, degrees, width, depth) for spot in (after, *steps(after, to, 0.25), to)]
    return found


def is_free(top: TableTop, id: str, path: Path, degrees: float) -> bool | None:
    """5.5, 5.6  Room at the end, nobody in the way, no enemy too near, no ground that is closed."""
    way = bodies_on(top, id, path, degrees)
    wide, deep = top.size
    if any(not (-0.001 <= x <= wide + 0.001 and -0.001 <= y <= deep + 0.001) for x, y in way[-1]):
        return False
    reach = top.keeps_off(id) + 0.5
    near = [other for other in top.outlines if other != id and is_about(way, top.outlines[other], reach)]
    verdicts = [is_clear(top, id, other, way) for other in near]
    closed = is_closed(top, id, way)
    verdicts.append(None if closed is None else not closed)
    if False in verdicts:
        return False
    return None if None in verdicts else True


def is_about(way: list[Outline], outline: Outline, reach: float) -> bool:
    """Whether a body could matter to a way at all."""
    west, south, east, north = box([corner for body in way for corner in body])
    other = box(outline)
    across = west - reach < other[2] and other[0] < east + reach
    return across and south - reach < other[3] and other[1] < north + reach


def is_clear(top: TableTop, id: str, other: str, way: list[Outline]) -> bool | None:
    """5.5, 5.6, 14.13  What one other body has to say to a way."""
    outline = top.outlines[other]
    if top.side(other) != top.side(id):
        least, keeps = min(apart(body, outline) for body in way), top.keeps_off(id)
        return None if abs(least - keeps) < 0.2 else least > keeps
    met = deep_in(way if bars(top, id, other) else way[-1:], outline)
    return None if met is None else not met


def bars(top: TableTop, id: str, other: str) -> bool:
    """5.5  Skirmishers and broken troops are no hindrance on the way."""
    loose = ("skirmish", "dismounted")
    one, two = top.bodies[id], top.bodies[other]
    return (
        one.formation not in loose and two.formation not in loose and "broken" not in (one.state, two.state)
    )


def deep_in(way: list[Outline], outline: Outline) -> bool | None:
    """Whether one of some bodies lies well on another; None where they touch at most by a hair."""
    touched = False
    for body in way:
        points = rim(body, 0.2)
        if any(is_inside(p, outline) and edge_of(p, outline) > 0.1 for p in points):
            return True
        if any(is_inside(p, body) and edge_of(p, body) > 0.1 for p in rim(outline, 0.2)):
            return True
        touched = touched or apart(body, outline) < 0.15
    return None if touched else False


def edge_of(spot: Spot, outline: Outline) -> float:
    """Inches from a spot inside an outline to its rim."""
    pairs = zip(outline, [*outline[1:], outline[0]], strict=True)
    return min(to_outline(spot, [a, b, a]) for a, b in pairs)


def is_closed(top: TableTop, id: str, way: list[Outline]) -> bool | None:
    """2.2  Ground under a body that its kind may not enter."""
    doubt = False
    for body in way:
        for spot in rim(body, 0.3):
            area = top.area_at(spot)
            if area is None or top.kind(id) not in top.facts(area).get("closed", ()):
                continue
            outline = next(o for a, o in top.areas if a is area)
            if edge_of(spot, outline) > 0.1:
                return True
            doubt = True
    return None if doubt else False
