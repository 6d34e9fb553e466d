"""Days to decide in. When they are over nothing happens by itself: the opponent may claim it, or wait."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from grognard.server.match import Match
from grognard.server.records import Outage
from grognard.server.storage import Also
from grognard.server.tables import clocks

DAY = 24 * 3600 * 1000
#: in a game without a clock: after so many days of silence at his decision an opponent counts as vanished;
#: after so many it is said that he will
VANISHED, SILENT = 30, 14
#: the latest that anybody can be granted time for
_FARTHEST = 365 * DAY


class Clock(msgspec.Struct, frozen=True):
    """The days of a game, and what was granted beyond them."""

    days: int
    since: int
    until: int = 0
    sequence: int = 0

    def deadline(self, match: Match) -> int | None:
        """When whoever has to decide should have done so; None where nobody's time runs."""
        seat = match.record.seat(match.turn)
        if not match.turn or seat is None or seat.kind != "person":
            return None
        if any(one.kind == "person" and not one.token for one in match.record.seats if one.side):
            return None
        end = charged(max(match.at, self.since), self.days * DAY, match.outages)
        if self.sequence != match.sequence or self.until <= end:
            return end
        return charged(self.until - self.days * DAY, self.days * DAY, match.outages)

    def granted(self, match: Match, at: int) -> Clock:
        """As many days again, from now on or from the end of those that are left."""
        end = self.deadline(match) or at
        until = min(max(end, at) + self.days * DAY, at + _FARTHEST)
        return msgspec.structs.replace(self, until=until, sequence=match.sequence)


def patience(match: Match) -> int | None:
    """When whoever has to decide counts as vanished, in a game without a clock."""
    return Clock(VANISHED, 0).deadline(match)


def has_vanished(match: Match, side: str, clock: Clock | None) -> bool:
    """Whether a side has let its time pass: that of its clock or, without one, thirty days of silence."""
    deadline = patience(match) if clock is None else clock.deadline(match)
    return match.turn == side and deadline is not None and match.now() > deadline


def charged(start: int, length: int, outages: Sequence[Outage]) -> int:
    """When a time is over that began at `start`: while nobody could play it did not run."""
    end = start + length
    for outage in outages:
        if outage.ended > start and outage.began < end:
            end += outage.ended - max(outage.began, start)
    return end


def wound(game: str, days: int, at: int) -> Also:
    """Written with a new game: the days it gives for each decision."""

    def also(connection: Connection) -> None:
        connection.execute(insert(clocks), {"game": game, "days": days, "since": at})

    return also


class Clocks:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def of(self, game: str) -> Clock | None:
        async with self.engine.connect() as connection:
            return await connection.run_sync(clock_of, game)

    async def seated(self, game: str, at: int) -> None:
        """Somebody has taken a seat: time begins anew."""
        await self._change(game, since=at)

    async def grant(self, game: str, clock: Clock) -> None:
        await self._change(game, until=clock.until, sequence=clock.sequence)

    async def _change(self, game: str, **values: int) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(clocks).where(clocks.c.game == game).values(**values))


_CLOCK = select(clocks).where(clocks.c.game == bindparam("game"))


def clock_of(connection: Connection, game: str) -> Clock | None:
    row = connection.execute(_CLOCK, {"game": game}).first()
    return None if row is None else Clock(row.days, row.since, row.until, row.sequence)
