"""A computer gives up what is lost and takes a draw that is good enough, by what its side may see."""

from __future__ import annotations

from tests.ai.staged import Position

from grognard import games
from grognard.ai.settling import gives_up, takes_draw


def alone(turn: int, pieces: str) -> Position:
    return Position(claim="who is left", turn=turn, phase="movement", active="french", pieces=pieces)


#: five French battalions about the goals, and one shaken picket
ROUTED = """
F01 0705/SW =normal 5
F02 0605/SW =normal 5
F04 0604/SW =normal 5
F05 0602/SW =normal 5
A03 0103 =guerrilla 1
track owner.0605=french
track owner.0602=french
"""


def test_whoever_has_next_to_nothing_left_on_the_last_turn_gives_up() -> None:
    game = alone(4, ROUTED).game
    assert gives_up(game, "allied")
    assert not gives_up(game, "french")
    assert takes_draw(game, "allied")
    assert not takes_draw(game, "french")


def test_nobody_gives_up_in_the_first_half_of_a_battle() -> None:
    assert not gives_up(alone(2, ROUTED).game, "allied")
    for scenario in ("alea-training", "bailen-1808", "maipu-1818", "tikhvin-1941"):
        game = games.new_game(scenario, seed=1)
        assert not any(gives_up(game, side.id) for side in game.scenario.sides)
