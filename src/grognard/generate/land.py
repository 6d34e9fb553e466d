"""Ground on hexes: heights, a stream that flows from edge to edge, villages, the roads between them, woods.

Nothing is scattered: a stream is the line between the two halves of the map, a road the easiest way from one
place to the next, woods and hills grow from where they begin.
"""

from __future__ import annotations

import heapq
from itertools import pairwise
from random import Random

import msgspec

from grognard.generate.plan import Scale
from grognard.hex import OFF, Grid, Numbering

_NAMES = ("N", "NE", "SE")
#: columns at either edge in which armies set up, as a share of the map
_EDGE = 4
#: places that are tried for a pair of villages
_SEARCHES = 60


class Land(msgspec.Struct):
    """A map in the making."""

    grid: Grid
    #: "open", "woods", "rough" or "village" by cell
    cover: list[str]
    level: list[int]
    #: hexsides with water, each from the cell where its direction is below 3
    stream: set[tuple[int, int]]
    bridges: set[tuple[int, int]]
    villages: list[int]
    hills: list[int]
    roads: list[list[int]]

    def near(self, cell: int) -> list[int]:
        return [one for one in self.grid.neighbours[cell * 6 : cell * 6 + 6] if one != OFF]

    def column(self, cell: int) -> int:
        return self.grid.numbering.place(self.grid.hex(cell))[0]

    def row(self, cell: int) -> int:
        return self.grid.numbering.place(self.grid.hex(cell))[1]

    def at(self, column: int, row: int) -> int:
        return self.grid.cell(self.grid.numbering.hex(column, row))

    def label(self, cell: int) -> str:
        return self.grid.label(cell)

    def side(self, cell: int, direction: int) -> tuple[int, int]:
        """A hexside from the cell by which it is called."""
        if direction < 3:
            return cell, direction
        return self.grid.neighbours[cell * 6 + direction], direction - 3

    def called(self, side: tuple[int, int]) -> str:
        return f"{self.label(side[0])}-{_NAMES[side[1]]}"

    def spread(self, cell: int, other: int) -> int:
        return self.grid.hex(cell).distance(self.grid.hex(other))

    def is_zone(self, cell: int) -> bool:
        """Whether an army may set up there."""
        return min(self.column(cell), self.grid.columns + 1 - self.column(cell)) <= zone_of(self.grid.columns)


def zone_of(columns: int) -> int:
    """How many columns at an edge an army sets up in."""
    return max(3, columns // _EDGE)


def make_land(scale: Scale, rng: Random) -> Land:
    grid = Grid(Numbering(), scale.columns, scale.rows)
    land = Land(grid, ["open"] * grid.size, [0] * grid.size, set(), set(), [], [], [])
    _let_flow(land, rng)
    _raise_hills(land, scale.hills, rng)
    _settle(land, scale.villages, rng)
    _lay_roads(land, rng)
    _plant(land, scale.woods, rng)
    for cell in land.villages:
        land.cover[cell] = "village"
    return land


def _let_flow(land: Land, rng: Random) -> None:
    """The stream runs between what lies to the left and to the right of a line that wanders down the map."""
    grid = land.grid
    middle = grid.columns // 2
    swing = max(1, grid.columns // 8)
    line, bend = [middle], 0
    for _row in range(grid.rows):
        bend = max(-1, min(1, bend + rng.choice((-1, 0, 0, 1))))
        line.append(max(middle - swing, min(middle + swing, line[-1] + bend)))
    for cell in range(grid.size):
        if land.column(cell) > line[land.row(cell)]:
            continue
        for direction in range(6):
            other = grid.neighbours[cell * 6 + direction]
            if other != OFF and land.column(other) > line[land.row(other)]:
                land.stream.add(land.side(cell, direction))


def _banks(land: Land) -> set[int]:
    """Cells beside the water."""
    found = set()
    for cell, direction in land.stream:
        found |= {cell, land.grid.neighbours[cell * 6 + direction]}
    return found


def _raise_hills(land: Land, count: int, rng: Random) -> None:
    """Hills rise away from water and from where armies stand; the top of a large one is higher still."""
    banks = _banks(land)
    free = [cell for cell in range(land.grid.size) if cell not in banks and not land.is_zone(cell)]
    for _hill in range(count):
        tops = [cell for cell in free if all(land.spread(cell, top) > 4 for top in land.hills)]
        if not tops:
            return
        top = rng.choice(tops)
        land.hills.append(top)
        slope = _grown(land, top, rng.randint(6, 11), set(banks), rng)
        for cell in slope:
            land.level[cell] = max(land.level[cell], 1)
        if len(slope) > 7 and all(land.level[one] for one in land.near(top)):
            land.level[top] = 2


def _grown(land: Land, first: int, size: int, without: set[int], rng: Random) -> list[int]:
    """A clump of cells around the first."""
    clump = [first]
    while len(clump) < size:
        around = sorted({one for cell in clump for one in land.near(cell)} - set(clump) - without)
        if not around:
            break
        # Those with more of the clump beside them are likelier, so that it stays round.
        weights = [sum(near in clump for near in land.near(one)) ** 2 for one in around]
        clump.append(rng.choices(around, weights)[0])
    return clump


def _settle(land: Land, count: int, rng: Random) -> None:
    """One village in the middle, the others in pairs, as far from one army as from the other."""
    grid, zone = land.grid, zone_of(land.grid.columns)
    middle = grid.columns // 2 + rng.randint(0, 1)
    rows = [row for row in range(2, grid.rows) if not land.level[land.at(middle, row)]]
    land.villages.append(land.at(middle, min(rows, key=lambda row: abs(row - rng.gauss(grid.rows / 2, 2)))))
    for _try in range(_SEARCHES):
        if len(land.villages) >= count:
            return
        out = rng.randint(2, max(2, grid.columns // 2 - zone - 1))
        west, east = (
            land.at(column, rng.randint(2, grid.rows - 1)) for column in (middle - out, middle + out)
        )
        clear = not land.level[west] and not land.level[east] and land.spread(west, east) > 2
        if clear and all(land.spread(cell, other) > 2 for cell in (west, east) for other in land.villages):
            land.villages += [west, east]


def _lay_roads(land: Land, rng: Random) -> None:
    """From one edge through the villages to the other, and each village to the road."""
    grid = land.grid
    west, east = (land.at(column, rng.randint(3, grid.rows - 2)) for column in (1, grid.columns))
    first, *others = land.villages
    for begin, end in ((west, first), (first, east), *((first, one) for one in others)):
        way = _easiest(land, begin, end)
        known = {cell for road in land.roads for cell in road}
        # A road that another one is met by ends there.
        for place, cell in enumerate(way):
            if place and cell in known and begin != first:
                way = way[: place + 1]
                break
        while len(way) > 2 and way[0] in known and way[1] in known and _joined(land, way[0], way[1]):
            way = way[1:]
        land.roads.append(way)
        for here, there in pairwise(way):
            side = land.side(here, grid.neighbours[here * 6 : here * 6 + 6].index(there))
            if side in land.stream:
                land.bridges.add(side)


def _joined(land: Land, here: int, there: int) -> bool:
    """Whether a road runs from one to the other already."""
    pairs = {frozenset(pair) for road in land.roads for pair in pairwise(road)}
    return frozenset((here, there)) in pairs


def _easiest(land: Land, begin: int, end: int) -> list[int]:
    """The cheapest way: level ground and roads before hills, and no more bridges than it takes."""
    on_road = {cell for road in land.roads for cell in road}
    costs, came = {begin: 0.0}, {begin: begin}
    waiting = [(0.0, begin)]
    while waiting:
        cost, cell = heapq.heappop(waiting)
        if cell == end:
            break
        for direction in range(6):
            other = land.grid.neighbours[cell * 6 + direction]
            if other == OFF:
                continue
            step = 0.6 if other in on_road else 1.0
            step += 2.5 * abs(land.level[other] - land.level[cell])
            side = land.side(cell, direction)
            step += 4.0 if side in land.stream and side not in land.bridges else 0.0
            if cost + step < costs.get(other, 1e9):
                costs[other], came[other] = cost + step, cell
                heapq.heappush(waiting, (cost + step, other))
    way = [end]
    while way[-1] != begin:
        way.append(came[way[-1]])
    return way[::-1]


def _plant(land: Land, count: int, rng: Random) -> None:
    """Woods in clumps, and rougher ground, off the roads and clear of where armies stand."""
    kept = {cell for road in land.roads for cell in road} | set(land.villages) | set(land.hills)
    kept |= {cell for cell in range(land.grid.size) if land.is_zone(cell)}
    for place in range(count):
        free = [cell for cell in range(land.grid.size) if cell not in kept and land.cover[cell] == "open"]
        if not free:
            return
        kind = "rough" if place % 3 == 2 else "woods"
        for cell in _grown(land, rng.choice(free), rng.randint(4, 9), kept, rng):
            if land.cover[cell] == "open":
                land.cover[cell] = kind
