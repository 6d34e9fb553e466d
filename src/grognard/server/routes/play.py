"""Playing: where the game stands, what may be ordered, and giving it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Literal, TypeGuard

from fastapi import Request, Response

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
from grognard.server import game_shapes, request_shapes, shapes
from grognard.server.access import Here, Visit
from grognard.server.answer import answer, told
from grognard.server.computer import Computers
from grognard.server.correspondence.meanwhile import Meanwhile, meanwhile, meanwhile_data
from grognard.server.door import game_router
from grognard.server.flow import given_up_data
from grognard.server.match import giving
from grognard.server.matches import Matches
from grognard.server.problems import Problem
from grognard.server.proposing import proposal_data
from grognard.server.retelling import told_entries
from grognard.server.routes.opening import GameId
from grognard.server.sight import Sight, seen

router = game_router()


@router.get("/api/games/{game}", responses=told(game_shapes.GameState, 401))
async def state(request: Request, game: GameId, here: Here, lang: shapes.Lang = "en") -> Response:  # noqa: ARG001
    """Where the game stands, as far as the seat may see."""
    matches: Matches = request.app.state.matches
    await matches.come(here.match)
    beside = await meanwhile(matches.store.database, here)
    computers: Computers = request.app.state.computers
    data = await asyncio.to_thread(_state, here, beside, lang)
    return answer({**data, "in_line": computers.line.ahead(here.match.record.id)})


def _state(here: Visit, beside: Meanwhile, language: str) -> dict[str, Any]:
    sight = Sight(here.match, here.seat, language)
    data = seen(sight)
    open_now = [proposal_data(sight, one) for one in beside.proposals if one.sequence == data["sequence"]]
    return {**data, "proposals": open_now, **meanwhile_data(beside, here)}


@router.get("/api/games/{game}/orders", responses=told(game_shapes.Orders, 401))
async def orders(
    game: GameId,  # noqa: ARG001
    here: Here,
    unit: shapes.Id = "",
    whose: Literal["all", "nobody"] = "all",
    lang: shapes.Lang = "en",
) -> Response:
    """The legal orders of whoever has to decide, of one unit, or without one; none for anybody else."""
    return answer(await asyncio.to_thread(orders_data, here, unit, lang, nobodys=whose == "nobody"))


def _is_offered(order: Input, game: Game) -> TypeGuard[Order]:
    """An answer that comes to the same as another is legal, and is not listed beside it."""
    node = game.node
    choice = node.choice if isinstance(node, Decision) else None
    return isinstance(order, Order) and (choice is None or order.option in offered(choice))


def orders_data(here: Visit, unit: str, language: str, *, nobodys: bool = False) -> dict[str, Any]:
    """The orders that a seat may give, all of them or those of one unit, or those that name no unit."""
    sight = Sight(here.match, here.seat, language)
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


def idle_data(sight: Sight, unit: str) -> dict[str, Any] | None:
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


@router.get("/api/games/{game}/way", responses=told(game_shapes.WayOrders, 401, 409))
async def way(
    game: GameId,  # noqa: ARG001
    here: Here,
    unit: shapes.Id,
    through: shapes.Text,
    lang: shapes.Lang = "en",
) -> Response:
    """The orders that lead a unit by some hexes, named one after another, to the last of them."""
    return answer(await asyncio.to_thread(_way, here, unit, through.split(), lang))


def _way(here: Visit, unit: str, through: list[str], language: str) -> dict[str, Any]:
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


def order_data(sight: Sight, order: Order, game: Game | None = None) -> dict[str, Any]:
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


@router.post("/api/games/{game}/check", responses=told(game_shapes.Checked, 401, 409))
async def check(game: GameId, here: Here, body: request_shapes.Check, lang: shapes.Lang = "en") -> Response:  # noqa: ARG001
    """Whether an order is legal; if not why, by which rule, and one like it that would be."""
    given = parse(body.given)

    def checked() -> dict[str, Any]:
        sight = deciding(here, lang)
        illegal = sight.game.check(given)
        return {"legal": True} if illegal is None else {"legal": False, **refusal(sight, illegal)}

    return answer(await asyncio.to_thread(checked))


@router.get("/api/games/{game}/ending", responses=told(game_shapes.Ending, 401, 409))
async def ending(game: GameId, here: Here, lang: shapes.Lang = "en") -> Response:  # noqa: ARG001
    """What whoever has to decide would give up by ending the phase now."""

    def lost() -> dict[str, Any]:
        return {"given_up": given_up_data(deciding(here, lang))}

    return answer(await asyncio.to_thread(lost))


@router.post("/api/games/{game}/orders", responses=told(game_shapes.Accepted, 401, 409))
async def give(
    request: Request,
    game: GameId,  # noqa: ARG001
    here: Here,
    body: request_shapes.Give,
    lang: shapes.Lang = "en",
) -> Response:
    """Give an order, an answer or a throw. The same key again gets the first answer."""
    matches: Matches = request.app.state.matches
    given = parse(body.given)
    act = giving(given, here.seat.sides, here.match.record)
    try:
        kept = await matches.advance(here.match, act, body.sequence, body.key)
    except OffTheLesson as refused:
        wanted = None if refused.wanted == UNDO else parse(refused.wanted)
        instead = wanted if isinstance(wanted, Order) else None
        sight = Sight(here.match, here.seat, lang)
        raise refused_by(sight, Illegal(refused.reason, "", instead)) from None
    except IllegalOrder as refused:
        sight = Sight(here.match, here.seat, lang)
        found = await asyncio.to_thread(suggestion, sight.game, given)
        raise refused_by(sight, Illegal(refused.reason, refused.rule, found)) from None
    (entry,) = await told_entries(here.match, here.seat, lang, [kept])
    return answer({"sequence": kept.line.seq, "events": entry["events"], "entry": entry})


def deciding(here: Visit, language: str) -> Sight:
    """The game as the side that has to decide sees it."""
    sight = Sight(here.match, here.seat, language)
    if not sight.may_act:
        raise Problem(409, "It is not your turn")
    return sight


def refusal(sight: Sight, illegal: Illegal) -> dict[str, Any]:
    return {
        "reason": sight.words.message(illegal.reason),
        "rule": illegal.rule,
        "suggestion": None if illegal.suggestion is None else str(illegal.suggestion),
    }


def refused_problem(sight: Sight, refused: IllegalOrder) -> Problem:
    """A refusal without another order to be given instead."""
    return refused_by(sight, Illegal(refused.reason, refused.rule))


def refused_by(sight: Sight, illegal: Illegal) -> Problem:
    """The rules forbid it, and why."""
    said = refusal(sight, illegal)
    return Problem(422, "The rules forbid it", said["reason"], **said)
