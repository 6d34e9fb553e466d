from __future__ import annotations

from typing import Any

import pytest

from grognard.core.board import Board, Way, across, toward
from grognard.core.messages import Label
from grognard.hex import Grid, Numbering

N, NE, SE, S, SW, NW = range(6)
GRID = Grid(Numbering(), 4, 3)


def cell(label: str) -> int:
    return GRID.cell_of(label)


def way(id: str, kind: str, *hexes: str) -> Way:
    return Way(id, Label(id), kind, tuple(map(cell, hexes)))


def board(**parts: Any) -> Board:
    levels = [0, 1, 2, 0] + [0] * 8
    return Board(GRID, ["clear"] * 12, levels, slopes=("slope",), **parts)


def test_a_hexside_is_the_same_from_either_hex() -> None:
    made = board(sides={(cell("0202"), NE): frozenset({"river"})})
    assert made.features(cell("0202"), NE) == {"river"}
    assert made.features(cell("0302"), SW) == {"river"}
    assert made.features(cell("0302"), S) == frozenset()


def test_features_listed_from_both_sides_come_together() -> None:
    sides = {(cell("0202"), NE): frozenset({"river"}), (cell("0302"), SW): frozenset({"bridge"})}
    assert board(sides=sides).features(cell("0202"), NE) == {"river", "bridge"}


def test_a_slope_goes_up_one_way_and_down_the_other() -> None:
    made = board(sides={(cell("0101"), SE): frozenset({"slope"}), (cell("0201"), NE): frozenset({"slope"})})
    assert made.climb(cell("0101"), SE) == 1
    assert made.climb(cell("0201"), NW) == -1
    assert made.climb(cell("0301"), SW) == -1


def test_without_a_slope_nothing_is_climbed() -> None:
    made = board(sides={(cell("0101"), SE): frozenset({"river"})})
    assert made.climb(cell("0101"), SE) == 0
    assert made.climb(cell("0101"), N) == 0


def test_a_way_joins_neighbours_in_both_directions() -> None:
    made = board(ways=[way("P1", "path", "0101", "0201", "0301")])
    assert made.way(cell("0101"), SE) == "path"
    assert made.way(cell("0201"), NW) == "path"
    assert made.way(cell("0101"), S) is None
    assert made.on_way(cell("0301"))
    assert not made.on_way(cell("0401"))


@pytest.mark.parametrize("order", [("road", "path"), ("path", "road")])
def test_where_road_and_path_run_together_it_is_a_road(order: tuple[str, str]) -> None:
    made = board(ways=[way(kind, kind, "0101", "0201") for kind in order])
    assert made.way(cell("0101"), SE) == "road"


def test_a_way_with_a_gap_is_refused() -> None:
    with pytest.raises(ValueError, match="R1: 0101 and 0301 are no neighbours"):
        board(ways=[way("R1", "road", "0101", "0301")])


def test_directions_and_the_far_side_of_a_hexside_end_with_the_map() -> None:
    assert toward(GRID, cell("0101"), cell("0201")) == SE
    assert toward(GRID, cell("0101"), cell("0301")) is None
    assert across(GRID, cell("0101"), SE) == (cell("0201"), NW)
    assert across(GRID, cell("0101"), N) is None


def test_a_ruleset_may_have_ways_of_its_own_and_says_which_are_best() -> None:
    kinds = ("main-road", "back-road", "railway")
    made = board(
        ways=[way("R", "railway", "0101", "0201"), way("B", "back-road", "0201", "0101", "0102")],
        way_kinds=kinds,
    )
    assert made.way(cell("0101"), SE) == "back-road"
    assert made.way(cell("0101"), S) == "back-road"
