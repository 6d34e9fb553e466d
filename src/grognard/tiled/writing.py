"""A map as Tiled's JSON: a layer of tiles, and objects for hexsides, ways and places."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any

import msgspec

from grognard.core.scenario import Ground
from grognard.hex import Grid, Hexside, Numbering
from grognard.tiled.frame import HEIGHT, LEVELS, SIDE, WIDTH, Point, ends, middle
from grognard.tiled.map_plan import MapPlan, WayPlan

#: the layer of tiles, and what the names of the layers of objects begin with
GROUND, SIDES, WAYS, PLACES = "ground", "hexsides: ", "ways: ", "places"

Json = dict[str, Any]


def write_plan(plan: MapPlan, legend: Mapping[str, Ground], title: str, tiles: str) -> bytes:
    """The file; `tiles` is the name of the picture beside it."""
    grid = Grid(Numbering(), plan.columns, plan.rows)
    layers = [_ground(plan, legend), *_objects(plan, grid)]
    for number, layer in enumerate(layers, 1):
        layer |= {"id": number, "opacity": 1, "visible": True, "x": 0, "y": 0}
    data = {
        "type": "map", "version": "1.8", "tiledversion": "1.8.2", "orientation": "hexagonal",
        "staggeraxis": "x", "staggerindex": "odd", "hexsidelength": SIDE, "renderorder": "right-down",
        "infinite": False, "width": plan.columns, "height": plan.rows, "tilewidth": WIDTH,
        "tileheight": HEIGHT, "compressionlevel": -1, "nextlayerid": len(layers) + 1,
        "nextobjectid": 1 + sum(len(layer.get("objects", ())) for layer in layers),
        "properties": [_property("title", title)],
        "tilesets": [_tiles(legend, tiles)],
        "layers": layers,
    }  # fmt: skip
    return msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n"


def _property(name: str, value: str) -> Json:
    return {"name": name, "type": "string", "value": value}


def _tiles(legend: Mapping[str, Ground], picture: str) -> Json:
    tiles = [
        {
            "id": row * LEVELS + level,
            "properties": [
                _property("cell", f"{letter}{level}"),
                _property("name", ground.name.en),
                _property("terrain", ground.terrain),
            ],
        }
        for row, (letter, ground) in enumerate(legend.items())
        for level in range(LEVELS)
    ]
    return {
        "name": "ground", "firstgid": 1, "image": picture, "imagewidth": LEVELS * WIDTH,
        "imageheight": len(legend) * HEIGHT, "tilewidth": WIDTH, "tileheight": HEIGHT, "columns": LEVELS,
        "tilecount": len(tiles), "margin": 0, "spacing": 0, "tiles": tiles,
    }  # fmt: skip


def _ground(plan: MapPlan, legend: Mapping[str, Ground]) -> Json:
    rows = {letter: row for row, letter in enumerate(legend)}
    numbers = [1 + rows[cell[:-1]] * LEVELS + int(cell[-1]) for cell in plan.cells]
    return {"type": "tilelayer", "name": GROUND, "width": plan.columns, "height": plan.rows, "data": numbers}


def _objects(plan: MapPlan, grid: Grid) -> Iterator[Json]:
    numbers = count(1)
    for feature, sides in plan.sides.items():
        drawn = [(side, ends(grid, Hexside.parse(side, grid.numbering))) for side in sides]
        yield _layer(SIDES + feature, [_line(next(numbers), name, points) for name, points in drawn])
    for kind in dict.fromkeys(way.kind for way in plan.ways):
        ways = [way for way in plan.ways if way.kind == kind]
        yield _layer(WAYS + kind, [_line(next(numbers), way.id, _course(grid, way)) for way in ways])
    yield _layer(PLACES, [_point(next(numbers), name, _middle(grid, hex)) for hex, name in plan.places])


def _layer(name: str, objects: list[Json]) -> Json:
    return {"type": "objectgroup", "name": name, "draworder": "topdown", "objects": objects}


def _course(grid: Grid, way: WayPlan) -> tuple[Point, ...]:
    return tuple(_middle(grid, hex) for hex in way.hexes)


def _middle(grid: Grid, hex: str) -> Point:
    return middle(grid, grid.cell_of(hex))


def _point(number: int, name: str, at: Point) -> Json:
    return {
        "id": number, "name": name, "type": "", "x": at[0], "y": at[1], "width": 0, "height": 0,
        "rotation": 0, "visible": True, "point": True,
    }  # fmt: skip


def _line(number: int, name: str, points: tuple[Point, ...]) -> Json:
    (x, y), *_ = points
    course = [{"x": px - x, "y": py - y} for px, py in points]
    drawn = _point(number, name, (x, y)) | {"polyline": course}
    del drawn["point"]
    return drawn
