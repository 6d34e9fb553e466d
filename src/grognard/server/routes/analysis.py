"""Looking into a game: its course, what a computer would have done, what if, and going on from elsewhere."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated

from fastapi import Query, Request, Response

from grognard.ai.levels import levels
from grognard.ai.titles import level_title
from grognard.analysis.better import better_on
from grognard.analysis.course import course_in
from grognard.core.messages import LANGUAGES
from grognard.server import analysis_shapes, shapes
from grognard.server.access import Here
from grognard.server.answer import answer, told
from grognard.server.door import game_router
from grognard.server.replies import analysis as replies
from grognard.server.routes.opening import GameId
from grognard.server.thinking_process import ThinkingProcess
from grognard.server.worker_pool import AtBench

router = game_router()

Entry = Annotated[int, Query(ge=1, le=10**9)]


@router.get("/api/games/{game}/course", responses=told(analysis_shapes.CourseShape, 401, 409, 503))
async def course(
    request: Request, game: GameId, here: Here, bench: AtBench, lang: shapes.Lang = "en"
) -> Response:
    """The chance to win by turn and what swung it: after the end, or where nobody else plays."""
    study: ThinkingProcess = request.app.state.study
    save = await bench.do(replies.course_asked, here)
    key = ("course", game, here.match.sequence)
    found = await asyncio.shield(study.ask(bench.who, key, course_in, save))
    return answer(await bench.do(replies.course_reply, here, found, lang))


@router.get("/api/games/{game}/better", responses=told(analysis_shapes.Better, 401, 409, 503))
async def better(
    request: Request, game: GameId, here: Here, bench: AtBench, entry: Entry, lang: shapes.Lang = "en"
) -> Response:
    """What the strongest level would have done in place of the order that an entry belongs to."""
    study: ThinkingProcess = request.app.state.study
    before, save = await bench.do(replies.better_asked, here, entry)
    best = tuple(levels())[-1]
    said = await asyncio.shield(
        study.ask(bench.who, ("better", game, before), better_on, save, before, best, LANGUAGES)
    )
    return answer(
        await bench.do(replies.better_reply, here, entry, before, said, level_title(best, lang), lang)
    )


@router.get("/api/games/{game}/branch", responses=told(analysis_shapes.BranchSave, 401, 409, 503))
async def branch(
    game: GameId,  # noqa: ARG001
    here: Here,
    bench: AtBench,
    entry: Entry,
) -> Response:
    """The game as it stood after an entry, as a save file from which it can be played on otherwise."""
    return answer(await bench.do(replies.branch_data, here, entry))


@router.post("/api/games/{game}/whatif", responses=told(analysis_shapes.WhatIfShape, 401, 409, 503))
async def what_if(
    game: GameId,  # noqa: ARG001
    here: Here,
    bench: AtBench,
    body: analysis_shapes.WhatIf,
    lang: shapes.Lang = "en",
) -> Response:
    """The chance to win had counters been otherwise, and had other dice fallen; nothing is changed."""
    changes = [replies.Change(one.unit, one.set) for one in body.changes]
    asked = partial(replies.what_if, order=body.order, unit=body.unit)
    return answer(await bench.do(asked, here, body.entry, changes, lang))
