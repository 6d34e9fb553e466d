"""What two players settle between them: taking back, a draw, giving up."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import Request, Response

from grognard.core.errors import BadCase, Fault, IllegalOrder
from grognard.core.game.settlement import Draw, Resign
from grognard.core.game.undo import last_input, last_to_act
from grognard.server import fix_shapes, game_shapes, request_shapes, shapes
from grognard.server.access import Here
from grognard.server.answer import answer, told
from grognard.server.door import game_router
from grognard.server.match import settling, taking_back
from grognard.server.matches import Matches
from grognard.server.problems import Problem
from grognard.server.proposing import agrees_at_once, check_drawn, check_going_on, opponent
from grognard.server.records import Proposal
from grognard.server.routes.opening import GameId
from grognard.server.seats import Visit
from grognard.server.side_view import SideView
from grognard.server.undoing import undo_foreseen

router = game_router()


@router.post("/api/games/{game}/undo", responses=told(game_shapes.UndoAnswer, 401, 409))
async def undo(
    request: Request,
    game: GameId,  # noqa: ARG001
    here: Here,
    body: request_shapes.Undo,
    lang: shapes.Lang = "en",
) -> Response:
    """Take one's last input back. Where the opponent has acted he is asked, and agrees in the same way.

    Against a computer, or oneself, `consent` is enough. Dice are taken back in games for practice only.
    """
    matches: Matches = request.app.state.matches
    match = here.match
    if body.key is not None and await matches.store.by_key(match.record.id, body.key) is not None:
        return _done(here)
    by, consent = await _who(matches, here, body.consent)
    try:
        if not await _undone_together(matches, here, by, body.key):
            await matches.advance(match, taking_back(by, consent), key=body.key, reopens=True)
    except IllegalOrder as refused:
        if refused.remedy is None or consent or agrees_at_once(here):
            words = SideView(match, here.seat, lang).words
            raise Problem(422, "The rules forbid it", words.message(refused.reason)) from None
        return answer(await propose(matches, here, "undo"))
    await matches.store.withdraw(match.record.id, "undo")
    return _done(here)


async def _undone_together(matches: Matches, here: Visit, by: str, key: str | None) -> bool:
    """Take back in one step what was given together, if no die fell and nobody else acted meanwhile."""
    match = here.match
    last = await asyncio.to_thread(last_input, SideView(match, here.seat).game, by)
    first = await matches.store.batch_at(match.record.id, last)
    if first >= last:
        return False
    try:
        await matches.advance(match, taking_back(by, "", first - 1), key=key, reopens=True)
    except IllegalOrder:
        return False
    return True


@router.get("/api/games/{game}/undo", responses=told(game_shapes.UndoPreview, 401))
async def undo_preview(game: GameId, here: Here, lang: shapes.Lang = "en") -> Response:  # noqa: ARG001
    """What the next undo would take back, and whether more than one's own change of mind."""
    return answer(await asyncio.to_thread(undo_foreseen, here, lang))


async def _who(matches: Matches, here: Visit, agreed: bool) -> tuple[str, str]:
    """Who takes back, and who consents."""
    match, own = here.match, here.seat.sides
    if len(own) > 1:
        by = await asyncio.to_thread(last_to_act, SideView(match, here.seat).game)
        return by, next(side for side in own if side != by) if agreed else ""
    if agrees_at_once(here):
        return own[0], agrees_at_once(here) if agreed else ""
    if not agreed:
        return own[0], ""
    asked = await proposed_to(matches, here, "undo")
    if asked is None:
        raise Problem(409, "The opponent has asked for nothing")
    return asked.by, own[0]


@router.post("/api/games/{game}/draw", responses=told(game_shapes.UndoAnswer, 401, 409))
async def draw(request: Request, game: GameId, here: Here, body: request_shapes.Draw) -> Response:  # noqa: ARG001
    """Offer a draw, or agree to the one that is offered. A computer agrees unless it stands better."""
    matches: Matches = request.app.state.matches
    match, own = here.match, here.seat.sides
    check_going_on(here)
    offer = await proposed_to(matches, here, "draw")
    if offer is not None:
        await matches.advance(match, settling(offer.by, Draw(own[0])), offer.sequence)
        await matches.store.withdraw(match.record.id, "draw")
    elif agrees_at_once(here):
        await asyncio.to_thread(check_drawn, here)
        await matches.advance(match, settling(own[0], Draw(agrees_at_once(here))))
    else:
        return answer(await propose(matches, here, "draw"))
    return _done(here)


@router.post("/api/games/{game}/resign", responses=told(game_shapes.UndoAnswer, 401, 409))
async def resign(request: Request, game: GameId, here: Here, body: request_shapes.Resign) -> Response:  # noqa: ARG001
    """Give up; whoever plays several sides says which."""
    matches: Matches = request.app.state.matches
    own = here.seat.sides
    side = body.side or own[0]
    if side not in own or (body.side is None and len(own) > 1):
        raise BadCase([Fault("side", "expected a side that you play", own)])
    await matches.advance(here.match, settling(side, Resign(side)))
    return _done(here)


@router.post("/api/games/{game}/decline", responses=told(game_shapes.UndoAnswer, 401, 409))
async def decline(request: Request, game: GameId, here: Here, body: fix_shapes.Decline) -> Response:  # noqa: ARG001
    """Say no to what the opponent proposed, or withdraw what one proposed oneself."""
    matches: Matches = request.app.state.matches
    await matches.store.withdraw(here.match.record.id, body.kind)
    here.match.ring()
    return _done(here)


async def propose(matches: Matches, here: Visit, kind: str, given: str = "") -> dict[str, Any]:
    """Ask the opponent, who hears of it at once."""
    match = here.match
    wanted = Proposal(kind, here.seat.sides[0], match.sequence, given)
    await matches.store.propose(match.record.id, wanted)
    match.ring()
    return {"done": False, "sequence": match.sequence, "waiting": opponent(here)}


async def proposed_to(matches: Matches, here: Visit, kind: str) -> Proposal | None:
    """What the opponent would like to settle, unless the game has gone on since."""
    match = here.match
    for one in await matches.store.proposals(match.record.id):
        if one.kind == kind and one.by not in here.seat.sides and one.sequence == match.sequence:
            return one
    return None


def _done(here: Visit) -> Response:
    return answer({"done": True, "sequence": here.match.sequence, "waiting": None})
