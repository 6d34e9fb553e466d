"""Where somebody thinks for seconds: one process, one question after the other, every answer remembered.

Whoever asks much keeps himself waiting: of those who wait, it is the turn of whoever was answered longest ago
or never.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock
from typing import Any

from grognard.ai.priority import THINKING
from grognard.server.problems import Problem
from grognard.server.workers import TooLong, Worker

#: visitors of whom is known when they were answered
_REMEMBERED = 1000
#: who waits for an answer, and what makes it
_Question = tuple[Future[Any], Callable[..., Any], tuple[object, ...]]


class ThinkingProcess:
    """`budget` seconds for a question, `room` questions at once, `each` of one visitor, `kept` answers."""

    def __init__(self, budget: float, *, room: int = 16, each: int = 4, kept: int = 200) -> None:
        self.room, self.each, self.kept = room, each, kept
        self._worker = Worker(budget, THINKING)
        self._thread = ThreadPoolExecutor(1, "study")
        self._asked: OrderedDict[Hashable, asyncio.Future[Any]] = OrderedDict()
        #: by visitor how many questions are not answered yet, those that wait, and the last turn each had
        self._here: Counter[str] = Counter()
        self._waiting: dict[str, deque[_Question]] = {}
        self._turns: OrderedDict[str, int] = OrderedDict()
        self._lock = Lock()

    def ask(self, who: str, key: Hashable, job: Callable[..., Any], *given: object) -> asyncio.Future[Any]:
        """What a function of plain data makes of this; the same key again gets the same answer.

        Problems are not remembered: whoever asks again may have more luck.
        """
        found = self._asked.get(key)
        if found is not None:
            self._asked.move_to_end(key)
            return found
        if self._here[who] >= self.each or self._here.total() >= self.room:
            raise Problem(
                503, "Too much is being computed", "come again in a few seconds", headers={"Retry-After": "5"}
            )
        self._here[who] += 1
        done: Future[Any] = Future()
        with self._lock:
            self._waiting.setdefault(who, deque()).append((done, job, given))
        self._thread.submit(self._next)
        answer = self._asked[key] = asyncio.wrap_future(done)
        answer.add_done_callback(lambda _done: self._settled(who, key, answer))
        return answer

    def knows(self, key: Hashable) -> bool:
        """Whether somebody has asked this already."""
        return key in self._asked

    def _settled(self, who: str, key: Hashable, answer: asyncio.Future[Any]) -> None:
        self._here[who] -= 1
        if not self._here[who]:
            del self._here[who]
        if answer.cancelled() or answer.exception() is not None:
            self._asked.pop(key, None)
        while len(self._asked) > self.kept:
            self._asked.popitem(last=False)

    def _next(self) -> None:
        """Answer one question, of whoever has waited for his turn longest."""
        with self._lock:
            who = min(self._waiting, key=lambda one: self._turns.get(one, 0))
            done, job, given = self._waiting[who].popleft()
            if not self._waiting[who]:
                del self._waiting[who]
            self._turns[who] = 1 + max(self._turns.values(), default=0)
            self._turns.move_to_end(who)
            while len(self._turns) > _REMEMBERED:
                self._turns.popitem(last=False)
        if not done.set_running_or_notify_cancel():
            return
        try:
            done.set_result(self._work(job, given))
        except BaseException as wrong:
            done.set_exception(wrong)

    def _work(self, job: Callable[..., Any], given: tuple[object, ...]) -> Any:
        try:
            self._worker.wait()
            return self._worker.do(job, *given)
        except TooLong:
            raise Problem(503, "This would take too long to compute", headers={"Retry-After": "60"}) from None

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._worker.end()
