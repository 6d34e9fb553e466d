"""Orders to several units at once: who belongs together, what they share, how they march, and giving all."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import Query, Request, Response

from grognard.core.errors import IllegalOrder
from grognard.core.game.order import parse
from grognard.server import group_shapes, shapes
from grognard.server.access import Here
from grognard.server.answer import answer, told
from grognard.server.door import game_router
from grognard.server.grouping import formations
from grognard.server.match import Batch
from grognard.server.matches import Matches
from grognard.server.replies.group import given_data, grouped, shared_data
from grognard.server.replies.play import refused_problem
from grognard.server.retelling import told_entries
from grognard.server.routes.opening import GameId
from grognard.server.seats import Visit
from grognard.server.side_view import SideView
from grognard.server.worker_pool import AtBench

router = game_router()
#: units, named one after another
Named = Annotated[str, Query(max_length=4000)]


@router.get("/api/games/{game}/formations", responses=told(group_shapes.FormationList, 401))
async def list_formations(game: GameId, here: Here, lang: shapes.Lang = "en") -> Response:  # noqa: ARG001
    """Which of one's own units on the map belong together."""
    found = await asyncio.to_thread(formations, SideView(here.match, here.seat, lang))
    return answer({"formations": found})


@router.get("/api/games/{game}/group", responses=told(group_shapes.Shared, 401, 409, 503))
async def share(
    game: GameId,  # noqa: ARG001
    here: Here,
    bench: AtBench,
    units: Named = "",
    lang: shapes.Lang = "en",
) -> Response:
    """What some units, named one after another, may be told in the same words now."""
    return answer(await bench.do(shared_data, here, units.split(), lang))


@router.post("/api/games/{game}/group", responses=told(group_shapes.GroupAnswer, 401, 409, 503))
async def group(
    game: GameId,  # noqa: ARG001
    here: Here,
    bench: AtBench,
    body: group_shapes.Wish,
    lang: shapes.Lang = "en",
) -> Response:
    """The orders that make of a wish what the rules allow, in an order in which they can be given."""
    return answer(await bench.do(grouped, here, body.want, body.units, body.goal, body.like, lang))


@router.post("/api/games/{game}/group/give", responses=told(group_shapes.GivenAll, 401, 409))
async def give_all(
    request: Request,
    game: GameId,  # noqa: ARG001
    here: Here,
    body: group_shapes.GiveAll,
    lang: shapes.Lang = "en",
) -> Response:
    """Give orders one after another, each an entry of its own, up to the first that is refused.

    It also stops where a question comes up, the phase is over or, unless told to go on, dice have fallen. All
    that is given is kept together or not at all; the same key again gets the first answer. If already the
    first order is refused, nothing happens.
    """
    matches: Matches = request.app.state.matches
    return answer(await given_together(matches, here, body, lang))


async def given_together(
    matches: Matches, here: Visit, body: group_shapes.GiveAll, language: str
) -> dict[str, Any]:
    record = here.match.record
    given = [parse(one) for one in body.given]
    batch = Batch(given, here.seat.sides, record, through_dice=body.through_dice, onward=body.onward)
    try:
        await matches.advance(here.match, batch, body.sequence, body.key)
    except IllegalOrder as refused:
        raise refused_problem(SideView(here.match, here.seat, language), refused) from None
    kept = await matches.store.batch(record.id, body.key)
    entries = await told_entries(here.match, here.seat, language, kept)
    return given_data(here, batch, entries, language)
