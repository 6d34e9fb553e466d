"""The clock of a game: claiming what a late opponent lost, or giving him more time."""

from __future__ import annotations

from fastapi import Request, Response

from grognard.core.game.settlement import Declared
from grognard.server.access import Here
from grognard.server.answer import answer, told
from grognard.server.correspondence import shapes
from grognard.server.correspondence.clock import VANISHED, Clock
from grognard.server.door import game_router
from grognard.server.keeping import Keeping
from grognard.server.match import GameEnded, settling
from grognard.server.matches import Matches
from grognard.server.problems import Problem
from grognard.server.routes.opening import GameId
from grognard.server.seats import Visit

router = game_router()


@router.post("/api/games/{game}/claim", responses=told(shapes.Done, 401, 409))
async def claim(request: Request, game: GameId, here: Here, body: shapes.Plain) -> Response:  # noqa: ARG001
    """Take the win from an opponent whose time is over. Nobody but a player ever does that.

    Without a clock it is over after thirty days of silence at his decision.
    """
    matches: Matches = request.app.state.matches
    keeping: Keeping = request.app.state.keeping
    # A clock that has just jumped has let nobody's time pass.
    await keeping.pulse()
    sequence = here.match.sequence
    clock = await matches.repositories.clocks.of(here.match.record.id)
    _clock, deadline = _running(here, clock or Clock(VANISHED, 0))
    if matches.now() <= deadline:
        raise Problem(409, "There is time left")
    # An entry at the place that was looked at: of this and an order given meanwhile only one can stand.
    own = here.seat.sides[0]
    await matches.advance(here.match, settling(own, Declared("forfeit", own)), sequence)
    return answer({"done": True})


@router.post("/api/games/{game}/grant", responses=told(shapes.Deadline, 401, 409))
async def grant(request: Request, game: GameId, here: Here, body: shapes.Plain) -> Response:  # noqa: ARG001
    """Give the opponent the days of one decision more."""
    matches: Matches = request.app.state.matches
    clock, _deadline = _running(here, await matches.repositories.clocks.of(game))
    more = clock.granted(here.match, matches.now())
    await matches.repositories.clocks.grant(game, more)
    here.match.ring()
    return answer({"deadline": more.until})


def _running(here: Visit, clock: Clock | None) -> tuple[Clock, int]:
    """The opponent's time; a problem if it is not running."""
    if here.match.is_over:
        raise GameEnded
    deadline = None if clock is None else clock.deadline(here.match)
    if clock is None or deadline is None or here.match.turn in here.seat.sides:
        raise Problem(409, "No time of your opponent's is running")
    return clock, deadline
