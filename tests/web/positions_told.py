"""Positions as the page is told of them: what the server lists for each counter, and what there is in all."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tests.contract.random_play import pick

from grognard.answers.asked import offered
from grognard.core.board import Board
from grognard.core.game import Chance, Decision, Game, Over
from grognard.core.game.muster import Musters, is_alike, listed
from grognard.core.game.order import Order
from grognard.core.game.state import OFF
from grognard.games import new_game
from grognard.server.placing import kind_of, leads


def positions(scenario: str, count: int, seed: int = 1) -> Iterator[Game]:
    """Games of a scenario at moments of decision; games are played until there are enough."""
    found = 0
    while found < count:
        game, dice = new_game(scenario, seed=seed), random.Random(seed)
        while not isinstance(game.node, Over) and found < count:
            if not isinstance(game.node, Chance):
                found += 1
                yield game
            game.apply(pick(game, dice))
        seed += 1


def told(game: Game) -> dict[str, Any]:
    node = game.node
    assert isinstance(node, Decision)
    answers = offered(node.choice) if node.choice else ()
    orders = [o for o in game.orders() if isinstance(o, Order) and (not answers or o.option in answers)]
    counters = {piece.id for piece in game.state.pieces}
    named = dict.fromkeys(unit for order in orders for unit in order.units if unit in counters)
    able = [] if node.choice else [*dict.fromkeys((*node.subjects, *named))]
    by_unit = {unit: [o for o in game.orders(unit) if isinstance(o, Order)] for unit in able}
    rest = orders if not node.subjects else [order for order in orders if not order.units]
    board = game.scenario.battlefield
    on_table = not isinstance(board, Board)
    places = game.scenario.places
    return {
        "where": f"{game.scenario.id} turn {game.state.turn} {node.phase} at {len(game.journal)}",
        "all": [str(order) for order in orders],
        "listed": {unit: [_written(o) for o in some] for unit, some in ({"": rest} | by_unit).items()}
        if not node.choice
        else {},
        "subjects": list(node.subjects),
        "places": {p.id: None if p.at == OFF else places.label(p.at) for p in game.state.pieces},
        "may_end": game.may_end,
        "compass": list(board.grid.numbering.orientation.value) if isinstance(board, Board) else [],
        "options": [{"value": one, "label": one} for one in answers],
        "musters": _musters(game, orders),
        "regions": {
            unit: sorted({" ".join(kind_of(o)) for o in some if leads(o)}) for unit, some in by_unit.items()
        }
        if on_table
        else None,
    }


def _written(order: Order) -> list[Any]:
    place = [order.to, order.facing, order.formation, list(order.path)]
    return [str(order), order.verb, list(order.units), *place, order.target, order.option, order.by]


def _musters(game: Game, orders: list[Order]) -> dict[str, Any]:
    """By act who may be named in it, as the page asks for it when such an act is put together."""
    acts: dict[str, list[Order]] = {}
    for order in orders:
        if order.target or (order.units and not order.to and not order.facing):
            key = " ".join((order.verb, order.to, order.facing, order.target, order.by))
            acts.setdefault(key, []).append(order)
    system, found = game.table.system, {}
    for key, some in acts.items():
        if len(some) > 1 or not some[0].target:
            alike = [order for order in some if is_alike(order, some[0])]
            said = tuple(system.muster(game.battle, some[0])) if isinstance(system, Musters) else ()
            recruits = [one.unit for one in said or listed(alike, some[0])]
            found[key] = {"recruits": recruits, "options": sorted({o.option for o in alike if o.option})}
    return found
