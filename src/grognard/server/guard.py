"""What stands before every request: whose page it comes from, how many there are, what browsers are told."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grognard.server.connections import visitor_at
from grognard.server.problem_answers import response_of
from grognard.server.problems import Problem
from grognard.server.settings import Settings

PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
#: a drawn map carries its letters and its style with it
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'none'"

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Budget:
    """So many at once, so many a second in the long run, for each visitor."""

    def __init__(self, burst: float, rate: float, most: int = 10_000) -> None:
        self.burst, self.rate, self.most = burst, rate, most
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, who: str, at: float | None = None) -> bool:
        """Whether one more is granted."""
        at = time.monotonic() if at is None else at
        left, since = self._left.pop(who, (self.burst, at))
        left = min(self.burst, left + (at - since) * self.rate)
        self._left[who] = (left - 1 if left >= 1 else left, at)
        while len(self._left) > self.most:
            self._left.popitem(last=False)
        return left >= 1


class Guard:
    """Refuses strangers' pages and floods, and puts the safety headers on every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self.writes = Budget(settings.burst, settings.rate)
        #: requests of each visitor that are being answered, live streams among them
        self.here: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Content-Security-Policy", PAGE_POLICY)
            await send(message)

        problem = self._problem(scope)
        if problem is not None:
            await response_of(problem, scope)(scope, receive, guarded)
            return
        who = visitor(scope)
        self.here[who] += 1
        try:
            await self.app(scope, receive, guarded)
        finally:
            self.here[who] -= 1
            if not self.here[who]:
                del self.here[who]

    def _problem(self, scope: Scope) -> Problem | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if self.settings.hosts and _name(host) not in self.settings.hosts:
            return Problem(400, "This server is not called so")
        writes = scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if (writes or scope["path"].endswith("/live")) and not _is_own(headers, scope["scheme"]):
            return Problem(403, "This comes from a page of another site")
        who = visitor(scope)
        if self.here[who] >= self.settings.at_once:
            return Problem(429, "Too many requests at once", headers={"Retry-After": "5"})
        if writes and not self.writes.spend(who):
            return Problem(429, "Too many requests", headers={"Retry-After": "5"})
        return None


def visitor(scope: Scope) -> str:
    """Who asks, as the server counts visitors: by address, as the proxy tells it."""
    return visitor_at(scope["client"][0]) if scope.get("client") else ""


def _name(host: str) -> str:
    return urlsplit(f"//{host}").hostname or ""


def _is_own(headers: Headers, scheme: str) -> bool:
    """Whether a request comes from our own page, or from no page at all."""
    origin = headers.get("origin")
    if origin is not None:
        return origin == f"{scheme}://{headers.get('host', '')}"
    return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
