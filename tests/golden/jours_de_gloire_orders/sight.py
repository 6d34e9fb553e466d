"""6.5-6.8  Whether one hex sees another, by walking along the line between them."""

from __future__ import annotations

from fractions import Fraction

from tests.golden.jours_de_gloire_orders.table_top import TableTop

#: 6.5
COVER = ("woods", "orchard", "town", "castle")
#: where along the line, from 0 to 1
Span = tuple[Fraction, Fraction]


def can_see(table: TableTop, firer: int, target: int) -> bool:
    if table.grid.distance(firer, target) == 1:
        way = table.grid.direction(firer, target)
        return table.board.features(firer, way).isdisjoint(("crest", "steep-slope"))
    steps = between(table, firer, target)
    return not any(all(hides(table, firer, target, cell) for cell in step) for step in steps)


def hides(table: TableTop, firer: int, target: int, cell: int) -> bool:
    here = table.board.level[cell]
    low, high = sorted((table.board.level[firer], table.board.level[target]))
    # 6.5
    if table.board.terrain[cell] in COVER and high < here + 2:
        return True
    if here > high:
        return True
    # 6.6
    if low < high and here == high:
        return True
    lower, upper = (firer, target) if table.board.level[firer] == low else (target, firer)
    if low < here < high and table.grid.distance(cell, lower) < table.grid.distance(cell, upper):
        return True
    # 6.8
    return low == here == high and bool(table.stack(cell))


def between(table: TableTop, firer: int, target: int) -> list[list[int]]:
    """The hexes the line runs through; where it runs along a hexside, both hexes beside it as one step."""
    steps: list[list[int]] = []
    edges: dict[Span, list[int]] = {}
    far = table.grid.distance(firer, target)
    for cell in table.grid.disk(firer, far):
        inside = span(table, firer, target, cell)
        if cell in (firer, target) or inside is None:
            continue
        if runs_along(table, firer, target, cell):
            edges.setdefault(inside, []).append(cell)
        else:
            steps.append([cell])
    return steps + list(edges.values())


def bands(table: TableTop, cell: int) -> tuple[int, int, int]:
    """A hex is where each of three sums lies within 1 of its centre's."""
    q, r = table.grid.hex(cell)
    return q - r, q + 2 * r, -2 * q - r


def span(table: TableTop, firer: int, target: int, cell: int) -> Span | None:
    """The part of the line within a hex, if it is more than a corner."""
    low, high = Fraction(0), Fraction(1)
    for start, end, centre in zip(*(bands(table, at) for at in (firer, target, cell)), strict=True):
        if start == end:
            if abs(start - centre) > 1:
                return None
            continue
        first, last = sorted(Fraction(centre + edge - start, end - start) for edge in (-1, 1))
        low, high = max(low, first), min(high, last)
    return (low, high) if low < high else None


def runs_along(table: TableTop, firer: int, target: int, cell: int) -> bool:
    """Whether the line keeps to a hexside of the hex."""
    sums = zip(*(bands(table, at) for at in (firer, target, cell)), strict=True)
    return any(start == end and abs(start - centre) == 1 for start, end, centre in sums)
