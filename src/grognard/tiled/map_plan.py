"""What of a scenario's map is drawn by hand: letters and levels, hexsides, ways and names of places."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from grognard.core.scenario_map import MAP, read_sketch
from grognard.core.scenario_notes import SHEET, Notes
from grognard.core.toml_text import toml_data

#: names of places and ways are written and read in this language; the others stay in the folder
LANGUAGE = "en"


class WayPlan(msgspec.Struct, frozen=True, order=True):
    """A way as it is listed: hex by hex, or the few hexes that it goes through."""

    id: str
    kind: str
    hexes: tuple[str, ...]


class MapPlan(msgspec.Struct, frozen=True):
    """As the folder lists it: a slope that follows from a change of level is not in it."""

    columns: int
    rows: int
    #: by row, as map.csv has them: a letter and a level
    cells: tuple[str, ...]
    #: by feature of hexsides, in order
    sides: dict[str, tuple[str, ...]]
    ways: tuple[WayPlan, ...]
    #: hex and English name, in order
    places: tuple[tuple[str, str], ...]


def map_plan(folder: Traversable) -> MapPlan:
    """Of a folder that has been read and is sound."""
    data = toml_data(SHEET, (folder / SHEET).read_text(encoding="utf-8"))
    sketch = read_sketch((folder / MAP).read_text(encoding="utf-8"), Notes())
    if sketch is None:
        raise ValueError(f"{MAP} is no map: it has to be read as a scenario first")
    cells = tuple(f"{code}{level}" for code, level in zip(sketch.codes, sketch.levels, strict=True))
    return MapPlan(
        sketch.grid.columns,
        sketch.grid.rows,
        cells,
        {feature: tuple(sorted(words(listed))) for feature, listed in data.get("hexsides", {}).items()},
        tuple(sorted(_way(entry) for entry in data.get("way", ()))),
        tuple(sorted((str(entry["hex"]), _english(entry["name"])) for entry in data.get("place", ()))),
    )


def words(listed: Any) -> tuple[str, ...]:
    """A list, which may be one text with spaces."""
    return tuple(listed.split() if isinstance(listed, str) else map(str, listed))


def _way(entry: Mapping[str, Any]) -> WayPlan:
    return WayPlan(entry["id"], entry["kind"], words(entry.get("hexes") or entry.get("through", ())))


def _english(name: Any) -> str:
    return name if isinstance(name, str) else str(name[LANGUAGE])
