"""An engine in a process of its own, in any language, as a player like any other."""

from __future__ import annotations

import shlex
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread

from grognard.ai.player import Stop as StopAsked
from grognard.ai.player import Thought, Weighed, never
from grognard.ai.priority import give_way
from grognard.ai.protocol import (
    PROTOCOL,
    Answer,
    Bye,
    FromHost,
    Hello,
    Stop,
    answered,
    asked,
    heard_from_engine,
    line,
)
from grognard.core.errors import BadCase, Fault
from grognard.core.game.game import Game
from grognard.core.game.journal import Journal
from grognard.core.game.order import Order
from grognard.core.messages import message

#: how long an engine may take to start, and to answer once it was told to stop
_GRACE = 60.0
#: how often it is asked whether the answer is wanted already
_TICK = 0.05


class EngineFault(BadCase):
    """An engine that went away, did not answer, or answered what cannot be used."""

    def __init__(self, who: str, what: str) -> None:
        super().__init__([Fault(f"engine {who}", what)])


class EngineProcess:
    """Asks an engine over its standard input and output. Close it, or use it in a `with`."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        nodes: int | None = None,
        seconds: float | None = None,
        behind: int = 0,
    ) -> None:
        self._nodes, self._seconds = nodes, seconds
        self._count = 0
        #: whether it keeps the game, and what it has been told of it
        self._keeps = False
        self._told: Journal | None = None
        self.name = command[0]
        try:
            self._process = subprocess.Popen(
                list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as wrong:
            raise EngineFault(self.name, f"cannot be started: {wrong.strerror or wrong}") from None
        give_way(self._process.pid, behind)
        self._lines: Queue[str] = Queue()
        self._listener = Thread(target=self._listen, daemon=True)
        self._listener.start()
        try:
            self._greet()
        except BaseException:
            self.close()
            raise

    def _greet(self) -> None:
        self._tell(Hello(PROTOCOL))
        try:
            heard = heard_from_engine(self._next(_GRACE))
        except Empty:
            raise EngineFault(self.name, f"did not say hello within {_GRACE:g} s") from None
        if not isinstance(heard, Hello) or heard.protocol != PROTOCOL:
            raise EngineFault(self.name, f"does not speak protocol {PROTOCOL}")
        self.name, self._keeps = heard.name or self.name, heard.keeps

    def __enter__(self) -> EngineProcess:
        return self

    def __exit__(self, *_raised: object) -> None:
        self.close()

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        return self._process.poll() is None

    def close(self) -> None:
        """Say good-bye, and see that it is gone."""
        if self._process.poll() is None:
            try:
                self._tell(Bye())
                self._process.wait(5)
            except (EngineFault, subprocess.TimeoutExpired):
                self._process.kill()
                self._process.wait()
        self._listener.join(5)
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                with suppress(OSError):
                    stream.close()

    def choose(self, game: Game, stop: StopAsked = never) -> Order:
        return self.think(game, stop).order

    def think(self, game: Game, stop: StopAsked = never) -> Thought:
        self._count += 1
        self._tell(asked(game, self._count, self._nodes, self._seconds, self._told))
        self._told = game.journal if self._keeps else None
        answer = self._answer(stop)
        return Thought(Weighed(answered(game, answer), 0.0, message("ai-engine", engine=self.name)))

    def _answer(self, stop: StopAsked) -> Answer:
        patience = None if self._seconds is None else self._seconds + _GRACE
        waited, stopped = 0.0, False
        while True:
            try:
                heard = heard_from_engine(self._next(_TICK))
            except Empty:
                waited += _TICK
                if not stopped and stop():
                    self._tell(Stop(self._count))
                    stopped, patience, waited = True, _GRACE, 0.0
                if patience is not None and waited > patience:
                    raise EngineFault(self.name, f"gave no answer within {patience:g} s") from None
                continue
            if isinstance(heard, Answer) and heard.id == self._count:
                return heard

    def _tell(self, what: FromHost) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line(what))
            self._process.stdin.flush()
        except (BrokenPipeError, ValueError):
            raise self._gone() from None

    def _gone(self) -> EngineFault:
        """One that hears no more or says no more. Its end may come a moment after its silence."""
        try:
            return EngineFault(self.name, f"went away with status {self._process.wait(_GRACE)}")
        except subprocess.TimeoutExpired:
            return EngineFault(self.name, "went away")

    def _next(self, seconds: float) -> str:
        text = self._lines.get(timeout=seconds)
        if not text:
            raise self._gone()
        return text

    def _listen(self) -> None:
        assert self._process.stdout is not None
        try:
            for text in self._process.stdout:
                if text.strip():
                    self._lines.put(text)
        finally:
            self._lines.put("")


def own(
    name: str,
    seed: int | str,
    nodes: int | None = None,
    seconds: float | None = None,
    *,
    behind: int = 0,
) -> EngineProcess:
    """One of our own players in a process of its own; `behind` others where they want the processor too."""
    command = (sys.executable, "-m", "grognard.cli", "engine", name, "--seed", str(seed))
    return EngineProcess(command, nodes=nodes, seconds=seconds, behind=behind)


def command_of(text: str) -> tuple[str, ...]:
    """The words of a command line."""
    return tuple(shlex.split(text))
