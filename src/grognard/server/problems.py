"""What went wrong, as problem+json: a title, what exactly, and where."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as TimedOut
from starlette.exceptions import HTTPException
from starlette.types import Scope

from grognard.answers.errors import lines_of
from grognard.core.chart import OffTheChart
from grognard.core.errors import BadCase, GrognardError, IllegalOrder
from grognard.dice.sources import OutOfDice, WrongFace
from grognard.server.match import CannotOpen, DiceWait, NotYourTurn
from grognard.server.matches import GameEnded, NoSuchGame, Stale
from grognard.server.problem_words import language_of, said
from grognard.server.sums import Damaged

log = logging.getLogger("grognard.problems")

MEDIA_TYPE = "application/problem+json"

Fault = Mapping[str, str]


class Problem(Exception):
    """An answer that is not what was asked for."""

    def __init__(
        self,
        status: int,
        title: str,
        detail: str = "",
        faults: Sequence[Fault] = (),
        headers: Mapping[str, str] | None = None,
        **more: Any,
    ) -> None:
        super().__init__(title)
        self.status, self.headers = status, headers
        self.body = {"title": title, "status": status, "detail": detail, "faults": list(faults), **more}

    def response(self, scope: Scope) -> Response:
        """The problem in the language of whoever asked."""
        language = language_of(scope)
        words = {name: said(str(self.body[name]), language) for name in ("title", "detail")}
        body = msgspec.json.encode({"type": "about:blank", **self.body, **words})
        headers = {**(self.headers or {}), "Cache-Control": "no-store"}
        return Response(body, self.status, headers, MEDIA_TYPE)


def problem_of(wrong: Exception, language: str = "en") -> Problem:
    """Any error as a problem; what nobody foresaw says nothing about the inside."""
    match wrong:
        case Problem():
            return wrong
        case RequestValidationError():
            faults = [{"where": _where(error["loc"]), "what": str(error["msg"])} for error in wrong.errors()]
            return Problem(422, "The request is not as it should be", faults[0]["what"], faults)
        case HTTPException():
            return Problem(wrong.status_code, str(wrong.detail), headers=wrong.headers)
        case Stale():
            title = "The game has gone on meanwhile"
            return Problem(409, title, str(wrong), sequence=wrong.sequence)
        case DiceWait():
            return Problem(409, "The dice wait until every side has its player")
        case NotYourTurn():
            return Problem(409, "It is not your turn")
        case GameEnded():
            return Problem(409, "The game is over")
        case NoSuchGame():
            return Problem(404, "There is no such game")
        case Damaged():
            detail = f"{wrong}; whoever keeps the server can restore it from a backup"
            return Problem(503, "This game is damaged", detail, code="damaged")
        case DBAPIError() | ConnectionError() | TimedOut():
            log.error("the database: %s", wrong)
            again = {"Retry-After": "5"}
            return Problem(503, "The server cannot write; nothing was changed; try again", headers=again)
        case CannotOpen():
            return Problem(409, "The game cannot be taken up", str(wrong))
        case BadCase():
            faults = [{"where": fault.path, "what": str(fault)} for fault in wrong.faults]
            return Problem(422, "That cannot be used", str(wrong), faults)
        case IllegalOrder():
            return Problem(422, "The rules forbid it", wrong.say(language), rule=wrong.rule)
        case GrognardError():
            faults = [{"where": "", "what": line} for line in lines_of(wrong)]
            return Problem(422, "That cannot be used", faults[0]["what"], faults)
        case OffTheChart() | OutOfDice() | WrongFace():
            return Problem(422, "That cannot be ruled", str(wrong))
    return Problem(500, "The server has failed")


def _where(place: Sequence[int | str]) -> str:
    return ".".join(map(str, place))


async def _answer(request: Request, wrong: Exception) -> Response:
    return problem_of(wrong, language_of(request.scope)).response(request.scope)


#: what has a problem of its own
KNOWN: tuple[type[Exception], ...] = (
    Problem,
    RequestValidationError,
    HTTPException,
    Stale,
    DiceWait,
    NotYourTurn,
    GameEnded,
    NoSuchGame,
    CannotOpen,
    Damaged,
    DBAPIError,
    ConnectionError,
    TimedOut,
    GrognardError,
    OffTheChart,
    OutOfDice,
    WrongFace,
)


def answer_with_problems(app: FastAPI) -> None:
    for kind in (*KNOWN, Exception):
        app.add_exception_handler(kind, _answer)
