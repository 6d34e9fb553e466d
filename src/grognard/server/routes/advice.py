"""A hint: what the strongest computer would order now, seeing what the seat sees."""

from __future__ import annotations

import asyncio
from typing import Any, get_args

from fastapi import Request, Response

from grognard.ai.levels import levels
from grognard.ai.titles import level_title
from grognard.core.game.node import Decision
from grognard.core.game.offers import Ways
from grognard.core.game.order import Order, parse
from grognard.server import advice_shapes, shapes
from grognard.server.access import Here, Visit
from grognard.server.advising import advice_on
from grognard.server.answer import answer, told
from grognard.server.door import game_router
from grognard.server.lessons import LESSON
from grognard.server.problems import Problem
from grognard.server.routes.opening import GameId
from grognard.server.routes.play import deciding, order_data, way_data
from grognard.server.sight import Sight
from grognard.server.study import Study
from grognard.server.workshop import AtBench

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
    study: Study = request.app.state.study
    check_alone(here)
    sequence, side, save = await bench.do(as_seen, here, lang)
    best = tuple(levels())[-1]
    said = await asyncio.shield(study.ask(("advice", game, sequence), advice_on, save, best, LANGUAGES))
    data = await asyncio.to_thread(_drawn, here, side, sequence, said[lang], lang)
    return answer({"sequence": sequence, "player": level_title(best, lang), **data})


LANGUAGES: tuple[str, ...] = get_args(shapes.Lang)


def check_alone(here: Visit) -> None:
    record, own = here.match.record, here.seat.sides
    if record.dice == LESSON:
        raise Problem(409, "The lesson says itself what to do")
    if any(seat.side and seat.side not in own and seat.kind == "person" for seat in record.seats):
        raise Problem(409, "There are no hints in a game against a person")


def as_seen(here: Visit, language: str) -> tuple[int, str, str]:
    """The entry and the side that decides, and a save that looks like the game to it."""
    sight = deciding(here, language)
    node = sight.game.node
    if not isinstance(node, Decision):
        raise Problem(409, "There is nothing to be decided now")
    sequence = len(sight.game.journal)
    return sequence, node.side, sight.game.guess(node.side, sequence).save(secret=True)


def _drawn(here: Visit, side: str, sequence: int, said: dict[str, Any], language: str) -> dict[str, Any]:
    """The orders with what a map needs to draw them."""
    sight = Sight(here.match, here.seat, language)
    node = sight.game.node
    if len(sight.game.journal) != sequence or not isinstance(node, Decision) or node.side != side:
        raise Problem(409, "The game has gone on meanwhile", sequence=len(sight.game.journal))
    rejected = said["rejected"]
    return {
        "chosen": _shown(sight, said["chosen"]),
        "rejected": None if rejected is None else _shown(sight, rejected),
        "gap": said["gap"],
    }


def _shown(sight: Sight, weighed: dict[str, Any]) -> dict[str, Any]:
    order = parse(weighed["order"])
    assert isinstance(order, Order)
    return {**weighed, "order": order_data(sight, order), "way": way_data(_way(sight, order))}


def _way(sight: Sight, order: Order) -> Any:
    system = sight.game.table.system
    return system.way_of(sight.game.battle, order) if isinstance(system, Ways) and order.to else ()
