"""Every lesson that ships can be followed to its end, by whoever learns and by the lesson itself."""

from __future__ import annotations

import pytest

from grognard.core.game import Chance, Decision, Over
from grognard.core.game.lesson import Lesson, OffTheLesson, faults, play_item
from grognard.core.tutorial import UNDO, script
from grognard.games import new_game
from grognard.scenarios import load, scenarios

TAUGHT = [id for id in scenarios() if load(id).tutorial is not None]


def test_there_is_a_lesson_to_begin_with() -> None:
    assert "alea-training" in TAUGHT


@pytest.mark.parametrize("scenario", TAUGHT)
def test_every_input_of_a_lesson_is_legal_when_it_comes(scenario: str) -> None:
    game = new_game(scenario)
    tutorial = game.scenario.tutorial
    assert tutorial is not None
    assert faults(game, tutorial) == []
    assert not isinstance(game.node, Over)


@pytest.mark.parametrize("scenario", TAUGHT)
def test_whoever_gives_it_the_lesson_knows_where_it_is(scenario: str) -> None:
    game = new_game(scenario)
    tutorial = game.scenario.tutorial
    assert tutorial is not None
    lesson = Lesson(tutorial)
    for place, item in enumerate(script(tutorial)):
        entries = game.journal.entries()
        assert lesson.place(entries) == place
        assert lesson.next(entries) == item
        node = game.node
        if item.is_learners and item.given != UNDO:
            assert isinstance(node, Decision)
            assert node.side == tutorial.side
            with pytest.raises(OffTheLesson):
                lesson.check(game, "move Z99 0101")
        if isinstance(node, Chance):
            assert not item.is_learners
        play_item(game, item, tutorial.side)
    assert lesson.next(game.journal.entries()) is None


@pytest.mark.parametrize("scenario", TAUGHT)
def test_whoever_takes_back_what_he_likes_still_comes_to_the_end(scenario: str) -> None:
    game = new_game(scenario)
    tutorial = game.scenario.tutorial
    assert tutorial is not None
    lesson, taken_back = Lesson(tutorial), set()
    opponent = next(side.id for side in game.scenario.sides if side.id != tutorial.side)
    while (item := lesson.next(game.journal.entries())) is not None:
        place = lesson.place(game.journal.entries())
        play_item(game, item, tutorial.side)
        coming = lesson.next(game.journal.entries())
        asked = coming is not None and coming.given == UNDO
        if item.is_learners and item.given != UNDO and not asked and place not in taken_back:
            taken_back.add(place)
            game.undo(tutorial.side, opponent)
            assert lesson.place(game.journal.entries()) <= place
    assert taken_back


@pytest.mark.parametrize("scenario", TAUGHT)
def test_a_lesson_teaches_in_about_ten_steps_and_says_it_in_few_words(scenario: str) -> None:
    tutorial = load(scenario).tutorial
    assert tutorial is not None
    assert 5 <= len(tutorial.step) <= 12
    for step in tutorial.step:
        assert len(step.text.en.split()) < 75, step.id
        assert step.tasks, step.id
