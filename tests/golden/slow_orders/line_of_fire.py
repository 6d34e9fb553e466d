"""6.9-6.14, 2.20, 2.21  Whether one hex can fire at another, by walking along the line between them."""

from __future__ import annotations

from fractions import Fraction

from tests.golden.slow_orders.table_top import FOREST, TableTop

#: where along the line, from 0 to 1
Span = tuple[Fraction, Fraction]


def can_see(table: TableTop, firer: int, target: int) -> bool:
    away = table.grid.distance(firer, target)
    if away == 1:
        return "impassable-slope" not in table.board.features(firer, table.grid.direction(firer, target))
    ground = table.board.terrain[target]
    if ground in FOREST or (ground in table.edition.tall_crops and away > table.edition.crop_sight):
        return False
    steps = between(table, firer, target)
    deep = sum(all(table.board.terrain[cell] in table.edition.groves for cell in step) for step in steps)
    if table.edition.groves and deep > table.edition.grove_depth:
        return False
    return not any(all(hides(table, firer, target, cell) for cell in step) for step in steps)


def between(table: TableTop, firer: int, target: int) -> list[list[int]]:
    """The hexes the line runs through; where it runs along a hexside, both hexes beside it as one step."""
    steps: list[list[int]] = []
    edges: dict[Span, list[int]] = {}
    for cell in range(table.grid.size):
        if cell in (firer, target):
            continue
        inside = span(table, firer, target, cell)
        if inside is None:
            continue
        if runs_along(table, firer, target, cell):
            edges.setdefault(inside, []).append(cell)
        else:
            steps.append([cell])
    # At the edge of the map a hexside has one hex beside it, which then decides alone.
    return steps + list(edges.values())


def span(table: TableTop, firer: int, target: int, cell: int) -> Span | None:
    """The part of the line within a hex, if it is more than a corner."""
    low, high = Fraction(0), Fraction(1)
    for start, way, centre in axes(table, firer, target, cell):
        if way == 0:
            if abs(start - centre) > 1:
                return None
            continue
        first, last = sorted((Fraction(centre - 1 - start, way), Fraction(centre + 1 - start, way)))
        low, high = max(low, first), min(high, last)
    return (low, high) if low < high else None


def runs_along(table: TableTop, firer: int, target: int, cell: int) -> bool:
    """Whether the line keeps to a hexside of the hex."""
    return any(
        way == 0 and abs(start - centre) == 1 for start, way, centre in axes(table, firer, target, cell)
    )


def axes(table: TableTop, firer: int, target: int, cell: int) -> list[tuple[int, int, int]]:
    """For each pair of opposite hexsides: where the line starts, how far it goes, where the hex lies."""
    measured = [measures(table, where) for where in (firer, target, cell)]
    return [(a, b - a, c) for a, b, c in zip(*measured, strict=True)]


def measures(table: TableTop, cell: int) -> tuple[int, int, int]:
    """In these three a hex reaches one to either side of its centre."""
    q, r = table.grid.hex(cell)
    s = -q - r
    return q - r, r - s, s - q


def hides(table: TableTop, firer: int, target: int, cell: int) -> bool:
    """Whether a hex on the way blocks the line."""
    level = table.board.level
    here, ends = level[cell], (level[firer], level[target])
    if table.board.terrain[cell] in table.edition.screens and min(ends) < here + 1:
        return True
    if table.stack(cell) and max(ends) < here + 1:
        return True
    if here > max(ends):
        return True
    if ends[0] == ends[1]:
        return False
    higher = firer if ends[0] > ends[1] else target
    beyond = 2 * table.grid.distance(higher, cell) > table.grid.distance(firer, target)
    return here == max(ends) or (beyond and here > min(ends))
