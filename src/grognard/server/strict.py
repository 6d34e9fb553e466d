"""Bodies are checked before anybody reads them: size, kind, and JSON without anything doubtful in it."""

from __future__ import annotations

import json
import math
import re
from itertools import islice
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grognard.server.problem_answers import response_of
from grognard.server.problems import Problem
from grognard.server.settings import Settings

#: what carries a whole game or a whole battle along
_LARGE = (
    "/import",
    "/verify",
    "/editor/open",
    "/editor/edit",
    "/editor/pack",
    "/editor/trial",
    "/editor/sum",
    "/editor/rules",
    "/editor/odds",
    "/editor/play",
)
#: tables inside tables, and texts, lists, tables and commas in all: long bodies are a few long texts
_DEEPEST, _MOST = 20, 50_000
#: what makes JSON long to read, a text as a whole; a text without an end goes to the end
_PART = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|[\[{,]', re.DOTALL)


class Doubtful(ValueError):
    """Something that JSON readers do not agree on."""


def read_strictly(body: bytes) -> Any:
    """JSON that every reader takes the same way.

    It is read between the requests of others: how long that may take is found out first.
    """
    if len(body) > _MOST and next(islice(_PART.finditer(body), _MOST, None), None) is not None:
        raise Doubtful(f"expected at most {_MOST} values")
    try:
        data = json.loads(
            body.decode("utf-8"), parse_constant=_constant, parse_float=_float, object_pairs_hook=_table
        )
    except UnicodeDecodeError:
        raise Doubtful("not UTF-8") from None
    except RecursionError:
        raise Doubtful("nested too deeply") from None
    except json.JSONDecodeError as wrong:
        raise Doubtful(f"line {wrong.lineno}, column {wrong.colno}: {wrong.msg}") from None
    except Doubtful:
        raise
    except ValueError:
        raise Doubtful("a number has too many digits") from None
    _check(data, 0)
    return data


def _constant(name: str) -> float:
    raise Doubtful(f"{name} is not a number")


def _float(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise Doubtful(f"{text[:20]} is too large")
    return number


def _table(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) != len(pairs):
        raise Doubtful("a field is given twice")
    return table


def _check(data: Any, depth: int) -> None:
    if depth > _DEEPEST:
        raise Doubtful("nested too deeply")
    if isinstance(data, str):
        if "\0" in data or any("\ud800" <= letter <= "\udfff" for letter in data):
            raise Doubtful("a text holds a character that is none")
    elif isinstance(data, dict):
        for name, value in data.items():
            _check(name, depth + 1)
            _check(value, depth + 1)
    elif isinstance(data, list):
        for value in data:
            _check(value, depth + 1)


class StrictBodies:
    """Refuses a bad body before the application sees it."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in ("GET", "HEAD", "OPTIONS"):
            await self.app(scope, receive, send)
            return
        try:
            body = await self._body(scope, receive)
        except Problem as problem:
            await response_of(problem, scope)(scope, receive, send)
            return
        given = False

        async def again() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self.app(scope, again, send)

    async def _body(self, scope: Scope, receive: Receive) -> bytes:
        headers = dict(scope["headers"])
        settings = self.settings
        most = settings.import_body if scope["path"].endswith(_LARGE) else settings.body
        kind = headers.get(b"content-type", b"").split(b";")[0].strip().lower()
        if kind != b"application/json":
            raise Problem(415, "Expected application/json")
        body = b""
        more = True
        while more:
            message = await receive()
            body += message.get("body", b"")
            more = message.get("more_body", False) and message["type"] == "http.request"
            if len(body) > most:
                raise Problem(413, "The request is too large", f"expected at most {most} bytes")
        try:
            read_strictly(body)
        except Doubtful as wrong:
            raise Problem(400, "Not JSON as it should be", str(wrong)) from None
        return body
