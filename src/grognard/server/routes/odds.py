"""Deciding: what an order or an answer leads to, and with what odds, before it is given."""

from __future__ import annotations

from fastapi import Response

from grognard.core.game.order import parse
from grognard.server import game_shapes, library_shapes, shapes
from grognard.server.access import Here
from grognard.server.answer import answer, told
from grognard.server.case_answers import odds_in_game
from grognard.server.door import game_router
from grognard.server.replies.odds import asked_for, foreseen, leads, sentence
from grognard.server.routes.opening import GameId
from grognard.server.worker_pool import AtBench

router = game_router()


@router.get("/api/games/{game}/odds", responses=told(library_shapes.OddsAnswer, 401, 409, 503))
async def odds(
    game: GameId,  # noqa: ARG001
    here: Here,
    bench: AtBench,
    order: shapes.Text,
    lang: shapes.Lang = "en",
    detail: shapes.Detail = "full",
) -> Response:
    """The odds of the ruling that an order or an answer leads to, with its modifiers.

    `odds` is null where none follows.
    """
    given = parse(order)
    ahead = await bench.do(foreseen, here, given, lang)
    if not ahead:
        return answer({"odds": None})
    found = await bench.reckon(odds_in_game, *asked_for(here, ahead, lang, detail))
    return answer({**found, "told": await bench.do(sentence, here, given, lang)})


@router.get("/api/games/{game}/answers", responses=told(game_shapes.AnswersLead, 401, 409, 503))
async def answers(game: GameId, here: Here, bench: AtBench, lang: shapes.Lang = "en") -> Response:  # noqa: ARG001
    """What each answer to the open question brings at once, before any dice."""
    return answer({"answers": await bench.do(leads, here, lang)})
