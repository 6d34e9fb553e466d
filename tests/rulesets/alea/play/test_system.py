"""What the system tells readers that know no rules."""

from __future__ import annotations

import pytest

from grognard import games
from grognard.core.game.offers import Costs, Scale, Scaled
from grognard.core.game.order import Order, parse


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


def test_what_a_move_will_cost_is_what_it_costs() -> None:
    opened = games.new_game("alea-training", seed=1)
    opened.apply(parse("done"))
    system = opened.table.system
    assert isinstance(system, Costs)
    for order in opened.orders("F05"):
        assert isinstance(order, Order)
        told = system.cost_of(opened.battle, order)
        game = opened.clone()
        game.apply(order)
        spent = next(piece for piece in game.state.pieces if piece.id == "F05").count("spent")
        assert told == (spent or None)


def test_orders_that_take_no_movement_cost_nothing() -> None:
    game = games.new_game("alea-training", seed=1)
    system = game.table.system
    assert isinstance(system, Costs)
    assert {system.cost_of(game.battle, order) for order in game.orders() if isinstance(order, Order)} == {
        None
    }
