"""A hint: what the strongest computer would order now, seeing what the seat sees."""

from __future__ import annotations

import asyncio

from fastapi import Request, Response

from grognard.ai.levels import levels
from grognard.ai.titles import level_title
from grognard.core.messages import LANGUAGES
from grognard.server import advice_shapes, shapes
from grognard.server.access import Here
from grognard.server.advising import advice_on
from grognard.server.answer import answer, told
from grognard.server.door import game_router
from grognard.server.replies.advice import advice_data, as_seen, check_alone
from grognard.server.routes.opening import GameId
from grognard.server.thinking_process import ThinkingProcess
from grognard.server.worker_pool import AtBench

router = game_router()


@router.get("/api/games/{game}/advice", responses=told(advice_shapes.Advice, 401, 409, 503))
async def advice(
    request: Request,
    game: GameId,
    here: Here,
    bench: AtBench,
    lang: shapes.Lang = "en",
) -> Response:
    """What the strongest level would do in one's place: the order, why, the odds, and what it rejected.

    It is told a game that looks like this one to the seat. Between two people there are no hints.
    """
    study: ThinkingProcess = request.app.state.study
    check_alone(here)
    sequence, side, save = await bench.do(as_seen, here, lang)
    best = tuple(levels())[-1]
    said = await asyncio.shield(
        study.ask(bench.who, ("advice", game, sequence), advice_on, save, best, LANGUAGES)
    )
    data = await asyncio.to_thread(advice_data, here, side, sequence, said[lang], lang)
    return answer({"sequence": sequence, "player": level_title(best, lang), **data})
