"""The door of a game: whatever leaves the server for a seat goes out here, or not at all.

A route of a game is added so:

1. its module has `router = game_router()`, and its path begins with `/api/games/{game}`;
2. it has a row in `access.ACCESS`, and takes `here: Here` (`there: There` for what a list shows of a game);
3. it reads the game through `SideView(here.match, here.seat, lang)` alone: that knows what the seat may know;
4. `tests/server/paired/calls.py` says how it is called, so that the test of paired worlds calls it too.

The server does not start where 1 or 2 is missing; `tests/server/test_door.py` finds the others.

The door judges again when an answer, or a message of a stream, is sent: whoever has lost his seat since he
asked gets nothing more. And it holds back what must never leave: the secret of the dice before the end, the
stored tokens, and every hash of a journal that the seat may not know, since it could be tried out.
"""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterable, AsyncIterator, Callable, Coroutine, Iterator
from typing import Any

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.routing import APIRoute, iter_route_contexts
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from grognard.server.access import ACCESS, ANYONE, GLANCE, SIGNED_IN, at_game, at_glance, seat_now
from grognard.server.match import Match
from grognard.server.problem_answers import KNOWN, problem_of, response_of
from grognard.server.problems import Problem
from grognard.server.seats import Seat, Visit
from grognard.server.side_view import keeps_secrets

#: where the routes of games begin
GAMES = "/api/games/{game}"

_log = logging.getLogger("grognard.door")
_DIGEST = re.compile(rb"[0-9a-f]{64}")

Handler = Callable[[Request], Coroutine[Any, Any, Response]]


class Unguarded(Exception):
    """A route of a game that does not say whom it answers, or would answer past the door."""


def is_lost(request: Request) -> bool:
    """Whether whoever listens to a stream has lost the seat that he listened from."""
    return bool(getattr(request.state, "is_lost", False))


class HeldBack(Exception):
    """An answer with something in it that the seat may not know."""


class GameRoute(APIRoute):
    """A route of a game: its answers and its problems leave by the door."""

    def get_route_handler(self) -> Handler:
        handler = super().get_route_handler()

        async def answered(request: Request) -> Response:
            try:
                response = await handler(request)
            except KNOWN as wrong:
                response = response_of(problem_of(wrong), request.scope)
            visit = getattr(request.state, "visit", None)
            return response if visit is None else await _let_out(request, visit, response)

        return answered


def game_router() -> APIRouter:
    """The router of a module with routes of games."""
    return APIRouter(route_class=GameRoute)


async def _let_out(request: Request, visit: Visit, response: Response) -> Response:
    if isinstance(response, StreamingResponse):
        response.body_iterator = _judged(request, visit, response.body_iterator)
        return _Listened(response, visit.match)
    now = await seat_now(request, visit)
    if now is None and response.status_code < 400:
        return response_of(Problem(401, "You have no seat at this game"), request.scope)
    if now is not None and now.sides != visit.seat.sides and request.method == "GET":
        return response_of(Problem(409, "Your seat has changed meanwhile"), request.scope)
    try:
        _sift(visit, visit.seat, bytes(response.body))
    except HeldBack as held:
        _log.error("%s: %s", request.scope["route"].path, held)
        return response_of(Problem(500, "The server has failed"), request.scope)
    return response


class _Listened(Response):
    """A stream that counts as listened to until it is over, however its listener hangs up."""

    def __init__(self, stream: StreamingResponse, match: Match) -> None:
        super().__init__()
        self.stream, self.match = stream, match

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.match.listeners += 1
        try:
            await self.stream(scope, receive, send)
        finally:
            self.match.listeners -= 1


async def _judged(request: Request, visit: Visit, messages: AsyncIterable[Any]) -> AsyncIterator[Any]:
    """Messages, as long as whoever listens sits where he sat when he asked."""
    async for message in messages:
        now = await seat_now(request, visit, listens=True)
        if now is None or now.sides != visit.seat.sides:
            # Whoever tells finds out when he is woken; until then nobody hears him.
            request.state.is_lost = True
            visit.match.chime()
            continue
        _sift(visit, now, message.encode() if isinstance(message, str) else bytes(message))
        yield message


def _sift(visit: Visit, seat: Seat, body: bytes) -> None:
    match, record = visit.match, visit.match.record
    if not match.is_over and record.secret.encode() in body:
        raise HeldBack("the secret of the dice")
    if keeps_secrets(match.game, seat):
        found = {one.decode() for one in _DIGEST.findall(body)}
        stored = {token for one in record.seats for token in (one.token, one.invitation)}
        if found & {*match.hashes, *stored}:
            raise HeldBack("a hash that could be tried out")


# At the start


def check_doors(app: FastAPI) -> None:
    """Unguarded if a route of a game could answer somebody that it has not looked at."""
    for method, path, route in routes_of(app):
        if not path.startswith(GAMES):
            continue
        level = ACCESS.get((method, path))
        if level is None:
            raise Unguarded(f"{method} {path} has no row in ACCESS")
        if not isinstance(route, GameRoute):
            raise Unguarded(f"{method} {path} is not on a game_router()")
        wanted = at_glance if level == GLANCE else at_game
        if level not in (ANYONE, SIGNED_IN) and wanted not in set(_calls(route.dependant)):
            raise Unguarded(f"{method} {path} does not ask who sits there")


def routes_of(app: FastAPI) -> Iterator[tuple[str, str, Any]]:
    """Every method and path there is, with its route."""
    for context in iter_route_contexts(app.routes):
        route = context.original_route
        for method in sorted((getattr(route, "methods", None) or set()) - {"HEAD"}):
            yield method, str(context.path), route


def _calls(dependant: Any) -> Iterator[Any]:
    yield dependant.call
    for below in dependant.dependencies:
        yield from _calls(below)
