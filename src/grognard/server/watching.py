"""What other processes write to games that somebody follows here.

PostgreSQL tells at once. Where nobody tells, as with a file that several processes share, or where a message
was lost with its connection, it is looked for every second.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

from grognard.server.database import CHANNEL, teller
from grognard.server.match import Match
from grognard.server.matches import Matches

log = logging.getLogger("grognard.watching")

#: messages that wait to be looked at; the next look finds what more there is
_MOST = 10_000


class Watch:
    def __init__(self, matches: Matches, every: float) -> None:
        self.matches, self.every = matches, every
        self._own = teller(matches.store.engine.sync_engine)
        self._ends, self._lost = asyncio.Event(), asyncio.Event()
        self._told: asyncio.Queue[str] = asyncio.Queue(_MOST)

    def stop(self) -> None:
        """Let it end in its own time: a question to PostgreSQL that is broken off leaves another behind."""
        self._ends.set()
        self._lost.set()
        self._hear(None, 0, CHANNEL, "")

    async def run(self) -> None:
        """Until it is stopped; a database that fails meanwhile is asked again."""
        work = [self._repeat(self._look)]
        if self.matches.store.engine.dialect.name == "postgresql":
            work += [self._repeat(self._listen), self._repeat(self._heed)]
        await asyncio.gather(*work)

    async def _repeat(self, act: Any) -> None:
        while not self._ends.is_set():
            try:
                await act()
            except Exception as wrong:
                log.warning("what other processes write was not seen: %s", type(wrong).__name__)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ends.wait(), self.every)

    async def _look(self) -> None:
        followed = self.matches.followed
        if not followed:
            return
        for id, length in (await self.matches.store.lengths(followed)).items():
            await self.matches.follow_up(followed[id], length)
        for id, length in (await self.matches.repositories.chat.lengths(followed)).items():
            _spoken(followed[id], length)

    async def _listen(self) -> None:
        """As long as the connection lasts."""
        self._lost.clear()
        async with self.matches.store.engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            driver.add_termination_listener(lambda _driver: self._lost.set())
            await driver.add_listener(CHANNEL, self._hear)
            if not self._ends.is_set():
                await self._lost.wait()
            if not driver.is_closed():
                await driver.remove_listener(CHANNEL, self._hear)

    def _hear(self, _driver: object, _pid: int, _channel: str, said: str) -> None:
        if not self._told.full():
            self._told.put_nowait(said)

    async def _heed(self) -> None:
        while said := await self._told.get():
            game, entry, line, by = said.split()
            match = self.matches.followed.get(game)
            if match is None or by == self._own:
                continue
            if int(entry):
                await self.matches.follow_up(match, int(entry))
            elif int(line):
                _spoken(match, int(line))
            else:
                # A seat, which is read again, or a proposal, which whoever is woken reads himself.
                await self.matches.refresh(match)


def _spoken(match: Match, lines: int) -> None:
    if lines > match.lines:
        match.lines = lines
        match.chime()
