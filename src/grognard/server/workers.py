"""Processes that compute odds, so that the server answers meanwhile; those that take too long are ended.

A worker is asked by one thread at a time. It reads what to do from a pipe, and leaves when nobody holds the
other end any more.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from grognard.ai.priority import give_way
from grognard.core.changed_ruleset import CHANGED, changed_among
from grognard.server.problems import Problem, problem_of

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

#: seconds within which a process has read the rules, on however busy a machine
_START = 120.0
#: what a pipe says when nobody is at its other end
_GONE = (EOFError, OSError)


class TooLong(Exception):
    """It would take longer than anybody should wait."""


class Worker:
    """A process that begins when it is first wanted, and is replaced when it had to be ended."""

    def __init__(self, budget: float, behind: int = 0) -> None:
        self.budget, self.behind = budget, behind
        #: whether one had to be ended: somebody has asked for what takes too long, and may ask again
        self.was_ended = False
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._begun = False

    @property
    def is_ready(self) -> bool:
        """Whether it can be asked; if it has not even begun, it does now."""
        if self._process is None:
            self._begin()
        if not self._begun and self._pipe is not None and self._pipe.poll():
            with suppress(*_GONE):
                self._pipe.recv()
                self._begun = True
        return self._begun

    def wait(self) -> None:
        """Until it can be asked; TooLong where that takes too long."""
        begun = time.monotonic()
        while not self.is_ready:
            if time.monotonic() - begun > _START:
                raise TooLong
            time.sleep(0.02)

    def do(self, job: Callable[..., Any], *given: Any, budget: float | None = None) -> Any:
        """What a function makes of this, computed over there. TooLong ends the process, not the server."""
        assert self._pipe is not None
        try:
            self._pipe.send((job, given, changed_among(given)))
            if not self._pipe.poll(budget or self.budget):
                raise TooLong
            done, result = self._pipe.recv()
        except (TooLong, *_GONE):
            self.end()
            self.was_ended = True
            raise TooLong from None
        if not done:
            raise Problem(result.pop("status"), result.pop("title"), **result)
        return result

    def _begin(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, there = context.Pipe()
        self._process = context.Process(target=_work, args=(there,), daemon=True)
        self._process.start()
        give_way(self._process.pid or 0, self.behind)
        there.close()

    def end(self) -> None:
        if self._process is not None and self._pipe is not None:
            self._pipe.close()
            self._process.kill()
            self._process.join()
        self._process = self._pipe = None
        self._begun = False


def _work(pipe: Connection) -> None:
    import grognard.server.case_answers  # noqa: F401 - read before the first question comes

    with suppress(*_GONE):
        pipe.send("ready")
        while True:
            job, given, changed = pipe.recv()
            for id, told in changed.items():
                CHANGED.keep(id, told)
            pipe.send(_answer(job, given))


def _answer(job: Callable[..., Any], given: tuple[Any, ...]) -> tuple[bool, Any]:
    """The result, or the problem there is: an exception itself may not get through the pipe."""
    try:
        return True, job(*given)
    except Exception as wrong:
        return False, problem_of(wrong).body
