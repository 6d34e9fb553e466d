"""What a side may not know shows nowhere: two games that differ in it alone look the same to that side."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest
from tests.contract.random_play import pick
from tests.contract.test_games import SMALL, SOAK
from tests.promises import record

from grognard import games
from grognard.answers.game_data import game_data
from grognard.core.game import Decision, Game, Over
from grognard.core.game.position_text import to_text
from grognard.core.game.secrecy import Secrecy
from grognard.core.game.telling import Telling

PAIRS = 10_000 if SOAK else 500
SECRET = [id for id in sorted(SMALL.values()) if isinstance(games.new_game(id).table.system, Secrecy)]


def pairs(scenario: str, seed: int) -> Iterator[tuple[Game, Game, str]]:
    """A random game, and beside it at each of its moments one that a side cannot tell from it."""
    game, dice = games.new_game(scenario, seed=seed), random.Random(seed)
    sides = [player.id for player in game.scenario.sides]
    while not isinstance(game.node, Over):
        side = dice.choice(sides)
        yield game, game.guess(side, dice.randrange(1000)), side
        game.apply(pick(game, dice))


def shown(game: Game, side: str) -> bytes:
    """All that a side is shown of a game: position, node, score, what is open to it, and the journal."""
    system, node = game.table.system, game.node
    assert isinstance(system, Secrecy)
    data = game_data(game, Telling(game), side)
    orders: list[str] = []
    if isinstance(node, Decision) and node.side == side:
        orders = [str(order) for order in game.orders(node.subjects[0] if node.subjects else "")]
    told = [system.tells(game.scenario, entry, side) for entry in game.journal.entries()]
    # The hash stands for the whole journal: where something is hidden nobody is shown it.
    data.pop("hash")
    return msgspec.json.encode([data, orders, told, to_text(game.table, game.view(side))])


def test_some_system_keeps_secrets() -> None:
    assert SECRET


@pytest.mark.parametrize("scenario", sorted(set(SMALL.values()) - set(SECRET)))
def test_a_system_that_does_not_say_what_is_secret_hides_nothing(scenario: str) -> None:
    game, dice = games.new_game(scenario, seed=2), random.Random(2)
    for _ in range(40):
        if isinstance(game.node, Over):
            break
        game.apply(pick(game, dice))
        assert all(game.view(player.id) == game.state for player in game.scenario.sides)


@pytest.mark.parametrize("scenario", SECRET)
def test_two_worlds_that_differ_in_what_is_hidden_look_alike(scenario: str) -> None:
    compared = different = seed = 0
    while compared < PAIRS:
        for game, guess, side in pairs(scenario, seed):
            assert game.view(side) == guess.view(side)
            if compared % 5 == 0:
                assert shown(game, side) == shown(guess, side)
            compared += 1
            different += game.state != guess.state
        seed += 1
    assert different > PAIRS // 10
    record("Secrecy", "pairs of worlds that a side cannot tell apart", compared)


@pytest.mark.parametrize("scenario", SECRET)
def test_a_guess_can_be_played_to_its_end(scenario: str) -> None:
    dice = random.Random(3)
    game = games.new_game(scenario, seed=3)
    for _ in range(60):
        game.apply(pick(game, dice))
    guess = game.guess(game.scenario.sides[0].id, 7)
    for _ in range(150):
        if isinstance(guess.node, Over):
            break
        guess.apply(pick(guess, dice))
    assert not list(game.table.system.problems(guess.battle))


@pytest.mark.parametrize("scenario", SECRET)
def test_the_own_inputs_of_a_side_are_told_to_it_whole(scenario: str) -> None:
    game, dice = games.new_game(scenario, seed=5), random.Random(5)
    for _ in range(80):
        game.apply(pick(game, dice))
    system = game.table.system
    assert isinstance(system, Secrecy)
    for player in game.scenario.sides:
        own = [entry for entry in game.journal.entries() if entry.by == player.id]
        assert own
        assert [system.tells(game.scenario, entry, player.id) for entry in own] == own
