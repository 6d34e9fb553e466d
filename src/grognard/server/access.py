"""Who may do what: one row for every route. A route without a row is closed."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import Depends, Request

from grognard.server.match import Match
from grognard.server.matches import Matches
from grognard.server.problems import Problem
from grognard.server.seats import Seat, seat_of

#: the name of the cookie that holds the token of a seat; its path is the game
COOKIE = "seat"

ANYONE, SEAT, PLAYER = "anyone", "seat", "player"

_GAME = "/api/games/{game}"

ACCESS: dict[tuple[str, str], str] = {
    ("GET", "/health"): ANYONE,
    ("GET", "/metrics"): ANYONE,
    ("GET", "/api/openapi.json"): ANYONE,
    ("GET", "/api/rulesets"): ANYONE,
    ("GET", "/api/rulesets/{ruleset}/charts"): ANYONE,
    ("GET", "/api/rulesets/{ruleset}/rulebook"): ANYONE,
    ("GET", "/api/rulesets/{ruleset}/charts/{chart}"): ANYONE,
    ("GET", "/api/rulesets/{ruleset}/procedures/{procedure}"): ANYONE,
    ("POST", "/api/rulesets/{ruleset}/procedures/{procedure}/odds"): ANYONE,
    ("POST", "/api/rulesets/{ruleset}/procedures/{procedure}/resolve"): ANYONE,
    ("GET", "/api/scenarios"): ANYONE,
    ("GET", "/api/scenarios/{scenario}/map.svg"): ANYONE,
    ("GET", "/api/scenarios/{scenario}/lesson"): ANYONE,
    ("POST", "/api/games"): ANYONE,
    ("POST", "/api/games/import"): ANYONE,
    ("POST", f"{_GAME}/join"): ANYONE,
    ("GET", _GAME): SEAT,
    ("GET", f"{_GAME}/log"): SEAT,
    ("GET", f"{_GAME}/live"): SEAT,
    ("GET", f"{_GAME}/counters"): SEAT,
    ("GET", f"{_GAME}/position"): SEAT,
    ("GET", f"{_GAME}/ruling"): SEAT,
    ("GET", f"{_GAME}/report"): SEAT,
    ("GET", f"{_GAME}/dice"): SEAT,
    ("GET", f"{_GAME}/export"): SEAT,
    ("GET", f"{_GAME}/layers"): SEAT,
    ("GET", f"{_GAME}/layers/{{layer}}"): SEAT,
    ("GET", f"{_GAME}/orders"): PLAYER,
    ("GET", f"{_GAME}/way"): PLAYER,
    ("POST", f"{_GAME}/orders"): PLAYER,
    ("POST", f"{_GAME}/check"): PLAYER,
    ("GET", f"{_GAME}/odds"): PLAYER,
    ("POST", f"{_GAME}/undo"): PLAYER,
    ("POST", f"{_GAME}/draw"): PLAYER,
    ("POST", f"{_GAME}/resign"): PLAYER,
    ("GET", f"{_GAME}/chat"): SEAT,
    ("POST", f"{_GAME}/chat"): PLAYER,
    ("GET", f"{_GAME}/notes"): PLAYER,
    ("POST", f"{_GAME}/notes"): PLAYER,
    ("POST", f"{_GAME}/seen"): PLAYER,
    ("GET", f"{_GAME}/notices"): PLAYER,
    ("POST", f"{_GAME}/notices"): PLAYER,
    ("POST", f"{_GAME}/notices/test"): PLAYER,
    # Whoever reads the mail has no seat; he proves himself by the token in his letter.
    ("POST", f"{_GAME}/notices/mail"): ANYONE,
    ("POST", f"{_GAME}/claim"): PLAYER,
    ("POST", f"{_GAME}/grant"): PLAYER,
    ("POST", f"{_GAME}/leave"): PLAYER,
    ("POST", f"{_GAME}/rejoin"): SEAT,
    ("POST", f"{_GAME}/renew"): PLAYER,
    ("POST", f"{_GAME}/computer"): PLAYER,
    ("POST", f"{_GAME}/rematch"): PLAYER,
}


class Visit(msgspec.Struct, frozen=True):
    """A game, and where whoever asks sits at it."""

    match: Match
    seat: Seat


async def admitted(request: Request) -> Visit | None:
    """Let a request through if the table says so; for routes of a game: to which, and as whom."""
    level = ACCESS.get((request.method, request.scope["route"].path))
    if level is None:
        raise Problem(403, "This is open to nobody")
    if level == ANYONE:
        return None
    matches: Matches = request.app.state.matches
    match = await matches.find(request.path_params["game"])
    token = request.cookies.get(COOKIE)
    seat = seat_of(match.record, token)
    if seat is None and token:
        # He may have sat down at another process.
        await matches.refresh(match)
        seat = seat_of(match.record, token)
    if seat is None:
        raise Problem(401, "You have no seat at this game")
    if level == PLAYER and not seat.is_player:
        raise Problem(403, "You only look on at this game")
    return Visit(match, seat)


async def at_game(visit: Annotated[Visit | None, Depends(admitted)]) -> Visit:
    assert visit is not None
    return visit


Here = Annotated[Visit, Depends(at_game)]
