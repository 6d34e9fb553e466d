"""Lists of games: found and put in order by the database, told without opening any of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Select, and_, case, func, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from grognard.core.game.save import Terms
from grognard.server.glance import ANY_PLAYER, Listed
from grognard.server.records import Record, Sitting
from grognard.server.storage import SITTING, sitting_of
from grognard.server.sums import Damaged, check_row
from grognard.server.tables import games, glances, players, seats


class Listing:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def of_account(self, account: str, start: int, most: int) -> tuple[list[Listed], int, int]:
        """Some of an account's games in order; how many there are, and how many wait for it."""
        mine = _of_account(account).subquery()
        page = select(mine.c.game).order_by(mine.c.over, mine.c.yours.desc(), mine.c.at.desc(), mine.c.game)
        figures = select(func.count(), func.coalesce(func.sum(mine.c.yours), 0)).select_from(mine)
        async with self.engine.connect() as connection:
            found = (await connection.execute(page.offset(start).limit(most))).scalars().all()
            total, yours = (await connection.execute(figures)).one()
        by_id = {one.record.id: one for one in await self.games(found)}
        return [by_id[id] for id in found if id in by_id], int(total), int(yours)

    async def games(self, ids: Sequence[str]) -> list[Listed]:
        sitting: dict[str, list[Sitting]] = defaultdict(list)
        wanted = select(games, glances).outerjoin(glances, glances.c.game == games.c.id)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted.where(games.c.id.in_(ids)))).all()
            for seat in await connection.execute(SITTING.where(seats.c.game.in_(ids))):
                sitting[seat.game].append(sitting_of(seat))
        listed = []
        for row in rows:
            # A damaged game is missing from the list; the others are not.
            with suppress(Damaged, msgspec.DecodeError):
                check_row("game", row._mapping, "what was agreed")
                listed.append(_listed(row, tuple(sitting[row.id])))
        return listed


def _of_account(account: str) -> Select[Any]:
    """One row for each game in which an account has a seat, with what it is sorted by."""
    waits = or_(glances.c.waits == players.c.side, glances.c.waits == ANY_PLAYER)
    return (
        select(
            players.c.game,
            func.max(case((waits, 1), else_=0)).label("yours"),
            func.max(case((glances.c.over, 1), else_=0)).label("over"),
            func.max(func.coalesce(glances.c.at, 0)).label("at"),
        )
        .join(seats, and_(seats.c.game == players.c.game, seats.c.side == players.c.side))
        .outerjoin(glances, glances.c.game == players.c.game)
        .where(players.c.account == account, seats.c.gone == 0)
        .group_by(players.c.game)
    )


def _listed(row: Any, sitting: tuple[Sitting, ...]) -> Listed:
    record = Record(
        id=row.id,
        terms=msgspec.json.decode(row.terms, type=Terms),
        dice=row.dice,
        secret="",
        created=row.created,
        seats=sitting,
    )
    # Between the first entry of a game and its first glance there may be a moment, or a crash.
    return Listed(
        record, row.waits or "", row.turn or 1, row.at or row.created, bool(row.over), row.winner or ""
    )
