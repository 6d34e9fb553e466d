"""A server that dies at its writes and comes up again, as under a service manager.

python -m tests.server.crashing URL DEATHS POINT ...

Each POINT is the job of the store at which one incarnation dies, which of those jobs, and whether before or
after its commit: `append:2:after`. A line is added to the file DEATHS for each that has died.
"""

from __future__ import annotations

import inspect
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextvars import ContextVar
from pathlib import Path
from typing import Any
from unittest.mock import patch

import uvicorn
from fastapi import FastAPI

from grognard.core.game.telling import Telling
from grognard.server import matches
from grognard.server.app import create_app
from grognard.server.match import set_up
from grognard.server.settings import Settings
from grognard.server.storage import Store

#: what the store is asked for while it commits
JOB: ContextVar[str] = ContextVar("job", default="")


class Deadly:
    """Kills the process at a commit: before it, or after it and before anyone is told."""

    def __init__(self, point: str) -> None:
        self.job, nth, when = point.split(":")
        self.left, self.after = int(nth), when == "after"

    def attach(self) -> None:
        for name, method in list(vars(Store).items()):
            if inspect.iscoroutinefunction(method):
                setattr(Store, name, named(name, method))
        opened = Store.open

        async def open_armed(store: Store) -> None:
            await opened(store)
            for engine in filter(None, (store.engine.sync_engine, store.database.file)):
                patch.object(engine.dialect, "do_commit", self.armed(engine.dialect.do_commit)).start()

        patch.object(Store, "open", open_armed).start()

    def armed(self, commit: Callable[[Any], None]) -> Callable[[Any], None]:
        def do_commit(connection: Any) -> None:
            self.left -= JOB.get() == self.job
            is_due = not self.left and JOB.get() == self.job
            if is_due and not self.after:
                die()
            commit(connection)
            if is_due:
                die()

        return do_commit


def named(name: str, method: Callable[..., Any]) -> Callable[..., Any]:
    async def job(*args: Any, **more: Any) -> Any:
        token = JOB.set(name)
        try:
            return await method(*args, **more)
        finally:
            JOB.reset(token)

    return job


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def serve(listening: socket.socket, app: FastAPI) -> None:
    config = uvicorn.Config(app, log_level="error", timeout_graceful_shutdown=1)
    uvicorn.Server(config).run([listening])


def main(url: str, deaths: str, points: list[str]) -> None:
    # Often enough for a short game to have some.
    patch.object(matches, "SNAPSHOT_EVERY", 4).start()
    # Read before the first fork, so that those who come up need not read it again.
    game = set_up("alea-training", (), "")[1]
    Telling(game, "en").waiting(game.node)
    app = create_app(Settings(db=url, burst=1_000_000, games_an_hour=1_000_000))
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(128)
    print(f"at http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    for point in points:
        child = os.fork()
        if not child:
            Deadly(point).attach()
            serve(listening, app)
            os._exit(0)
        _pid, status = os.waitpid(child, 0)
        with Path(deaths).open("a", encoding="utf-8") as file:
            print(f"{point} {status}", file=file)
    serve(listening, app)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
