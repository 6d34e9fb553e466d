"""Looking back: earlier positions, how a roll was read, and what became of it all."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import Query, Request, Response

from grognard.server import past_shapes, shapes
from grognard.server.access import Here
from grognard.server.answer import answer, told
from grognard.server.door import game_router
from grognard.server.post_game import strokes_of
from grognard.server.problems import Problem
from grognard.server.replies.looking_back import measured_save, position_data, report_of, ruling_data
from grognard.server.routes.opening import GameId
from grognard.server.seats import Visit
from grognard.server.thinking_process import ThinkingProcess
from grognard.server.worker_pool import AtBench

router = game_router()

#: an entry by its number; the last one if it is left out
Number = Annotated[int | None, Query(ge=1, le=10**9)]
#: what happened stays as it was, but another seat may see more of it
_KEPT = "private, max-age=3600"


@router.get("/api/games/{game}/position", responses=told(past_shapes.Position, 401, 503))
async def position(
    game: GameId,  # noqa: ARG001
    here: Here,
    bench: AtBench,
    entry: Number = None,
    lang: shapes.Lang = "en",
) -> Response:
    """The map as it was after an entry, as far as the seat may see."""
    data = await bench.do(position_data, here, entry, lang)
    kept = answer(data, cache="no-store" if entry is None else _KEPT)
    kept.headers["Vary"] = "Cookie"
    return kept


@router.get("/api/games/{game}/ruling", responses=told(past_shapes.EntryRuling, 401, 409, 503))
async def ruling(
    game: GameId,  # noqa: ARG001
    here: Here,
    bench: AtBench,
    entry: Number = None,
    lang: shapes.Lang = "en",
) -> Response:
    """How the dice or the answer of an entry were read: charts with row and column, modifiers, result."""
    return answer(await bench.do(ruling_data, here, entry, lang))


@router.get("/api/games/{game}/report", responses=told(past_shapes.Report, 401, 503))
async def report(
    request: Request,
    game: GameId,  # noqa: ARG001
    here: Here,
    bench: AtBench,
    lang: shapes.Lang = "en",
) -> Response:
    """Result, losses, strength by turn and turning points, so far or at the end.

    What dice and orders did in a game that is over is worked out meanwhile: ask again while it says so.
    """
    study: ThinkingProcess = request.app.state.study
    measured = await _measured(study, bench.who, here) if here.match.is_over else None
    is_ready = measured is not None and measured.done()
    told = None if measured is None or not is_ready or measured.exception() else measured.result()
    return answer(await bench.do(report_of, here, lang, told, measured is not None and not is_ready))


async def _measured(
    study: ThinkingProcess, who: str, here: Visit
) -> asyncio.Future[list[dict[str, Any]]] | None:
    """What luck did, once it is known; None where nobody has time to find out."""
    key = ("luck", here.match.record.id, here.match.sequence)
    try:
        save = "" if study.knows(key) else await asyncio.to_thread(measured_save, here)
        return study.ask(who, key, strokes_of, save)
    except Problem:
        return None
