"""Putting units on a table: where one may go, what a proposed place would mean, and the odds from there."""

from __future__ import annotations

import asyncio
from typing import Literal

from fastapi import Response

from grognard.answers.ahead import Ahead
from grognard.server import library_shapes, shapes, table_shapes
from grognard.server.access import Here
from grognard.server.answer import answer, told
from grognard.server.case_answers import odds_in_game
from grognard.server.door import game_router
from grognard.server.replies.odds import asked_for
from grognard.server.replies.placing import placement_data, reach_data, shot_from
from grognard.server.routes.opening import GameId
from grognard.server.worker_pool import AtBench

router = game_router()


@router.get("/api/games/{game}/reach", responses=told(table_shapes.Reach, 401, 409, 503))
async def reach(
    game: GameId,  # noqa: ARG001
    here: Here,
    bench: AtBench,
    unit: shapes.Id,
    lang: shapes.Lang = "en",
) -> Response:
    """Where a unit on a table may be put, by kind of order: the ground, and a sample of places with costs."""
    return answer(await bench.do(reach_data, here, unit, lang))


@router.get("/api/games/{game}/placement", responses=told(table_shapes.Placement, 401, 409))
async def placement(
    game: GameId,  # noqa: ARG001
    here: Here,
    order: shapes.Text,
    free: Literal["yes", "no"] = "no",
    lang: shapes.Lang = "en",
) -> Response:
    """What the rules say to a proposed place, or accept nearest to it; `free` leaves the facing open."""
    return answer(await asyncio.to_thread(placement_data, here, order, free == "yes", lang))


@router.get("/api/games/{game}/placement/odds", responses=told(library_shapes.OddsAnswer, 401, 409, 503))
async def placement_odds(
    game: GameId,  # noqa: ARG001
    here: Here,
    bench: AtBench,
    order: shapes.Text,
    target: shapes.Id,
    lang: shapes.Lang = "en",
    detail: shapes.Detail = "full",
) -> Response:
    """The exact odds of a shot at a target from where a legal order would put a unit; null without one."""
    shot = await bench.do(shot_from, here, order, target, lang)
    if shot is None:
        return answer({"odds": None})
    return answer(await bench.reckon(odds_in_game, *asked_for(here, (Ahead(*shot),), lang, detail)))
