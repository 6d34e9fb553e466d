from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.cli.conftest import Run, refused

from grognard.scenarios import scenarios


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_map_is_written_under_the_name_of_its_scenario(run: Run) -> None:
    done = run("export", "svg", "alea-training")
    assert done.exit_code == 0
    assert done.stdout == "alea-training.svg\n"
    root = ElementTree.parse("alea-training.svg").getroot()
    assert root.tag.endswith("svg")


def test_a_map_is_written_where_it_is_wanted_and_over_an_older_one(run: Run) -> None:
    Path("map.svg").write_text("old", encoding="utf-8")
    done = run("export", "svg", "alea-training", "-o", "map.svg")
    assert (done.exit_code, done.stdout) == (0, "")
    assert ElementTree.parse("map.svg").getroot() is not None


def test_a_map_goes_to_standard_output(run: Run) -> None:
    done = run("export", "svg", "alea-training", "-o", "-")
    assert ElementTree.fromstring(done.stdout).get("lang") == "en"
    assert list(Path().iterdir()) == []


def test_a_picture_has_the_width_asked_for(run: Run) -> None:
    assert run("export", "png", "alea-training", "--width", "300").stdout == "alea-training.png\n"
    data = Path("alea-training.png").read_bytes()
    assert int.from_bytes(data[16:20], "big") == 300


def test_counters_can_be_left_off(run: Run) -> None:
    assert 'class="counter"' in run("export", "svg", "alea-training", "-o", "-").stdout
    assert 'class="counter"' not in run("export", "svg", "alea-training", "-o", "-", "--no-counters").stdout


def test_a_map_speaks_the_language(run: Run) -> None:
    assert "Butte du signal" in run("export", "svg", "alea-training", "-o", "-", "--lang", "fr").stdout


def test_a_saved_game_is_drawn_as_it_stands(run: Run) -> None:
    run("game", "new", "alea-training", "first.game", "--seed", "7")
    assert run("export", "svg", "first.game").stdout == "first.svg\n"
    assert 'id="unit-' in Path("first.svg").read_text(encoding="utf-8")


def test_programs_are_told_where_the_file_is(run: Run, run_json: Callable[..., Any]) -> None:
    told = run_json("export", "svg", "alea-training")
    assert told == {"file": "alea-training.svg", "bytes": Path("alea-training.svg").stat().st_size}
    refused(
        run("export", "svg", "alea-training", "-o", "-", "--json"),
        "--json: standard output has the picture already; expected a file for it",
    )


def test_bad_input_gets_one_line(run: Run) -> None:
    known = ", ".join(scenarios())
    refused(run("export", "svg", "waterloo"), f"scenario: there is no scenario 'waterloo' (one of: {known})")
    refused(run("export", "svg"), "SCENARIO: missing")
    refused(run("export", "gif", "alea-training"), "there is no command 'gif' (one of: svg, png, tmj)")
    refused(
        run("export", "png", "alea-training", "--width", "3"), "--width: expected 200 to 20000 pixels, got 3"
    )
    refused(
        run("export", "png", "alea-training", "--width", "wide"),
        "--width: expected a whole number, got 'wide'",
    )


def test_a_folder_that_is_not_there_gets_one_line(run: Run) -> None:
    refused(
        run("export", "svg", "alea-training", "-o", "nowhere/map.svg"),
        "nowhere/map.svg: cannot be written: No such file or directory",
    )


def test_a_file_that_is_no_game_gets_one_line(run: Run) -> None:
    Path("notes.txt").write_text("buy powder", encoding="utf-8")
    done = run("export", "svg", "notes.txt")
    refused(done, "notes.txt:1: not a saved game: Expecting value")


def test_a_map_for_tiled_comes_with_the_picture_of_its_tiles(run: Run) -> None:
    done = run("export", "tmj", "alea-training")
    assert (done.exit_code, done.stdout) == (0, "alea-training.tmj\n")
    assert (
        json.loads(Path("alea-training.tmj").read_text("utf-8"))["tilesets"][0]["image"]
        == "alea-training-tiles.png"
    )
    assert Path("alea-training-tiles.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("maipu-1818",), "maipu-1818: is played on a table; expected a battle on hexes"),
        (
            ("alea-training", "-o", "-"),
            "-o -: a map for Tiled is two files; expected the name of one, such as battle.tmj",
        ),
    ],
)
def test_what_tiled_cannot_paint_is_refused(run: Run, words: tuple[str, ...], said: str) -> None:
    refused(run("export", "tmj", *words), said)
    assert list(Path().iterdir()) == []
