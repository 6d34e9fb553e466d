"""How an application is served: by which protocol, within which bounds."""

from __future__ import annotations

import logging
import socket
import sys
from typing import Any

import msgspec
import uvicorn
from fastapi import FastAPI
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grognard.server.connections import Bounds, Connection
from grognard.server.database import Unusable

#: files that a server has open beside its connections: database, processes, the client's files
_OWN_FILES = 200


def serve(app: FastAPI, listening: socket.socket) -> None:
    """Until somebody ends it; Unusable where its database cannot be opened, which nobody else tells."""
    found: list[Unusable] = []

    async def served(scope: Scope, receive: Receive, send: Send) -> None:
        async def told(message: Message) -> None:
            wrong = sys.exception()
            if message["type"] == "lifespan.startup.failed" and isinstance(wrong, Unusable):
                found.append(wrong)
                message = {"type": message["type"]}
                logging.getLogger("uvicorn.error").disabled = True
            await send(message)

        await app(scope, receive, told if scope["type"] == "lifespan" else send)

    try:
        uvicorn.Server(config_of(served)).run([listening])
    finally:
        logging.getLogger("uvicorn.error").disabled = False
        if found:
            raise found[0]


def config_of(app: ASGIApp, bounds: Bounds | None = None, **more: Any) -> uvicorn.Config:
    """Nothing is said in answers or logs that a visitor has no business with."""
    bounds = within_files(bounds or Bounds())
    return uvicorn.Config(
        app,
        http=type("Connection", (Connection,), {"bounds": bounds}),
        ws="none",
        **{"log_level": "warning", "timeout_graceful_shutdown": 2, **more},
        access_log=False,
        server_header=False,
        proxy_headers=True,
    )


def within_files(bounds: Bounds) -> Bounds:
    """No more connections than the system lets a process have, which is asked for as many as it gives."""
    if sys.platform == "win32":
        return bounds
    import resource

    wanted = bounds.total + _OWN_FILES
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if now == resource.RLIM_INFINITY or now >= wanted:
        return bounds
    given = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (given, most))
    return msgspec.structs.replace(bounds, total=max(1, given - _OWN_FILES))
