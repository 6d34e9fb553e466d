"""Where long computations are made: few at once, each visitor's one after the other, the rest in line.

Odds, layers, reports and whole games that are played again share one place, so that whoever asks for a lot of
it keeps himself waiting, and nobody's order. Odds are left to processes of their own where there are some:
within this one they would take turns with everything else, and could not be stopped.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import Annotated, TypeVar

from fastapi import Depends, Request

from grognard.ai.priority import RECKONING
from grognard.server.guard import visitor
from grognard.server.problems import Problem
from grognard.server.workers import TooLong, Worker

T = TypeVar("T")

#: seconds in which the longest game is played again
REPLAY = 60.0


class WorkerPool:
    """`benches` computations at once; `line` that wait in all and `each` of one visitor, for `patience` s."""

    def __init__(
        self,
        benches: int = 2,
        *,
        budget: float | None = None,
        line: int = 40,
        each: int = 10,
        patience: float = 15.0,
    ) -> None:
        self.line, self.each, self.patience = line, each, patience
        self._benches = asyncio.Semaphore(benches)
        self._threads = ThreadPoolExecutor(benches, "bench")
        #: one for each bench, where odds have processes of their own and so many seconds
        self._workers = [] if budget is None else [Worker(budget, RECKONING) for _ in range(benches)]
        self._idle = list(self._workers)
        self._own: dict[str, asyncio.Lock] = {}
        #: how many of each visitor are here, at a bench or in line
        self._here: Counter[str] = Counter()

    @property
    def waiting(self) -> int:
        """How many are here, at a bench or in line."""
        return self._here.total()

    async def do(self, who: str, work: Callable[[], T]) -> T:
        """Have something computed for a visitor; a problem with the time to come again where it is full."""
        if self._here[who] >= self.each or self.waiting >= self.line:
            raise _full()
        self._here[who] += 1
        try:
            async with self._bench(who):
                return await asyncio.wrap_future(self._threads.submit(work))
        finally:
            self._here[who] -= 1
            if not self._here[who]:
                del self._here[who]
                self._own.pop(who, None)

    def reckon(self, job: Callable[..., T], *given: object) -> T:
        """At a bench: what a function of plain data makes of this, in another process if there is one.

        Until that one has read the rules it is computed here, so that nobody waits for it; not where one had
        to be ended, since what is asked next may take as long.
        """
        return self._worked(job, given, lambda worker: worker.is_ready or worker.was_ended, None)

    def elsewhere(self, job: Callable[..., T], *given: object, seconds: float | None = None) -> T:
        """The same of what somebody has made up himself: never here, where nobody could break it off."""
        return self._worked(job, given, lambda _worker: True, seconds)

    def _worked(
        self,
        job: Callable[..., T],
        given: tuple[object, ...],
        waits: Callable[[Worker], bool],
        seconds: float | None,
    ) -> T:
        worker = self._idle.pop() if self._idle else None
        try:
            if worker is None or not waits(worker):
                return job(*given)
            worker.wait()
            found: T = worker.do(job, *given, budget=seconds)
            return found
        except TooLong:
            raise Problem(503, "This would take too long to compute", headers={"Retry-After": "60"}) from None
        finally:
            if worker is not None:
                self._idle.append(worker)

    @asynccontextmanager
    async def _bench(self, who: str) -> AsyncIterator[None]:
        own = self._own.setdefault(who, asyncio.Lock())
        try:
            async with asyncio.timeout(self.patience):
                await own.acquire()
                try:
                    await self._benches.acquire()
                except BaseException:
                    own.release()
                    raise
        except TimeoutError:
            raise _full() from None
        try:
            yield
        finally:
            self._benches.release()
            own.release()

    def close(self) -> None:
        for worker in self._workers:
            worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)


def _full() -> Problem:
    return Problem(
        503, "Too much is being computed", "come again in a few seconds", headers={"Retry-After": "5"}
    )


class Order:
    """What one request may have computed."""

    def __init__(self, request: Request) -> None:
        self.worker_pool: WorkerPool = request.app.state.worker_pool
        self.who = visitor(request.scope)

    async def do(self, work: Callable[..., T], *given: object) -> T:
        return await self.worker_pool.do(self.who, lambda: work(*given))

    async def reckon(self, job: Callable[..., T], *given: object) -> T:
        return await self.do(self.worker_pool.reckon, job, *given)

    async def elsewhere(self, job: Callable[..., T], *given: object, seconds: float | None = None) -> T:
        return await self.do(partial(self.worker_pool.elsewhere, job, *given, seconds=seconds))


AtBench = Annotated[Order, Depends(Order)]
