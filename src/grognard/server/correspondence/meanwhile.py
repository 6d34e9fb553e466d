"""What belongs to the state of a game beside its position: clock, talk, what is new, what came after."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection

from grognard.server.correspondence.chat import lines_at
from grognard.server.correspondence.clock import DAY, SILENT, VANISHED, Clock, clock_of, patience
from grognard.server.correspondence.seat_records import Unread, unread_at
from grognard.server.correspondence.seating import rematch_of
from grognard.server.database import Database
from grognard.server.records import Proposal
from grognard.server.seats import Visit
from grognard.server.storage import proposals_at


class Meanwhile(msgspec.Struct, frozen=True):
    clock: Clock | None
    lines: int
    unread: Unread | None
    rematch: str
    proposals: list[Proposal]


async def meanwhile(database: Database, here: Visit) -> Meanwhile:
    """As this seat may know it, looked up in one go: every page asks for it after every order."""
    game, seat = here.match.record.id, here.seat
    sides = seat.sides if seat.is_player else ()
    return await database.read(lambda connection: _looked_up(connection, game, sides))


def _looked_up(connection: Connection, game: str, sides: Sequence[str]) -> Meanwhile:
    return Meanwhile(
        clock=clock_of(connection, game),
        lines=lines_at(connection, game),
        unread=unread_at(connection, game, sides) if sides else None,
        rematch=rematch_of(connection, game),
        proposals=proposals_at(connection, game),
    )


def meanwhile_data(found: Meanwhile, here: Visit) -> dict[str, Any]:
    return {
        "clock": _clock(found.clock, here),
        "lines": found.lines,
        "unread": None if found.unread is None else msgspec.to_builtins(found.unread),
        "rematch": found.rematch or None,
    }


def _clock(clock: Clock | None, here: Visit) -> dict[str, Any] | None:
    if clock is None:
        # Nobody agreed on a clock; only a long silence is told.
        deadline = patience(here.match)
        if deadline is None or here.match.now() < deadline - (VANISHED - SILENT) * DAY:
            return None
        return {"days": VANISHED, "deadline": deadline, "side": here.match.turn}
    deadline = clock.deadline(here.match)
    side = here.match.turn if deadline is not None else None
    return {"days": clock.days, "deadline": deadline, "side": side}
