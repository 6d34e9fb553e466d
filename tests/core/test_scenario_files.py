"""Planted faults that the reader finds in any ruleset's scenario, each with its file and line."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.planted_scenario import PlantedScenario

from grognard.core.errors import BadData
from grognard.rulesets import ruleset
from grognard.scenarios import load

SHEET, MAP, UNITS = "scenario.toml", "map.csv", "units.csv"
ROAD = 'through = "0105 0605 1205"'


@pytest.fixture
def training(tmp_path: Path) -> PlantedScenario:
    return PlantedScenario(tmp_path, "alea-training")


def test_the_copy_is_sound_before_anything_is_planted(training: PlantedScenario) -> None:
    assert load(training.folder).id == "alea-training"


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (SHEET, 'id = "alea-training"', 'id = "Alea Training"', "id: expected small letters, digits"),
        (SHEET, "turns = 4", "turns = 0", "turns: expected a whole number from 1 to 200, got 0"),
        (SHEET, "turns = 4", "turns = 4\nmen = 0", "men: expected the men of a strength point, 1 or more"),
        (SHEET, "turns = 4", "trns = 4", "trns: unknown entry"),
        (SHEET, 'start = "08:00"', 'start = "8.00"', "clock.start: expected a time such as 12:30"),
        (SHEET, "minutes = 20", "minutes = 0", "clock.minutes: expected 1 to 44640, got 0"),
        (SHEET, "minutes = 20", "", "clock.minutes: missing"),
        (SHEET, 'fr = "Initiation : le poste de Casa Blanca"', "", "title: expected a text in each of en"),
        (SHEET, 'id = "french"\n', 'id = "prussian"\n', "side: expected the sides french and allied"),
        (SHEET, 'terrain = "light-forest"', 'terrain = "jungle"', "legend.W: 'jungle' is not on the terrain"),
        (SHEET, 'terrain = "small-town"', 'terrain = "river"', "legend.V: 'river' is not on the terrain"),
        (SHEET, 'level_change = "moderate-slope"', 'level_change = "river"', "level_change: got 'river'"),
        (SHEET, ROAD, 'through = "0105 1305"', "way.0.through: 1305 is off the map: expected columns 01-12"),
        (SHEET, ROAD, 'through = "0105 12x5"', "way.0.through: '12x5' is not a hex number"),
        (SHEET, ROAD, 'hexes = "0105 0305"', "way.0.hexes: 0105 and 0305 are no neighbours"),
        (SHEET, ROAD, f'{ROAD}\nhexes = "0101 0102"', "way.0: expected either hexes"),
        (SHEET, 'kind = "road"', 'kind = "canal"', "way.0.kind: got 'canal' (one of: road, path)"),
        (SHEET, 'hex = "0602"', 'hex = "0699"', "place.1.hex: 0699 is off the map"),
        (SHEET, 'hex = "0602"', 'hex = "0605"', "place.1.hex: 0605 has a name already"),
        (SHEET, 'ruleset = "barrosa"', 'ruleset = "risk"', "ruleset: there is no ruleset 'risk'"),
        (MAP, "01,C0,C0,C0,C0,C0,C1", "01,C0,C0,C0,C0,C1", "row 01 has 11 hexes for 12 columns"),
        (MAP, "\n03,", "\n04,", "expected row 03, got '04'"),
        (MAP, "row,01,02,03", "row,01,03,02", "expected the columns 01 to 12 in order"),
        (MAP, "01,C0,C0,C0", "01,C0,Q0,C0", "'Q' is not in the legend (one of: C, F, W, V)"),
        (MAP, "01,C0,C0,C0", "01,C0,CC,C0", "hex 0201: expected a letter of the legend and a level"),
        (UNITS, "id,name,side", "id,nom,side", "missing column 'name'"),
        (UNITS, "id,name,side", "id,nom,side", "unknown column 'nom'"),
        (UNITS, "A05,Hussars,", "A05,Hussars,the,", "15 cells for 14 columns"),
        (UNITS, "infantry,line,-,D,4", "infantry,line,-,D,four", "strength: expected a whole number"),
        (UNITS, "A05,Hussars,", "A05,,", "name: missing"),
    ],
)  # fmt: skip
def test_a_fault_is_told_with_its_file_and_line(
    training: PlantedScenario, file: str, old: str, new: str, said: str
) -> None:
    line = training.plant(file, old, new)
    flaws = training.flaws()
    # What is missing is told on the line of the entry around it.
    lines = [f"{file}:{number}: {said}" for number in range(line - 4, line + 2)]
    assert [flaw for flaw in flaws if flaw.startswith(tuple(lines))], flaws


def test_a_ruleset_in_inches_wants_a_table_and_one_without_scenarios_none(
    training: PlantedScenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    training.plant(SHEET, 'ruleset = "barrosa"', 'ruleset = "liberators"')
    assert f"{SHEET}: table: expected a table of fields" in training.flaws()
    monkeypatch.setattr(ruleset("liberators"), "scenario_shape", None)
    assert any("ruleset: liberators has no scenarios" in flaw for flaw in training.flaws())


@pytest.mark.parametrize(
    ("listed", "said"),
    [
        ("0602-S", "hexsides.creek: '0602-S' goes by another name: expected 0603-N"),
        ("0602-SE 0602-SE", "hexsides.creek: 0602-SE is listed twice"),
        ("1305-N", "hexsides.creek: 1305-N does not lie between two hexes of the map"),
        ("0101-N", "hexsides.creek: 0101-N does not lie between two hexes of the map"),
        ("0602", "hexsides.creek: '0602' is not a hexside"),
    ],
)
def test_a_bad_hexside_is_told_with_its_line(training: PlantedScenario, listed: str, said: str) -> None:
    first = training.plant(
        SHEET,
        '[[place]]\nhex = "0605"',
        f'[hexsides]\ncreek = """\n0301-SE\n{listed}\n"""\n\n[[place]]\nhex = "0605"',
    )
    assert [flaw for flaw in training.flaws() if flaw.startswith(f"{SHEET}:{first + 3}: {said}")]


def test_an_unknown_feature_and_a_level_slope_are_told(training: PlantedScenario) -> None:
    training.append(SHEET, '\n[hexsides]\nditch = "0101-SE"\nimpassable-slope = "0101-SE"\n')
    flaws = training.flaws()
    assert [flaw for flaw in flaws if "hexsides.ditch: no such feature (one of: river, creek" in flaw]
    assert [
        flaw for flaw in flaws if "hexsides.impassable-slope: 0101-SE: both hexes are on one level" in flaw
    ]


def test_every_fault_of_every_file_is_told_at_once(training: PlantedScenario) -> None:
    training.plant(SHEET, "turns = 4", "turns = 0")
    training.plant(SHEET, 'terrain = "light-forest"', 'terrain = "jungle"')
    training.plant(MAP, "01,C0,C0,C0", "01,C0,Q0,C0")
    training.plant(UNITS, "A05,Hussars,", "A05,,")
    training.plant("divisions.csv", "The picket,4", "The picket,9")
    assert {flaw.split(":")[0] for flaw in training.flaws()} == {SHEET, MAP, UNITS, "divisions.csv"}


def test_a_missing_table_is_told_with_the_rest(training: PlantedScenario) -> None:
    (training.folder / "commanders.csv").unlink()
    training.plant(SHEET, "turns = 4", "turns = 0")
    flaws = training.flaws()
    assert "commanders.csv: missing from alea-training" in flaws
    assert any("turns" in flaw for flaw in flaws)


def test_a_table_with_wrong_columns_has_nothing_else_blamed_for_it(training: PlantedScenario) -> None:
    training.plant(UNITS, "id,name,side", "id,nom,side")
    assert [flaw.split(": ")[1].split()[0] for flaw in training.flaws()] == ["missing", "unknown"]


def test_a_bad_row_has_nothing_else_blamed_for_it(training: PlantedScenario) -> None:
    training.plant("divisions.csv", "The picket,4", "The picket,9")
    assert training.flaws() == ["divisions.csv:2: rating: expected a whole number from 1 to 6, got 9"]


def test_the_losses_of_the_day_belong_to_a_side_and_are_men(training: PlantedScenario) -> None:
    line = training.plant(SHEET, "[clock]", '[[history]]\nside = "nobody"\nmen = -3\n\n[clock]')
    assert training.flaws() == [
        f"{SHEET}:{line + 1}: history.0.side: expected one of french, allied, got 'nobody'",
        f"{SHEET}:{line + 2}: history.0.men: expected 0 or more men, got -3",
    ]


def test_places_fell_on_the_map_within_the_battle_to_one_of_the_sides(training: PlantedScenario) -> None:
    line = training.plant(SHEET, "[clock]", '[[fall]]\nhex = "9999"\nside = "nobody"\nturn = 99\n\n[clock]')
    assert training.flaws() == [
        f"{SHEET}:{line + 1}: fall.0.hex: expected a hex of the map, got '9999'",
        f"{SHEET}:{line + 2}: fall.0.side: expected one of french, allied, got 'nobody'",
        f"{SHEET}:{line + 3}: fall.0.turn: expected 1 to 4, got 99",
    ]


def test_a_missing_map_is_told(training: PlantedScenario) -> None:
    (training.folder / MAP).unlink()
    assert f"{MAP}: missing from alea-training" in training.flaws()


def test_a_sheet_that_is_no_toml_is_one_line(training: PlantedScenario) -> None:
    line = training.plant(SHEET, "turns = 4", "turns = = 4")
    with pytest.raises(BadData, match=f"^{SHEET}:{line}: not valid TOML"):
        load(training.folder)


@pytest.mark.parametrize(
    "entry",
    [
        "legend = 3",
        "hexsides = 3",
        "way = 3",
        "quirk = 3",
        "victory = 3",
        "side = 3",
        "history = 3",
        "fall = 3",
    ],
)
def test_a_section_of_the_wrong_kind_is_a_flaw_and_not_a_crash(training: PlantedScenario, entry: str) -> None:
    sheet = (training.folder / SHEET).read_text(encoding="utf-8")
    name = entry.split()[0]
    kept = [part for part in ("\n" + sheet).split("\n[") if part.split("]")[0].strip("[") != name]
    (training.folder / SHEET).write_text(entry + "\n" + "\n[".join(kept), encoding="utf-8")
    assert [flaw for flaw in training.flaws() if f": {name}" in flaw]


def test_a_sheet_that_lacks_any_one_line_is_read_or_refused_in_words(training: PlantedScenario) -> None:
    lines = (training.folder / SHEET).read_text(encoding="utf-8").splitlines()
    refused: list[str] = []
    for gap in range(len(lines)):
        (training.folder / SHEET).write_text("\n".join(lines[:gap] + lines[gap + 1 :]), encoding="utf-8")
        try:
            load(training.folder)
        except BadData as wrong:
            refused.append(wrong.file)
    assert len(refused) > len(lines) // 3
    assert set(refused) <= {SHEET, MAP}


def test_waypoints_are_joined_along_the_hex_line() -> None:
    board = load("barrosa-standard").board
    ways = {way.id: [board.grid.label(cell) for cell in way.cells] for way in board.ways}
    assert ways["R1"] == ["1808", "1709", "1608", "1509", "1409", "1309", "1209"]
    assert ways["P3"] == ["0806", "0805", "0705", "0605", "0505", "0504"]


def test_level_changes_become_slopes_where_the_sheet_says_so() -> None:
    board = load("alea-training").board
    hill, foot = board.grid.cell_of("0602"), board.grid.cell_of("0603")
    assert board.features(hill, 3) == {"moderate-slope"}
    assert board.climb(foot, 0) == 1
