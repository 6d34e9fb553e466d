"""A server of one's own that goes away and comes back at the same address, as when a machine restarts."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

_ADDRESS = re.compile(r"http://\S+?:(\d+)")


class Served:
    def __init__(self, folder: Path) -> None:
        self.db, self.port = folder / "games.db", 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        program = Path(sys.executable).with_name("grognard")
        command = [str(program), "serve", "--port", str(self.port), "--db", str(self.db)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = _ADDRESS.search(said)
        assert found is not None, f"the server did not say where it is: {said!r}"
        self.port = int(found[1])

    def kill(self) -> None:
        """As a power cut would: nobody is told."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.communicate(timeout=20)
        self.process = None
