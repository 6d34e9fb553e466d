"""The same battle once more with sides changed, for the same people."""

from __future__ import annotations

import asyncio

import msgspec
from fastapi import Request, Response
from sqlalchemy import Connection

from grognard.core.game.save import terms_of, where_it_stands
from grognard.server.access import COOKIE, Here
from grognard.server.answer import answer, told
from grognard.server.correspondence import shapes
from grognard.server.correspondence.clock import wound
from grognard.server.correspondence.seating import Played, following
from grognard.server.door import game_router
from grognard.server.fair import fresh_secret
from grognard.server.lessons import LESSON
from grognard.server.match import first_entries, set_up
from grognard.server.matches import Matches
from grognard.server.problems import Problem
from grognard.server.records import Proposal, Record, Sitting, Standing
from grognard.server.replies.opening import new_id
from grognard.server.routes.opening import GameId, check_room, set_cookie
from grognard.server.seats import SPECTATOR, Visit, hashed, new_token
from grognard.server.storage import Also

router = game_router()

REMATCH = "rematch"


@router.post("/api/games/{game}/rematch", responses=told(shapes.Rematch, 401, 409, 503))
async def rematch(request: Request, game: GameId, here: Here, body: shapes.Plain) -> Response:  # noqa: ARG001
    """Offer a rematch, agree to one, or go to the one there is; the seat there comes as a cookie."""
    matches: Matches = request.app.state.matches
    if not here.match.is_over:
        raise Problem(409, "The game is still going on")
    if here.match.record.dice == LESSON:
        raise Problem(409, "A lesson has no rematch")
    next = await matches.repositories.seating.rematch_of(game)
    if not next:
        if not await _agreed(matches, here):
            await matches.store.propose(game, Proposal(REMATCH, here.seat.sides[0], here.match.sequence))
            here.match.ring()
            return answer({"game": None, "you": []})
        await check_room(request)
        next = await _opened(matches, here)
        here.match.ring()
    moves = _moves(here.match.record)
    told = answer({"game": next, "you": [moves[side] for side in here.seat.sides]})
    # Without a cookie somebody has come by his account, and so he will there.
    if token := request.cookies.get(COOKIE):
        set_cookie(request, told, next, token)
    return told


async def _agreed(matches: Matches, here: Visit) -> bool:
    """Whether everybody at the table wants it; computers always do."""
    record, own = here.match.record, here.seat.sides
    others = [seat for seat in record.seats if seat.side and seat.side not in own and seat.kind == "person"]
    offers = {one.by for one in await matches.store.proposals(record.id) if one.kind == REMATCH}
    return all(seat.side in offers for seat in others)


async def _opened(matches: Matches, here: Visit) -> str:
    """The new game: whoever sat at a side sits at the next one, with the token he has."""
    old = here.match.record
    secret = fresh_secret()
    agreed = old.terms
    table, game = await asyncio.to_thread(
        set_up, agreed.scenario, agreed.options, secret, practice=agreed.practice
    )
    terms = terms_of(table)
    record = Record(id=new_id(), terms=terms, dice=old.dice, secret=secret, seats=_changed(old))
    clock = await matches.repositories.clocks.of(old.id)
    also = [following(old.id, record.id)]
    if clock is not None:
        also.append(wound(record.id, clock.days, matches.now()))
    try:
        await matches.create(record, first_entries(game), Standing(*where_it_stands(game)), _all(also))
    except Played:
        return await matches.repositories.seating.rematch_of(old.id)
    await matches.repositories.seat_records.carry_over(old.id, record.id, _moves(old))
    return record.id


def _moves(old: Record) -> dict[str, str]:
    """Side -> the side that its holder plays next time."""
    sides = old.terms.sides
    return {side: sides[(place + 1) % len(sides)] for place, side in enumerate(sides)}


def _changed(old: Record) -> tuple[Sitting, ...]:
    moves = _moves(old)
    seats = [
        msgspec.structs.replace(seat, side=moves[seat.side], invitation="", secret="", since=0, gone=0)
        for seat in old.seats
        if seat.side
    ]
    return (*seats, Sitting(side=SPECTATOR, invitation=hashed(new_token())))


def _all(also: list[Also]) -> Also:
    def every(connection: Connection) -> None:
        for one in also:
            one(connection)

    return every
