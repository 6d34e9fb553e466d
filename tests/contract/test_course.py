"""The course of a game adds up in every ruleset: chances, dice and orders, sentences in three languages."""

from __future__ import annotations

import random
from functools import cache

import pytest
from tests.contract.random_play import pick
from tests.contract.test_games import SMALL

from grognard import games
from grognard.ai.prospects import chance_to_win, estimate
from grognard.analysis.course import Course, course_in, course_of, read_course
from grognard.analysis.telling import course_data
from grognard.core.game import Game, Over
from grognard.core.game.journal import DICE
from grognard.core.game.past import Past
from grognard.core.game.story import Story
from grognard.core.game.telling import Telling
from grognard.core.messages import LANGUAGES

#: inputs of a game that is looked into
INPUTS = 300


@cache
def looked_into(scenario: str) -> tuple[Game, Past, Course]:
    game, dice = games.new_game(scenario, seed=6), random.Random(6)
    for _ in range(INPUTS):
        if isinstance(game.node, Over):
            break
        game.apply(pick(game, dice))
    past = Past(game.table, game.journal.entries())
    return game, past, course_of(game, past)


@pytest.mark.parametrize("scenario", sorted(SMALL.values()))
def test_every_turn_has_its_chance(scenario: str) -> None:
    game, past, course = looked_into(scenario)
    turns = {past.state(number).turn for number in range(len(past) + 1)} | {0}
    assert [one.turn for one in course.turns] == sorted(turns)
    assert all(0 <= one.chance <= 1 for one in course.turns)
    if not isinstance(game.node, Over):
        assert course.turns[-1].chance == pytest.approx(chance_to_win(game, course.side))


@pytest.mark.parametrize("scenario", sorted(SMALL.values()))
def test_dice_and_order_make_up_each_swing(scenario: str) -> None:
    _game, past, course = looked_into(scenario)
    assert course.moments
    for one in course.moments:
        numbers = range(one.first, one.last + 1)
        assert one.dice + one.order == pytest.approx(one.after - one.before)
        assert one.before == pytest.approx(_estimated(past, one.first - 1, course.side))
        if not any(past.entries[number - 1].by == DICE for number in numbers):
            assert one.dice == 0, "without dice there is no luck"
        assert one.by == past.entries[one.first - 1].by


def _estimated(past: Past, number: int, side: str) -> float:
    """The estimate of a position by another way: the game itself as it stood."""
    return estimate(past.game(number), side) if number else estimate(past.game(1), side)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", sorted(SMALL.values()))
def test_every_turn_of_each_side_is_a_sentence(scenario: str, language: str) -> None:
    _game, past, course = looked_into(scenario)
    data = course_data(course, Story(past, Telling(past_game(scenario), language)))
    sides = [side["id"] for side in data["sides"]]
    turns = [one["turn"] for one in data["turns"] if one["turn"]]
    assert [(one["turn"], one["side"]) for one in data["told"]] == [(t, s) for t in turns for s in sides]
    for one in (*data["told"], *({"text": moment["told"]} for moment in data["moments"])):
        assert one["text"]
        assert "analysis-" not in one["text"]
    assert data["estimate"]


def past_game(scenario: str) -> Game:
    return looked_into(scenario)[0]


@pytest.mark.parametrize("scenario", sorted(SMALL.values()))
def test_a_save_has_the_same_course(scenario: str) -> None:
    game, _past, course = looked_into(scenario)
    assert read_course(course_in(game.save())) == course
