"""7.2, 7.8. How a charge comes up to its target: straight or obliquely, or with a wheel towards it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from grognard.plane import (
    Footprint,
    Point,
    Route,
    ahead,
    bearing,
    block,
    nearest,
    oblique,
    overlap,
    turn,
    wheel,
)
from grognard.rulesets.liberators.play.field import Field
from grognard.rulesets.liberators.play.moves import Mover
from grognard.rulesets.liberators.play.pace import HAIR, share
from grognard.rulesets.liberators.play.sampling import wheeled

#: 7.2  the sharpest wheel of a charge
SHARPEST = 9000
#: how much longer than the gap an oblique way may be, and what counts as having come up
_DETOUR, _NEAR = 8000, 20


def approach(here: Field, id: str, target: str, pace: str, *, free: bool = False) -> Route | None:
    """The cheapest route into contact with a target within the move; None where there is none.

    A breakthrough is `free`: it may begin in contact with others.
    """
    mover = Mover.of(here, id)
    found = [(share(here, route, mover.row, pace), n, route) for n, route in enumerate(routes(mover, target))]
    fitting = [one for one in found if one[0] <= 1 + HAIR and is_clear(mover, one[2], target, free)]
    return min(fitting, default=(0.0, 0, None), key=lambda one: one[:2])[2]


def routes(mover: Mover, target: str) -> Iterator[Route]:
    """Ways that end before the target: keeping the front, or wheeling towards it."""
    body, goal = mover.body, mover.field.print(target)
    yield from _straight(mover, body, goal, body.heading)
    for aim in dict.fromkeys((_aim(body, goal.centre), _aim(body, _nearest(body, goal)))):
        angle = turn(body.heading, aim)
        if angle and abs(angle) <= SHARPEST:
            front, heading = wheeled(body, 0, angle, 0)
            after = block(front, heading, body.width, body.depth)
            for end in _ends(mover, after, goal, heading):
                found = wheel(body, end.front, heading)
                if found is not None:
                    yield found


def _aim(body: Footprint, point: Point) -> int:
    """The heading on which a wheel leaves the middle of the front pointing at something."""
    aim = bearing(body.front, point)
    for _ in range(3):
        angle = turn(body.heading, aim)
        if not angle:
            break
        front, _heading = wheeled(body, 0, angle, 0)
        aim = bearing(front, point)
    return aim


def _nearest(body: Footprint, goal: Footprint) -> Point:
    x, y = nearest(body.polygon, goal.polygon)[1]
    return Point(round(x), round(y))


def _straight(mover: Mover, body: Footprint, goal: Footprint, heading: int) -> Iterator[Route]:
    ways = dict.fromkeys(
        (heading, bearing(body.front, _nearest(body, goal)), bearing(body.front, goal.centre))
    )
    for way in ways:
        for end in _ends(mover, body, goal, way):
            found = oblique(body, end.front)
            if found is not None:
                yield found


def _ends(mover: Mover, body: Footprint, goal: Footprint, way: int) -> Iterator[Footprint]:
    """Where a body that slides one way comes up to the target, a hair's breadth before it."""
    gap = mover.rules.number("table.charge-gap")
    by, most = 0.0, body.polygon.distance(goal.polygon) + _DETOUR
    moved = body
    # Nobody comes nearer by more than he goes: each step is safe, and few are needed.
    while by <= most:
        left = moved.polygon.distance(goal.polygon) - gap
        if left <= _NEAR:
            yield moved
            return
        by += left
        moved = block(ahead(body.front, way, by), body.heading, body.width, body.depth)


def is_clear(mover: Mover, route: Route, target: str, free: bool) -> bool:
    """Nothing bars the way: no friend, no other enemy, no ground that is closed."""
    here, near = mover.field, mover.rules.number("table.contact")
    end = route.end
    if not here.table.holds(end) or any(
        here.ground.closed(part, here.kind(mover.id)) is not None for part in route.swept
    ):
        return False
    if any(kind == "major" for kind, _where in here.ground.crossed(route)):
        return False
    if here.print(target).polygon.distance(end.polygon) > near:
        return False
    for other in here.bodies:
        if other == mover.id:
            continue
        print = here.print(other)
        if here.side(other) != here.side(mover.id):
            if overlap(print, end) or (other != target and not free and route.crosses(print)):
                return False
        elif overlap(print, end) or (mover.is_barred_by(other) and route.crosses(print)):
            return False
    return True


def worst_ground(here: Field, route: Route) -> str:
    """7.11  The worst ground of a charge, the target's own left to the caller."""
    legs = [here.ground.runs(start, end, roads=False) for start, end in pairwise(route.stops)]
    kinds = [kind for leg in legs for kind, _length in leg]
    # 2.4  A muddy stream counts as more than the ground beside it.
    over = here.ground.lines_over(route)
    kinds += [str(here.ground.facts(piece).get("charge", "open")) for piece, _where in over]
    return max(kinds or ["open"], key=("open", "broken", "rough").index)
