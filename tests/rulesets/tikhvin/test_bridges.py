"""The bridges over the great rivers: only those that a map names."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.staging import table

from grognard.rulesets.tikhvin.play.ground import ground

#: hexes west of the Volkhov from which a road or railway crosses it, and the bridges of the Neva
BRIDGES = {
    "tikhvin-standard": {"0706", "0709", "0713"},
    "tikhvin-1941": {"1218", "1220", "1315", "1509", "1510", "1511", "0310", "0511", "0710"},
}


@pytest.mark.rule("tikhvin 2.6", "tikhvin 13.1")
@pytest.mark.parametrize("scenario", BRIDGES)
def test_great_rivers_are_bridged_where_the_map_says_and_nowhere_else(scenario: str) -> None:
    found = table(scenario)
    board = found.scenario.board
    land = ground(board, found.system.rules)
    steps = [step for way in board.ways for step in pairwise(way.cells)]
    crossings = [
        min(board.grid.label(cell) for cell in step) for step in steps if land.crosses(*step) == "major-river"
    ]
    assert set(crossings) == BRIDGES[scenario]
