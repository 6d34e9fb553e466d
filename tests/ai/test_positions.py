"""Positions with one right answer: what a computer has to see whatever its weights are."""

from __future__ import annotations

import pytest
from tests.ai.staged import Position, positions
from tests.conftest import SOAKING

from grognard.ai import player
from grognard.core.game.order import Order

#: everybody who has to know better; the planners take seconds for a march
TUNED = ("colonel", "marshal")
LEVELS = ("sergeant", "colonel", "marshal")


def who_must_see(position: Position) -> list[str]:
    """The weakest level of all that have to; under load all of them."""
    levels = [level for level in LEVELS if position.tuned or level not in TUNED]
    levels = levels[levels.index(position.least) :]
    return levels if SOAKING else levels[:1]


ASKED = [
    pytest.param(position, level, id=f"{position.claim}-{level}")
    for position in positions()
    for level in who_must_see(position)
]


@pytest.mark.parametrize(("position", "level"), ASKED)
def test_the_right_order_is_given(position: Position, level: str) -> None:
    game = position.game
    order = player(level, seed=1).choose(game)
    assert game.check(order) is None
    assert position.is_right(game, order), f"{position.claim}: {order}"


def test_there_are_forty_of_them_and_no_claim_twice() -> None:
    claims = [position.claim for position in positions()]
    assert len(claims) >= 40
    assert len(set(claims)) == len(claims)


@pytest.mark.parametrize("position", list(positions()), ids=lambda position: position.claim)
def test_a_claim_rules_out_some_legal_order(position: Position) -> None:
    game = position.game
    orders = [order for order in game.orders() if isinstance(order, Order)]
    assert any(not position.is_right(game, order) for order in orders)
    assert any(position.is_right(game, order) for order in orders)


@pytest.mark.parametrize(
    ("claim", "reason"),
    [
        ("leave by the road when that wins the day", "ai-leaves"),
        ("bring reinforcements onto the map", "ai-arrives"),
        ("two battalions charge one that neither would charge alone", "ai-together"),
        ("of a lost army those who still can leave by the road that brings a verdict", "ai-leaves"),
    ],
)
def test_it_says_why_it_leaves_arrives_and_charges_together(claim: str, reason: str) -> None:
    position = next(position for position in positions() if position.claim == claim)
    assert player("marshal", seed=1).think(position.game).chosen.reason.key == reason
