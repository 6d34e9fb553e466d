from __future__ import annotations

import re

from tests.render.board.test_plan import plan_of

from grognard.render.board.names import Box, place_names

PLAN = plan_of("alea-training")


def at(drawn: str, name: str) -> tuple[float, float]:
    found = re.search(rf'x="([-\d.]+)" y="([-\d.]+)"[^>]*>{name}<', drawn)
    assert found is not None
    return float(found[1]), float(found[2])


def test_a_name_stands_below_its_hex_where_nothing_hinders() -> None:
    hill = PLAN.at(PLAN.grid.cell_of("0602"))
    x, y = at(place_names(PLAN, "en", []), "Signal hill")
    assert abs(x - hill[0]) < 0.1
    assert y > hill[1]


def test_a_name_avoids_counters() -> None:
    x, y = PLAN.at(PLAN.grid.cell_of("0602"))
    below = Box(x - 80, y + 15, x + 80, y + 75)
    assert at(place_names(PLAN, "en", [below]), "Signal hill")[1] < y


def test_boxes_know_what_they_share() -> None:
    one, two = Box(0, 0, 10, 10), Box(5, 5, 20, 20)
    assert one.overlap(two) == 25
    assert one.outside(two) == 75
    assert one.overlap(Box(11, 0, 12, 10)) == 0


def test_names_speak_the_language() -> None:
    assert "Butte du signal" in place_names(PLAN, "fr", [])
