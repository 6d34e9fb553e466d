"""A staff that proposes how to finish a phase: nothing is given before the player has taken it."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from fastapi import Query, Request, Response

from grognard.ai.levels import levels
from grognard.ai.titles import level_title
from grognard.core.game.group import Given
from grognard.core.game.order import Order, parse
from grognard.server import group_shapes, shapes
from grognard.server.access import Here, Visit
from grognard.server.advising import staff_work
from grognard.server.answer import answer, told
from grognard.server.door import game_router
from grognard.server.grouping import listed_data, own
from grognard.server.problems import Problem
from grognard.server.routes.advice import LANGUAGES, as_seen, check_alone
from grognard.server.routes.opening import GameId
from grognard.server.routes.play import deciding
from grognard.server.study import Study
from grognard.server.workshop import AtBench

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
    study: Study = request.app.state.study
    check_alone(here)
    named = await bench.do(_named, here, units.split(), lang)
    sequence, _side, save = await bench.do(as_seen, here, lang)
    best = tuple(levels())[-1]
    key = ("staff", game, sequence, named, scope)
    question = study.ask(key, staff_work, save, best, named, scope == "turn", LANGUAGES)
    found = await asyncio.shield(question)
    data = await bench.do(_drawn, here, sequence, found, lang)
    return answer({**data, "player": level_title(best, lang)})


def _named(here: Visit, units: list[str], language: str) -> tuple[str, ...]:
    """The units that are meant, of whoever decides; nobody in particular without any."""
    sight = deciding(here, language)
    return tuple(own(sight, units)) if units else ()


def _drawn(here: Visit, sequence: int, found: dict[str, Any], language: str) -> dict[str, Any]:
    sight = deciding(here, language)
    if len(sight.game.journal) != sequence:
        raise Problem(409, "The game has gone on meanwhile", sequence=len(sight.game.journal))
    orders = [(parse(text), dice) for text, dice in found["orders"]]
    given = [Given(order, dice) for order, dice in orders if isinstance(order, Order)]
    return {
        "sequence": sequence,
        "orders": listed_data(sight, given, found["reasons"][language]),
        "left": [],
        "stops": found["stops"],
    }
