"""The map and its counters, drawn here so that the client draws nothing itself."""

from __future__ import annotations

import asyncio

from fastapi import Response

from grognard.server import game_shapes, library_shapes, request_shapes, shapes
from grognard.server.access import Here
from grognard.server.answer import answer, only, told
from grognard.server.door import game_router
from grognard.server.guard import PICTURE_POLICY
from grognard.server.replies.pictures import check_known, drawn, key_drawing, map_drawing, squared
from grognard.server.routes.opening import GameId
from grognard.server.side_view import SideView

router = game_router()


@router.get(
    "/api/scenarios/{scenario}/map.svg",
    responses={200: {"content": {"image/svg+xml": {}}}, **only(404, 422)},
)
def map_svg(scenario: shapes.Id, lang: shapes.Lang = "en") -> Response:
    """The map sheet without counters."""
    check_known(scenario)
    return _picture(map_drawing(scenario, lang))


@router.get(
    "/api/scenarios/{scenario}/key.svg",
    responses={200: {"content": {"image/svg+xml": {}}}, **only(404, 422)},
)
def key(scenario: shapes.Id, lang: shapes.Lang = "en") -> Response:
    """The key to map and counters: ground, hexsides, levels, arms, formations, states."""
    check_known(scenario)
    return _picture(key_drawing(scenario, lang))


def _picture(drawing: bytes) -> Response:
    headers = {"Content-Security-Policy": PICTURE_POLICY, "Cache-Control": "public, max-age=3600"}
    return Response(drawing, 200, headers, "image/svg+xml")


@router.post("/api/quick-response", responses=told(library_shapes.Square, 422))
def quick_response(body: request_shapes.Address) -> Response:
    """An address as a square for the camera of a phone. Not by its own address: invitations are secret."""
    return answer(squared(body.text))


@router.get("/api/games/{game}/counters", responses=told(game_shapes.CounterDrawings, 401))
async def counters(game: GameId, here: Here, lang: shapes.Lang = "en") -> Response:  # noqa: ARG001
    """Every counter on the map or waiting beside it, drawn about its middle on a square from -50 to 50."""
    sight = SideView(here.match, here.seat, lang)
    return answer({"counters": await asyncio.to_thread(drawn, sight)})
