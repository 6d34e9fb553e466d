"""Looking back: earlier positions, how a roll was read, and what became of it all."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from grognard.answers.report import report_data
from grognard.core.drivers.explain import trace
from grognard.core.game.undo import BROKEN
from grognard.server import past_shapes, shapes
from grognard.server.access import Here, Visit
from grognard.server.answer import answer, told
from grognard.server.problems import Problem
from grognard.server.routes.opening import GameId
from grognard.server.routes.pictures import drawn
from grognard.server.sight import Sight, army_data, over_data, phase_data
from grognard.server.workshop import AtBench

router = APIRouter()

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
    past = here.match.past()
    number = _known(here, entry)
    sight = Sight(here.match, here.seat, language, past.state(number))
    return {
        "entry": number,
        "turn": sight.state.turn,
        "time": sight.game.scenario.clock.at(sight.state.turn),
        "phase": phase_data(sight),
        "sides": [army_data(sight, side) for side in sight.words.sides],
        "counters": drawn(sight),
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
    past, number = here.match.past(), _known(here, entry)
    sight = Sight(here.match, here.seat, language, past.state(number))
    if not sight.is_whole:
        raise Problem(403, "The ruling would show what is hidden from you")
    try:
        steps = past.steps(number)
    except BROKEN:
        raise Problem(409, "That was ruled under other rules than today's") from None
    return {"entry": number, "trace": trace(steps, sight.words)}


@router.get("/api/games/{game}/report", responses=told(past_shapes.Report, 401, 503))
async def report(game: GameId, here: Here, bench: AtBench, lang: shapes.Lang = "en") -> Response:  # noqa: ARG001
    """Result, losses, strength by turn and turning points, so far or at the end."""
    return answer(await bench.do(_report, here, lang))


def _report(here: Visit, language: str) -> dict[str, Any]:
    sight = Sight(here.match, here.seat, language)
    over = over_data(sight)
    if not sight.is_whole and over is None:
        raise Problem(403, "The report would show what is hidden from you")
    data = report_data(sight.game, here.match.past(), sight.words)
    if over is not None:
        data["result"] = {name: over[name] for name in ("winner", "how", "text")}
    return data


def _known(here: Visit, entry: int | None) -> int:
    last = here.match.sequence
    if entry is not None and entry > last:
        raise Problem(404, "There is no such entry", f"the game has {last} entries")
    return last if entry is None else entry
