"""Answers that are the same for everybody go over the wire compressed.

Answers of games do not: how well one compresses would tell something about what else stands in it.
"""

from __future__ import annotations

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

#: what everybody may see
OPEN = ("/api/scenarios", "/api/rulesets", "/api/computers")
#: bytes below which it is not worth the time
LEAST = 1000


class Compression:
    def __init__(self, app: ASGIApp) -> None:
        self.plain, self.zipped = app, GZipMiddleware(app, minimum_size=LEAST, compresslevel=6)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        shared = scope["type"] == "http" and scope["path"].startswith(OPEN)
        await (self.zipped if shared else self.plain)(scope, receive, send)
