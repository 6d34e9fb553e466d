"""A map that was painted in Tiled. Whatever cannot be read is refused in one line that says where."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import msgspec

from grognard.core.errors import BadData
from grognard.hex import OFF, Grid, Hexside, Numbering
from grognard.tiled.frame import HEIGHT, SIDE, WIDTH, Point, nearest_cell, sides_along
from grognard.tiled.map_plan import MapPlan, WayPlan
from grognard.tiled.writing import GROUND, PLACES, SIDES, WAYS

#: hexes across and down; Tiled turns and flips tiles by the bits above
_MOST, _TURNED = 99, 1 << 28


class _Property(msgspec.Struct):
    name: str
    value: object = ""


class _Tile(msgspec.Struct):
    id: int
    properties: list[_Property] = []


class _Tileset(msgspec.Struct):
    firstgid: int
    tiles: list[_Tile] = []
    source: str = ""


class _Place(msgspec.Struct):
    x: float
    y: float


class _Object(msgspec.Struct):
    x: float
    y: float
    name: str = ""
    polyline: list[_Place] = []


class _Layer(msgspec.Struct):
    name: str
    data: list[int] | str = []
    objects: list[_Object] = []


class _File(msgspec.Struct):
    width: int
    height: int
    tilewidth: int
    tileheight: int
    tilesets: list[_Tileset]
    layers: list[_Layer]
    orientation: str
    hexsidelength: int = 0
    staggeraxis: str = ""
    staggerindex: str = ""
    infinite: bool = False


def read_plan(name: str, data: bytes) -> MapPlan:
    """The plan in a file of this name."""
    try:
        found = msgspec.json.decode(data, type=_File)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise BadData(name, f"is not a map of Tiled in JSON: {wrong}") from None
    _check_frame(name, found)
    grid = Grid(Numbering(), found.width, found.height)
    return MapPlan(
        found.width,
        found.height,
        _cells(name, found, grid),
        _features(name, found, grid),
        tuple(sorted(way for kind, layer in _named(found, WAYS) for way in _ways(name, kind, layer, grid))),
        tuple(
            sorted(place for layer in found.layers if layer.name == PLACES for place in _places(layer, grid))
        ),
    )


def _check_frame(name: str, found: _File) -> None:
    wanted = ("hexagonal", "x", "odd", WIDTH, HEIGHT, SIDE, False)
    got = (found.orientation, found.staggeraxis, found.staggerindex, found.tilewidth, found.tileheight,
           found.hexsidelength, found.infinite)  # fmt: skip
    if got != wanted:
        raise BadData(
            name,
            f"expected a map of fixed size with hexes of {WIDTH} x {HEIGHT} and a side of {SIDE}, "
            "every other column lower, as `grognard export tmj` writes it",
        )
    if not (1 <= found.width <= _MOST and 1 <= found.height <= _MOST):
        raise BadData(name, f"expected at most {_MOST} columns and rows, got {found.width} x {found.height}")


def _cells(name: str, found: _File, grid: Grid) -> tuple[str, ...]:
    ground = [layer for layer in found.layers if layer.name == GROUND]
    if len(ground) != 1 or isinstance(ground[0].data, str):
        raise BadData(name, f"expected one layer of tiles called {GROUND!r}, its format CSV")
    numbers = ground[0].data
    if len(numbers) != grid.size:
        raise BadData(name, f"layer {GROUND!r}: expected {grid.size} tiles, got {len(numbers)}")
    if any(tileset.source for tileset in found.tilesets):
        raise BadData(
            name, "expected its tiles within the map, not in a file of their own: embed the tileset"
        )
    known = {
        tileset.firstgid + tile.id: str(entry.value)
        for tileset in found.tilesets
        for tile in tileset.tiles
        for entry in tile.properties
        if entry.name == "cell"
    }
    for cell, number in enumerate(numbers):
        if number % _TURNED not in known:
            what = "is empty" if number == 0 else f"has tile {number}, which is no ground"
            raise BadData(name, f"hex {grid.label(cell)} {what}: expected a tile of the set")
    return tuple(known[number % _TURNED] for number in numbers)


def _named(found: _File, start: str) -> Iterator[tuple[str, _Layer]]:
    return ((layer.name.removeprefix(start), layer) for layer in found.layers if layer.name.startswith(start))


def _course(thing: _Object) -> list[Point]:
    return [(thing.x + place.x, thing.y + place.y) for place in thing.polyline]


def _features(name: str, found: _File, grid: Grid) -> dict[str, tuple[str, ...]]:
    sides: dict[str, set[str]] = {}
    for feature, layer in _named(found, SIDES):
        sides.setdefault(feature, set()).update(_sides(name, layer, grid))
    return {feature: tuple(sorted(listed)) for feature, listed in sides.items()}


def _sides(name: str, layer: _Layer, grid: Grid) -> Iterator[str]:
    for thing in layer.objects:
        if len(thing.polyline) < 2:
            raise BadData(name, f"layer {layer.name!r}: {_called(thing, grid)} is no line along hexsides")
        for start, end in pairwise(_course(thing)):
            try:
                found = sides_along(grid, start, end)
            except ValueError as wrong:
                raise BadData(name, f"layer {layer.name!r}: {wrong}") from None
            yield from (_side(name, layer, side, grid) for side in found)


def _side(name: str, layer: _Layer, side: Hexside, grid: Grid) -> str:
    here, there = (grid.find(hex) for hex in side.hexes)
    if OFF in (here, there):
        known = grid.label(here if here != OFF else there)
        raise BadData(
            name, f"layer {layer.name!r}: a line at hex {known} leaves the map: expected it between two hexes"
        )
    return side.label(grid.numbering)


def _ways(name: str, kind: str, layer: _Layer, grid: Grid) -> Iterator[WayPlan]:
    for thing in layer.objects:
        hexes = [grid.label(nearest_cell(grid, point)) for point in _course(thing)]
        stops = tuple(hex for place, hex in enumerate(hexes) if place == 0 or hex != hexes[place - 1])
        if len(stops) < 2:
            raise BadData(name, f"layer {layer.name!r}: {_called(thing, grid)} is no line from hex to hex")
        if not thing.name:
            raise BadData(
                name,
                f"layer {layer.name!r}: the line from hex {stops[0]} has no name: expected one such as R1",
            )
        yield WayPlan(thing.name, kind, stops)


def _places(layer: _Layer, grid: Grid) -> Iterator[tuple[str, str]]:
    return ((_hex(thing, grid), thing.name) for thing in layer.objects)


def _hex(thing: _Object, grid: Grid) -> str:
    return grid.label(nearest_cell(grid, (thing.x, thing.y)))


def _called(thing: _Object, grid: Grid) -> str:
    return repr(thing.name) if thing.name else f"the object at hex {_hex(thing, grid)}"
