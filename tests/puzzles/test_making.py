"""How puzzles are made: from a game, in a file that reads as it was written."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import msgspec

from grognard.core.datafiles import read_toml
from grognard.core.game.order import Order
from grognard.puzzles.judge import _packed
from grognard.puzzles.making import of_game, picked, written
from grognard.puzzles.proof import faults
from grognard.puzzles.puzzle import Puzzle, puzzles


def test_games_make_puzzles_that_are_written_and_read_again(tmp_path: Path) -> None:
    found = list(islice(of_game("tikhvin-training", 100), 2))
    assert all(faults(one) == [] for one in found)
    file = tmp_path / "tikhvin.toml"
    file.write_text(written(found, "a test"), encoding="utf-8")
    read = msgspec.convert(read_toml(file)["puzzle"], list[Puzzle])
    assert [msgspec.to_builtins(one) for one in read] == [msgspec.to_builtins(one) for one in found]


def test_what_ships_is_written_as_it_was_made() -> None:
    folder = Path(__file__).parents[2] / "src/grognard/puzzles/data"
    for file in folder.glob("*.toml"):
        own = [one for one in puzzles().values() if one.id.startswith(file.stem)]
        assert file.read_text(encoding="utf-8") == written(own, read_toml(file)["made"])


def test_of_many_those_of_rare_themes_are_picked_first() -> None:
    every = list(puzzles().values())
    themes = {one.theme for one in picked(every, 9)}
    assert len(themes) == len({one.theme for one in every})


def test_orders_at_other_targets_count_beside_an_order_and_those_at_the_same_do_not() -> None:
    def order(unit: str, target: str) -> Order:
        return Order("fire", (unit,), target=target)

    def worth(points: float) -> tuple[float, ...]:
        return (points, points, points)

    a, b, c = order("A", "x"), order("B", "x"), order("C", "y")
    found = _packed({a: worth(3.0), b: worth(2.0), c: worth(1.0)})
    assert found[a][0] == 4.0
    assert found[b][0] == 3.0
    assert found[c][0] == 4.0
