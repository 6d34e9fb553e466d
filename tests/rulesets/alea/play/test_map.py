"""2.1, 2.2, 13.1, 13.2. The maps as the rules see them."""

from __future__ import annotations

import pytest
from tests.rulesets.alea.play.staging import stage

from grognard.core.board import Board
from grognard.rulesets.alea.play.ground import ground
from grognard.rulesets.alea.play.position import position
from grognard.rulesets.alea.terrain import terrain_row

SCENARIOS = ("alea-training", "barrosa-standard", "barrosa-1811", "bailen-standard", "bailen-1808")


def board(scenario: str) -> Board:
    return stage(scenario, "movement", "french").board


def around(scenario: str, hex: str) -> dict[str, str]:
    """The neighbours of a hex by direction."""
    grid = board(scenario).grid
    names = grid.numbering.orientation.value
    cells = [(name, grid.neighbour(grid.cell_of(hex), n)) for n, name in enumerate(names)]
    return {name: grid.label(cell) for name, cell in cells if cell >= 0}


@pytest.mark.rule("barrosa 2.1", "bailen 2.1")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_even_columns_sit_half_a_hex_lower(scenario: str) -> None:
    directions = ("N", "NE", "SE", "S", "SW", "NW")
    odd = ("0503", "0603", "0604", "0505", "0404", "0403")
    even = ("0603", "0704", "0705", "0605", "0505", "0504")
    assert around(scenario, "0504") == dict(zip(directions, odd, strict=True))
    assert around(scenario, "0604") == dict(zip(directions, even, strict=True))


@pytest.mark.rule("barrosa 2.1", "bailen 2.1")
@pytest.mark.parametrize(("scenario", "last"), [("barrosa-standard", "1820"), ("bailen-standard", "2014")])
def test_numbers_count_from_the_north_west(scenario: str, last: str) -> None:
    grid = board(scenario).grid
    assert grid.columns * grid.rows == grid.size
    assert (grid.label(0), f"{grid.columns:02}{grid.rows:02}") == ("0101", last)
    # The corner of the north-west has two neighbours, both to the south and east of it.
    assert around(scenario, "0101") == {"SE": "0201", "S": "0102"}


@pytest.mark.rule("barrosa 2.2", "bailen 2.2")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_each_hex_has_one_ground_of_the_chart_and_a_level(scenario: str) -> None:
    battle = stage(scenario, "movement", "french")
    for terrain in set(battle.board.terrain):
        assert terrain_row(battle.rules, terrain)
    assert len(battle.board.terrain) == len(battle.board.level) == battle.board.grid.size
    highest = 3 if scenario != "bailen-1808" else 4
    assert set(battle.board.level) <= set(range(highest + 1))


@pytest.mark.rule("barrosa 2.2", "bailen 2.2")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_hexsides_are_the_same_from_either_hex_and_a_slope_turns_round(scenario: str) -> None:
    battle = stage(scenario, "movement", "french")
    here = ground(battle.board, battle.rules)
    turned = {"slope-up": "slope-down", "slope-down": "slope-up"}
    for side, other in enumerate(here.neighbours):
        if other < 0:
            continue
        back = other * 6 + (side % 6 + 3) % 6
        assert here.water[side] == here.water[back]
        assert here.road[side] == here.road[back]
        assert turned.get(here.slope[side], here.slope[side]) == here.slope[back]


@pytest.mark.rule("barrosa 2.2", "barrosa 13.1", "barrosa 13.2")
@pytest.mark.parametrize(
    ("hex", "terrain", "level"),
    [
        ("0210", "sea", 0),
        ("0310", "beach", 0),
        ("0506", "light-forest", 0),
        ("1112", "light-forest", 0),
        ("0413", "clear", 0),
        ("0414", "clear", 1),
        ("0515", "clear", 2),
        ("0616", "clear", 3),
        ("0416", "strong-building", 1),
        ("1708", "small-town", 0),
        ("0702", "line-of-siege", 0),
        ("1607", "cultivated", 0),
    ],
)
def test_the_standard_map_of_barrosa(hex: str, terrain: str, level: int) -> None:
    found = board("barrosa-standard")
    cell = found.grid.cell_of(hex)
    assert (found.terrain[cell], found.level[cell]) == (terrain, level)


@pytest.mark.rule("barrosa 2.2", "barrosa 13.1")
def test_the_bridge_is_the_one_way_over_the_creek_for_guns_at_no_cost() -> None:
    """South of 0504 the creek is bridged, south of 0604 it is not."""
    battle = stage("barrosa-standard", "movement", "french")
    here = position(battle).ground
    south = battle.board.grid.numbering.orientation.direction("S")
    sides = {hex: here.water[battle.board.grid.cell_of(hex) * 6 + south] for hex in ("0504", "0604", "0404")}
    assert sides == {"0504": "bridge", "0604": "creek", "0404": "creek"}


@pytest.mark.rule("bailen 2.2", "bailen 13.1", "bailen 13.2")
@pytest.mark.parametrize(
    ("hex", "terrain", "level"),
    [
        ("0504", "cultivated", 0),
        ("0811", "cultivated", 0),
        ("0905", "crop-area", 0),
        ("1110", "crop-area", 0),
        ("1203", "clear", 1),
        ("1304", "clear", 2),
        ("1310", "clear", 2),
        ("1607", "city", 0),
        ("1608", "city", 0),
        ("1507", "strong-building", 0),
        ("0412", "light-forest", 0),
        ("1008", "clear", 0),
    ],
)
def test_the_standard_map_of_bailen(hex: str, terrain: str, level: int) -> None:
    found = board("bailen-standard")
    cell = found.grid.cell_of(hex)
    assert (found.terrain[cell], found.level[cell]) == (terrain, level)


@pytest.mark.rule("bailen 13.2", "bailen 2.2")
def test_the_road_of_bailen_runs_along_row_seven_over_the_bridge() -> None:
    found = board("bailen-standard")
    (road,) = (way for way in found.ways if way.id == "R1")
    assert [found.grid.label(cell) for cell in road.cells] == [f"{column:02}07" for column in range(1, 21)]
    bridge = found.grid.cell_of("0207") * 6 + found.grid.direction(
        found.grid.cell_of("0207"), found.grid.cell_of("0307")
    )
    assert position(stage("bailen-standard", "movement", "french")).ground.water[bridge] == "bridge"
