"""What one connection may cost: bytes, seconds and requests, each with a bound.

Whoever sends requests without reading their answers is not read from until he does. Whoever keeps the server
waiting, with half a request or with an answer that he does not take, is cut off.
"""

from __future__ import annotations

import math
from collections import Counter
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any, ClassVar

import msgspec
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

#: bytes that are read at a time: so few requests are in them that all may wait
_PIECE = 1024
#: seconds in which a refusal can still be read by somebody who goes on sending
_LINGER = 2.0

_BUSY = (503, "Service Unavailable", "too many connections; try again in a few seconds")
_HEAD = (431, "Request Header Fields Too Large", "the head of the request is too large")
_UNMEASURED = (411, "Length Required", "say how long the body is")


class Bounds(msgspec.Struct, frozen=True, kw_only=True):
    """What connections may cost the server."""

    #: connections in all, and of one visitor
    total: int = 4_000
    each: int = 100
    #: whose connections are not counted: what calls from this machine is the proxy of everybody
    proxies: tuple[str, ...] = ("127.0.0.1", "::1", "")
    #: bytes of a request before its body
    head: int = 32_000
    #: seconds in which a head has come, a body has come, and somebody reads what is sent to him
    head_time: float = 15.0
    body_time: float = 60.0
    unread_time: float = 30.0
    #: seconds between two looks at a connection
    look: float = 1.0


class _Flow(FlowControl):
    """Reading stays paused while the server has enough to answer."""

    enough = False

    def resume_reading(self) -> None:
        if not self.enough:
            super().resume_reading()


class Connection(HttpToolsProtocol):
    """As uvicorn serves one, with an end to everything."""

    bounds: ClassVar[Bounds] = Bounds()
    held: ClassVar[Counter[str]] = Counter()

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.flow: _Flow = _Flow(transport)
        self.peer = visitor_at(str((transport.get_extra_info("peername") or ("",))[0]))
        self.held[self.peer] += 1
        #: the request that is being answered; others wait in the pipeline, the rest is not even looked at
        self.answering: Any = None
        self.unread = bytearray()
        self.head, self.in_head = 0, False
        #: when the connection ends unless something happens, and since when nothing that was sent is read
        self.due, self.stuck, self.unsent = self._in(self.bounds.head_time), self.loop.time(), 0
        self.watch = self.loop.call_later(self.bounds.look, self.look)
        too_many = self.peer not in self.bounds.proxies and self.held[self.peer] > self.bounds.each
        if too_many or self.held.total() > self.bounds.total:
            self.refuse(*_BUSY)

    def connection_lost(self, exc: Exception | None) -> None:
        self.watch.cancel()
        self.held[self.peer] -= 1
        if not self.held[self.peer]:
            del self.held[self.peer]
        # What waits refers to the connection and the connection to it: it would stay until the next sweep.
        self.pipeline.clear()
        self.unread.clear()
        if self.answering is not None and not self.answering.response_complete:
            self.answering.disconnected = True
            self.answering.message_event.set()
        super().connection_lost(exc)

    # Reading

    def data_received(self, data: bytes) -> None:
        self.unread += data
        self.read_on()

    def read_on(self) -> None:
        """Look at what has come, as long as no request has to wait."""
        while self.unread and not self.pipeline and not self.transport.is_closing():
            piece = bytes(self.unread[:_PIECE])
            del self.unread[:_PIECE]
            self.head += len(piece)
            super().data_received(piece)
            if self.in_head and self.head > self.bounds.head:
                self.refuse(*_HEAD)
        self.flow.enough = bool(self.unread)
        if self.unread:
            self.flow.pause_reading()
        elif not self.transport.is_closing():
            self.flow.resume_reading()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.head, self.in_head = 0, True
        self.due = self._in(self.bounds.head_time)

    def on_headers_complete(self) -> None:
        self.in_head = False
        if self.transport.is_closing():
            return
        if any(name == b"transfer-encoding" for name, _value in self.headers):
            self.refuse(*_UNMEASURED)
            return
        super().on_headers_complete()
        if not self.pipeline:
            self.answering = self.cycle
        self.due = self._in(self.bounds.body_time)

    def on_message_complete(self) -> None:
        if self.transport.is_closing():
            return
        super().on_message_complete()
        self.due = self._in(self.bounds.head_time) if self.answering is None else math.inf

    def on_response_complete(self) -> None:
        done, self.answering = self.answering, self.pipeline[-1][0] if self.pipeline else None
        super().on_response_complete()
        if done is not None and done.more_body:
            self.due = self._in(_LINGER)
        elif self.answering is None and not self.in_head:
            self.due = self._in(self.bounds.head_time)
        self.read_on()

    # Looking after it

    def look(self) -> None:
        """Cut it off if it keeps the server waiting."""
        self.watch = self.loop.call_later(self.bounds.look, self.look)
        now, unsent = self.loop.time(), self.transport.get_write_buffer_size()
        if not unsent or unsent < self.unsent:
            self.stuck = now
        self.unsent = unsent
        if now - self.stuck > self.bounds.unread_time:
            self.transport.abort()
        elif self.flow.enough:
            # It is the server that does not read on.
            self.due = self._in(self.bounds.body_time)
        elif now > self.due:
            self.transport.close()

    def refuse(self, status: int, title: str, detail: str) -> None:
        """Say why, and hang up; only that where an answer is under way."""
        if self.answering is None and not self.transport.is_closing():
            body = f"{detail}\n"
            head = (f"HTTP/1.1 {status} {title}", "content-type: text/plain; charset=utf-8")
            tail = (f"content-length: {len(body)}", "retry-after: 5", "connection: close", "", body)
            self.transport.write("\r\n".join((*head, *tail)).encode())
        self.transport.close()

    def _in(self, seconds: float) -> float:
        return self.loop.time() + seconds


def visitor_at(address: str) -> str:
    """Who calls from an address: whoever has one of IPv6 has the whole network around it."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address) or found.is_loopback:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))
