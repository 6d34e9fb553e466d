"""An order that lacks a part it needs is refused, or is another order; carrying it out raises nothing."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

import msgspec
import pytest
from tests.contract.mutations import used_parts
from tests.strategies import SOAK, count

from grognard.core.game import Chance, Decision, Game, Order, Over
from grognard.games import new_game
from grognard.scenarios import scenarios

#: a battle of every system
SLICE = ("alea-training", "chacabuco-farm", "jdg-crossroads", "tikhvin-training")


@pytest.mark.parametrize("scenario", sorted(scenarios()) if SOAK else SLICE)
def test_an_order_without_one_of_its_parts_is_refused_or_carried_out(scenario: str) -> None:
    game, dice, tried = new_game(scenario, seed=4), random.Random(4), set[tuple[str, ...]]()
    for _input in range(count(60, 600)):
        node = game.node
        if isinstance(node, Over):
            break
        if isinstance(node, Chance):
            game.apply(game.roll())
            continue
        listed = list(game.orders())
        for order in lacking(node, listed, tried):
            if game.check(order) is None:
                _carried_out(game, order)
        game.apply(dice.choice(listed))
    assert tried


def lacking(node: Decision, listed: Iterable[object], tried: set[tuple[str, ...]]) -> Iterator[Order]:
    """One order of each shape in each phase, without each of its parts, and without all that it names."""
    for order in listed:
        if not isinstance(order, Order):
            continue
        used = used_parts(order)
        shape = (node.phase, order.verb, *used)
        if shape in tried:
            continue
        tried.add(shape)
        for parts in [*((one,) for one in used), tuple(used)]:
            yield msgspec.structs.replace(order, **{one: type(getattr(order, one))() for one in parts})


def _carried_out(game: Game, order: Order) -> None:
    other = game.clone()
    try:
        other.apply(order)
    except Exception as wrong:
        wrong.add_note(f"{order} in {game.node}"[:300])
        raise
