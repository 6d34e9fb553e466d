"""Where somebody thinks for seconds: one process, one question after the other, every answer remembered."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from grognard.ai.priority import THINKING
from grognard.server.problems import Problem
from grognard.server.workers import TooLong, Worker


class ThinkingProcess:
    """`budget` seconds for a question, `room` questions at once, `kept` answers."""

    def __init__(self, budget: float, *, room: int = 8, kept: int = 200) -> None:
        self.room, self.kept = room, kept
        self._worker = Worker(budget, THINKING)
        self._thread = ThreadPoolExecutor(1, "study")
        self._asked: OrderedDict[Hashable, asyncio.Future[Any]] = OrderedDict()

    def ask(self, key: Hashable, job: Callable[..., Any], *given: object) -> asyncio.Future[Any]:
        """What a function of plain data makes of this; the same key again gets the same answer.

        Problems are not remembered: whoever asks again may have more luck.
        """
        found = self._asked.get(key)
        if found is not None:
            self._asked.move_to_end(key)
            return found
        if sum(not one.done() for one in self._asked.values()) >= self.room:
            raise Problem(
                503, "Too much is being computed", "come again in a few seconds", headers={"Retry-After": "5"}
            )
        answer = asyncio.wrap_future(self._thread.submit(self._work, job, given))
        self._asked[key] = answer
        answer.add_done_callback(lambda done: self._settled(key, done))
        return answer

    def knows(self, key: Hashable) -> bool:
        """Whether somebody has asked this already."""
        return key in self._asked

    def _settled(self, key: Hashable, answer: asyncio.Future[Any]) -> None:
        if answer.cancelled() or answer.exception() is not None:
            self._asked.pop(key, None)
        while len(self._asked) > self.kept:
            self._asked.popitem(last=False)

    def _work(self, job: Callable[..., Any], given: tuple[object, ...]) -> Any:
        try:
            self._worker.wait()
            return self._worker.do(job, *given)
        except TooLong:
            raise Problem(503, "This would take too long to compute", headers={"Retry-After": "60"}) from None

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._worker.end()
