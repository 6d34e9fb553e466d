"""Rivers and creeks along the hexsides, and their bridges."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, degrees

from grognard.hex import OFF, Hex, Point
from grognard.render.board.curve import along, chain_controls, open_path
from grognard.render.board.ink import element, figure, group, polyline
from grognard.render.board.outline import Corner, chains, corner, edge
from grognard.render.board.plan import SIZE, Clearing, Plan
from grognard.render.board.theme import Line


def streams(plan: Plan, clearing: Clearing) -> str:
    """Narrow ones first, so that they run into the wide ones."""
    kinds = sorted(_drawn_as(plan, "stream"), key=lambda id: plan.theme.line_of(id).width)
    lines = {id: list(_lines(plan, id)) for id in kinds}
    for id in kinds:
        for line in lines[id]:
            clearing.clear(along(line, SIZE / 10), plan.theme.line_of(id).width * SIZE / 2 + SIZE / 12)
    paths = {id: "".join(open_path(line) for line in lines[id]) for id in kinds}
    banks = [
        _stroke(paths[id], plan.theme.line_of(id).second, plan.theme.line_of(id).width * SIZE + 2.4)
        for id in kinds
    ]
    water = [
        _stroke(paths[id], plan.theme.line_of(id).ink, plan.theme.line_of(id).width * SIZE) for id in kinds
    ]
    return group(*banks, *water, id=plan.id("streams"), fill="none")


def other_sides(plan: Plan) -> str:
    """Hexside features that the theme does not know, or draws as a plain line."""
    drawn = []
    for id in _drawn_as(plan, "line"):
        line = plan.theme.line_of(id)
        path = "".join(open_path(controls) for controls in _lines(plan, id))
        drawn.append(
            element(
                "path", d=path, fill="none", stroke=line.ink, stroke_width=line.width * SIZE,
                stroke_dasharray="8 5" if line.dashed else None,
            )
        )  # fmt: skip
    return group(*drawn, id=plan.id("hexsides"))


def _drawn_as(plan: Plan, way: str) -> list[str]:
    features = {feature for side in plan.board.sides.values() for feature in side}
    return sorted(feature for feature in features if plan.theme.line_of(feature).draw == way)


def _lines(plan: Plan, feature: str) -> Iterator[list[Point]]:
    edges = [
        edge(plan.grid.hex(cell), direction)
        for (cell, direction), features in sorted(plan.board.sides.items())
        if feature in features and not _is_flooded(plan, cell, direction)
    ]
    for chain in chains(edges):
        controls = chain_controls(plan, chain)
        first, last = _beyond(plan, chain[0]), _beyond(plan, chain[-1])
        yield [*([first] if first else []), *controls, *([last] if last else [])]


def _is_flooded(plan: Plan, cell: int, direction: int) -> bool:
    """Open water on both sides: there is no bank to draw."""
    other = plan.grid.neighbours[cell * 6 + direction]
    return all(near != OFF and plan.look(plan.grid.hex(near)).pattern == "waves" for near in (cell, other))


def _beyond(plan: Plan, key: Corner) -> Point | None:
    """A stream that ends on the edge of the map runs on to the neat line."""
    if _hexes_at(plan, key) == 3:
        return None
    x, y = plan.corner(key)
    ways = {
        abs(x - plan.left): (plan.left - SIZE, y),
        abs(x - plan.right): (plan.right + SIZE, y),
        abs(y - plan.top): (x, plan.top - SIZE),
        abs(y - plan.bottom): (x, plan.bottom + SIZE),
    }
    return ways[min(ways)]


def _hexes_at(plan: Plan, key: Corner) -> int:
    """How many hexes of the map meet at a corner."""
    q, r = key[0] // 3, key[1] // 3
    near = (Hex(q + i, r + j) for i in (-1, 0, 1, 2) for j in (-1, 0, 1, 2))
    return sum(hex in plan.grid and key in {corner(hex, place) for place in range(6)} for hex in near)


def _stroke(path: str, colour: str, width: float) -> str:
    return element(
        "path", d=path, stroke=colour, stroke_width=round(width, 1), stroke_linecap="round",
        stroke_linejoin="round",
    )  # fmt: skip


def bridge_sides(plan: Plan) -> dict[tuple[int, int], Point]:
    """The bridges: by the two cells they join, where they are."""
    found = {}
    for (cell, direction), features in sorted(plan.board.sides.items()):
        other = plan.grid.neighbours[cell * 6 + direction]
        if other != OFF and any(plan.theme.line_of(feature).draw == "bridge" for feature in features):
            found[cell, other] = plan.middle(*edge(plan.grid.hex(cell), direction))
    return found


def bridges(plan: Plan) -> str:
    """Drawn over stream and road alike."""
    kinds = _drawn_as(plan, "bridge")
    if not kinds:
        return ""
    shape = bridge_shape(plan.theme.line_of(kinds[0]))
    drawn = []
    for (here, there), (x, y) in bridge_sides(plan).items():
        if here < there:
            (ax, ay), (bx, by) = plan.at(here), plan.at(there)
            turn = degrees(atan2(by - ay, bx - ax))
            drawn.append(group(shape, transform=f"translate({figure(x)} {figure(y)}) rotate({turn:.1f})"))
    return group(*drawn, id=plan.id("bridges"))


def bridge_shape(line: Line) -> str:
    """A bridge about its own middle, the road running from left to right."""
    half, reach = line.width * SIZE / 2, 0.24 * SIZE
    deck = element("rect", x=-reach, y=-half, width=2 * reach, height=2 * half, fill=line.ink)
    flare = 4
    walls = "".join(
        polyline(
            [
                (-reach - flare, wall + side * flare),
                (-reach, wall),
                (reach, wall),
                (reach + flare, wall + side * flare),
            ]
        )
        for side, wall in ((-1, -half), (1, half))
    )
    rail = element("path", d=walls, fill="none", stroke=line.second, stroke_width=2.4)
    return deck + rail
