"""Problems over the network: problem+json in the language of whoever asked."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as TimedOut
from starlette.datastructures import Headers, QueryParams
from starlette.exceptions import HTTPException
from starlette.types import Scope

from grognard.core.messages import LANGUAGES
from grognard.server import problems
from grognard.server.database import is_spoilt
from grognard.server.problem_words import preferred
from grognard.server.problems import Problem
from grognard.server.sums import UNREADABLE, Damaged

log = logging.getLogger("grognard.problems")

MEDIA_TYPE = "application/problem+json"


def response_of(problem: Problem, scope: Scope) -> Response:
    """A problem in the language of whoever asked."""
    body = msgspec.json.encode(problem.data(language_of(scope)))
    headers = {**(problem.headers or {}), "Cache-Control": "no-store"}
    return Response(body, problem.status, headers, MEDIA_TYPE)


def problem_of(wrong: Exception, language: str = "en") -> Problem:
    """Any error as a problem, those of requests and of the database too."""
    match wrong:
        case RequestValidationError():
            faults = [{"where": _where(error["loc"]), "what": str(error["msg"])} for error in wrong.errors()]
            return Problem(422, "The request is not as it should be", faults[0]["what"], faults)
        case HTTPException():
            return Problem(wrong.status_code, str(wrong.detail), headers=wrong.headers)
        case DBAPIError() if is_spoilt(wrong):
            return problems.problem_of(Damaged(UNREADABLE), language)
        case DBAPIError() | ConnectionError() | TimedOut():
            log.error("the database: %s", wrong)
            again = {"Retry-After": "5"}
            return Problem(503, "The server cannot write; nothing was changed; try again", headers=again)
    return problems.problem_of(wrong, language)


def language_of(scope: Scope) -> str:
    asked = QueryParams(scope.get("query_string", b"")).get("lang", "")
    return asked if asked in LANGUAGES else preferred(Headers(scope=scope))


def _where(place: Sequence[int | str]) -> str:
    return ".".join(map(str, place))


async def _answer(request: Request, wrong: Exception) -> Response:
    return response_of(problem_of(wrong, language_of(request.scope)), request.scope)


#: what has a problem of its own
KNOWN: tuple[type[Exception], ...] = (
    *problems.KNOWN,
    RequestValidationError,
    HTTPException,
    DBAPIError,
    ConnectionError,
    TimedOut,
)


def answer_with_problems(app: FastAPI) -> None:
    for kind in (*KNOWN, Exception):
        app.add_exception_handler(kind, _answer)
