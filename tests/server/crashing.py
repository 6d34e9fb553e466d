"""A server that dies at its writes and comes up again, as under a service manager.

python -m tests.server.crashing URL CRASHES
"""

from __future__ import annotations

import os
import signal
import socket
import sys
from typing import Any

import uvicorn
from sqlalchemy import event

from grognard.server.app import create_app
from grognard.server.settings import Settings
from grognard.server.storage import Store


class Deadly:
    """Kills the process at one of its writes: before the commit, or after it and before anyone is told."""

    def __init__(self, place: int) -> None:
        self.after, self.left = bool(place % 2), place // 2 % 3 + 1
        self.writing = False

    def attach(self) -> None:
        original = Store.append

        async def append(store: Store, *args: Any) -> None:
            if not event.contains(store.engine.sync_engine, "commit", self.at_commit):
                event.listen(store.engine.sync_engine, "commit", self.at_commit)
            self.writing = True
            self.left -= 1
            await original(store, *args)
            self.writing = False
            if self.after and not self.left:
                die()

        Store.append = append  # type: ignore[method-assign, assignment]

    def at_commit(self, _connection: Any) -> None:
        if self.writing and not self.after and not self.left:
            die()


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def serve(listening: socket.socket, url: str, deadly: Deadly | None) -> None:
    if deadly is not None:
        deadly.attach()
    settings = Settings(db=url, burst=100_000, games_an_hour=100_000)
    config = uvicorn.Config(create_app(settings), log_level="error", timeout_graceful_shutdown=1)
    uvicorn.Server(config).run([listening])


def main(url: str, crashes: int) -> None:
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(128)
    print(f"at http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    for place in range(crashes):
        child = os.fork()
        if not child:
            serve(listening, url, Deadly(place))
            os._exit(0)
        _pid, status = os.waitpid(child, 0)
        print(f"died {os.WTERMSIG(status)}", flush=True)
    serve(listening, url, None)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
