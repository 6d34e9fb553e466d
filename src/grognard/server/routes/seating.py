"""Leaving a seat and coming back; a new invitation, or the computer, for a seat that is empty."""

from __future__ import annotations

from fastapi import Request, Response

from grognard.core.errors import BadCase, Fault
from grognard.server.access import COOKIE, Here
from grognard.server.answer import answer, told
from grognard.server.correspondence import shapes
from grognard.server.correspondence.clock import has_vanished
from grognard.server.door import game_router
from grognard.server.game_shapes import Joined
from grognard.server.keeping import Keeping
from grognard.server.match import GameEnded
from grognard.server.matches import Matches
from grognard.server.problems import Problem
from grognard.server.records import Proposal
from grognard.server.routes.opening import GameId
from grognard.server.seats import Visit, hashed, may_reseat, new_token

router = game_router()

COMPUTER = "computer"


@router.post("/api/games/{game}/leave", responses=told(shapes.Done, 401))
async def leave(request: Request, game: GameId, here: Here, body: shapes.Plain) -> Response:  # noqa: ARG001
    """Get up from all one's seats. Whoever is left may offer them to somebody else."""
    matches: Matches = request.app.state.matches
    await matches.repositories.seating.leave(game, here.seat.sides, matches.now())
    for side in here.seat.sides:
        await matches.repositories.outbox.drop(game, side)
    await matches.reseat(here.match)
    return answer({"done": True})


@router.post("/api/games/{game}/rejoin", responses=told(Joined, 401, 409))
async def rejoin(request: Request, game: GameId, here: Here, body: shapes.Plain) -> Response:  # noqa: ARG001
    """Sit down again where one sat, unless the seat has been given away. Who left none gets none."""
    matches: Matches = request.app.state.matches
    left = here.seat.left
    if left and not await matches.repositories.seating.rejoin(game, left):
        raise Problem(409, "The computer sits there now")
    if left:
        await matches.reseat(here.match)
    return answer({"game": game, "you": [*here.seat.sides, *left]})


@router.post("/api/games/{game}/renew", responses=told(shapes.Renewed, 401, 409))
async def renew(request: Request, game: GameId, here: Here, body: shapes.OfSide) -> Response:
    """A new invitation to a seat where nobody sits, or whose holder has let his time pass.

    In one house whoever opened the game may give one for any seat that belongs to no account.

    The last one is void, and the cookie of whoever sat there.
    """
    matches: Matches = request.app.state.matches
    _check_other(here, body.side)
    if here.match.record.terms.practice:
        raise Problem(409, "A game for practice is played alone")
    token = new_token()
    gone = may_reseat(here, body.side, house=request.app.state.settings.house)
    gone = gone or await _has_vanished(request, here, body.side)
    if not await matches.repositories.seating.renew(game, body.side, hashed(token), vanished=gone):
        raise Problem(409, "Somebody sits there")
    await matches.reseat(here.match)
    return answer({"side": body.side, "token": token})


@router.post("/api/games/{game}/computer", responses=told(shapes.Settled, 401, 409))
async def computer(request: Request, game: GameId, here: Here, body: shapes.OfSide) -> Response:
    """Let the computer take an empty seat, or one's own if the opponent agrees by the same request."""
    matches: Matches = request.app.state.matches
    if here.match.is_over:
        raise GameEnded
    match, store = here.match, matches.store
    if body.side in here.seat.sides and len(here.seat.sides) == 1:
        await store.propose(game, Proposal(COMPUTER, body.side, match.sequence))
        match.ring()
        waiting = next(side for side in match.record.terms.sides if side != body.side)
        return answer({"done": False, "waiting": waiting})
    _check_other(here, body.side)
    asked = Proposal(COMPUTER, body.side, match.sequence)
    agreed = asked in await store.proposals(game) or await _has_vanished(request, here, body.side)
    if not await matches.repositories.seating.hand_over(game, body.side, matches.now(), agreed=agreed):
        raise Problem(409, "Somebody sits there")
    await store.withdraw(game, COMPUTER)
    await matches.repositories.outbox.drop(game, body.side)
    await matches.reseat(match)
    return answer({"done": True, "waiting": None})


@router.post("/api/games/{game}/link", responses=told(shapes.Renewed, 401, 409))
async def link(request: Request, game: GameId, here: Here, body: shapes.Plain) -> Response:  # noqa: ARG001
    """The token of one's own seat, for a link by which one comes back, on another machine too."""
    token = request.cookies.get(COOKIE, "")
    own = [seat.side for seat in here.match.record.seats if token and seat.token == hashed(token)]
    if not own or any(seat.account for seat in here.match.record.seats if seat.side in own):
        raise Problem(409, "This seat belongs to your account: sign in to come back")
    return answer({"side": own[0], "token": token})


async def _has_vanished(request: Request, here: Visit, side: str) -> bool:
    """Whether somebody else may take over for an opponent who has let his time pass."""
    matches: Matches = request.app.state.matches
    keeping: Keeping = request.app.state.keeping
    # A clock that has just jumped has let nobody's time pass.
    await keeping.pulse()
    clock = await matches.repositories.clocks.of(here.match.record.id)
    return has_vanished(here.match, side, clock)


def _check_other(here: Visit, side: str) -> None:
    others = tuple(one for one in here.match.record.terms.sides if one not in here.seat.sides)
    if side not in others:
        raise BadCase([Fault("side", "expected a side that somebody else plays", others)])
