"""Playing: where the game stands, what may be ordered, and giving it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter, Request, Response

from grognard.answers.ahead import Ahead, rulings_ahead
from grognard.core.errors import BadCase, Fault, IllegalOrder
from grognard.core.game.game import Game
from grognard.core.game.lesson import OffTheLesson
from grognard.core.game.node import Chance, Decision, Illegal
from grognard.core.game.offers import Costs, Stride, Ways
from grognard.core.game.order import Input, Order, parse
from grognard.core.game.suggestion import suggestion
from grognard.core.tutorial import UNDO
from grognard.server import game_shapes, library_shapes, request_shapes, shapes
from grognard.server.access import Here, Visit
from grognard.server.answer import answer, told
from grognard.server.correspondence.meanwhile import Meanwhile, meanwhile, meanwhile_data
from grognard.server.match import giving
from grognard.server.matches import Matches
from grognard.server.problems import Problem
from grognard.server.proposing import proposal_data
from grognard.server.reckoning import odds_in_game
from grognard.server.retelling import told_entries
from grognard.server.routes.opening import GameId
from grognard.server.sight import Sight, seen
from grognard.server.workshop import AtBench

router = APIRouter()


@router.get("/api/games/{game}", responses=told(game_shapes.GameState, 401))
async def state(request: Request, game: GameId, here: Here, lang: shapes.Lang = "en") -> Response:  # noqa: ARG001
    """Where the game stands, as far as the seat may see."""
    matches: Matches = request.app.state.matches
    await matches.come(here.match)
    beside = await meanwhile(matches.store.database, here)
    return answer(await asyncio.to_thread(_state, here, beside, lang))


def _state(here: Visit, beside: Meanwhile, language: str) -> dict[str, Any]:
    sight = Sight(here.match, here.seat, language)
    data = seen(sight)
    open_now = [proposal_data(sight, one) for one in beside.proposals if one.sequence == data["sequence"]]
    return {**data, "proposals": open_now, **meanwhile_data(beside, here)}


@router.get("/api/games/{game}/orders", responses=told(game_shapes.Orders, 401))
async def orders(game: GameId, here: Here, unit: shapes.Id = "", lang: shapes.Lang = "en") -> Response:  # noqa: ARG001
    """The legal orders of whoever has to decide, or of one unit; none for anybody else."""
    return answer(await asyncio.to_thread(_orders, here, unit, lang))


def _orders(here: Visit, unit: str, language: str) -> dict[str, Any]:
    sight = Sight(here.match, here.seat, language)
    if unit and unit not in sight.words.counters:
        raise BadCase([Fault("unit", f"there is no counter {unit!r}")])
    listed: list[dict[str, Any]] = []
    ways: dict[str, Any] = {}
    if sight.may_act and not isinstance(sight.game.node, Chance):
        listed = [order_data(sight, order) for order in sight.game.orders(unit) if isinstance(order, Order)]
        ways = _ways(sight.game, unit)
    return {"sequence": len(sight.game.journal), "orders": listed, "ways": ways}


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
        raise _refused(sight, Illegal(refused.reason, refused.rule)) from None
    listed = [order_data(sight, order) for order in orders]
    cheapest = min(range(len(orders)), key=lambda place: listed[place]["cost"] or 0)
    return {"orders": listed, "way": way_data(system.way_of(sight.game.battle, orders[cheapest]))}


def order_data(sight: Sight, order: Order) -> dict[str, Any]:
    system = sight.game.table.system
    return {
        "text": str(order),
        "verb": order.verb,
        "label": sight.words.word(order.verb),
        "units": list(order.units),
        "path": list(order.path),
        **{
            name: getattr(order, name) or None
            for name in ("to", "facing", "formation", "target", "option", "by")
        },
        "cost": system.cost_of(sight.game.battle, order) if isinstance(system, Costs) else None,
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


@router.get("/api/games/{game}/odds", responses=told(library_shapes.OddsAnswer, 401, 409, 503))
async def odds(
    game: GameId,  # noqa: ARG001
    here: Here,
    bench: AtBench,
    order: shapes.Text,
    lang: shapes.Lang = "en",
) -> Response:
    """The odds of the ruling that an order or an answer leads to, with its modifiers.

    `odds` is null where none follows.
    """
    ahead = await bench.do(_foreseen, here, parse(order), lang)
    if not ahead:
        return answer({"odds": None})
    rules = here.match.game.scenario.ruleset
    return answer(await bench.reckon(odds_in_game, rules, ahead, lang))


def _foreseen(here: Visit, given: Input, language: str) -> tuple[Ahead, ...]:
    """What a legal order or answer leads to."""
    sight = deciding(here, language)
    illegal = sight.game.check(given)
    if illegal is not None:
        raise _refused(sight, illegal)
    return rulings_ahead(sight.game, given)


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
        raise _refused(sight, Illegal(refused.reason, "", instead)) from None
    except IllegalOrder as refused:
        sight = Sight(here.match, here.seat, lang)
        found = await asyncio.to_thread(suggestion, sight.game, given)
        raise _refused(sight, Illegal(refused.reason, refused.rule, found)) from None
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


def _refused(sight: Sight, illegal: Illegal) -> Problem:
    said = refusal(sight, illegal)
    return Problem(422, "The rules forbid it", said["reason"], **said)
