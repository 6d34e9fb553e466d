"""Looking back: earlier positions, how a roll was read, and what became of it all."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import Query, Request, Response

from grognard.answers.report import report_data
from grognard.core.drivers.explain import trace
from grognard.core.game.save import written
from grognard.core.game.undo import BROKEN
from grognard.lab.swings import swings
from grognard.server import past_shapes, shapes
from grognard.server.access import Here, Visit
from grognard.server.afterthought import luck_data, read_strokes, strokes_of
from grognard.server.answer import answer, told
from grognard.server.door import game_router
from grognard.server.fair import save_of
from grognard.server.problems import Problem
from grognard.server.routes.opening import GameId
from grognard.server.routes.pictures import drawn
from grognard.server.sight import Sight, army_data, declarations_data, over_data, phase_data, standing_victory
from grognard.server.study import Study
from grognard.server.workshop import AtBench

router = game_router()

#: an entry by its number; the last one if it is left out
Number = Annotated[int | None, Query(ge=1, le=10**9)]
#: what happened stays as it was, but another seat may see more of it
_KEPT = "private, max-age=3600"


@router.get("/api/games/{game}/position", responses=told(past_shapes.Position, 401, 503))
async def position(
    game: GameId,  # noqa: ARG001
    here: Here,
    bench: AtBench,
    entry: Number = None,
    lang: shapes.Lang = "en",
) -> Response:
    """The map as it was after an entry, as far as the seat may see."""
    data = await bench.do(_position, here, entry, lang)
    kept = answer(data, cache="no-store" if entry is None else _KEPT)
    kept.headers["Vary"] = "Cookie"
    return kept


def _position(here: Visit, entry: int | None, language: str) -> dict[str, Any]:
    number = _known(here, entry)
    sight = Sight(here.match, here.seat, language, number)
    return {
        "entry": number,
        "turn": sight.state.turn,
        "time": sight.game.scenario.clock.at(sight.state.turn),
        "phase": phase_data(sight),
        "sides": [army_data(sight, side) for side in sight.words.sides],
        "counters": drawn(sight),
        "victory": standing_victory(sight),
        "declarations": declarations_data(sight),
    }


@router.get("/api/games/{game}/ruling", responses=told(past_shapes.EntryRuling, 401, 409, 503))
async def ruling(
    game: GameId,  # noqa: ARG001
    here: Here,
    bench: AtBench,
    entry: Number = None,
    lang: shapes.Lang = "en",
) -> Response:
    """How the dice or the answer of an entry were read: charts with row and column, modifiers, result."""
    return answer(await bench.do(_ruling, here, entry, lang))


def _ruling(here: Visit, entry: int | None, language: str) -> dict[str, Any]:
    number = _known(here, entry)
    sight = Sight(here.match, here.seat, language, number)
    if not sight.is_whole and not sight.keeps_secrets:
        raise Problem(403, "The ruling would show what is hidden from you")
    try:
        steps = sight.steps(number)
    except BROKEN:
        raise Problem(409, "That was ruled under other rules than today's") from None
    return {"entry": number, "trace": trace(steps, sight.words)}


@router.get("/api/games/{game}/report", responses=told(past_shapes.Report, 401, 503))
async def report(
    request: Request,
    game: GameId,  # noqa: ARG001
    here: Here,
    bench: AtBench,
    lang: shapes.Lang = "en",
) -> Response:
    """Result, losses, strength by turn and turning points, so far or at the end.

    What dice and orders did in a game that is over is worked out meanwhile: ask again while it says so.
    """
    study: Study = request.app.state.study
    measured = await _measured(study, here) if here.match.is_over else None
    is_ready = measured is not None and measured.done()
    told = None if measured is None or not is_ready or measured.exception() else measured.result()
    return answer(await bench.do(_report, here, lang, told, measured is not None and not is_ready))


async def _measured(study: Study, here: Visit) -> asyncio.Future[list[dict[str, Any]]] | None:
    """What luck did, once it is known; None where nobody has time to find out."""
    key = ("luck", here.match.record.id, here.match.sequence)
    try:
        save = "" if study.knows(key) else await asyncio.to_thread(_saved, here)
        return study.ask(key, strokes_of, save)
    except Problem:
        return None


def _saved(here: Visit) -> str:
    """The game for whoever measures it: without what its dice came from, which is nothing to him."""
    sight = Sight(here.match, here.seat)
    return written(save_of(sight.record, sight.game, over=False))


def _report(
    here: Visit, language: str, told: list[dict[str, Any]] | None = None, measuring: bool = False
) -> dict[str, Any]:
    sight = Sight(here.match, here.seat, language)
    over = over_data(sight)
    if sight.keeps_secrets or (not sight.is_whole and over is None):
        raise Problem(403, "The report would show what is hidden from you")
    past = sight.past()
    strokes = None if told is None else read_strokes(told)
    measure = None if strokes is None else lambda _game, _past: swings(strokes)
    data = report_data(sight.game, past, sight.words, measure)
    sides = tuple(sight.words.sides)
    data["fortunes"] = None if strokes is None else luck_data(strokes, past, sides)
    data["measuring"] = measuring
    if over is not None:
        data["result"] = {name: over[name] for name in ("winner", "how", "text", "why")}
    return data


def _known(here: Visit, entry: int | None) -> int:
    last = here.match.sequence
    if entry is not None and entry > last:
        raise Problem(404, "There is no such entry", f"the game has {last} entries")
    return last if entry is None else entry
