"""Looking back: every earlier position from what was written down, and how each roll was read."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.random_play import pick
from tests.core.game.toy import play_on, toy_game

from grognard.core.drivers.play import fingerprint
from grognard.core.errors import IllegalOrder
from grognard.core.game import Chance, Game, Over
from grognard.core.game.journal import NEAR
from grognard.core.game.past import Past
from grognard.core.game.settlement import Fix, Resign
from grognard.core.game.state import State
from grognard.core.game.undo import position_after
from grognard.core.procedure import Read
from grognard.games import new_game


def watched(game: Game, inputs: int, seed: int) -> list[State]:
    """Play at random, taking back now and then; the position after each entry."""
    seen, dice = [game.state], random.Random(seed)
    while len(seen) < inputs and not isinstance(game.node, Over):
        if dice.random() < 0.1:
            try:
                asks, agrees = dice.sample([player.id for player in game.scenario.sides], 2)
                game.undo(asks, agrees)
            except IllegalOrder:
                continue
        else:
            game.apply(pick(game, dice))
        seen.append(game.state)
    return seen


@pytest.mark.parametrize("scenario", ["alea-training", "bailen-standard"])
def test_every_earlier_position_comes_back_from_the_events_alone(scenario: str) -> None:
    game = new_game(scenario, seed=3)
    seen = watched(game, 150, 3)
    past = Past(game.table, game.journal.entries())
    assert len(past) == len(seen)
    assert [past.state(number) for number in range(1, len(seen) + 1)] == seen


@pytest.mark.parametrize("scenario", ["alea-training", "bailen-standard"])
def test_what_is_no_longer_at_hand_is_worked_out_again(scenario: str) -> None:
    game = new_game(scenario, seed=4)
    seen = watched(game, 150, 4)
    past = Past(game.table, game.journal.entries())
    numbers = list(range(1, len(seen) + 1))
    random.Random(4).shuffle(numbers)
    for number in numbers:
        assert past.state(number) == seen[number - 1]
        if number > 1:
            mark = position_after(game, number)
            there = Game(game.table, game.journal.back(number), mark.state, mark.pending)
            assert there.state == seen[number - 1]


def test_a_long_game_keeps_few_positions() -> None:
    game = new_game("bailen-standard", seed=4)
    watched(game, 300, 4)
    marks = [game.journal.back(number).mark for number in range(1, 301)]
    assert sum(mark is not None for mark in marks) < 60
    assert marks[-NEAR:].count(None) == 0


def test_a_longer_game_is_taken_in_from_where_it_was_left() -> None:
    game = new_game("alea-training", seed=5)
    watched(game, 40, 5)
    past = Past(game.table, game.journal.entries())
    seen = watched(game, 40, 6)[1:]
    past.extend(game.journal.entries()[len(past) :])
    assert past.state(len(past)) == seen[-1] == game.state


@given(st.integers(0, 10_000), st.integers(1, 25))
def test_a_game_can_be_taken_up_where_it_stood(seed: int, steps: int) -> None:
    game, seen = toy_game(seed), []
    for step in range(steps):
        seen.append((game.state, game.node))
        play_on(game, 1, seed + step)
    past = Past(game.table, game.journal.entries())
    for number in range(1, len(past)):
        again = past.game(number)
        assert (again.state, again.node) == seen[number - 1]


def test_a_roll_is_read_again_with_its_chart_row_and_column() -> None:
    game, dice = new_game("alea-training", seed=1), random.Random(1)
    asked = {}
    while not isinstance(game.node, Over):
        node = game.node
        game.apply(pick(game, dice))
        if isinstance(node, Chance):
            asked[len(game.journal)] = node.request
    past = Past(game.table, game.journal.entries())
    assert asked
    for number, request in asked.items():
        first = past.steps(number)[0]
        assert not isinstance(first.request, Read)
        assert fingerprint(first.request) == fingerprint(request)
        assert first.given == tuple(map(int, past.entries[number - 1].given.split()[1:]))
    assert any(step.chart is not None and step.row for number in asked for step in past.steps(number))


def test_what_players_settled_is_looked_back_at_like_any_entry() -> None:
    game = toy_game(4)
    stood = [game.clone()]
    for by, what in (
        ("red", Fix("R1", "0202", strength=3, consent="blue")),
        ("red", Fix("R1", strength=2, consent="blue")),
        ("blue", Resign("blue")),
    ):
        game.settle(by, what)
        stood.append(game.clone())
    game.undo("blue", "red")
    stood.append(game.clone())
    past = Past(game.table, game.journal.entries())
    for number, then in enumerate(stood, 1):
        again = past.game(number)
        assert (again.state, again.node) == (then.state, then.node)
        assert past.steps(number) == ()
