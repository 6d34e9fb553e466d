"""What two players settle between them: taking back, a draw, giving up."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, Response

from grognard.core.errors import BadCase, Fault, IllegalOrder
from grognard.core.game.undo import last_to_act
from grognard.server import shapes
from grognard.server.access import Here, Visit
from grognard.server.answer import answer, told
from grognard.server.match import taking_back
from grognard.server.matches import GameEnded, Matches
from grognard.server.problems import Problem
from grognard.server.routes.opening import GameId
from grognard.server.sight import Sight
from grognard.server.storage import Ended, Proposal

router = APIRouter()


@router.post("/api/games/{game}/undo", responses=told(shapes.UndoAnswer, 401, 409))
async def undo(
    request: Request,
    game: GameId,  # noqa: ARG001
    here: Here,
    body: shapes.Undo,
    lang: shapes.Lang = "en",
) -> Response:
    """Take one's last input back. Where dice have fallen the opponent is asked; he agrees in the same way."""
    matches: Matches = request.app.state.matches
    match = here.match
    if body.key is not None and await matches.store.by_key(match.record.id, body.key) is not None:
        return answer({"done": True, "sequence": match.sequence, "waiting": None})
    by, consent = await _who(matches, here, body.consent)
    try:
        await matches.advance(match, taking_back(by, consent), key=body.key)
    except IllegalOrder as refused:
        if refused.remedy is None or consent or len(here.seat.sides) > 1:
            words = Sight(match, here.seat, lang).words
            raise Problem(422, "The rules forbid it", words.message(refused.reason)) from None
        await matches.store.propose(match.record.id, Proposal("undo", by, match.sequence))
        match.ring()
        return answer({"done": False, "sequence": match.sequence, "waiting": _opponent(here)})
    await matches.store.withdraw(match.record.id, "undo")
    return answer({"done": True, "sequence": match.sequence, "waiting": None})


async def _who(matches: Matches, here: Visit, agreed: bool) -> tuple[str, str]:
    """Who takes back, and who consents."""
    match, own = here.match, here.seat.sides
    if len(own) > 1:
        by = await asyncio.to_thread(last_to_act, match.game.clone())
        return by, next(side for side in own if side != by) if agreed else ""
    opponent = match.record.seat(_opponent(here))
    if opponent is not None and opponent.kind == "computer":
        return own[0], opponent.side
    if agreed:
        for one in await matches.store.proposals(match.record.id):
            if one.kind == "undo" and one.by != own[0] and one.sequence == match.sequence:
                return one.by, own[0]
        raise Problem(409, "The opponent has asked for nothing")
    return own[0], ""


@router.post("/api/games/{game}/draw", responses=told(shapes.UndoAnswer, 401, 409))
async def draw(request: Request, game: GameId, here: Here, body: shapes.Draw) -> Response:  # noqa: ARG001
    """Offer a draw, or agree to the one that is offered."""
    matches: Matches = request.app.state.matches
    match, own = here.match, here.seat.sides
    _check_going_on(here)
    offers = [one for one in await matches.store.proposals(match.record.id) if one.kind == "draw"]
    accepted = any(one.by not in own and one.sequence == match.sequence for one in offers)
    if accepted or len(own) > 1:
        await matches.end(match, Ended("draw", own[0], ""))
        return answer({"done": True, "sequence": match.sequence, "waiting": None})
    await matches.store.propose(match.record.id, Proposal("draw", own[0], match.sequence))
    match.ring()
    return answer({"done": False, "sequence": match.sequence, "waiting": _opponent(here)})


@router.post("/api/games/{game}/resign", responses=told(shapes.UndoAnswer, 401, 409))
async def resign(request: Request, game: GameId, here: Here, body: shapes.Resign) -> Response:  # noqa: ARG001
    """Give up; whoever plays several sides says which."""
    matches: Matches = request.app.state.matches
    own = here.seat.sides
    side = body.side or own[0]
    if side not in own or (body.side is None and len(own) > 1):
        raise BadCase([Fault("side", "expected a side that you play", own)])
    _check_going_on(here)
    others = [other for other in here.match.record.terms.sides if other != side]
    await matches.end(here.match, Ended("resigned", side, others[0] if len(others) == 1 else ""))
    return answer({"done": True, "sequence": here.match.sequence, "waiting": None})


def _check_going_on(here: Visit) -> None:
    if here.match.is_over:
        raise GameEnded


def _opponent(here: Visit) -> str:
    return next(side for side in here.match.record.terms.sides if side not in here.seat.sides)
