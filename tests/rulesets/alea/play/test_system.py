"""What the system tells readers that know no rules."""

from __future__ import annotations

import pytest

from grognard import games
from grognard.core.game.offers import Scale, Scaled


@pytest.mark.rule("barrosa 1.3", "bailen 1.3")
@pytest.mark.parametrize("edition", ["barrosa", "bailen"])
def test_a_point_stands_for_a_hundred_men(edition: str) -> None:
    system = games.system_of(edition)
    assert isinstance(system, Scaled)
    assert system.scale == Scale(metres=150, minutes=20, men=100)


def test_a_game_tells_whose_a_counter_is() -> None:
    game = games.new_game("alea-training", seed=1)
    sides = {piece.id: game.side_of(piece.id) for piece in game.state.pieces}
    assert {side for unit, side in sides.items() if unit.startswith("A")} == {"allied"}
    assert {side for unit, side in sides.items() if unit.startswith("F")} == {"french"}
