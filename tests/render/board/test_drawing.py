from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.render.board.conftest import SVG, Sheet, counters_of, drawn, scenario_of
from tests.scenario_ids import ON_HEXES

from grognard.core.board import Board
from grognard.core.errors import BadCase
from grognard.core.messages import Label
from grognard.core.scenario import Ground, Scenario
from grognard.render.board import board_svg, key_svg

SCENARIOS = ON_HEXES
every_scenario = pytest.mark.parametrize("id", SCENARIOS)


@every_scenario
def test_there_is_one_group_for_each_hex_with_a_tooltip(id: str, sheet: Sheet) -> None:
    grid = scenario_of(id).board.grid
    hexes = {group.get("id"): group for group in sheet(id).iter(f"{SVG}g") if group.get("class") == "hex"}
    assert set(hexes) == {f"hex-{grid.label(cell)}" for cell in range(grid.size)}
    for name, group in hexes.items():
        words = group.findtext(f"{SVG}title")
        assert words is not None
        assert words.startswith(str(name).removeprefix("hex-"))


@every_scenario
def test_there_is_one_group_for_each_counter_with_a_tooltip(id: str, sheet: Sheet) -> None:
    groups = {g.get("id"): g for g in sheet(id).iter(f"{SVG}g") if g.get("class") == "counter"}
    faces = {f"unit-{face.id}": face for face in counters_of(id).faces}
    assert set(groups) == set(faces)
    for name, group in groups.items():
        assert (group.findtext(f"{SVG}title") or "").startswith(faces[str(name)].name)


@every_scenario
def test_no_id_is_given_twice_and_every_reference_leads_somewhere(id: str) -> None:
    text = drawn(id)
    ids = Counter(re.findall(r' id="([^"]+)"', text))
    assert [name for name, count in ids.items() if count > 1] == []
    used = set(re.findall(r'href="#([^"]+)"', text)) | set(re.findall(r"url\(#([^)]+)\)", text))
    assert used <= set(ids)


@every_scenario
def test_a_sheet_asks_for_nothing_from_anywhere(id: str) -> None:
    text = drawn(id).replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"https?:|<script|<image", text)
    assert {found[:5] for found in re.findall(r"url\(([^)]+)\)", text)} <= {"data:", *_anchors(text)}


def _anchors(text: str) -> set[str]:
    return {found[:5] for found in re.findall(r"url\((#[^)]+)\)", text)}


@every_scenario
def test_a_sheet_fits_on_a3(id: str, sheet: Sheet) -> None:
    root = sheet(id)
    sizes = [float(str(root.get(side)).removesuffix("mm")) for side in ("width", "height")]
    assert max(sizes) <= 420.1
    assert min(sizes) <= 297.1


@every_scenario
def test_every_place_is_named(id: str, sheet: Sheet) -> None:
    words = {text.text for text in sheet(id).iter(f"{SVG}text")}
    assert {name.en for name in scenario_of(id).board.places.values()} <= words


def test_the_same_map_is_the_same_text_in_another_process() -> None:
    program = (
        "from tests.render.board.conftest import drawn; import hashlib;"
        "print(hashlib.sha256(drawn('alea-training').encode()).hexdigest())"
    )
    sums = set()
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.getcwd()}
        done = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
        )
        sums.add(done.stdout)
    assert len(sums) == 1


def test_the_panel_says_what_the_battle_is(sheet: Sheet) -> None:
    words = " ".join(text.text or "" for text in sheet("barrosa-1811").iter(f"{SVG}text"))
    for expected in (
        "Barrosa, 5 March 1811",
        "12:30",
        "16:10",
        "Pine wood",
        "Salt marsh",
        "Cliff",
        "Willingness",
    ):
        assert expected in words


def test_a_sheet_speaks_the_language() -> None:
    scenario = scenario_of("alea-training")
    text = board_svg(scenario, counters_of("alea-training"), "es")
    assert "Cerro de la señal" in text
    assert "Infantería" in text
    assert "Infantry" not in text


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadCase, match="there is no language 'de'"):
        board_svg(scenario_of("alea-training"), None, "de")


def test_a_map_without_counters_has_none_and_no_key_to_them() -> None:
    text = board_svg(scenario_of("alea-training"))
    assert 'class="counter"' not in text
    assert "Infantry" not in text


def test_ground_and_hexsides_that_the_theme_does_not_know_are_drawn_all_the_same() -> None:
    known = scenario_of("alea-training")
    board, grid = known.board, known.board.grid
    legend = {"X": Ground("lava", Label("Lava field"))}
    odd = Board(
        grid, ["lava"] * grid.size, board.level, sides={(14, 2): frozenset({"fence"})}, codes="X" * grid.size
    )
    scenario: Scenario[Any] = Scenario(
        id="odd", ruleset="x", title=known.title, summary=known.summary, turns=3, clock=known.clock,
        sides=known.sides, legend=legend, battlefield=odd, own=known.own,
    )  # fmt: skip
    text = board_svg(scenario)
    assert "Lava field" in text
    assert ">Fence<" in text
    assert 'id="hexsides"' in text


def test_the_key_alone_has_every_ground_of_the_map_and_how_counters_are_read() -> None:
    key = key_svg(scenario_of("alea-training"), counters_of("alea-training"), "fr")
    ElementTree.fromstring(key)
    for words in ("Lande", "Pinède", "Village", "Carré"):
        assert words.lower() in key.lower(), words
    assert 'id="map"' not in key
