"""A server that writes down whatever it can, as a host who looks for a fault would have it.

python -m tests.server.talkative URL LOG
"""

from __future__ import annotations

import logging
import socket
import sys

import uvicorn

from grognard.server.app import create_app
from grognard.server.settings import Settings


def main(url: str, log: str) -> None:
    logging.basicConfig(filename=log, level=logging.INFO)
    logging.getLogger("sqlalchemy.engine").setLevel(logging.INFO)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(128)
    print(f"at http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    settings = Settings(db=url, burst=100_000)
    config = uvicorn.Config(create_app(settings), log_level="trace", log_config=None, access_log=True)
    uvicorn.Server(config).run([listening])


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
