"""The line of those who want to think: few at a time, and of those who wait whoever has thought least.

A game in which a marshal thinks for seconds at every order does not hold up one in which a recruit answers at
once: his place is kept for a moment, since his next order comes as soon as this one is written. Whoever comes
new, or comes again after a pause, stands where those stand who thought least, not before them: nobody saves
up time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

#: seconds in line after which it is worth telling
_WORTH_TELLING = 1.0
#: seconds for which a place is kept
_KEPT = 0.1


class Line:
    def __init__(self, room: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.room, self._clock = room, clock
        self._thinking: set[str] = set()
        self._waiting: dict[str, asyncio.Future[None]] = {}
        #: who has just thought, and would go before those who wait
        self._back_soon: dict[str, asyncio.TimerHandle] = {}
        #: seconds that each has thought, counted from where it came in, and those of who went last
        self._spent: dict[str, float] = {}
        self._last = 0.0

    def ahead(self, who: str) -> int | None:
        """How many go before somebody who waits; None where he does not."""
        if who not in self._waiting:
            return None
        return self._order().index(who)

    @asynccontextmanager
    async def turn(self, who: str, told: Callable[[], None] = lambda: None) -> AsyncIterator[None]:
        """Think when it is one's turn. `told` is called when that takes long, and again when it has come."""
        self._spent[who] = max(self._spent.get(who, 0.0), self._last)
        if who in self._back_soon:
            self._back_soon.pop(who).cancel()
            self._thinking.discard(who)
        await self._wait(who, told)
        began = self._clock()
        try:
            yield
        finally:
            self._spent[who] += self._clock() - began
            if self._waiting and self._spent[who] < self._spent[self._order()[0]]:
                later = asyncio.get_running_loop().call_later
                self._back_soon[who] = later(_KEPT, self._gone, who)
            else:
                self._gone(who)

    def _gone(self, who: str) -> None:
        self._back_soon.pop(who, None)
        self._thinking.discard(who)
        self._call()

    async def _wait(self, who: str, told: Callable[[], None]) -> None:
        called = self._waiting[who] = asyncio.get_running_loop().create_future()
        self._call()
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(called), _WORTH_TELLING)
            if not called.done():
                told()
                await called
                told()
        except asyncio.CancelledError:
            self._waiting.pop(who, None)
            self._thinking.discard(who)
            self._call()
            raise

    def _call(self) -> None:
        """Let those begin for whom there is room."""
        for who in self._order()[: max(0, self.room - len(self._thinking))]:
            self._thinking.add(who)
            self._last = max(self._last, self._spent[who])
            called = self._waiting.pop(who)
            if not called.done():
                called.set_result(None)
        # Whoever has thought less than those who went last comes back to their place anyway.
        here = self._thinking | self._waiting.keys()
        self._spent = {who: spent for who, spent in self._spent.items() if who in here or spent > self._last}

    def _order(self) -> list[str]:
        return sorted(self._waiting, key=lambda who: self._spent[who])
