"""A staff that proposes how to finish a phase: nothing is given before the player has taken it."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from fastapi import Query, Request, Response

from grognard.ai.levels import levels
from grognard.ai.titles import level_title
from grognard.core.messages import LANGUAGES
from grognard.server import group_shapes, shapes
from grognard.server.access import Here
from grognard.server.advising import staff_work
from grognard.server.answer import answer, told
from grognard.server.door import game_router
from grognard.server.replies.advice import as_seen, check_alone
from grognard.server.replies.staff import named_units, staff_data
from grognard.server.routes.opening import GameId
from grognard.server.thinking_process import ThinkingProcess
from grognard.server.worker_pool import AtBench

router = game_router()


@router.get("/api/games/{game}/staff", responses=told(group_shapes.StaffAnswer, 401, 409, 503))
async def propose(
    request: Request,
    game: GameId,
    here: Here,
    bench: AtBench,
    units: Annotated[str, Query(max_length=4000)] = "",
    scope: Literal["phase", "turn"] = "phase",
    lang: shapes.Lang = "en",
) -> Response:
    """How the strongest level would finish the phase, or go on until somebody else has to act.

    It is told a game that looks like this one to the seat, and ends its list before dice that it wants to see
    first. As with hints, there is no staff in a game against a person.
    """
    study: ThinkingProcess = request.app.state.study
    check_alone(here)
    named = await bench.do(named_units, here, units.split(), lang)
    sequence, _side, save = await bench.do(as_seen, here, lang)
    best = tuple(levels())[-1]
    key = ("staff", game, sequence, named, scope)
    question = study.ask(bench.who, key, staff_work, save, best, named, scope == "turn", LANGUAGES)
    found = await asyncio.shield(question)
    data = await bench.do(staff_data, here, sequence, found, lang)
    return answer({**data, "player": level_title(best, lang)})
