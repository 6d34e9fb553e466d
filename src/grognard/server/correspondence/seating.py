"""Seats that change hands: left, taken again, offered anew, handed to the computer; and the rematch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, bindparam, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from grognard.server.database import tell
from grognard.server.storage import Also, nobody_rolls
from grognard.server.tables import desks, notices, players, rematches, seats


class Played(Exception):
    """There is a rematch already."""


class Seating:
    """Every change says in its condition what it expects to find, so of two at once one wins."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def leave(self, game: str, sides: Sequence[str], at: int) -> bool:
        """Their holder leaves these seats; his token still says who he was."""
        return await self._change(game, seats.c.side.in_(sides), seats.c.gone == 0, gone=at)

    async def rejoin(self, game: str, sides: Sequence[str]) -> bool:
        mine = (seats.c.side.in_(sides), seats.c.gone > 0, seats.c.kind == "person", seats.c.token != "")
        return await self._change(game, *mine, gone=0)

    async def renew(self, game: str, side: str, invitation: str, *, vanished: bool = False) -> bool:
        """A new invitation to a seat where nobody sits, or nobody any more; what was kept there is gone."""
        values = {"invitation": invitation, "token": "", "guest": "", "gone": 0}
        seat = (seats.c.side == side, seats.c.kind == "person") if vanished else _empty(side)
        return await self._change(game, *seat, clears=side, **values)

    async def hand_over(self, game: str, side: str, at: int, *, agreed: bool) -> bool:
        """Let the computer take a seat where nobody sits, or whose holder has agreed."""
        seat = (seats.c.side == side, seats.c.kind == "person") if agreed else _empty(side)
        return await self._change(game, *seat, kind="computer", invitation="", gone=at)

    async def _change(self, game: str, *where: ColumnElement[bool], clears: str = "", **values: Any) -> bool:
        change = update(seats).where(seats.c.game == game, *where).values(**values)
        async with self.engine.begin() as connection:
            await connection.execute(nobody_rolls(game))
            changed = bool((await connection.execute(change)).rowcount)
            if changed and clears:
                for table in (desks, notices, players):
                    mine = (table.c.game == game, table.c.side == clears)
                    await connection.execute(delete(table).where(*mine))
            await connection.run_sync(tell, game)
        return changed

    # Rematches

    async def rematch_of(self, game: str) -> str:
        """The game that came after; empty if there is none."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(rematch_of, game)


_REMATCH = select(rematches.c.next).where(rematches.c.game == bindparam("game"))


def rematch_of(connection: Connection, game: str) -> str:
    row = connection.execute(_REMATCH, {"game": game}).first()
    return "" if row is None else str(row.next)


def following(game: str, next: str) -> Also:
    """Written with a new game: it is the rematch of another. Played if that one has a rematch already."""

    def also(connection: Connection) -> None:
        try:
            connection.execute(insert(rematches), {"game": game, "next": next})
        except IntegrityError:
            raise Played from None

    return also


def _empty(side: str) -> tuple[ColumnElement[bool], ...]:
    return seats.c.side == side, seats.c.kind == "person", or_(seats.c.gone > 0, seats.c.token == "")
