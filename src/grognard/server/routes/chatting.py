"""Chat at a game: players write, whoever looks on reads."""

from __future__ import annotations

import msgspec
from fastapi import Request, Response

from grognard.server.access import Here
from grognard.server.answer import answer, told
from grognard.server.correspondence import shapes
from grognard.server.correspondence.chat import Full, speakable
from grognard.server.door import game_router
from grognard.server.guard import Budget
from grognard.server.matches import Matches
from grognard.server.problems import Problem
from grognard.server.routes.opening import GameId
from grognard.server.routes.telling import After

router = game_router()


@router.get("/api/games/{game}/chat", responses=told(shapes.Chat, 401))
async def lines(request: Request, game: GameId, here: Here, after: After = 0) -> Response:  # noqa: ARG001
    """Lines after a given one, the first five hundred of them."""
    matches: Matches = request.app.state.matches
    return answer({"lines": msgspec.to_builtins(await matches.repositories.chat.lines(game, after))})


@router.post("/api/games/{game}/chat", responses=told(shapes.Line, 401, 409))
async def say(request: Request, game: GameId, here: Here, body: shapes.Say) -> Response:
    """Say something to everybody at the game. The same key again says it once."""
    matches: Matches = request.app.state.matches
    talk: Budget = request.app.state.talk
    text, by = speakable(body.text), here.seat.sides[0]
    if not talk.spend(f"{game} {by}"):
        raise Problem(429, "Too much talk at once", headers={"Retry-After": "5"})
    try:
        said = await matches.repositories.chat.say(game, by, text, body.key, matches.now())
    except Full:
        raise Problem(409, "Enough has been said at this game") from None
    here.match.lines = max(here.match.lines, said.number)
    here.match.chime()
    return answer(msgspec.to_builtins(said))
