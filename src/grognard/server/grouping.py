"""Lists of orders as a page wants them: in words, with what is drawn on the map for each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Any

from grognard.core.game.game import Game
from grognard.core.game.group import Given, GroupOrders, Left
from grognard.core.game.marching import Marches
from grognard.core.game.node import Chance, Decision
from grognard.core.game.offers import Ways
from grognard.core.names import in_language
from grognard.plane import INCH, Point
from grognard.rulesets import ruleset
from grognard.server.problems import Problem
from grognard.server.replies.play import order_data, way_data
from grognard.server.side_view import SideView


def group_data(sight: SideView, found: GroupOrders) -> dict[str, Any]:
    return {
        "sequence": len(sight.game.journal),
        "orders": listed_data(sight, found.orders),
        "left": [left_data(sight, one) for one in found.left],
        "stops": found.stops,
    }


def left_data(sight: SideView, left: Left) -> dict[str, Any]:
    return {"unit": left.unit, "reason": sight.words.message(left.reason), "rule": left.rule}


def listed_data(
    sight: SideView, orders: Iterable[Given], reasons: Sequence[str] = ()
) -> list[dict[str, Any]]:
    """Each order with its way, as the map will be when those before it have been given."""
    node = sight.game.node
    assert isinstance(node, Decision)
    game = sight.game.guess(node.side, len(sight.game.journal))
    found = []
    for given, reason in zip_longest(orders, reasons):
        # With other dice than those thought of an order may not fit: then it is told, and not drawn.
        fits = game.refusal(given.order) is None
        found.append(drawn(sight, game, given, reason, fits=fits))
        if fits:
            game.apply(given.order)
        while isinstance(game.node, Chance):
            game.apply(game.roll())
    return found


def drawn(
    sight: SideView, game: Game, given: Given, reason: str | None = None, *, fits: bool = True
) -> dict[str, Any]:
    """One order with what a map needs, in a position that looks so to whoever asks."""
    system, order = game.table.system, given.order
    leads = fits and bool(order.to)
    way = system.way_of(game.battle, order) if isinstance(system, Ways) and leads else ()
    march = system.march(game.battle, order) if isinstance(system, Marches) and leads else None
    return {
        "order": order_data(sight, order, game if fits else None),
        "told": sight.story.orders.say(order, game.state),
        "way": way_data(way),
        "outline": [] if march is None else _spots(march.outline),
        "track": [] if march is None else _spots(march.track),
        "dice": given.dice,
        "reason": reason,
    }


def _spots(points: Iterable[Point]) -> list[tuple[float, float]]:
    return [(point.x / INCH, point.y / INCH) for point in points]


def formations(sight: SideView) -> list[dict[str, Any]]:
    """The formations of those who ask, with their units on the map."""
    scenario = in_language(sight.game.scenario, sight.words.language)
    shape = ruleset(scenario.ruleset).scenario_shape
    if shape is None or shape.counters is None:
        return []
    counters = shape.counters(scenario, sight.state)
    found: dict[str, list[str]] = {}
    for face in counters.faces:
        if face.division and face.side in sight.seat.sides:
            found.setdefault(face.division, []).append(face.id)
    names = counters.key.divisions
    return [{"id": id, "name": names.get(id, id), "units": units} for id, units in found.items()]


def choosing(sight: SideView) -> Decision:
    """The decision about an order at which a game stands; a problem at any other moment."""
    node = sight.game.node
    if not isinstance(node, Decision) or node.choice is not None:
        raise Problem(409, "There is nothing to be ordered now")
    return node


def own(sight: SideView, units: Iterable[str]) -> list[str]:
    """Those of some units that belong to whoever decides, each once."""
    side, roll = choosing(sight).side, sight.game.table.reducer.roll
    return [unit for unit in dict.fromkeys(units) if unit in roll and sight.game.side_of(unit) == side]
