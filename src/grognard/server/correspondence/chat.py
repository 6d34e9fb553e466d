"""What players say to each other at a game: short lines, numbered, kept with the game."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import partial

import msgspec
from sqlalchemy import Connection, bindparam, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from grognard.core.errors import BadCase, Fault
from grognard.server.database import tell
from grognard.server.tables import chat

#: lines at one game
MOST = 2000
LONGEST = 1000
#: lines that are told at once
PAGE = 500
#: how often a line is numbered anew because another one came first
_TRIES = 20


class Full(Exception):
    """A game at which enough has been said."""


class Spoken(msgspec.Struct, frozen=True):
    number: int
    at: int
    by: str
    text: str


def speakable(text: str) -> str:
    """A line as it is kept; BadCase if there is nothing in it, or something that is no text."""
    text = text.replace("\r\n", "\n").strip()
    if not text:
        raise BadCase([Fault("text", "expected something to say")])
    for letter in text:
        # Marks that turn the direction of a text could make a line seem to say something else.
        if (letter != "\n" and unicodedata.category(letter) in ("Cc", "Cs")) or letter in _TURNING:
            raise BadCase([Fault("text", f"character U+{ord(letter):04X} cannot be said")])
    return text


_TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


class Chat:
    """The lines of every game."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def say(self, game: str, by: str, text: str, key: str, at: int) -> Spoken:
        """Keep a line under the next number; the same key again gives the first one."""
        for _try in range(_TRIES):
            said = await self._by_key(game, key)
            if said is not None:
                return said
            number = (await self.lengths([game])).get(game, 0) + 1
            if number > MOST:
                raise Full
            row = {"game": game, "number": number, "by": by, "text": text, "at": at, "key": key}
            try:
                async with self.engine.begin() as connection:
                    await connection.execute(insert(chat), row)
                    await connection.run_sync(partial(tell, game=game, line=number))
            except IntegrityError:
                continue
            return Spoken(number, at, by, text)
        raise Full

    async def lines(self, game: str, after: int = 0) -> list[Spoken]:
        wanted = select(chat).where(chat.c.game == game, chat.c.number > after).order_by(chat.c.number)
        async with self.engine.connect() as connection:
            return [
                Spoken(row.number, row.at, row.by, row.text)
                for row in await connection.execute(wanted.limit(PAGE))
            ]

    async def lengths(self, wanted: Iterable[str]) -> dict[str, int]:
        """The number of the last line at each of these games."""
        longest = select(chat.c.game, func.max(chat.c.number)).group_by(chat.c.game)
        async with self.engine.connect() as connection:
            found = await connection.execute(longest.where(chat.c.game.in_(tuple(wanted))))
            return {row[0]: row[1] for row in found}

    async def _by_key(self, game: str, key: str) -> Spoken | None:
        wanted = select(chat).where(chat.c.game == game, chat.c.key == key)
        async with self.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else Spoken(row.number, row.at, row.by, row.text)


_LENGTH = select(func.max(chat.c.number)).where(chat.c.game == bindparam("game"))


def lines_at(connection: Connection, game: str) -> int:
    """The number of the last line at a game."""
    return connection.execute(_LENGTH, {"game": game}).scalar_one() or 0
