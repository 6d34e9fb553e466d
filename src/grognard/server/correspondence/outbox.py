"""Notices that wait to be sent. They are written with the entries they tell of, so no crash loses one."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from grognard.server.correspondence.seat_records import SeatRecord, record_at
from grognard.server.storage import inserting
from grognard.server.tables import notices

TURN, REMINDER, TRIAL, CONFIRM = "turn", "reminder", "trial", "confirm"
HOUR = 3600 * 1000


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    side: str
    kind: str
    channel: str
    sequence: int
    due: int
    tries: int = 0
    settled: str = ""
    trouble: str = ""


class Called(msgspec.Struct, frozen=True):
    """A turn that has passed on: to whom, after which entry, when, and how long notices of it wait."""

    side: str
    sequence: int
    at: int
    delay: int


def call(connection: Connection, game: str, called: Called) -> None:
    """Within the change itself: what was to be told of the last turn goes, what is to tell now comes."""
    stale = delete(notices).where(notices.c.game == game, notices.c.kind.in_((TURN, REMINDER)))
    connection.execute(stale)
    if called.side:
        record = record_at(connection, game, called.side)
        if rows := _rows(game, record, called):
            connection.execute(insert(notices), rows)


def _rows(game: str, record: SeatRecord, called: Called) -> list[dict[str, Any]]:
    dues = {TURN: called.at + called.delay}
    if record.silence:
        dues[REMINDER] = called.at + record.silence * HOUR
    return [
        {
            "game": game,
            "side": called.side,
            "kind": kind,
            "channel": channel,
            "sequence": called.sequence,
            "due": due,
        }
        for kind, due in dues.items()
        for channel in record.channels
    ]


class Outbox:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def put(self, notice: Notice) -> None:
        """One more, in place of an earlier one of its kind."""
        row = msgspec.structs.asdict(notice)
        change = inserting(self.engine)(notices).values(row)
        change = change.on_conflict_do_update(index_elements=["game", "side", "kind", "channel"], set_=row)
        async with self.engine.begin() as connection:
            await connection.execute(change)

    async def remind_of(self, game: str, record: SeatRecord, called: Called) -> None:
        """Somebody changes what he wants during his turn: only a reminder is still to come."""
        async with self.engine.begin() as connection:
            done = await connection.execute(
                select(notices.c.settled).where(*_of(game, called.side), notices.c.kind == REMINDER)
            )
            if any(row.settled for row in done):
                return
            kinds = (TURN, REMINDER)
            await connection.execute(
                delete(notices).where(*_of(game, called.side), notices.c.kind.in_(kinds))
            )
            rows = [row for row in _rows(game, record, called) if row["kind"] == REMINDER]
            if rows:
                await connection.execute(insert(notices), rows)

    async def due(self, at: int, most: int) -> list[Notice]:
        wanted = select(notices).where(notices.c.settled == "", notices.c.due <= at)
        async with self.engine.connect() as connection:
            found = await connection.execute(wanted.order_by(notices.c.due).limit(most))
            return [_notice(row) for row in found]

    async def at(self, game: str, side: str) -> list[Notice]:
        async with self.engine.connect() as connection:
            found = await connection.execute(select(notices).where(*_of(game, side)))
            return [_notice(row) for row in found]

    async def take(self, notice: Notice, until: int) -> Notice | None:
        """Have a notice to oneself until then; None if it is gone, or another process was quicker."""
        taken = msgspec.structs.replace(notice, due=until, tries=notice.tries + 1)
        return taken if await self._change(notice, due=until, tries=taken.tries) else None

    async def settle(self, notice: Notice, how: str, trouble: str = "") -> None:
        await self._change(notice, settled=how, trouble=trouble)

    async def again(self, notice: Notice, due: int, trouble: str) -> None:
        await self._change(notice, due=due, trouble=trouble)

    async def drop(self, game: str, side: str) -> None:
        """Nobody at this side is to be told anything any more."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(notices).where(*_of(game, side)))

    async def _change(self, notice: Notice, **values: Any) -> bool:
        here = (
            *_of(notice.game, notice.side),
            notices.c.kind == notice.kind,
            notices.c.channel == notice.channel,
            notices.c.sequence == notice.sequence,
            notices.c.due == notice.due,
            notices.c.settled == "",
        )
        async with self.engine.begin() as connection:
            return bool((await connection.execute(update(notices).where(*here).values(**values))).rowcount)


def _of(game: str, side: str) -> tuple[Any, ...]:
    return notices.c.game == game, notices.c.side == side


def _notice(row: Any) -> Notice:
    return Notice(**{name: getattr(row, name) for name in Notice.__struct_fields__})
