"""What went wrong, as problem+json: a title, what exactly, and where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.types import Scope

from grognard.answers.errors import lines_of
from grognard.core.chart import OffTheChart
from grognard.core.errors import BadCase, GrognardError, IllegalOrder
from grognard.dice.sources import OutOfDice, WrongFace
from grognard.server.match import CannotOpen, NotYourTurn
from grognard.server.matches import GameEnded, NoSuchGame, Stale
from grognard.server.problem_words import language_of, said

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


def problem_of(wrong: Exception) -> Problem:
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
        case NotYourTurn():
            return Problem(409, "It is not your turn")
        case GameEnded():
            return Problem(409, "The game is over")
        case NoSuchGame():
            return Problem(404, "There is no such game")
        case CannotOpen():
            return Problem(409, "The game cannot be taken up", str(wrong))
        case BadCase():
            faults = [{"where": fault.path, "what": str(fault)} for fault in wrong.faults]
            return Problem(422, "That cannot be used", str(wrong), faults)
        case IllegalOrder():
            return Problem(422, "The rules forbid it", str(wrong), rule=wrong.rule)
        case GrognardError():
            faults = [{"where": "", "what": line} for line in lines_of(wrong)]
            return Problem(422, "That cannot be used", faults[0]["what"], faults)
        case OffTheChart() | OutOfDice() | WrongFace():
            return Problem(422, "That cannot be ruled", str(wrong))
    return Problem(500, "The server has failed")


def _where(place: Sequence[int | str]) -> str:
    return ".".join(map(str, place))


async def _answer(request: Request, wrong: Exception) -> Response:
    return problem_of(wrong).response(request.scope)


def answer_with_problems(app: FastAPI) -> None:
    kinds: tuple[type[Exception], ...] = (
        Problem,
        RequestValidationError,
        HTTPException,
        Stale,
        NotYourTurn,
        GameEnded,
        NoSuchGame,
        CannotOpen,
        GrognardError,
        OffTheChart,
        OutOfDice,
        WrongFace,
        Exception,
    )
    for kind in kinds:
        app.add_exception_handler(kind, _answer)
