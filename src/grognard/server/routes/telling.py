"""What happened: the log, live updates, the save file, and the proof of the dice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
from fastapi import Depends, Header, Query, Request, Response
from fastapi.sse import EventSourceResponse, ServerSentEvent

from grognard.server import game_shapes, library_shapes, shapes
from grognard.server.access import Here
from grognard.server.answer import answer, only, told
from grognard.server.door import game_router, is_lost
from grognard.server.fair import proof_of
from grognard.server.matches import Matches
from grognard.server.problems import Problem
from grognard.server.replies.telling import saved_text
from grognard.server.retelling import told_entries
from grognard.server.routes.opening import GameId
from grognard.server.seats import Visit
from grognard.server.settings import Settings
from grognard.server.side_view import SideView

router = game_router()

After = Annotated[int, Query(ge=0, le=10**9)]


@router.get("/api/games/{game}/log", responses=told(game_shapes.Log, 401))
async def log(
    request: Request,
    game: GameId,  # noqa: ARG001
    here: Here,
    after: After = 0,
    lang: shapes.Lang = "en",
) -> Response:
    """Every entry after a given one, as far as the seat may know of it."""
    matches: Matches = request.app.state.matches
    kept = await matches.entries(here.match, after)
    return answer({"entries": await told_entries(here.match, here.seat, lang, kept)})


async def _room(request: Request, here: Here) -> Visit:
    settings: Settings = request.app.state.settings
    if here.match.listeners >= settings.streams:
        raise Problem(429, "Too many live connections to this game")
    return here


#: whoever listens; refused before the stream begins
Listener = Annotated[Visit, Depends(_room)]


@router.get(
    "/api/games/{game}/live",
    response_class=EventSourceResponse,
    responses=only(401, 403, 404, 422, 429),
)
async def live(
    request: Request,
    game: GameId,
    here: Listener,
    after: After = 0,
    lang: shapes.Lang = "en",
    lines: After = 0,
    last_event_id: Annotated[str | None, Header(pattern=r"^[0-9]{1,9}(\.[0-9]{1,9})?$")] = None,
) -> AsyncIterator[ServerSentEvent]:
    """Every entry and every line of the chat, from those after `Last-Event-ID`, or `after` and `lines`, on.

    The id of an event is the number of the last entry told, with that of the last line behind a point if
    there was one. `table` events say that something else changed: a seat, a proposal, the end.
    """
    matches: Matches = request.app.state.matches
    last, _point, spoken = (last_event_id or "0").partition(".")
    heard, listened, rung = max(after, int(last)), max(lines, int(spoken or 0)), -1
    await matches.come(here.match)
    while not is_lost(request):
        bell, rings = here.match.bell, here.match.rings
        remembered = here.match.after(heard)
        kept = await matches.entries(here.match, heard) if remembered is None else remembered
        for entry in await told_entries(here.match, here.seat, lang, kept):
            heard = entry["seq"]
            yield ServerSentEvent(data=entry, id=_place(heard, listened), event="entry")
        while (rung < 0 or here.match.lines > listened) and (
            said := await matches.repositories.chat.lines(game, listened)
        ):
            for line in said:
                listened = line.number
                data = msgspec.to_builtins(line)
                yield ServerSentEvent(data=data, id=_place(heard, listened), event="chat")
        if not kept and rings != rung:
            yield ServerSentEvent(data={"sequence": heard}, event="table")
        rung = rings
        if bell is here.match.bell:
            await bell.wait()


def _place(entry: int, line: int) -> str:
    """How far somebody has heard, for a stream that goes on from there."""
    return f"{entry}.{line}" if line else str(entry)


@router.get("/api/games/{game}/export", responses=told(library_shapes.SaveFile, 401))
async def export(game: GameId, here: Here) -> Response:
    """The save file, for the terminal or another server. The secret of the dice is in it when all is over."""
    text = await asyncio.to_thread(saved_text, here)
    headers = {"Content-Disposition": f'attachment; filename="{game}.game"', "Cache-Control": "no-store"}
    return Response(text, 200, headers, "application/json")


@router.get("/api/games/{game}/dice", responses=told(game_shapes.DiceProof, 401))
async def dice(request: Request, game: GameId, here: Here) -> Response:  # noqa: ARG001
    """What the dice come from; once the game is over, everything that is needed to derive them again."""
    matches: Matches = request.app.state.matches
    kept = await matches.entries(here.match)
    sight = await asyncio.to_thread(SideView, here.match, here.seat)
    return answer(proof_of(sight.record, kept[: sight.sequence], sight.shown_hash, over=sight.is_over))
