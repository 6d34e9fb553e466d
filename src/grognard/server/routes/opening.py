"""Opening a game, bringing one along, and taking a seat."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Annotated, Any

import msgspec
from fastapi import Path, Request, Response

from grognard.ai import player
from grognard.core.errors import BadCase, BadData
from grognard.core.errors import Fault as CaseFault
from grognard.core.game.save import Saved, check_untouched, read_saved, terms_of, where_it_stands
from grognard.core.scenario import Scenario
from grognard.games import load, verify
from grognard.scenarios import scenarios
from grognard.server import game_shapes, request_shapes
from grognard.server.access import COOKIE, signed_in
from grognard.server.answer import answer, told
from grognard.server.correspondence.clock import wound
from grognard.server.door import game_router
from grognard.server.fair import commitment, fresh_secret
from grognard.server.guard import Budget, visitor
from grognard.server.lessons import LESSON
from grognard.server.match import Match, first_entries, set_up
from grognard.server.matches import Matches
from grognard.server.problems import Problem
from grognard.server.seats import SPECTATOR, derived_token, hashed, new_token, seat_of
from grognard.server.settings import Settings
from grognard.server.storage import Kept, Record, Sitting, Standing
from grognard.server.workshop import AtBench

router = game_router()

GameId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{16,32}$")]

_YEAR = 365 * 24 * 3600
#: the longest game that can be brought along
_LONGEST = 5000


class Places(msgspec.Struct, frozen=True):
    """Who sits where at a new game, and the tokens that are told once and never kept."""

    seats: tuple[Sitting, ...]
    links: dict[str, str]
    spectator: str
    mine: tuple[str, ...]
    token: str


def laid(
    seats: Mapping[str, str], sides: tuple[str, ...], secret: str | None = None, account: str = ""
) -> Places:
    """Seats for every side as whoever opens the game wants them."""
    if set(seats) != set(sides):
        raise BadCase([CaseFault("seats", "expected each side of the scenario once", sides)])
    token, gallery = new_token(), new_token()
    links = {side: new_token() for side in sides if seats[side] == "open"}
    mine = tuple(side for side in sides if seats[side] == "me")
    computers = _computers(seats)
    sitting = [
        Sitting(
            side=side,
            kind="computer" if side in computers else "person",
            player=computers.get(side, ""),
            invitation=hashed(links[side]) if side in links else "",
            token=hashed(token) if side in mine else "",
            secret=secret or "" if mine and side == mine[0] else "",
            account=account if side in mine else "",
        )
        for side in sides
    ]
    sitting.append(Sitting(side=SPECTATOR, invitation=hashed(gallery)))
    return Places(tuple(sitting), links, gallery, mine, token)


def _computers(seats: Mapping[str, str]) -> dict[str, str]:
    """Side -> which of the computers sits there, by the name that seats give it after a colon."""
    named = {side: who.partition(":")[2] for side, who in seats.items() if who.startswith("computer")}
    for name in filter(None, named.values()):
        player(name)
    return named


@router.post("/api/games", status_code=201, responses=told(game_shapes.Opened, 503, status=201))
async def open_game(request: Request, body: request_shapes.NewGame) -> Response:
    """A new game. Links are told here and nowhere else."""
    await check_room(request)
    secret = fresh_secret()
    practice = body.practice or body.dice == LESSON
    table, game = await asyncio.to_thread(set_up, body.scenario, body.options, secret, practice=practice)
    terms = terms_of(table)
    places = laid(body.seats, terms.sides, body.secret, await _account(request))
    _check_alone(body.seats, practice=practice)
    if body.dice == LESSON:
        _check_lesson(table.scenario, body.seats)
    record = Record(id=new_id(), terms=terms, dice=body.dice, secret=secret, seats=places.seats)
    standing = Standing(*where_it_stands(game))
    return await _opened(request, record, first_entries(game), standing, places, body.days)


@router.post("/api/games/import", status_code=201, responses=told(game_shapes.Opened, 503, status=201))
async def import_game(request: Request, bench: AtBench, body: request_shapes.Import) -> Response:
    """Carry a saved game on. It is played again first, to see that it is what its inputs make of it."""
    await check_room(request)
    saved = await bench.do(_checked, body.save)
    places = laid(body.seats, saved.sides, account=await _account(request))
    _check_alone(body.seats, practice=saved.practice)
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
    seat = next((one for one in match.record.seats if one.invitation == invited), None)
    if seat is None:
        raise Problem(401, "This invitation is for no seat at this game")
    account, token = await _account(request), _borne(request, match.record)
    if seat.side == SPECTATOR:
        token = token or body.token
    else:
        token = token or _own_token(body)
        await _sit(matches, match, seat.side, hashed(token), account)
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


async def _sit(matches: Matches, match: Match, side: str, token: str, account: str) -> None:
    """Give a free seat away. Whoever has it already, perhaps unanswered or from another process, keeps it."""
    seat = match.record.seat(side)
    if seat is not None and (seat.token == token or (account and seat.account == account)):
        return
    free = await matches.store.sit(match.record.id, side, token, before="", account=account)
    if free:
        await matches.letters.clocks.seated(match.record.id, matches.now())
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


def _check_lesson(scenario: Scenario[Any], seats: Mapping[str, str]) -> None:
    """Whoever learns plays one side; the lesson plays the other."""
    tutorial = scenario.tutorial
    if tutorial is None:
        raise BadCase([CaseFault("dice", f"{scenario.id} has no lesson")])
    wanted = {side.id: "me" if side.id == tutorial.side else "computer" for side in scenario.sides}
    if dict(seats) != wanted:
        named = ", ".join(f"{side} {who}" for side, who in wanted.items())
        raise BadCase([CaseFault("seats", f"expected for this lesson: {named}")])


def _check_alone(seats: Mapping[str, str], *, practice: bool) -> None:
    """A game for practice is nobody else's: dice that are taken back would cheat him."""
    if practice and "open" in seats.values():
        raise BadCase([CaseFault("practice", "expected no other person in a game for practice")])


def new_id() -> str:
    return secrets.token_urlsafe(16)


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


def _checked(text: str) -> Saved:
    """A save that can be carried on here; where it cannot, what is the matter with it."""
    with _refusing("no-save"):
        saved = read_saved(text)
    with _refusing("foreign"):
        if saved.folder or saved.scenario not in scenarios():
            raise BadData("save", f"the server has no scenario {saved.scenario!r}")
        if len(saved.entries) > _LONGEST:
            raise BadData("save", f"expected at most {_LONGEST} entries")
    with _refusing("changed"):
        check_untouched(saved, text)
    with _refusing("rules"):
        load(text)
    with _refusing("changed"):
        difference = verify(text).difference
        if difference is not None:
            raise BadData("save", str(difference))
    return saved


@contextmanager
def _refusing(code: str) -> Iterator[None]:
    try:
        yield
    except BadData as wrong:
        raise Problem(422, "That cannot be used", str(wrong), code=code) from None
