"""A server with short patience, for those who abuse it.

python -m tests.server.abused URL FIELD=VALUE ...

Each FIELD is one of `connections.Bounds`. Nobody counts as a proxy, so that bounds of one visitor hold for
the test too.
"""

from __future__ import annotations

import socket
import sys

import msgspec
import uvicorn

from grognard.server.app import create_app
from grognard.server.connections import Bounds
from grognard.server.serving import config_of
from grognard.server.settings import Settings


def main(url: str, given: list[str]) -> None:
    fields = dict(one.split("=") for one in given)
    bounds = msgspec.convert({"proxies": (), **fields}, Bounds, strict=False)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(1024)
    settings = Settings(db=url, burst=10**6, games_an_hour=10**6, at_once=10**6, sweep=10**6)
    config = config_of(create_app(settings), bounds, log_level="critical")
    print(f"at http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    uvicorn.Server(config).run([listening])


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
