"""What belongs to one seat alone: its notes, how far it has looked, where it wants to be told of its turn."""

from __future__ import annotations

from fastapi import Request, Response

from grognard.core.errors import BadCase, Fault
from grognard.server.access import Here
from grognard.server.answer import answer, told
from grognard.server.correspondence import shapes
from grognard.server.correspondence.outbox import CONFIRM, TRIAL, Called, Notice
from grognard.server.correspondence.seat_records import MAIL, SeatRecord
from grognard.server.correspondence.webhook import BadHook, hook
from grognard.server.door import game_router
from grognard.server.guard import Budget
from grognard.server.mail import is_address
from grognard.server.matches import Matches
from grognard.server.problems import Problem
from grognard.server.routes.opening import GameId
from grognard.server.seats import Visit

router = game_router()


@router.get("/api/games/{game}/notes", responses=told(shapes.Notebook, 401))
async def notes(request: Request, game: GameId, here: Here) -> Response:
    """What this seat has written down for itself."""
    matches: Matches = request.app.state.matches
    return answer({"text": (await matches.repositories.seat_records.of(game, here.seat.sides[0])).notes})


@router.post("/api/games/{game}/notes", responses=told(shapes.Notebook, 401))
async def write_notes(request: Request, game: GameId, here: Here, body: shapes.Note) -> Response:
    matches: Matches = request.app.state.matches
    await matches.repositories.seat_records.note(game, here.seat.sides[0], body.text)
    return answer({"text": body.text})


@router.post("/api/games/{game}/seen", responses=told(shapes.Done, 401))
async def looked(request: Request, game: GameId, here: Here, body: shapes.Look) -> Response:
    """Remember how far this seat has looked; no farther than there is anything to see."""
    matches: Matches = request.app.state.matches
    lines = (await matches.repositories.chat.lengths([game])).get(game, 0)
    entries = min(body.entries, here.match.sequence)
    await matches.repositories.seat_records.looked(game, here.seat.sides[0], entries, min(body.lines, lines))
    return answer({"done": True})


@router.get("/api/games/{game}/notices", responses=told(shapes.NoticesWanted, 401))
async def notices(request: Request, game: GameId, here: Here) -> Response:  # noqa: ARG001
    """Where this seat wants to be told of its turn, and how the last notices fared."""
    return answer(await _wanted(request, here))


@router.post("/api/games/{game}/notices", responses=told(shapes.NoticesWanted, 401))
async def ask_for_notices(request: Request, game: GameId, here: Here, body: shapes.Ask) -> Response:
    """Say where notices shall go. A new address is asked first whether it wants them."""
    matches: Matches = request.app.state.matches
    side, repositories = here.seat.sides[0], matches.repositories
    _check(request, body)
    before = await repositories.seat_records.of(game, side)
    if body.address and body.address != before.address:
        _spend(request, game, side)
    page = str(request.base_url).rstrip("/")
    wanted = SeatRecord(**body.model_dump(), page=page)
    record = await repositories.seat_records.ask_for_notices(game, side, wanted)
    if record.address and not record.confirmed and body.address != before.address:
        await repositories.outbox.put(_notice(matches, here, CONFIRM, MAIL))
    if here.match.turn == side:
        called = Called(side, here.match.sequence, matches.now(), 0)
        await repositories.outbox.remind_of(game, record, called)
    return answer(await _wanted(request, here))


@router.post("/api/games/{game}/notices/test", responses=told(shapes.NoticesWanted, 401, 409))
async def try_notices(request: Request, game: GameId, here: Here, body: shapes.Plain) -> Response:  # noqa: ARG001
    """Send a notice now, to see whether it arrives."""
    matches: Matches = request.app.state.matches
    side = here.seat.sides[0]
    record = await matches.repositories.seat_records.of(game, side)
    if not record.channels:
        raise Problem(409, "There is nowhere to send a notice to")
    _spend(request, game, side)
    for channel in record.channels:
        await matches.repositories.outbox.put(_notice(matches, here, TRIAL, channel))
    return answer(await _wanted(request, here))


@router.post("/api/games/{game}/notices/mail", responses=told(shapes.Done, 401))
async def answer_by_mail(request: Request, game: GameId, body: shapes.MailAnswer) -> Response:
    """Whoever reads the mail of an address agrees to notices, or ends them, without a seat."""
    matches: Matches = request.app.state.matches
    if not await matches.repositories.seat_records.by_mail(game, body.token, wanted=body.wanted):
        raise Problem(401, "No notices go out under this link")
    return answer({"done": True})


def _check(request: Request, body: shapes.Ask) -> None:
    faults = []
    if body.webhook:
        try:
            hook(body.webhook, neighbours=request.app.state.settings.neighbours)
        except BadHook as wrong:
            faults.append(Fault("webhook", str(wrong)))
    if body.address and not request.app.state.mail.is_on:
        faults.append(Fault("address", "this server sends no letters"))
    elif body.address and not is_address(body.address):
        faults.append(Fault("address", "expected an address like name@example.org"))
    if faults:
        raise BadCase(faults)


def _spend(request: Request, game: str, side: str) -> None:
    trials: Budget = request.app.state.trials
    if not trials.spend(f"{game} {side}"):
        raise Problem(429, "Too many letters at once", headers={"Retry-After": "60"})


def _notice(matches: Matches, here: Visit, kind: str, channel: str) -> Notice:
    return Notice(
        game=here.match.record.id,
        side=here.seat.sides[0],
        kind=kind,
        channel=channel,
        sequence=here.match.sequence,
        due=matches.now(),
    )


async def _wanted(request: Request, here: Visit) -> dict[str, object]:
    matches: Matches = request.app.state.matches
    game, side = here.match.record.id, here.seat.sides[0]
    record = await matches.repositories.seat_records.of(game, side)
    latest = {one.channel: one for one in sorted(await matches.repositories.outbox.at(game, side), key=_age)}
    return {
        "webhook": record.webhook,
        "address": record.address,
        "confirmed": bool(record.confirmed),
        "language": record.language,
        "silence": record.silence,
        "mail": request.app.state.mail.is_on,
        "told": [
            {"channel": channel, "how": one.settled or "waiting", "trouble": one.trouble}
            for channel, one in latest.items()
        ],
    }


def _age(notice: Notice) -> tuple[bool, int]:
    """What was tried counts more than what only waits."""
    return bool(notice.tries), notice.due
