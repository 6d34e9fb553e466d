"""Opening a game, bringing one along, and taking a seat."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import Path, Request, Response

from grognard.core.brought import bring
from grognard.core.game.save import terms_of, where_it_stands
from grognard.server import game_shapes, request_shapes
from grognard.server.access import COOKIE, signed_in
from grognard.server.accounts import Accounts
from grognard.server.answer import answer, told
from grognard.server.correspondence.clock import wound
from grognard.server.door import game_router
from grognard.server.fair import commitment, fresh_secret
from grognard.server.guard import Budget, visitor
from grognard.server.lessons import LESSON
from grognard.server.match import Match, first_entries, set_up
from grognard.server.matches import Matches
from grognard.server.names import name_of
from grognard.server.problems import Problem
from grognard.server.records import Kept, Record, Standing
from grognard.server.replies.opening import (
    Places,
    check_alone,
    check_lesson,
    checked,
    laid,
    new_id,
    one_of_ours,
    tried_out,
)
from grognard.server.routes.entrance import name_taken
from grognard.server.seats import SPECTATOR, derived_token, hashed, new_token, seat_of
from grognard.server.settings import Settings
from grognard.server.worker_pool import REPLAY, AtBench

router = game_router()

GameId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{16,32}$")]

#: seconds in which a battle of somebody's own has to begin: here it is read again, between the others
_TRIED = 5.0
_YEAR = 365 * 24 * 3600


@router.post("/api/games", status_code=201, responses=told(game_shapes.Opened, 503, status=201))
async def open_game(request: Request, body: request_shapes.NewGame) -> Response:
    """A new game. Links are told here and nowhere else."""
    await check_room(request)
    return await _begun(request, body, body.scenario)


@router.post("/api/editor/play", status_code=201, responses=told(game_shapes.Opened, 503, status=201))
async def open_own_game(request: Request, bench: AtBench, body: request_shapes.OwnGame) -> Response:
    """A new game of a battle of one's own, which is kept with it. Links are told here and nowhere else."""
    await check_room(request)
    await bench.elsewhere(tried_out, body.battle, seconds=_TRIED)
    return await _begun(request, body, await asyncio.to_thread(one_of_ours, body.battle))


async def _begun(request: Request, body: request_shapes.NewGame, scenario: str) -> Response:
    secret = fresh_secret()
    practice = body.practice or body.dice == LESSON
    table, game = await asyncio.to_thread(set_up, scenario, body.options, secret, practice=practice)
    terms = terms_of(table)
    places = laid(body.seats, terms.sides, body.secret, await _account(request))
    check_alone(body.seats, practice=practice)
    if body.dice == LESSON:
        check_lesson(table.scenario, body.seats)
    record = Record(id=new_id(), terms=terms, dice=body.dice, secret=secret, seats=places.seats)
    standing = Standing(*where_it_stands(game))
    return await _opened(request, record, first_entries(game), standing, places, body.days)


@router.post("/api/games/import", status_code=201, responses=told(game_shapes.Opened, 503, status=201))
async def import_game(request: Request, bench: AtBench, body: request_shapes.Import) -> Response:
    """Carry a saved game on. It is played again first, to see that it is what its inputs make of it."""
    await check_room(request)
    saved = await bench.elsewhere(checked, body.save, seconds=REPLAY)
    if saved.battle:
        bring(saved.battle)
    places = laid(body.seats, saved.sides, account=await _account(request))
    check_alone(body.seats, practice=saved.practice)
    record = Record(
        id=new_id(),
        terms=saved.terms,
        dice=body.dice,
        secret=fresh_secret(),
        since=len(saved.entries) + 1,
        seats=places.seats,
    )
    kept = [Kept(line) for line in saved.entries]
    return await _opened(request, record, kept, Standing(saved.position, saved.pending), places, body.days)


@router.post("/api/games/{game}/join", responses=told(game_shapes.Joined, 401, 409))
async def join(request: Request, game: GameId, body: request_shapes.Join) -> Response:
    """Take the seat that an invitation is for, or look on. The seat's own token comes as a cookie."""
    matches: Matches = request.app.state.matches
    match = await matches.find(game)
    invited = hashed(body.token)
    if seat_of(match.record, body.token) and _is_a_players(body.token, match.record):
        return _come_back(request, match, body.token)
    seat = next((one for one in match.record.seats if one.invitation == invited), None)
    if seat is None:
        raise Problem(401, "This invitation is for no seat at this game")
    account, token = await _account(request), _borne(request, match.record)
    if seat.side == SPECTATOR:
        token = token or body.token
    else:
        token = token or _own_token(body)
        await _sit(matches, match, seat.side, hashed(token), account, await _called(request, body, account))
        if body.secret is not None:
            await matches.store.add_secret(game, seat.side, body.secret)
        # Dice may have waited for him.
        await matches.reseat(match)
    now = seat_of(match.record, token, account)
    if now is None:
        raise Problem(401, "This seat belongs to an account", "sign in if it is you", code="signed-out")
    joined = answer({"game": game, "you": list(now.sides)})
    if seat.side == SPECTATOR or _is_a_players(token, match.record):
        set_cookie(request, joined, game, token)
    return joined


def _come_back(request: Request, match: Match, token: str) -> Response:
    """The personal link of somebody who sits here already, perhaps followed on another machine."""
    seat = seat_of(match.record, token)
    joined = answer({"game": match.record.id, "you": list(seat.sides) if seat else []})
    set_cookie(request, joined, match.record.id, token)
    return joined


async def _called(request: Request, body: request_shapes.Join, account: str) -> str:
    """What a guest is called; nobody's name who has an account."""
    if body.name is None or not body.name.strip() or account:
        return ""
    accounts: Accounts = request.app.state.accounts
    name = name_of(body.name)
    if await accounts.by_name_or_mail(name) is not None:
        raise name_taken()
    return name


def _borne(request: Request, record: Record) -> str:
    """The token of a player's seat that whoever asks has already; one for looking on does not count."""
    held = request.cookies.get(COOKIE, "")
    return held if _is_a_players(held, record) else ""


def _is_a_players(token: str, record: Record) -> bool:
    return bool(token) and any(seat.token == hashed(token) for seat in record.seats)


async def _account(request: Request) -> str:
    """To whom a seat that is taken now belongs."""
    session = await signed_in(request)
    return "" if session is None else session.account.id


async def _sit(matches: Matches, match: Match, side: str, token: str, account: str, guest: str = "") -> None:
    """Give a free seat away. Whoever has it already, perhaps unanswered or from another process, keeps it."""
    seat = match.record.seat(side)
    if seat is not None and (seat.token == token or (account and seat.account == account)):
        return
    free = await matches.store.sit(match.record.id, side, token, before="", account=account, guest=guest)
    if free:
        await matches.repositories.clocks.seated(match.record.id, matches.now())
    await matches.refresh(match)
    seat = match.record.seat(side)
    if not free and (seat is None or seat.token != token):
        detail = "sign in if it is you" if seat is not None and seat.account else ""
        raise Problem(409, "Somebody sits there already", detail, code="seat-taken")


def _own_token(body: request_shapes.Join) -> str:
    """A token for a new player: the same again for the same key, so that he may join again unanswered."""
    return new_token() if body.key is None else derived_token(body.token, body.key)


async def check_room(request: Request) -> None:
    state, settings = request.app.state, request.app.state.settings
    openings: Budget = state.openings
    if not openings.spend(visitor(request.scope)):
        raise Problem(429, "Too many new games", headers={"Retry-After": "60"})
    if await state.matches.store.count() >= settings.games:
        raise Problem(503, "There is no room for more games")


async def _opened(
    request: Request,
    record: Record,
    kept: list[Kept],
    standing: Standing,
    places: Places,
    days: int | None,
) -> Response:
    matches: Matches = request.app.state.matches
    clock = None if days is None else wound(record.id, days, matches.now())
    await matches.create(record, kept, standing, clock)
    data = {
        "game": record.id,
        "links": places.links,
        "spectator": places.spectator,
        "commitment": commitment(record),
        "you": list(places.mine),
    }
    opened = answer(data, 201)
    set_cookie(request, opened, record.id, places.token if places.mine else places.spectator)
    return opened


def set_cookie(request: Request, response: Response, game: str, token: str) -> None:
    settings: Settings = request.app.state.settings
    response.set_cookie(
        COOKIE,
        token,
        max_age=_YEAR,
        path=f"/api/games/{game}",
        httponly=True,
        samesite="strict",
        secure=settings.secure or request.url.scheme == "https",
    )
