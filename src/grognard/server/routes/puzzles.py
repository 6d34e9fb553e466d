"""Puzzles: the list, that of a day, one with its position, what its orders' odds are, and the answer."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response

from grognard.server import library_shapes, puzzle_shapes, shapes
from grognard.server.answer import answer, told
from grognard.server.case_answers import odds_in_game
from grognard.server.replies import puzzles as replies
from grognard.server.worker_pool import AtBench

router = APIRouter()

#: how long a browser may keep what changes only with a new version
_HOUR = "public, max-age=3600"


@router.get("/api/puzzles", responses=told(puzzle_shapes.Puzzles, 503))
async def puzzles(bench: AtBench, lang: shapes.Lang = "en") -> Response:
    """All puzzles, and which is that of today."""
    return answer(await bench.do(replies.listed, lang))


@router.get("/api/puzzles/daily", responses=told(puzzle_shapes.PuzzleOfDay))
def daily(date: Annotated[str, Query(max_length=10)]) -> Response:
    """The puzzle of a day."""
    return answer(replies.of_day(date), cache=_HOUR)


@router.get("/api/puzzles/{puzzle}", responses=told(puzzle_shapes.PuzzleShape, 503))
async def puzzle(puzzle: shapes.Id, bench: AtBench, lang: shapes.Lang = "en") -> Response:
    """One puzzle: its position, what is asked, and the orders to choose from."""
    return answer(await bench.do(replies.puzzle_data, puzzle, lang), cache=_HOUR)


@router.post("/api/puzzles/{puzzle}/answer", responses=told(puzzle_shapes.PuzzleSolution, 503))
async def answered(
    puzzle: shapes.Id, bench: AtBench, body: puzzle_shapes.PuzzleAnswer, lang: shapes.Lang = "en"
) -> Response:
    """Whether an order is the right one, why, and what every other comes to."""
    return answer(await bench.do(replies.answered, puzzle, body.order, lang))


@router.get("/api/puzzles/{puzzle}/odds", responses=told(library_shapes.OddsAnswer, 503))
async def odds(
    puzzle: shapes.Id,
    order: shapes.Text,
    bench: AtBench,
    lang: shapes.Lang = "en",
    detail: shapes.Detail = "full",
) -> Response:
    """The exact odds of one order of a puzzle; null where it sets no ruling off."""
    given = await bench.do(replies.weighed, puzzle, order, lang, detail)
    return answer({"odds": None} if given is None else await bench.reckon(odds_in_game, *given))
