"""Putting something right on the board by agreement: what may be set, proposing it, agreeing to it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from fastapi import Request, Response

from grognard.core.errors import IllegalOrder
from grognard.core.game.settlement import Fix, read_settlement
from grognard.server import fix_shapes, game_shapes, shapes
from grognard.server.access import Here
from grognard.server.answer import answer, told
from grognard.server.door import game_router
from grognard.server.fix_form import fix_of, form_of
from grognard.server.match import settling
from grognard.server.matches import Matches
from grognard.server.problems import Problem
from grognard.server.proposing import agrees_at_once, check_going_on, opponent
from grognard.server.routes.agreeing import propose, proposed_to
from grognard.server.routes.opening import GameId
from grognard.server.seats import Visit
from grognard.server.side_view import SideView

router = game_router()


@router.get("/api/games/{game}/fix", responses=told(fix_shapes.FixForm, 401, 409))
async def form(game: GameId, here: Here, unit: shapes.Id, lang: shapes.Lang = "en") -> Response:  # noqa: ARG001
    """What may be put right about a counter, as the fields of a form."""
    return answer(await asyncio.to_thread(lambda: form_of(SideView(here.match, here.seat, lang), unit)))


@router.post("/api/games/{game}/fix", responses=told(game_shapes.UndoAnswer, 401, 409))
async def fix(
    request: Request,
    game: GameId,  # noqa: ARG001
    here: Here,
    body: fix_shapes.Fix,
    lang: shapes.Lang = "en",
) -> Response:
    """Propose to put something right, or agree to what the opponent proposed. A computer always agrees."""
    matches: Matches = request.app.state.matches
    check_going_on(here)
    try:
        if body.agree is not None:
            return answer(await _agree(matches, here, body.agree))
        return answer(await _propose(matches, here, body))
    except IllegalOrder as refused:
        reason = SideView(here.match, here.seat, lang).words.message(refused.reason)
        raise Problem(422, "The rules forbid it", reason, reason=reason, rule=refused.rule) from None


async def _propose(matches: Matches, here: Visit, body: fix_shapes.Fix) -> dict[str, Any]:
    match, own, ready = here.match, here.seat.sides[0], agrees_at_once(here)
    seen, game = match.sequence, SideView(match, here.seat).game
    wanted = fix_of(game, body.unit, body.set)
    agreed = msgspec.structs.replace(wanted, consent=ready or opponent(here))
    # Nobody is asked to agree to what the rules do not allow.
    await asyncio.to_thread(game.settle, own, agreed)
    if not ready:
        return await propose(matches, here, "fix", str(wanted))
    return await _settle(matches, here, own, agreed, seen)


async def _agree(matches: Matches, here: Visit, read: str) -> dict[str, Any]:
    asked = await proposed_to(matches, here, "fix")
    if asked is None or asked.given != read:
        raise Problem(409, "The opponent proposes something else now, or nothing")
    wanted = read_settlement(asked.given)
    assert isinstance(wanted, Fix)
    agreed = msgspec.structs.replace(wanted, consent=here.seat.sides[0])
    return await _settle(matches, here, asked.by, agreed, asked.sequence)


async def _settle(matches: Matches, here: Visit, by: str, agreed: Fix, seen: int) -> dict[str, Any]:
    await matches.advance(here.match, settling(by, agreed), seen)
    await matches.store.withdraw(here.match.record.id, "fix")
    return {"done": True, "sequence": here.match.sequence, "waiting": None}
