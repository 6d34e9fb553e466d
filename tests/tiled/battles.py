"""Battles in folders of their own, and their maps as somebody paints them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from grognard.scenarios import load, scenario_folder
from grognard.tiled import map_plan, write_plan

Json = dict[str, Any]


def folder_of(id: str, home: Path) -> Path:
    """A copy of a battle that ships."""
    copy = home / id
    copy.mkdir()
    for file in scenario_folder(id).iterdir():
        (copy / file.name).write_bytes(file.read_bytes())
    return copy


def written(id: str) -> bytes:
    scenario = load(id)
    return write_plan(map_plan(scenario_folder(id)), scenario.legend, scenario.title.en, f"{id}-tiles.png")


def painted(id: str, change: Callable[[Json], object]) -> bytes:
    data = json.loads(written(id))
    change(data)
    return json.dumps(data).encode()


def layer(data: Json, name: str) -> Json:
    (found,) = [one for one in data["layers"] if one["name"] == name]
    assert isinstance(found, dict)
    return found


def line(*points: tuple[float, float], name: str = "") -> Json:
    (x, y), *_ = points
    return {"name": name, "x": x, "y": y, "polyline": [{"x": px - x, "y": py - y} for px, py in points]}
