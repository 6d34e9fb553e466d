"""Where a game stands for a seat, what may be ordered, and what is wrong with what may not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeGuard

from grognard.answers.asked import offered
from grognard.core.drivers.explain import VERB
from grognard.core.errors import BadCase, Fault, IllegalOrder
from grognard.core.game.game import Game
from grognard.core.game.idle import why_idle
from grognard.core.game.lesson import OffTheLesson
from grognard.core.game.node import Chance, Decision, Illegal
from grognard.core.game.offers import Costs, Stride, Ways
from grognard.core.game.order import Input, Order, parse
from grognard.core.game.suggestion import suggestion
from grognard.core.tutorial import UNDO
from grognard.server.flow import given_up_data
from grognard.server.problems import Problem
from grognard.server.proposing import proposal_data
from grognard.server.records import Proposal
from grognard.server.seats import Visit
from grognard.server.side_view import SideView, seen


def state_data(here: Visit, proposals: Sequence[Proposal], language: str) -> dict[str, Any]:
    """Where a game stands, as far as the seat may see, and what was proposed since the last entry."""
    sight = SideView(here.match, here.seat, language)
    data = seen(sight)
    open_now = [proposal_data(sight, one) for one in proposals if one.sequence == data["sequence"]]
    return {**data, "proposals": open_now}


def _is_offered(order: Input, game: Game) -> TypeGuard[Order]:
    """An answer that comes to the same as another is legal, and is not listed beside it."""
    node = game.node
    choice = node.choice if isinstance(node, Decision) else None
    return isinstance(order, Order) and (choice is None or order.option in offered(choice))


def orders_data(here: Visit, unit: str, language: str, *, nobodys: bool = False) -> dict[str, Any]:
    """The orders that a seat may give, all of them or those of one unit, or those that name no unit."""
    sight = SideView(here.match, here.seat, language)
    if unit and unit not in sight.words.counters:
        raise BadCase([Fault("unit", f"there is no counter {unit!r}")])
    listed: list[dict[str, Any]] = []
    ways: dict[str, Any] = {}
    if sight.may_act and not isinstance(sight.game.node, Chance):
        legal = [order for order in sight.game.orders(unit) if _is_offered(order, sight.game)]
        listed = [order_data(sight, order) for order in legal if not (nobodys and order.units)]
        ways = _ways(sight.game, unit)
    acts = any(unit in order["units"] for order in listed)
    idle = idle_data(sight, unit) if unit and not acts else None
    return {"sequence": len(sight.game.journal), "orders": listed, "ways": ways, "idle": idle}


def idle_data(sight: SideView, unit: str) -> dict[str, Any] | None:
    """Why a unit of this seat has no order now; nothing of the units of others."""
    if unit not in sight.words.pieces or sight.game.side_of(unit) not in sight.seat.sides:
        return None
    refused = why_idle(sight.game, unit)
    return None if refused is None else {"reason": sight.words.message(refused.reason), "rule": refused.rule}


def _ways(game: Game, unit: str) -> dict[str, Any]:
    """By hex the way of one unit to it, where the system tells and no question is open."""
    system, node = game.table.system, game.node
    if not unit or not isinstance(system, Ways) or not isinstance(node, Decision) or node.choice is not None:
        return {}
    return {hex: way_data(way) for hex, way in system.ways(game.battle, unit).items()}


def way_data(way: Sequence[Stride]) -> list[dict[str, Any]]:
    return [{"hex": stride.hex, "cost": stride.cost} for stride in way]


def advised(sight: SideView, order: Order) -> list[dict[str, Any]]:
    """The way that an order takes which nobody has given; empty for one that leads nowhere."""
    system = sight.game.table.system
    return way_data(system.way_of(sight.game.battle, order)) if isinstance(system, Ways) and order.to else []


def way_through(here: Visit, unit: str, through: list[str], language: str) -> dict[str, Any]:
    sight = deciding(here, language)
    system, node = sight.game.table.system, sight.game.node
    if unit not in sight.words.counters:
        raise BadCase([Fault("unit", f"there is no counter {unit!r}")])
    if not isinstance(system, Ways) or not isinstance(node, Decision) or node.choice is not None:
        raise Problem(409, "There is nothing to be moved now")
    try:
        orders = system.orders_through(sight.game.battle, unit, through)
    except IllegalOrder as refused:
        raise refused_by(sight, Illegal(refused.reason, refused.rule)) from None
    listed = [order_data(sight, order) for order in orders]
    cheapest = min(range(len(orders)), key=lambda place: listed[place]["cost"] or 0)
    return {"orders": listed, "way": way_data(system.way_of(sight.game.battle, orders[cheapest]))}


def order_data(sight: SideView, order: Order, game: Game | None = None) -> dict[str, Any]:
    """An order as the page reads it, with its cost where the game stands, or in another position."""
    game = game or sight.game
    system = game.table.system
    return {
        "text": str(order),
        "verb": order.verb,
        "label": sight.words.word(order.verb, VERB),
        "units": list(order.units),
        "path": list(order.path),
        **{
            name: getattr(order, name) or None
            for name in ("to", "facing", "formation", "target", "option", "by")
        },
        "cost": system.cost_of(game.battle, order) if isinstance(system, Costs) else None,
    }


def deciding(here: Visit, language: str) -> SideView:
    """The game as the side that has to decide sees it."""
    sight = SideView(here.match, here.seat, language)
    if not sight.may_act:
        raise Problem(409, "It is not your turn")
    return sight


def refusal(sight: SideView, illegal: Illegal) -> dict[str, Any]:
    return {
        "reason": sight.words.message(illegal.reason),
        "rule": illegal.rule,
        "suggestion": None if illegal.suggestion is None else str(illegal.suggestion),
        "suggestion_told": None if illegal.suggestion is None else in_words(sight, illegal.suggestion),
    }


def in_words(sight: SideView, order: Order) -> str:
    """An order or an answer that is not given yet, as a player reads it."""
    node = sight.game.node
    if isinstance(node, Decision) and node.choice is not None:
        return sight.words.option(node.choice, order.option)
    return sight.story.orders.say(order, sight.state)


def refused_problem(sight: SideView, refused: IllegalOrder) -> Problem:
    """A refusal without another order to be given instead."""
    return refused_by(sight, Illegal(refused.reason, refused.rule))


def refused_by(sight: SideView, illegal: Illegal) -> Problem:
    """The rules forbid it, and why."""
    said = refusal(sight, illegal)
    return Problem(422, "The rules forbid it", said["reason"], **said)


def checked(here: Visit, given: str, language: str) -> dict[str, Any]:
    """Whether an order is legal; if not why, by which rule, and one like it that would be."""
    sight = deciding(here, language)
    illegal = sight.game.check(parse(given))
    return {"legal": True} if illegal is None else {"legal": False, **refusal(sight, illegal)}


def ending(here: Visit, language: str) -> dict[str, Any]:
    """What whoever has to decide would give up by ending the phase now."""
    return {"given_up": given_up_data(deciding(here, language))}


def refused_input(here: Visit, given: Input, refused: IllegalOrder, language: str) -> Problem:
    """Why what was given may not be, and what might be given instead."""
    sight = SideView(here.match, here.seat, language)
    if isinstance(refused, OffTheLesson):
        wanted = None if refused.wanted == UNDO else parse(refused.wanted)
        instead = wanted if isinstance(wanted, Order) else None
        return refused_by(sight, Illegal(refused.reason, "", instead))
    found = suggestion(sight.game, given)
    return refused_by(sight, Illegal(refused.reason, refused.rule, found))


def accepted(entry: dict[str, Any]) -> dict[str, Any]:
    """What whoever gave something is told of the entry that came of it."""
    return {"sequence": entry["seq"], "events": entry["events"], "entry": entry}
