"""Playing: where the game stands, what may be ordered, and giving it."""

from __future__ import annotations

import asyncio
from typing import Literal

from fastapi import Request, Response

from grognard.core.errors import IllegalOrder
from grognard.core.game.order import parse
from grognard.server import game_shapes, request_shapes, shapes
from grognard.server.access import Here
from grognard.server.answer import answer, told
from grognard.server.computer import Computers
from grognard.server.correspondence.meanwhile import meanwhile, meanwhile_data
from grognard.server.door import game_router
from grognard.server.match import giving
from grognard.server.matches import Matches
from grognard.server.replies import play as replies
from grognard.server.replies.play import (
    accepted,
    checked,
    orders_data,
    refused_input,
    state_data,
    way_through,
)
from grognard.server.retelling import told_entries
from grognard.server.routes.opening import GameId
from grognard.server.seats import may_reseat

router = game_router()


@router.get("/api/games/{game}", responses=told(game_shapes.GameState, 401))
async def state(request: Request, game: GameId, here: Here, lang: shapes.Lang = "en") -> Response:  # noqa: ARG001
    """Where the game stands, as far as the seat may see."""
    matches: Matches = request.app.state.matches
    await matches.come(here.match)
    beside = await meanwhile(matches.store.database, here)
    computers: Computers = request.app.state.computers
    data = await asyncio.to_thread(state_data, here, beside.proposals, lang)
    in_line = computers.line.ahead(here.match.record.id)
    house = request.app.state.settings.house
    reseat = [side for side in data["names"] if may_reseat(here, side, house=house)]
    return answer({**data, **meanwhile_data(beside, here), "may_reseat": reseat, "in_line": in_line})


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


@router.get("/api/games/{game}/way", responses=told(game_shapes.WayOrders, 401, 409))
async def way(
    game: GameId,  # noqa: ARG001
    here: Here,
    unit: shapes.Id,
    through: shapes.Text,
    lang: shapes.Lang = "en",
) -> Response:
    """The orders that lead a unit by some hexes, named one after another, to the last of them."""
    return answer(await asyncio.to_thread(way_through, here, unit, through.split(), lang))


@router.post("/api/games/{game}/check", responses=told(game_shapes.Checked, 401, 409))
async def check(game: GameId, here: Here, body: request_shapes.Check, lang: shapes.Lang = "en") -> Response:  # noqa: ARG001
    """Whether an order is legal; if not why, by which rule, and one like it that would be."""
    return answer(await asyncio.to_thread(checked, here, body.given, lang))


@router.get("/api/games/{game}/ending", responses=told(game_shapes.Ending, 401, 409))
async def ending(game: GameId, here: Here, lang: shapes.Lang = "en") -> Response:  # noqa: ARG001
    """What whoever has to decide would give up by ending the phase now."""
    return answer(await asyncio.to_thread(replies.ending, here, lang))


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
    except IllegalOrder as refused:
        raise await asyncio.to_thread(refused_input, here, given, refused, lang) from None
    (entry,) = await told_entries(here.match, here.seat, lang, [kept])
    return answer(accepted(entry))
