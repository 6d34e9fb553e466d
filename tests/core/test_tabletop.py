"""A table: its areas, and how a scenario's sheet is read."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.messages import Label
from grognard.core.scenario import Ground
from grognard.core.scenario_notes import Notes
from grognard.core.scenario_table import read_tabletop
from grognard.core.tabletop import Area, Tabletop
from grognard.plane import Point, Polygon, block, packed

NAME = Label("a", "b", "c")
LEGEND = {"hill": Ground("gentle-hill", NAME), "road": Ground("road", NAME)}
NAMED = {"en": "a", "fr": "b", "es": "c"}


def table() -> Tabletop:
    low = Area("A", NAME, "low", 0, Polygon([(0, 0), (10_000, 0), (10_000, 10_000), (0, 10_000)]))
    high = Area("B", NAME, "high", 1, Polygon([(5_000, 0), (15_000, 0), (15_000, 10_000), (5_000, 10_000)]))
    return Tabletop(20_000, 20_000, [low, high])


def test_the_later_area_decides_where_two_overlap() -> None:
    found = table()
    assert [
        area and area.id for area in map(found.area_at, (Point(1, 1), Point(7_000, 1), Point(1, 15_000)))
    ] == [
        "A",
        "B",
        None,
    ]


def test_a_line_is_shared_out_among_the_ground_it_crosses() -> None:
    stretches = table().stretches((0, 5_000), (20_000, 5_000))
    shares = {area.id if area else "": round(length) for area, length in stretches}
    assert shares == {"B": 10_000, "A": 5_000, "": 5_000}


def test_places_and_facings_read_back_from_their_names() -> None:
    found = table()
    assert found.cell_of("3,4.5") == packed(Point(3_000, 4_500))
    assert found.label(found.cell_of("3,4.5")) == "3,4.5"
    assert found.compass(found.direction("22.5")) == "22.5"
    with pytest.raises(ValueError, match="off the table: expected at most 20,20"):
        found.cell_of("21,3")
    assert len(found.labels) == 21 * 21


def test_a_body_is_held_if_all_of_it_lies_on_the_table() -> None:
    assert table().holds(block(Point(10_000, 10_000), 0, 2000, 750))
    assert not table().holds(block(Point(500, 10_000), 0, 2000, 750))


def read(**sheet: Any) -> tuple[Tabletop | None, list[str]]:
    notes = Notes("")
    found = read_tabletop({"table": {"width": 48, "depth": 36}, **sheet}, LEGEND, notes)
    return found, [flaw.what for flaw in notes.flaws]


def test_areas_have_an_outline_or_a_centre_and_a_radius() -> None:
    hill = {"id": "A1", "name": NAMED, "ground": "hill", "level": 1}
    found, flaws = read(
        area=[{**hill, "points": "0 0; 4 0; 4 4.5"}, {**hill, "id": "A2", "centre": "9 9", "radius": 3}]
    )
    assert flaws == []
    assert found is not None
    assert [area.terrain for area in found.areas] == ["gentle-hill"] * 2
    assert found.area_at(Point(9_000, 11_900)) is found.area("A2")


@pytest.mark.parametrize(
    ("area", "said"),
    [
        ({"ground": "sea"}, "area.0.ground: 'sea' is not in the legend (one of: hill, road)"),
        (
            {"points": "0 0; 4"},
            "area.0.points: expected 3 or more points such as 0 36; 10 35.5, got '0 0; 4'",
        ),
        ({"points": "0 0; 4 4; 4 0; 0 4"}, "area.0.points: the outline crosses itself"),
        ({"points": "4 4; 4 4; 4 4"}, "area.0.points: the outline holds no ground"),
        ({"points": "4 4; 0 0; 4 4"}, "area.0.points: the outline holds no ground"),
        ({"centre": "4 4"}, "area.0.radius: the outline holds no ground"),
        ({"centre": "4 4", "radius": -1}, "area.0.radius: expected a number from 0 to 99, got -1"),
        ({"level": 10}, "area.0.level: expected a number from 0 to 9, got 10"),
        ({"level": "high"}, "area.0: Expected `int`, got `str` - at `$.level`"),
    ],
)
def test_a_flaw_of_an_area_is_told(area: dict[str, Any], said: str) -> None:
    sound = {"id": "A1", "name": NAMED, "ground": "hill", "points": "0 0; 4 0; 4 4"}
    _found, flaws = read(area=[{**sound, **area}])
    assert flaws == [said]


def test_two_of_one_name_and_a_table_without_size_are_told() -> None:
    strip = {"id": "S1", "name": NAMED, "ground": "road", "points": "0 0; 4 4", "width": 1}
    assert read(strip=[strip, strip])[1] == ["strip.1: id: 'S1' is taken"]
    short = {**strip, "points": "4 4; 4 4"}
    assert read(strip=[short])[1] == ["strip.0.points: the line ends where it begins"]
    notes = Notes("")
    assert read_tabletop({}, LEGEND, notes) is None
    assert [flaw.what for flaw in notes.flaws] == ["table: expected a table of fields"]


def test_a_body_at_the_edge_lies_on_the_table_as_long_as_all_its_corners_do() -> None:
    found = table()
    for heading in range(0, 36_000, 700):
        for x in range(0, 20_001, 400):
            body = block(Point(x, 18_000), heading, 6_000, 2_000)
            inside = all(0 <= c.x <= found.width and 0 <= c.y <= found.depth for c in body.corners)
            assert found.holds(body) == inside, body.corners


def test_a_line_within_one_area_is_all_in_it() -> None:
    stretches = table().stretches((6_000, 1_000), (9_000, 5_000))
    assert [(area and area.id, length) for area, length in stretches] == [("B", 5_000.0)]
