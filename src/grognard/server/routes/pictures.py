"""The map and its counters, drawn here so that the client draws nothing itself."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any

from fastapi import APIRouter, Response

from grognard.core.board import Board
from grognard.core.game.face import CounterFace
from grognard.core.game.state import ALL_ROUND
from grognard.core.names import in_language
from grognard.core.scenario import Scenario
from grognard.render.battlefield import battlefield_key_svg, battlefield_svg
from grognard.render.board.counters import counter, said
from grognard.render.board.stacks import division_colours
from grognard.render.board.theme import Theme, default_theme
from grognard.rulesets import ruleset
from grognard.scenarios import load
from grognard.server import game_shapes, shapes
from grognard.server.access import Here
from grognard.server.answer import answer, only, told
from grognard.server.guard import PICTURE_POLICY
from grognard.server.offered import battles
from grognard.server.problems import Problem
from grognard.server.routes.opening import GameId
from grognard.server.sight import Sight

router = APIRouter()


@router.get(
    "/api/scenarios/{scenario}/map.svg",
    responses={200: {"content": {"image/svg+xml": {}}}, **only(404, 422)},
)
def map_svg(scenario: shapes.Id, lang: shapes.Lang = "en") -> Response:
    """The map sheet without counters."""
    _check_known(scenario)
    return _picture(_map(scenario, lang))


@router.get(
    "/api/scenarios/{scenario}/key.svg",
    responses={200: {"content": {"image/svg+xml": {}}}, **only(404, 422)},
)
def key(scenario: shapes.Id, lang: shapes.Lang = "en") -> Response:
    """The key to map and counters: ground, hexsides, levels, arms, formations, states."""
    _check_known(scenario)
    return _picture(_key(scenario, lang))


def _check_known(scenario: str) -> None:
    if scenario not in battles():
        raise Problem(404, "There is no such scenario", f"one of: {', '.join(battles())}")


def _picture(drawing: bytes) -> Response:
    headers = {"Content-Security-Policy": PICTURE_POLICY, "Cache-Control": "public, max-age=3600"}
    return Response(drawing, 200, headers, "image/svg+xml")


@lru_cache(maxsize=64)
def _map(scenario: str, language: str) -> bytes:
    return battlefield_svg(load(scenario), None, language).encode()


@lru_cache(maxsize=64)
def _key(scenario: str, language: str) -> bytes:
    read = in_language(load(scenario), language)
    shape = ruleset(read.ruleset).scenario_shape
    counters = shape.counters(read, None) if shape is not None and shape.counters is not None else None
    return battlefield_key_svg(read, counters, language).encode()


@router.get("/api/games/{game}/counters", responses=told(game_shapes.CounterDrawings, 401))
async def counters(game: GameId, here: Here, lang: shapes.Lang = "en") -> Response:  # noqa: ARG001
    """Every counter on the map, drawn about its middle on a square from -50 to 50."""
    sight = Sight(here.match, here.seat, lang)
    return answer({"counters": await asyncio.to_thread(drawn, sight)})


def drawn(sight: Sight) -> dict[str, Any]:
    """The counters of a position as a seat may see it."""
    scenario = in_language(sight.game.scenario, sight.words.language)
    shape = ruleset(scenario.ruleset).scenario_shape
    if shape is None or shape.counters is None:
        return {}
    faces = shape.counters(scenario, sight.state).faces
    # Colours go by the whole army, or a division would change its own when another one dies out.
    theme = default_theme()
    colours = division_colours(shape.counters(scenario, None).faces, theme)
    colours = {**division_colours(faces, theme), **colours}
    places = scenario.places
    return {
        face.id: {
            "svg": counter(face, theme, colours.get(face.division)),
            "hex": places.label(face.at),
            "facing": None if face.facing == ALL_ROUND else places.compass(face.facing),
            "depth": face.depth,
            "title": said(face, sight.words.word),
            **_on_table(scenario, face, theme),
        }
        for face in faces
    }


def _on_table(scenario: Scenario[Any], face: CounterFace, theme: Theme) -> dict[str, Any]:
    """How a counter lies on a table; on hexes it lies on its hex."""
    if isinstance(scenario.battlefield, Board):
        return {"body": None, "badge": None, "outline": []}
    from grognard.render.table import badge, body, local_outline

    return {"body": body(face, theme), "badge": badge(face, theme), "outline": local_outline(face)}
