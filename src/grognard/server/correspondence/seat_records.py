"""What belongs to whoever sits at a side: his notes, how far he has looked, where he wants to be told."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import BindParameter, Connection, bindparam, func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from grognard.server.storage import inserting
from grognard.server.tables import chat, desks, entries

WEBHOOK, MAIL = "webhook", "mail"


class SeatRecord(msgspec.Struct, frozen=True, kw_only=True):
    side: str = ""
    notes: str = ""
    entries: int = 0
    lines: int = 0
    webhook: str = ""
    address: str = ""
    confirmed: int = 0
    token: str = ""
    language: str = "en"
    silence: int = 24
    page: str = ""
    plans: str = ""

    @property
    def channels(self) -> tuple[str, ...]:
        """Ways on which notices of one's turn go."""
        mail = (MAIL,) if self.address and self.confirmed else ()
        return (*((WEBHOOK,) if self.webhook else ()), *mail)


class Unread(msgspec.Struct, frozen=True):
    entries: int
    lines: int
    #: the last entry that was looked at
    after: int


class SeatRecords:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def of(self, game: str, side: str) -> SeatRecord:
        async with self.engine.connect() as connection:
            return await connection.run_sync(record_at, game, side)

    async def note(self, game: str, side: str, text: str) -> None:
        await self._put(game, side, notes=text)

    async def plan(self, game: str, side: str, plans: str) -> None:
        """Keep what a seat plans for its units."""
        await self._put(game, side, plans=plans)

    async def looked(self, game: str, side: str, seen: int, lines: int) -> None:
        """Remember how far somebody has looked; never less than before."""
        before = await self.of(game, side)
        if seen > before.entries or lines > before.lines:
            await self._put(game, side, entries=max(seen, before.entries), lines=max(lines, before.lines))

    async def unread(self, game: str, sides: Sequence[str]) -> Unread:
        """How much others have done and said since a seat last looked."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(unread_at, game, sides)

    # Notices

    async def ask_for_notices(self, game: str, side: str, wanted: SeatRecord) -> SeatRecord:
        """Where notices shall go from now on. A new address has to agree first."""
        before = await self.of(game, side)
        kept = before.address == wanted.address
        chosen = {
            "webhook": wanted.webhook,
            "address": wanted.address,
            "language": wanted.language,
            "silence": wanted.silence,
            "page": wanted.page,
            "confirmed": before.confirmed if kept else 0,
            "token": before.token if kept and before.token else secrets.token_urlsafe(32),
        }
        await self._put(game, side, **chosen)
        return await self.of(game, side)

    async def carry_over(self, game: str, next: str, moves: Mapping[str, str]) -> None:
        """The same people at another game want to be told in the same way."""
        for side, there in moves.items():
            record = await self.of(game, side)
            if record.channels:
                kept = msgspec.structs.asdict(record)
                for own in ("side", "notes", "entries", "lines", "plans"):
                    del kept[own]
                await self._put(next, there, **kept)

    async def by_mail(self, game: str, token: str, *, wanted: bool) -> bool:
        """Whoever reads the mail of an address agrees to notices, or wants no more; False if none are his."""
        here = (desks.c.game == game, desks.c.token == token, desks.c.address != "")
        values: dict[str, Any] = {"confirmed": 1} if wanted else {"confirmed": 0, "address": ""}
        async with self.engine.begin() as connection:
            return bool((await connection.execute(update(desks).where(*here).values(**values))).rowcount)

    async def _put(self, game: str, side: str, **values: Any) -> None:
        change = inserting(self.engine)(desks).values(game=game, side=side, **values)
        change = change.on_conflict_do_update(index_elements=["game", "side"], set_=values)
        async with self.engine.begin() as connection:
            await connection.execute(change)


# Statements are made once: to make them costs more than to carry them out.
_DESK = select(desks).where(desks.c.game == bindparam("game"), desks.c.side == bindparam("side"))
_OTHERS: BindParameter[str] = bindparam("sides", expanding=True)
_ACTED = select(func.count()).where(
    entries.c.game == bindparam("game"),
    entries.c.sequence > bindparam("seen"),
    entries.c.by.not_in(_OTHERS),
)
_SPOKEN = select(func.count()).where(
    chat.c.game == bindparam("game"), chat.c.number > bindparam("seen"), chat.c.by.not_in(_OTHERS)
)


def unread_at(connection: Connection, game: str, sides: Sequence[str]) -> Unread:
    record = record_at(connection, game, sides[0])
    here = {"game": game, "sides": list(sides)}
    done = connection.execute(_ACTED, {**here, "seen": record.entries}).scalar_one()
    said = connection.execute(_SPOKEN, {**here, "seen": record.lines}).scalar_one()
    return Unread(done, said, record.entries)


def record_at(connection: Connection, game: str, side: str) -> SeatRecord:
    row = connection.execute(_DESK, {"game": game, "side": side}).first()
    if row is None:
        return SeatRecord(side=side)
    return SeatRecord(**{name: getattr(row, name) for name in SeatRecord.__struct_fields__})
