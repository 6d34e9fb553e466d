"""A painted map put into a battle's folder: what was painted changes, and nothing else, to the byte."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Run, refused
from tests.tiled.battles import Json, folder_of, layer, line, painted, written

from grognard.scenarios import load

ID = "barrosa-standard"


def texts(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text("utf-8") for file in folder.iterdir()}


def lines_that_differ(before: str, after: str) -> tuple[set[str], set[str]]:
    old, new = set(before.splitlines()), set(after.splitlines())
    return old - new, new - old


@pytest.mark.parametrize("id", [ID, "maida-1806", "tikhvin-training", "bailen-1808"])
def test_a_map_that_nobody_painted_changes_no_byte(run: Run, tmp_path: Path, id: str) -> None:
    folder = folder_of(id, tmp_path)
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    (tmp_path / "map.tmj").write_bytes(written(id))
    done = run("import", "tmj", str(tmp_path / "map.tmj"), str(folder))
    assert (done.exit_code, done.stdout) == (0, f"{folder}: nothing is different\n")
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == before


def paint(data: Json) -> None:
    ground = layer(data, "ground")["data"]
    ground[3] = ground[2]
    layer(data, "hexsides: creek")["objects"].append(line((14, 48), (42, 48)))
    ways = layer(data, "ways: path")["objects"]
    ways.append(line((490, 48), (490, 96), name="P9"))
    names = layer(data, "places")["objects"]
    (tower,) = [place for place in names if place["name"] == "Torre Barrosa"]
    tower["y"] += 48
    (hill,) = [place for place in names if place["name"] == "Barrosa hill"]
    hill["name"] = "The hill"


def test_what_was_painted_is_in_the_battle_and_the_rest_as_it_was(run: Run, tmp_path: Path) -> None:
    folder = folder_of(ID, tmp_path)
    before = texts(folder)
    (tmp_path / "map.tmj").write_bytes(painted(ID, paint))
    done = run("import", "tmj", str(tmp_path / "map.tmj"), str(folder))
    assert (done.exit_code, done.stdout) == (0, f"{folder}: changed map.csv and scenario.toml\n"), done.stderr
    after = texts(folder)
    assert {name for name in after if after[name] != before[name]} == {"map.csv", "scenario.toml"}
    assert lines_that_differ(before["map.csv"], after["map.csv"])[1] == {
        "01,S0,S0,H0,H0,C0,C0,C0,C0,C0,C0,C0,C0,C0,C0,C0,C0,C0,C0"
    }
    gone, new = lines_that_differ(before["scenario.toml"], after["scenario.toml"])
    assert {line.split(" = ")[0] for line in gone} == {"creek", "hex"}
    assert (
        before["scenario.toml"].count('"Barrosa hill"') == after["scenario.toml"].count('"Barrosa hill"') + 1
    )
    assert {'id = "P9"', 'name = "P9"', 'through = "1201 1202"', 'hex = "0417"', 'name = "The hill"'} <= new
    battle = load(folder)
    board = battle.board
    assert "creek" in board.features(board.cell_of("0101"), board.direction("S"))
    assert board.places[board.cell_of("0417")].fr == "Torre Barrosa"


def test_a_way_and_a_name_that_were_deleted_go(run: Run, tmp_path: Path) -> None:
    def delete(data: Json) -> None:
        layer(data, "ways: path")["objects"].pop()
        layer(data, "places")["objects"].clear()

    folder = folder_of(ID, tmp_path)
    (tmp_path / "map.tmj").write_bytes(painted(ID, delete))
    run("import", "tmj", str(tmp_path / "map.tmj"), str(folder))
    board = load(folder).board
    assert [way.id for way in board.ways] == ["R1", "P1", "P2", "P3"]
    assert board.places == {}


def test_a_battle_that_could_not_be_played_is_left_as_it_was(run: Run, tmp_path: Path) -> None:
    def ford(data: Json) -> None:
        data["layers"].append({"name": "hexsides: ford", "objects": [line((14, 48), (42, 48))]})

    folder = folder_of(ID, tmp_path)
    before = texts(folder)
    (tmp_path / "map.tmj").write_bytes(painted(ID, ford))
    done = run("import", "tmj", str(tmp_path / "map.tmj"), str(folder))
    assert done.exit_code != 0
    assert "hexsides.ford: no such feature" in done.stderr
    assert texts(folder) == before


def test_bad_input_gets_one_line(run: Run, tmp_path: Path) -> None:
    folder = folder_of(ID, tmp_path)
    (tmp_path / "map.tmj").write_bytes(written("alea-training"))
    refused(run("import", "tmj", "map.tmj", "nowhere"), "FOLDER: there is no folder 'nowhere'")
    refused(
        run("import", "tmj", str(tmp_path / "no.tmj"), str(folder)),
        f"{tmp_path / 'no.tmj'}: cannot be read: No such file or directory",
    )
    done = run("import", "tmj", str(tmp_path / "map.tmj"), str(folder))
    assert done.exit_code == 2
    assert done.stderr.startswith("map.tmj: expected 18 x 20 hexes as map.csv has them, got ")
