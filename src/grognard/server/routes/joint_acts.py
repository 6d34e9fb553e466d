"""Acts of several: who may take part, whether those who are named may, and how the two sides compare."""

from __future__ import annotations

import asyncio

from fastapi import Response

from grognard.server import game_shapes, shapes
from grognard.server.access import Here
from grognard.server.answer import answer, told
from grognard.server.door import game_router
from grognard.server.replies.joint_acts import muster_data
from grognard.server.routes.opening import GameId

router = game_router()


@router.get("/api/games/{game}/muster", responses=told(game_shapes.MusterShape, 401, 409))
async def muster(
    game: GameId,  # noqa: ARG001
    here: Here,
    order: shapes.Text,
    lang: shapes.Lang = "en",
) -> Response:
    """Everybody whom an order of this kind may name at this place, and what the rules say to it."""
    return answer(await asyncio.to_thread(muster_data, here, order, lang))
