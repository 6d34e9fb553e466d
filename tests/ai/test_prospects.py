"""The chance to win a position: sums to one, follows points and strength, and knows how a game ended."""

from __future__ import annotations

import msgspec
import pytest

from grognard import games
from grognard.ai import play_out, player
from grognard.ai.prospects import chance_to_win, outlook
from grognard.core.game import Game, Over
from grognard.core.game.state import Result

BATTLES = ("alea-training", "bailen-standard", "maida-1806", "tikhvin-training", "chacabuco-farm")


def with_halved(game: Game, side: str) -> Game:
    """The same position in which a side has half of its strength."""
    state = game.state
    pieces = tuple(
        msgspec.structs.replace(piece, strength=(piece.strength + 1) // 2)
        if game.side_of(piece.id) == side
        else piece
        for piece in state.pieces
    )
    return Game(game.table, game.journal, msgspec.structs.replace(state, pieces=pieces), None)


@pytest.mark.parametrize("scenario", BATTLES)
def test_both_sides_chances_make_one(scenario: str) -> None:
    game = games.new_game(scenario, seed=4)
    first, second = (side.id for side in game.scenario.sides)
    assert chance_to_win(game, first) + chance_to_win(game, second) == pytest.approx(1.0)


@pytest.mark.parametrize("scenario", BATTLES)
def test_whoever_loses_half_his_men_has_less_hope(scenario: str) -> None:
    game = games.new_game(scenario, seed=4)
    side = game.scenario.sides[0].id
    assert chance_to_win(with_halved(game, side), side) < chance_to_win(game, side)


def test_a_game_that_is_over_is_won_lost_or_drawn() -> None:
    game = games.new_game("alea-training", seed=1)
    while not isinstance(game.node, Over):
        play_out(game, {side.id: player("random", 1) for side in game.scenario.sides}, most=50)
    winner = game.node.result.winner
    for side in game.scenario.sides:
        expected = 0.5 if not winner else float(winner == side.id)
        assert chance_to_win(game, side.id) == expected


def test_at_the_end_of_a_battle_whoever_is_left_fights_no_more() -> None:
    game = games.new_game("tikhvin-training", seed=1)
    side = game.scenario.sides[0].id
    over = Result("", "points", "1")

    def seen(of: Game, turn: int) -> float:
        state = msgspec.structs.replace(of.state, turn=turn, result=over)
        return outlook(Game(of.table, of.journal, state, None), side)

    halved = with_halved(game, side)
    assert seen(halved, game.scenario.turns) == seen(game, game.scenario.turns)
    assert seen(halved, 1) < seen(game, 1)
