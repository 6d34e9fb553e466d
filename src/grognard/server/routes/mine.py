"""One's own games: all of an account, one at a glance, and making a seat one's own."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from fastapi import Query, Request, Response

from grognard.server import account_shapes, game_shapes, shapes
from grognard.server.access import COOKIE, Here, Me, There, signed_in
from grognard.server.accounts import Accounts
from grognard.server.answer import answer, told
from grognard.server.door import game_router
from grognard.server.glance import card
from grognard.server.listing import Listing
from grognard.server.match import NoSuchGame
from grognard.server.matches import Matches
from grognard.server.problems import Problem
from grognard.server.routes.opening import GameId
from grognard.server.seats import Seat, seat_of

router = game_router()

Start = Annotated[int, Query(ge=0, le=10**6)]
Most = Annotated[int, Query(ge=1, le=50)]


@router.get("/api/me/games", responses=told(account_shapes.MyGames, 401))
async def my_games(
    request: Request, who: Me, start: Start = 0, most: Most = 20, lang: shapes.Lang = "en"
) -> Response:
    """The games in which an account has a seat; those that wait for it first."""
    listing: Listing = request.app.state.listing
    found, total, yours = await listing.of_account(who.account.id, start, most)

    seats = [(one, seat_of(one.record, None, who.account.id)) for one in found]
    sitting = [(one, seat) for one, seat in seats if seat is not None]
    cards = await asyncio.to_thread(lambda: [card(one, seat, lang) for one, seat in sitting])
    for told_of, (one, seat) in zip(cards, sitting, strict=True):
        told_of["unread"] = await _unread(request, one.record.id, seat)
    return answer({"games": cards, "total": total, "yours": yours})


async def _unread(request: Request, game: str, seat: Seat) -> object:
    """What is new to a seat; nothing is kept for whoever only looks on."""
    matches: Matches = request.app.state.matches
    if not seat.is_player:
        return None
    return msgspec.to_builtins(await matches.repositories.seat_records.unread(game, seat.sides))


@router.get("/api/games/{game}/glance", responses=told(account_shapes.GameCard, 401))
async def glance(request: Request, game: GameId, there: There, lang: shapes.Lang = "en") -> Response:
    """What a list says of one game."""
    listing: Listing = request.app.state.listing
    found = await listing.games([game])
    if not found:
        raise NoSuchGame(game)
    told_of = await asyncio.to_thread(card, found[0], there.seat, lang)
    return answer({**told_of, "unread": await _unread(request, game, there.seat)})


@router.post("/api/games/{game}/keep", responses=told(game_shapes.Joined, 401, 409))
async def keep(request: Request, game: GameId, here: Here, body: account_shapes.Nothing) -> Response:  # noqa: ARG001
    """Make the seats that one plays from this browser belong to one's account."""
    accounts: Accounts = request.app.state.accounts
    matches: Matches = request.app.state.matches
    session = await signed_in(request)
    if session is None:
        raise Problem(401, "You are not signed in", code="signed-out")
    await accounts.keep(session.account.id, game, request.cookies.get(COOKIE, ""))
    await matches.refresh(here.match)
    seat = seat_of(here.match.record, None, session.account.id)
    if seat is None:
        raise Problem(409, "These seats belong to another account", code="seat-taken")
    return answer({"game": game, "you": list(seat.sides)})
