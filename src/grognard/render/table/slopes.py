"""Surfaces that lie aslant, lit from the north-west: the flanks of hills and the planes of roofs."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, sqrt

from grognard.hex.layout import Point as Spot
from grognard.plane.segment import nearest_on, square_away
from grognard.render.board.ink import element, polyline
from grognard.render.table.cloth import Cloth

#: where the light comes from, on paper
_LIGHT = (-0.6, -0.8)
#: how many shades of light and of dark there are
_SHADES = 5
#: points of a corner that is made round, and thousandths between those of an outline that is drawn in
_ROUND, _STEP = 6, 250

#: corners counter-clockwise, in thousandths
Ring = Sequence[Spot]


def shaded(cloth: Cloth, outer: Ring, inner: Ring, strength: float) -> str:
    """The band between two rings as facets: those that face the light are lit, the others in shadow."""
    facets: dict[int, list[str]] = {}
    spots = along(outer, max(12, int(length(outer) / 600)))
    rim = [cloth.at(*spot) for spot in (*spots, spots[0])]
    top = [cloth.at(*_near(inner, *spot)) for spot in (*spots, spots[0])]
    for a, b, c, d in zip(rim, rim[1:], top[1:], top, strict=False):
        shade = round(_SHADES * _lit(a, b, c, d))
        if shade:
            facets.setdefault(shade, []).append(polyline([a, b, c, d], closed=True))
    return "".join(
        element(
            "path", d="".join(paths), fill="#fffbe0" if shade > 0 else "#38270f",
            fill_opacity=round(strength * abs(shade) / _SHADES, 3),
        )
        for shade, paths in sorted(facets.items())
    )  # fmt: skip


def length(ring: Ring) -> float:
    return sum(hypot(x - ring[n - 1][0], y - ring[n - 1][1]) for n, (x, y) in enumerate(ring))


def along(ring: Ring, count: int) -> list[Spot]:
    """So many points round a ring, as far from one another as may be, from its first corner on."""
    found: list[Spot] = []
    step, gone = length(ring) / count, 0.0
    for n, (ax, ay) in enumerate(ring):
        bx, by = ring[(n + 1) % len(ring)]
        far = hypot(bx - ax, by - ay)
        while len(found) < count and len(found) * step < gone + far:
            share = (len(found) * step - gone) / far
            found.append((ax + (bx - ax) * share, ay + (by - ay) * share))
        gone += far
    return found


def _near(ring: Ring, x: float, y: float) -> Spot:
    """The point of a ring that is nearest to a point."""
    spots = (nearest_on(x, y, *ring[n - 1], *ring[n]) for n in range(len(ring)))
    return min(spots, key=lambda spot: (spot[0] - x) ** 2 + (spot[1] - y) ** 2)


def _lit(a: Spot, b: Spot, c: Spot, d: Spot) -> float:
    """How far a facet faces the light, from -1 to 1: outwards is from its upper edge to its lower."""
    dx = a[0] + b[0] - c[0] - d[0]
    dy = a[1] + b[1] - c[1] - d[1]
    far = hypot(dx, dy)
    return (dx * _LIGHT[0] + dy * _LIGHT[1]) / far if far > 0.1 else 0.0


def rounded(ring: Ring, radius: float) -> list[Spot]:
    """The same with softer corners, none of which begins farther than so much before it was reached."""
    found: list[Spot] = []
    for n, (x, y) in enumerate(ring):
        (ax, ay), (bx, by) = (
            _towards(x, y, *end, radius) for end in (ring[n - 1], ring[(n + 1) % len(ring)])
        )
        for step in range(_ROUND + 1):
            late = step / _ROUND
            early = 1 - late
            before, at, after = early * early, 2 * early * late, late * late
            found.append((before * ax + at * x + after * bx, before * ay + at * y + after * by))
    return found


def _towards(x: float, y: float, to_x: float, to_y: float, most: float) -> Spot:
    """From a corner towards the next, at most half way."""
    far = hypot(to_x - x, to_y - y)
    share = min(0.5, most / far) if far else 0.0
    return x + (to_x - x) * share, y + (to_y - y) * share


def drawn_in(ring: Ring, by: float) -> list[Spot]:
    """The outline so far inside another: of all points moved inwards those that nothing else is nearer to.

    Empty where nothing is left.
    """
    count = max(12, int(length(ring) / _STEP))
    spots = along(ring, count)
    found = []
    for n, (x, y) in enumerate(spots):
        (ax, ay), (bx, by_) = spots[n - 1], spots[(n + 1) % count]
        far = hypot(bx - ax, by_ - ay)
        if far:
            to = x - (by_ - ay) / far * by, y + (bx - ax) / far * by
            if _from(ring, *to) > by * 0.98 - 20:
                found.append(to)
    return found if len(found) > 5 else []


def _from(ring: Ring, x: float, y: float) -> float:
    return sqrt(min(square_away(x, y, *ring[n - 1], *ring[n]) for n in range(len(ring))))
