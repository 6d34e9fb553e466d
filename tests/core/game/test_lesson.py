"""What a lesson takes for the order it asks for."""

from __future__ import annotations

import pytest

from grognard.core.game.game import Game
from grognard.core.game.lesson import Lesson, OffTheLesson, play_item
from grognard.core.game.order import Input, parse
from grognard.games import new_game

WANTED = "deploy P06 50,37/180"


@pytest.fixture
def farm() -> tuple[Game, Lesson]:
    """The lesson of the farm where the learner deploys his first battalion."""
    game = new_game("chacabuco-farm")
    tutorial = game.scenario.tutorial
    assert tutorial is not None
    lesson = Lesson(tutorial)
    for item in lesson.items[:2]:
        play_item(game, item, tutorial.side)
    return game, lesson


@pytest.mark.parametrize("given", [WANTED, "deploy P06 50.5,38.2/180", "deploy P06 49,36.5/165"])
def test_whoever_comes_close_on_a_table_means_the_place(farm: tuple[Game, Lesson], given: str) -> None:
    game, lesson = farm
    meant: Input = lesson.meant(game, parse(given))
    assert str(meant) == WANTED


@pytest.mark.parametrize(
    "given",
    [
        "deploy P06 53,37/180",
        "deploy P06 50,37/150",
        "deploy P06 50,37/180 =line",
        "deploy P05 50,37/180",
        "done",
    ],
)
def test_what_is_something_else_is_refused(farm: tuple[Game, Lesson], given: str) -> None:
    game, lesson = farm
    with pytest.raises(OffTheLesson):
        lesson.meant(game, parse(given))


def test_on_hexes_there_is_no_close() -> None:
    game = new_game("alea-training")
    tutorial = game.scenario.tutorial
    assert tutorial is not None
    lesson = Lesson(tutorial)
    while (item := lesson.next(game.journal.entries())) is not None and not item.given.startswith("move"):
        play_item(game, item, tutorial.side)
    assert item is not None
    wanted = parse(item.given)
    assert lesson.meant(game, wanted) == wanted
    order, slash, _facing = item.given.partition("/")
    assert slash
    with pytest.raises(OffTheLesson):
        lesson.meant(game, parse(f"{order}/N" if item.given != f"{order}/N" else f"{order}/S"))
