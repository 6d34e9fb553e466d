"""Layers over the map: zones, command, sight, threat, or whatever a system offers, as a seat may see it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from fastapi import Response
from starlette.background import BackgroundTask

from grognard.core.game.layers import About
from grognard.server import game_shapes, shapes
from grognard.server.access import Here
from grognard.server.answer import answer, told
from grognard.server.case_answers import cards_of
from grognard.server.door import game_router
from grognard.server.problems import Problem
from grognard.server.replies.layers import dangers, draw_all, layer_cards, layer_data, threats_data
from grognard.server.routes.opening import GameId
from grognard.server.seats import Visit
from grognard.server.worker_pool import AtBench

router = game_router()


@router.get("/api/games/{game}/layers", responses=told(game_shapes.LayerCards, 401))
async def layers(game: GameId, here: Here, bench: AtBench, lang: shapes.Lang = "en") -> Response:  # noqa: ARG001
    """The layers that this game can draw, and what each has to be asked about."""
    listed = answer({"layers": await asyncio.to_thread(layer_cards, here, lang)})
    listed.background = BackgroundTask(_prepared, bench, here)
    return listed


#: battles of this process whose layers have been drawn once
_known: set[str] = set()


async def _prepared(bench: AtBench, here: Visit) -> None:
    """Draw every layer of a battle once before anybody wants it: what its map costs is worked out then."""
    battle = here.match.record.terms.scenario_hash
    if battle in _known:
        return
    _known.add(battle)
    with suppress(Problem):
        await bench.do(draw_all, here)


@router.get("/api/games/{game}/layers/{layer}", responses=told(game_shapes.LayerDrawing, 401, 503))
async def layer(
    game: GameId,  # noqa: ARG001
    here: Here,
    bench: AtBench,
    layer: shapes.Id,
    side: shapes.Id = "",
    unit: shapes.Id = "",
    hex: shapes.Id = "",
    lang: shapes.Lang = "en",
) -> Response:
    """One layer about a side, a unit or a place: hexes or ground by tone, by whom, by which rule."""
    given: dict[About, str] = {"side": side, "unit": unit, "hex": hex}
    return answer(await bench.do(layer_data, here, layer, given, lang))


@router.get("/api/games/{game}/threats", responses=told(game_shapes.Threats, 401, 503))
async def threats(
    game: GameId,  # noqa: ARG001
    here: Here,
    bench: AtBench,
    unit: shapes.Id = "",
    hex: shapes.Id = "",
    lang: shapes.Lang = "en",
) -> Response:
    """Who of the enemy can do something to a unit or a place in his next turn, and with what exact odds."""
    found, more, onlooker = await bench.do(dangers, here, unit, hex, lang)
    ruleset = here.match.record.terms.ruleset
    cards = await bench.reckon(cards_of, ruleset, tuple(one.ruling for one in found), lang, onlooker)
    return answer(threats_data(here, found, more, cards, lang))
