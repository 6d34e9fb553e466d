"""A battle is opened, drawn upon, broken, mended and saved; what is not meant stays byte for byte."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from grognard.core.errors import BadCase, BadData
from grognard.core.scenario_files import read_scenario
from grognard.editor.document import Document, archived, checked, of_archive, of_folder
from grognard.editor.edits import edited, edits_of
from grognard.editor.findings import findings_of
from grognard.editor.map_text import cells_of
from grognard.editor.picture import picture_of
from grognard.editor.symmetry import Fold, folded
from grognard.lint.scenario import lint_scenario
from grognard.packs.archive import zipped
from grognard.rulesets import ruleset
from grognard.scenarios import scenarios

TRAINING = "alea-training"


def opened(id: str = TRAINING) -> Document:
    return of_folder(scenarios()[id])


def done(document: Document, *edits: Mapping[str, object]) -> Document:
    return edited(document, edits_of([dict(edit) for edit in edits]))


@pytest.mark.parametrize("id", scenarios())
def test_every_battle_opened_and_saved_is_byte_equal(id: str) -> None:
    document = opened(id)
    folder = scenarios()[id]
    again = of_archive(archived(document))
    for name, text in again.files.items():
        assert text.encode() == (folder / name).read_bytes(), name
    assert set(again.files) == {one.name for one in folder.iterdir() if one.name.endswith((".toml", ".csv"))}


@pytest.mark.parametrize("id", scenarios())
def test_the_linter_finds_in_memory_what_it_finds_on_the_disk(id: str) -> None:
    found = [(one.kind, one.file, one.what) for one in findings_of(opened(id))]
    assert found == [(one.kind, one.chart, one.what) for one in lint_scenario(id)]


def test_ground_is_painted_by_brush_line_and_fill() -> None:
    document = done(
        opened(), {"do": "paint", "hexes": ["0101", "0103"], "ground": "W", "level": 1, "how": "line"}
    )
    cells = cells_of(document.text("map.csv"))
    assert [cells[hex] for hex in ("0101", "0102", "0103", "0104")] == [("W", 1)] * 3 + [("C", 0)]
    filled = cells_of(
        done(document, {"do": "paint", "hexes": ["0102"], "ground": "V", "how": "fill"}).text("map.csv")
    )
    assert [filled[hex] for hex in ("0101", "0102", "0103", "0104")] == [("V", 1)] * 3 + [("C", 0)]


def test_ground_that_the_legend_lacks_gets_a_letter_and_a_name() -> None:
    document = done(opened(), {"do": "paint", "hexes": ["0101"], "ground": "marsh", "mirror": "across"})
    scenario, _notes = read_scenario(document.folder, ruleset)
    assert scenario.board.terrain[scenario.board.cell_of("0101")] == "marsh"
    assert scenario.board.terrain[scenario.board.cell_of("1201")] == "marsh"
    with pytest.raises(BadCase, match=r"one of: .*marsh"):
        done(opened(), {"do": "paint", "hexes": ["0101"], "ground": "lava"})


def test_part_of_a_map_is_laid_down_again() -> None:
    plain = cells_of(opened().text("map.csv"))
    document = done(opened(), {"do": "copy", "hexes": ["0602", "0601", "0702", "0605"], "to": "0110"})
    laid = cells_of(document.text("map.csv"))
    assert [laid["0110"], laid["0109"]] == [plain["0602"], plain["0601"]]
    assert len(laid) == len(plain)
    assert done(opened(), {"do": "copy", "hexes": [], "to": "0101"}).files == opened().files


def test_hexsides_roads_and_names_come_and_go() -> None:
    plain = opened()
    document = done(
        plain,
        {"do": "sides", "feature": "creek", "pairs": [["0101", "0201"], ["0102", "0101"]]},
        {"do": "way", "id": "", "kind": "path", "hexes": ["0101", "0107"], "name": "Track"},
        {"do": "place", "hex": "0101", "name": "Mill"},
        {"do": "place", "hex": "0605", "name": "White house"},
    )
    board = read_scenario(document.folder, ruleset)[0].board
    creeks = [side for side, found in board.sides.items() if "creek" in found]
    assert len(creeks) == 4
    assert {way.id: way.kind for way in board.ways} == {"R1": "road", "R2": "path"}
    assert board.places[board.cell_of("0101")].en == "Mill"
    back = done(
        document,
        {"do": "sides", "feature": "creek", "pairs": [["0101", "0201"], ["0101", "0102"]], "on": False},
        {"do": "way", "id": "R2", "kind": "path", "hexes": []},
        {"do": "place", "hex": "0101", "name": ""},
    )
    board = read_scenario(back.folder, ruleset)[0].board
    assert not [side for side, found in board.sides.items() if "creek" in found]
    assert [way.id for way in board.ways] == ["R1"]
    assert "0101" not in {board.label(cell) for cell in board.places}


def test_counters_are_put_moved_and_taken_away() -> None:
    document = done(
        opened(),
        {"do": "stand", "table": "units", "id": "A01", "hex": "0203"},
        {"do": "row", "table": "units", "id": "A02", "values": {"turn": "2", "strength": "6"}},
        {"do": "entry", "path": "turns", "value": 6},
        {"do": "entry", "path": "victory.2.points", "value": 7},
        {"do": "entry", "path": "summary.en", "value": "Hold the house."},
    )
    (count,) = [one for one in findings_of(document) if one.is_flaw]
    assert count.mend[0].words == "25"
    document = edited(document, [count.mend[0].edit])
    scenario, _notes = read_scenario(document.folder, ruleset)
    units = {unit.id: unit for unit in scenario.own.units}
    assert (units["A01"].start, units["A02"].turn, units["A02"].strength) == ("0203", 2, 6)
    assert (scenario.turns, scenario.own.victory[2].points, scenario.summary.en) == (6, 7, "Hold the house.")


def test_what_is_wrong_is_told_with_its_hex_and_its_mending() -> None:
    sheet = opened().text("scenario.toml").replace('"light-forest"', '"woods"')
    broken = opened().with_text("scenario.toml", sheet)
    found = next(one for one in findings_of(broken) if one.is_flaw)
    assert "'woods' is not on the terrain chart" in found.what
    assert "light-forest" in found.what
    mended = next(one for one in found.mend if one.words == "light-forest")
    assert edited(broken, [mended.edit]).files == opened().files
    crowd = done(opened(), {"do": "row", "table": "units", "id": "A01", "values": {"formation": "squar"}})
    (flaw,) = findings_of(crowd)
    assert (flaw.file, flaw.row, flaw.hexes) == ("units.csv", "A01", ("0403",))
    assert flaw.mend[0].words == "square"


@pytest.mark.parametrize("id", [id for id in scenarios() if (scenarios()[id] / "map.csv").is_file()])
def test_an_empty_map_is_made_of_any_battle_and_can_be_drawn(id: str) -> None:
    document = done(opened(id), {"do": "clear", "columns": 12, "rows": 8})
    assert set(cells_of(document.text("map.csv"))) == {
        f"{c:02}{r:02}" for c in range(1, 13) for r in range(1, 9)
    }
    assert 'id="hex-1208"' in picture_of(document, "fr")
    assert (document.sheet["title"], document.sheet["id"]) == ("My battle", "my-battle")
    assert not [one for one in findings_of(document) if one.file == "map.csv" and one.is_flaw]


def test_a_battle_with_flaws_is_drawn_as_far_as_it_can_be_read() -> None:
    broken = opened().with_text("map.csv", opened().text("map.csv").replace("V0", "Q0").replace("W", "?"))
    assert findings_of(broken)
    assert 'id="hex-0605"' in picture_of(broken, "en")


def test_only_battles_within_bounds_are_opened() -> None:
    with pytest.raises(BadData, match="no file of a battle"):
        checked({"../scenario.toml": ""})
    with pytest.raises(BadData, match="at most"):
        checked({f"{n}.csv": "" for n in range(99)})
    with pytest.raises(BadData, match="no battle"):
        of_archive(zipped({"readme.csv": b""}))
    with pytest.raises(BadData, match="UTF-8"):
        of_archive(zipped({"scenario.toml": b"\xff"}))
    inside = of_archive(zipped({"mine/scenario.toml": b"a = 1", "mine/map.csv": b"", "mine/x.py": b""}))
    assert set(inside.files) == {"scenario.toml", "map.csv"}


def test_edits_that_cannot_be_are_refused() -> None:
    edits: list[dict[str, object]] = [
        {"do": "dance"},
        {"do": "paint", "hexes": ["9999"], "ground": "C"},
        {"do": "paint", "hexes": ["0101"], "level": 12},
        {"do": "sides", "feature": "creek", "pairs": [["0101", "0505"]]},
        {"do": "sides", "feature": "lava", "pairs": []},
        {"do": "way", "id": "", "kind": "canal", "hexes": ["0101", "0102"]},
        {"do": "way", "id": "", "kind": "road", "hexes": ["0101"]},
        {"do": "row", "table": "ships", "id": "A", "values": {}},
        {"do": "entry", "path": "a b", "value": 1},
        {"do": "mend", "file": "units.csv", "line": 2, "old": "zebra", "new": "x"},
        {"do": "clear", "columns": 1, "rows": 500},
    ]
    for edit in edits:
        with pytest.raises(BadCase):
            done(opened(), edit)


def test_the_other_side_of_the_map_is_drawn_on_too() -> None:
    grid = opened().grid
    last, bottom = f"{grid.columns:02}", f"{grid.rows:02}"
    for fold, answer in (("across", f"{last}01"), ("down", f"01{bottom}"), ("round", f"{last}{bottom}")):
        edit = {"do": "paint", "hexes": ["0101"], "ground": "marsh", "mirror": fold}
        cells = cells_of(done(opened(), edit).text("map.csv"))
        letter = cells["0101"][0]
        assert {hex for hex, (code, _level) in cells.items() if code == letter} >= {"0101", answer}


def test_hexsides_answer_each_other_where_their_hexes_are_neighbours() -> None:
    edit = {"do": "sides", "feature": "creek", "pairs": [["0101", "0102"]], "mirror": "down"}
    sheet = done(opened(), edit).sheet
    assert len(sheet["hexsides"]["creek"].split()) == 2


def test_part_of_a_map_is_laid_down_turned_over() -> None:
    plain = [{"do": "paint", "hexes": [hex], "level": level} for hex, level in (("0101", 1), ("0201", 2))]
    copied = {"do": "copy", "hexes": ["0101", "0201"], "to": "0805"}
    straight = cells_of(done(opened(), *plain, copied).text("map.csv"))
    over = cells_of(done(opened(), *plain, {**copied, "mirror": "across"}).text("map.csv"))
    assert (straight["0805"][1], over["0805"][1], over["0705"][1]) == (1, 1, 2)
    beyond = {**copied, "to": "0105", "mirror": "across"}
    assert cells_of(done(opened(), *plain, beyond).text("map.csv"))["0105"][1] == 1


@pytest.mark.parametrize("fold", ["across", "down", "round"])
def test_roads_answer_each_other(fold: Fold) -> None:
    road = {
        "do": "way",
        "id": "",
        "kind": "road",
        "hexes": ["0102", "0202", "0504"],
        "name": "Lane",
        "mirror": fold,
    }
    document = done(opened(), road)
    scenario, notes = read_scenario(document.folder, ruleset)
    assert not notes.flaws
    one, other = scenario.board.ways[-2:]
    assert one.name == other.name
    folded_ends = {folded(document, document.grid.label(one.cells[end]), fold) for end in (0, -1)}
    assert {document.grid.label(other.cells[end]) for end in (0, -1)} == folded_ends
    assert len(set(other.cells)) == len(other.cells)


def test_a_road_that_answers_to_itself_is_laid_once() -> None:
    road = {"do": "way", "id": "", "kind": "road", "hexes": ["0103", "1203"], "name": "", "mirror": "across"}
    before = len(opened().sheet.get("way", []))
    assert len(done(opened(), road).sheet["way"]) == before + 1
