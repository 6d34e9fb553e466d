"""Whoever asks for what is not allowed is offered the nearest that is."""

from __future__ import annotations

import random

import pytest

from grognard.core.game import Chance, Decision
from grognard.core.game.game import Game
from grognard.core.game.order import Order, parse
from grognard.core.game.suggestion import Nearness, suggestion
from grognard.games import new_game

SCENARIOS = ("alea-training", "maida-1806", "tikhvin-training", "chacabuco-farm")


def walked(scenario: str, seed: int, inputs: int) -> Game:
    """A game some way into a random one, at a decision."""
    game, chance = new_game(scenario, seed=seed), random.Random(seed)
    for _ in range(inputs):
        if isinstance(game.node, Chance):
            game.apply(game.roll())
        elif isinstance(game.node, Decision):
            game.apply(chance.choice(list(game.orders())))
    return game


def asked_for(game: Game, chance: random.Random) -> Order | None:
    """A legal order led to some other place of the map."""
    node = game.node
    if not isinstance(node, Decision) or node.choice is not None or not node.subjects:
        return None
    listed = [order for order in game.orders(chance.choice(node.subjects)) if isinstance(order, Order)]
    placed = [order for order in listed if order.to]
    if not placed:
        return None
    order, to = chance.choice(placed), chance.choice(game.scenario.places.labels)
    return Order(order.verb, order.units, to, order.facing, order.formation, option=order.option)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_legal_order_of_the_same_verb_is_nearer_than_the_one_offered(scenario: str) -> None:
    chance, tried = random.Random(scenario), 0
    for inputs in (2, 9, 17, 30):
        game = walked(scenario, inputs, inputs)
        for _ in range(4):
            asked = asked_for(game, chance)
            if asked is None or game.refusal(asked) is None:
                continue
            tried += 1
            offered = suggestion(game, asked)
            assert offered is not None
            assert offered.verb == asked.verb
            assert game.refusal(offered) is None
            measure = Nearness(game, asked)
            others = [
                one for one in game.orders(asked.unit) if isinstance(one, Order) and one.verb == asked.verb
            ]
            assert measure(offered) == min(map(measure, others)), (str(asked), str(offered))
    assert tried


def test_the_place_asked_for_decides_before_the_facing() -> None:
    game = new_game("alea-training")
    for given in ("order F01 :attack by FL1", "done"):
        game.apply(parse(given))
    asked = parse("move F01 0402/N")
    assert isinstance(asked, Order)
    illegal = game.check(asked)
    assert illegal is not None
    offered = illegal.suggestion
    assert offered is not None
    places = game.scenario.places
    goal = places.cell_of("0402")
    ends = {order.to for order in game.orders("F01") if isinstance(order, Order) and order.verb == "move"}
    assert places.distance(places.cell_of(offered.to), goal) == min(
        places.distance(places.cell_of(to), goal) for to in ends
    )


def test_an_order_to_nobody_on_the_map_is_offered_to_somebody_who_can() -> None:
    game = new_game("alea-training")
    illegal = game.check(Order("order", ("F09",), option="attack", by="FL1"))
    assert illegal is not None
    assert illegal.suggestion is not None
    assert illegal.suggestion.option == "attack"
