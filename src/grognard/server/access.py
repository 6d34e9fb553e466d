"""Who may do what: one row for every route. A route without a row is closed."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import Depends, Request

from grognard.server.accounts import Accounts, Session
from grognard.server.matches import Matches
from grognard.server.problems import Problem
from grognard.server.records import Record
from grognard.server.seats import Seat, Visit, seat_of
from grognard.server.side_view import has_secrets

#: the name of the cookie that holds the token of a seat; its path is the game
COOKIE = "seat"
#: the name of the cookie of whoever is signed in
SESSION = "session"

#: a GLANCE is for every seat as well, and does not open the game
ANYONE, SIGNED_IN, GLANCE, SEAT, PLAYER = "anyone", "signed in", "glance", "seat", "player"

_GAME = "/api/games/{game}"

ACCESS: dict[tuple[str, str], str] = {
    ("GET", "/health"): ANYONE,
    ("GET", "/metrics"): ANYONE,
    ("GET", "/api/openapi.json"): ANYONE,
    ("GET", "/api/computers"): ANYONE,
    ("GET", "/api/rulesets"): ANYONE,
    ("GET", "/api/rulesets/{ruleset}/charts"): ANYONE,
    ("GET", "/api/rulesets/{ruleset}/rulebook"): ANYONE,
    ("GET", "/api/rulesets/{ruleset}/charts/{chart}"): ANYONE,
    ("GET", "/api/rulesets/{ruleset}/procedures/{procedure}"): ANYONE,
    ("POST", "/api/rulesets/{ruleset}/procedures/{procedure}/odds"): ANYONE,
    ("POST", "/api/rulesets/{ruleset}/procedures/{procedure}/resolve"): ANYONE,
    ("GET", "/api/rulesets/{ruleset}/roster"): ANYONE,
    ("GET", "/api/rulesets/{ruleset}/roster/armies/{army}"): ANYONE,
    ("POST", "/api/rulesets/{ruleset}/roster/look"): ANYONE,
    ("POST", "/api/rulesets/{ruleset}/roster/turn"): ANYONE,
    ("POST", "/api/rulesets/{ruleset}/roster/odds"): ANYONE,
    ("POST", "/api/rulesets/{ruleset}/roster/rule"): ANYONE,
    ("GET", "/api/scenarios"): ANYONE,
    ("GET", "/api/scenarios/{scenario}/map.svg"): ANYONE,
    ("GET", "/api/scenarios/{scenario}/key.svg"): ANYONE,
    ("GET", "/api/scenarios/{scenario}/lesson"): ANYONE,
    ("GET", "/api/scenarios/{scenario}/briefing"): ANYONE,
    ("GET", "/api/puzzles"): ANYONE,
    ("GET", "/api/puzzles/daily"): ANYONE,
    ("GET", "/api/puzzles/{puzzle}"): ANYONE,
    ("GET", "/api/puzzles/{puzzle}/odds"): ANYONE,
    ("POST", "/api/puzzles/{puzzle}/answer"): ANYONE,
    ("POST", "/api/verify"): ANYONE,
    ("POST", "/api/editor/open"): ANYONE,
    ("POST", "/api/editor/edit"): ANYONE,
    ("POST", "/api/editor/pack"): ANYONE,
    ("POST", "/api/editor/seed"): ANYONE,
    ("POST", "/api/editor/trial"): ANYONE,
    ("POST", "/api/editor/sum"): ANYONE,
    ("POST", "/api/editor/rules"): ANYONE,
    ("POST", "/api/editor/odds"): ANYONE,
    ("POST", "/api/editor/play"): ANYONE,
    ("POST", "/api/quick-response"): ANYONE,
    ("POST", "/api/games"): ANYONE,
    ("POST", "/api/games/import"): ANYONE,
    ("POST", "/api/accounts"): ANYONE,
    ("POST", "/api/session"): ANYONE,
    ("POST", "/api/session/end"): ANYONE,
    ("POST", "/api/reset"): ANYONE,
    ("POST", "/api/reset/use"): ANYONE,
    ("POST", "/api/confirm"): ANYONE,
    ("GET", "/api/me"): ANYONE,
    ("GET", "/api/me/games"): SIGNED_IN,
    ("POST", "/api/me/name"): SIGNED_IN,
    ("POST", "/api/me/mail"): SIGNED_IN,
    ("POST", "/api/me/password"): SIGNED_IN,
    ("POST", "/api/me/sessions/end"): SIGNED_IN,
    ("POST", "/api/me/delete"): SIGNED_IN,
    ("POST", f"{_GAME}/join"): ANYONE,
    ("GET", f"{_GAME}/glance"): GLANCE,
    ("POST", f"{_GAME}/keep"): PLAYER,
    ("GET", _GAME): SEAT,
    ("GET", f"{_GAME}/log"): SEAT,
    ("GET", f"{_GAME}/live"): SEAT,
    ("GET", f"{_GAME}/counters"): SEAT,
    ("GET", f"{_GAME}/position"): SEAT,
    ("GET", f"{_GAME}/ruling"): SEAT,
    ("GET", f"{_GAME}/report"): SEAT,
    ("GET", f"{_GAME}/course"): SEAT,
    ("GET", f"{_GAME}/better"): SEAT,
    ("GET", f"{_GAME}/branch"): SEAT,
    ("POST", f"{_GAME}/whatif"): SEAT,
    ("GET", f"{_GAME}/dice"): SEAT,
    ("GET", f"{_GAME}/export"): SEAT,
    ("GET", f"{_GAME}/layers"): SEAT,
    ("GET", f"{_GAME}/layers/{{layer}}"): SEAT,
    ("GET", f"{_GAME}/threats"): SEAT,
    ("GET", f"{_GAME}/orders"): PLAYER,
    ("GET", f"{_GAME}/way"): PLAYER,
    ("GET", f"{_GAME}/reach"): PLAYER,
    ("GET", f"{_GAME}/placement"): PLAYER,
    ("GET", f"{_GAME}/placement/odds"): PLAYER,
    ("GET", f"{_GAME}/ending"): PLAYER,
    ("GET", f"{_GAME}/undo"): PLAYER,
    ("POST", f"{_GAME}/orders"): PLAYER,
    ("POST", f"{_GAME}/check"): PLAYER,
    ("GET", f"{_GAME}/odds"): PLAYER,
    ("GET", f"{_GAME}/answers"): PLAYER,
    ("GET", f"{_GAME}/muster"): PLAYER,
    ("GET", f"{_GAME}/advice"): PLAYER,
    ("GET", f"{_GAME}/formations"): PLAYER,
    ("GET", f"{_GAME}/group"): PLAYER,
    ("POST", f"{_GAME}/group"): PLAYER,
    ("POST", f"{_GAME}/group/give"): PLAYER,
    ("GET", f"{_GAME}/staff"): PLAYER,
    ("GET", f"{_GAME}/plans"): PLAYER,
    ("POST", f"{_GAME}/plans"): PLAYER,
    ("POST", f"{_GAME}/plans/carry-out"): PLAYER,
    ("POST", f"{_GAME}/undo"): PLAYER,
    ("POST", f"{_GAME}/draw"): PLAYER,
    ("POST", f"{_GAME}/resign"): PLAYER,
    ("POST", f"{_GAME}/decline"): PLAYER,
    ("GET", f"{_GAME}/fix"): PLAYER,
    ("POST", f"{_GAME}/fix"): PLAYER,
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
    ("POST", f"{_GAME}/link"): PLAYER,
    ("POST", f"{_GAME}/computer"): PLAYER,
    ("POST", f"{_GAME}/rematch"): PLAYER,
}


class Glimpse(msgspec.Struct, frozen=True):
    """A game that nobody has opened, and where whoever asks sits at it."""

    record: Record
    seat: Seat


async def admitted(request: Request) -> Visit | Glimpse | Session | None:
    """Let a request through if the table says so; for routes of a game: to which, and as whom."""
    level = ACCESS.get((request.method, request.scope["route"].path))
    if level is None:
        raise Problem(403, "This is open to nobody")
    if level == ANYONE:
        return None
    if level == SIGNED_IN:
        session = await signed_in(request)
        if session is None:
            raise Problem(401, "You are not signed in", code="signed-out")
        return session
    if level == GLANCE:
        return await _glimpse(request)
    visit = request.state.visit = await _visit(request, level)
    return visit


async def signed_in(request: Request) -> Session | None:
    """Whoever asks, if he is signed in."""
    accounts: Accounts = request.app.state.accounts
    return await accounts.session(request.cookies.get(SESSION))


async def _visit(request: Request, level: str) -> Visit:
    matches: Matches = request.app.state.matches
    match = await matches.find(request.path_params["game"])
    # Whoever has lost his seat at another process is told nothing here, and who has ordered something there
    # finds it done.
    await matches.reread(match)
    seat = await _seat(request, match.record)
    if seat is None:
        raise Problem(401, "You have no seat at this game")
    if level == PLAYER and not seat.is_player:
        raise Problem(403, "You only look on at this game")
    return Visit(match, seat)


async def seat_now(request: Request, visit: Visit, *, listens: bool = False) -> Seat | None:
    """Where whoever asked or listens sits at this moment, which may be nowhere any more."""
    if listens or has_secrets(visit.match.game):
        matches: Matches = request.app.state.matches
        await matches.reread(visit.match)
    return await _seat(request, visit.match.record)


async def _glimpse(request: Request) -> Glimpse:
    matches: Matches = request.app.state.matches
    record = await matches.record(request.path_params["game"])
    seat = await _seat(request, record)
    if seat is None:
        raise Problem(401, "You have no seat at this game")
    return Glimpse(record, seat)


async def _seat(request: Request, record: Record) -> Seat | None:
    """Where whoever asks sits, by the token he bears and by his account."""
    token = request.cookies.get(COOKIE)
    if not any(seat.account for seat in record.seats):
        return seat_of(record, token)
    session = await signed_in(request)
    return seat_of(record, token, "" if session is None else session.account.id)


Admitted = Annotated[Visit | Glimpse | Session | None, Depends(admitted)]


async def at_game(found: Admitted) -> Visit:
    assert isinstance(found, Visit)
    return found


async def at_glance(found: Admitted) -> Glimpse:
    assert isinstance(found, Glimpse)
    return found


async def as_somebody(found: Admitted) -> Session:
    assert isinstance(found, Session)
    return found


Here = Annotated[Visit, Depends(at_game)]
There = Annotated[Glimpse, Depends(at_glance)]
Me = Annotated[Session, Depends(as_somebody)]
