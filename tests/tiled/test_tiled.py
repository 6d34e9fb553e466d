"""Maps for Tiled: what is written can be read back, Tiled takes it, bad files are refused in a line."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from grognard.core.errors import BadData
from grognard.scenarios import load, scenario_folder, scenarios
from grognard.tiled import MapPlan, map_plan, read_plan, tile_sheet
from tests.tiled.battles import Json, layer, line, painted, written

ON_HEXES = [id for id, folder in scenarios().items() if (folder / "map.csv").is_file()]


@pytest.mark.parametrize("id", ON_HEXES)
def test_a_map_that_was_written_is_read_back_as_it_was(id: str) -> None:
    assert read_plan("map.tmj", written(id)) == map_plan(scenario_folder(id))


@pytest.mark.parametrize("id", ON_HEXES)
def test_tiled_itself_takes_the_map_and_changes_nothing_in_it(id: str, tmp_path: Path) -> None:
    (tmp_path / "map.tmj").write_bytes(written(id))
    (tmp_path / f"{id}-tiles.png").write_bytes(tile_sheet(load(id).legend))
    quiet = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": str(tmp_path)}
    export = ["tiled", "--export-map", "json", "--embed-tilesets", "map.tmj", "again.tmj"]
    told = subprocess.run(export, cwd=tmp_path, env=quiet, capture_output=True, text=True, timeout=300)
    assert (tmp_path / "again.tmj").is_file(), told.stderr
    assert read_plan("again.tmj", (tmp_path / "again.tmj").read_bytes()) == map_plan(scenario_folder(id))


def changed(change: Callable[[Json], object]) -> MapPlan:
    return read_plan("map.tmj", painted("barrosa-standard", change))


def test_a_hex_is_painted_with_another_tile() -> None:
    def paint(data: Json) -> None:
        numbers = layer(data, "ground")["data"]
        numbers[0] = numbers[2] + 1

    before, after = map_plan(scenario_folder("barrosa-standard")), changed(paint)
    assert before.cells[0] == "S0"
    assert after.cells == ("H1", *before.cells[1:])


def test_a_line_drawn_by_hand_near_corners_is_a_row_of_hexsides() -> None:
    # Along the lower sides of hexes 0101 and 0201, some pixels off.
    drawn = line((15, 50), (43, 47), (57, 73), (84, 70))
    after = changed(lambda data: layer(data, "hexsides: creek")["objects"].append(drawn))
    before = map_plan(scenario_folder("barrosa-standard"))
    assert set(after.sides["creek"]) - set(before.sides["creek"]) == {"0102-N", "0102-NE", "0202-N"}


def test_a_way_drawn_by_hand_goes_through_the_hexes_of_its_points() -> None:
    drawn = line((30, 20), (31, 70), (115, 118), name="P9")
    after = changed(lambda data: layer(data, "ways: path")["objects"].append(drawn))
    assert {way.id: way.hexes for way in after.ways}["P9"] == ("0101", "0102", "0303")


def put(path: str, value: object) -> Callable[[Json], None]:
    def change(data: Json) -> None:
        data[path] = value

    return change


BROKEN: dict[str, tuple[Callable[[Json], object], str]] = {
    "squares": (put("orientation", "orthogonal"), "expected a map of fixed size with hexes of 56 x 48"),
    "too large": (put("width", 120), "expected at most 99 columns and rows, got 120 x 20"),
    "endless": (put("infinite", True), "expected a map of fixed size"),
    "no ground": (put("layers", []), "expected one layer of tiles called 'ground'"),
    "packed tiles": (
        lambda data: layer(data, "ground").update(data="eJw="),
        "expected one layer of tiles called 'ground', its format CSV",
    ),
    "tiles missing": (lambda data: layer(data, "ground")["data"].pop(), "expected 360 tiles, got 359"),
    "an empty hex": (lambda data: layer(data, "ground")["data"].__setitem__(0, 0), "hex 0101 is empty"),
    "another tile": (
        lambda data: layer(data, "ground")["data"].__setitem__(1, 9999),
        "hex 0201 has tile 9999",
    ),
    "tiles elsewhere": (
        lambda data: data["tilesets"][0].update(source="ground.tsj"),
        "expected its tiles within the map",
    ),
    "a point among hexsides": (
        lambda data: layer(data, "hexsides: creek")["objects"].append({"name": "x", "x": 30, "y": 20}),
        "layer 'hexsides: creek': 'x' is no line along hexsides",
    ),
    "a line across a hex": (
        lambda data: layer(data, "hexsides: creek")["objects"].append(line((56, 96), (112, 96))),
        "layer 'hexsides: creek': a line at hex 0202 does not follow the side of a hex",
    ),
    "a line along the edge": (
        lambda data: layer(data, "hexsides: creek")["objects"].append(line((14, 0), (42, 0))),
        "layer 'hexsides: creek': a line at hex 0101 leaves the map: expected it between two hexes",
    ),
    "a way without a name": (
        lambda data: layer(data, "ways: path")["objects"].append(line((30, 20), (31, 70))),
        "the line from hex 0101 has no name",
    ),
    "a way of one hex": (
        lambda data: layer(data, "ways: path")["objects"].append(line((30, 20), (31, 21), name="P9")),
        "'P9' is no line from hex to hex",
    ),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_what_cannot_be_read_is_refused_in_one_line(fault: str) -> None:
    change, said = BROKEN[fault]
    with pytest.raises(BadData) as refused:
        changed(change)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("data", [b"", b"{}", b"[1]", b"\xff", b'{"width": "a"}', b"[" * 100_000])
def test_what_is_no_map_at_all_is_refused_in_one_line(data: bytes) -> None:
    with pytest.raises(BadData, match=r"^map\.tmj: is not a map of Tiled in JSON"):
        read_plan("map.tmj", data)
