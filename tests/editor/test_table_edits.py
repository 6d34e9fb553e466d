"""A table in inches is drawn: areas by their corners, strips along a line, units where they stand."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from grognard.core.errors import BadCase
from grognard.core.tabletop import Tabletop
from grognard.editor.document import Document, of_folder
from grognard.editor.edits import edited, edits_of
from grognard.editor.findings import findings_of
from grognard.editor.sheet_text import rows_of
from grognard.editor.telling import told
from grognard.scenarios import read, scenarios

FARM = "chacabuco-farm"
COPSE = {"do": "area", "ground": "wood", "points": [[10, 20], [20, 20.25], [15, 30]], "name": "Copse"}
BROOK = {"do": "strip", "ground": "stream", "points": [[0, 24], [72, 25.5]], "width": 1}


def done(*edits: Mapping[str, object], battle: str = FARM) -> Document:
    return edited(of_folder(scenarios()[battle]), edits_of([dict(edit) for edit in edits]))


def test_a_table_is_drawn_from_nothing_and_is_sound() -> None:
    document = done({"do": "clear", "columns": 60, "rows": 48, "armies": True}, COPSE)
    assert told(document, "en")["table"] == {"width": 60, "depth": 48}
    document = done({"do": "clear", "columns": 72, "rows": 48, "armies": True}, COPSE, BROOK)
    found = told(document, "en")
    assert [(one["section"], one["id"], one["name"]) for one in found["pieces"]] == [
        ("area", "T01", "Copse"),
        ("strip", "N01", "N01"),
    ]
    assert [one for one in findings_of(document) if one.is_flaw] == []
    assert "<svg" in found["picture"]


def test_what_is_laid_lies_on_top_and_nothing_else_changes() -> None:
    before, after = of_folder(scenarios()[FARM]).text("scenario.toml"), done(COPSE).text("scenario.toml")
    area = '\n[[area]]\nid = "T07"\nname = "Copse"\nground = "W"\npoints = "10 20; 20 20.25; 15 30"\n'
    assert area in after
    letter = next(line for line in after.splitlines() if line.startswith("W = "))
    assert after.replace(area, "").replace(f"{letter}\n", "") == before


def test_an_outline_is_drawn_anew_under_its_own_name() -> None:
    document = done(COPSE, {**COPSE, "id": "T07", "name": "", "points": [[10, 20], [20, 20], [15, 28]]})
    assert document.text("scenario.toml").count("Copse") == 1
    assert 'points = "10 20; 20 20; 15 28"' in document.text("scenario.toml")


def test_a_unit_is_set_up_on_a_spot() -> None:
    document = done({"do": "station", "table": "troops", "id": "P01", "x": 26.5, "y": 40})
    row = next(one for one in rows_of(document.text("troops.csv")) if one["id"] == "P01")
    assert (row["x"], row["y"], row["facing"]) == ("26.5", "40", "180")


def test_pieces_with_english_names_alone_are_read() -> None:
    scenario = read(FARM)[0]
    assert isinstance(scenario.battlefield, Tabletop)
    assert not [one.what for one in findings_of(done(COPSE, BROOK)) if one.is_flaw]


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        ({**COPSE, "points": [[10, 20], [20, 20]]}, "expected 3 points or more"),
        ({**COPSE, "points": [[10, 20], [20, 20], [90, 20]]}, "expected a spot of a table of 72 by 48"),
        ({**COPSE, "ground": "lava"}, "got 'lava'"),
        ({**BROOK, "points": [[10, 20]]}, "expected 2 points or more"),
        ({"do": "station", "table": "troops", "id": "P01", "x": 26.5, "y": 49}, "expected a spot"),
        ({"do": "clear", "columns": 3, "rows": 3}, "12 to 400 inches"),
    ],
)
def test_what_cannot_lie_on_the_table_is_refused(edit: Mapping[str, object], said: str) -> None:
    with pytest.raises(BadCase, match=said):
        done(edit)


def test_on_hexes_there_is_no_table() -> None:
    with pytest.raises(BadCase, match="a battle on a table in inches"):
        done(COPSE, battle="alea-training")
