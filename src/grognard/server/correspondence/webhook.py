"""Posting to an address that a player gave. It leads out of the house, never to a neighbour of the server."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any
from urllib.parse import SplitResult, urlsplit

import httpx2

LONGEST = 500
#: seconds for everything: looking the name up, connecting, sending, hearing the answer
_PATIENCE = 10.0
#: answers that may be another one a little later; any other refusal is final
_PASSING = (408, 425, 429)


class BadHook(ValueError):
    """An address that nothing is posted to."""


class NotDelivered(Exception):
    """What went wrong, in a word that may be shown; whether trying again makes sense."""

    def __init__(self, why: str, *, again: bool) -> None:
        super().__init__(why)
        self.again = again


def hook(text: str, *, neighbours: bool = False) -> SplitResult:
    """The parts of an address to post to; BadHook says what is wrong with it."""
    expected = "expected an address like https://discord.com/api/webhooks/..."
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise BadHook(expected) from None
    plain = text.isascii() and not any(letter <= " " or letter == "\x7f" for letter in text)
    schemes = ("https", "http") if neighbours else ("https",)
    if parts.scheme not in schemes or not parts.hostname or not plain or len(text) > LONGEST:
        raise BadHook(expected)
    if "@" in parts.netloc or "\\" in text or parts.fragment or port == 0:
        raise BadHook("expected no name, password or # in it")
    if not neighbours and _is_near(parts.hostname):
        raise BadHook("expected an address on the internet")
    return parts


def _is_near(host: str) -> bool:
    """Whether a host that is written as a number is one of ours."""
    try:
        return not is_public(host)
    except ValueError:
        return host == "localhost" or host.endswith((".localhost", ".local", ".internal"))


def is_public(address: str) -> bool:
    """Whether a numeric address belongs to the whole internet; not so this machine's or its network's."""
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inside = (
            found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1] or _translated(found)
        )
        if inside is not None:
            found = inside
    return found.is_global and not found.is_multicast


def _translated(found: IPv6Address) -> IPv4Address | None:
    """The address of the old kind in 64:ff9b::/96."""
    number = int(found)
    return IPv4Address(number & 0xFFFFFFFF) if number >> 32 == 0x0064FF9B << 64 else None


class Webhooks:
    """Posts small JSON bodies. `neighbours` lets them go to this machine and its network too."""

    def __init__(self, *, neighbours: bool = False, patience: float = _PATIENCE) -> None:
        self.neighbours, self.patience = neighbours, patience

    async def post(self, address: str, body: Mapping[str, Any]) -> None:
        """Deliver once, or raise NotDelivered. Answers are not read, redirections not followed."""
        try:
            async with asyncio.timeout(self.patience):
                status = await self._post(hook(address, neighbours=self.neighbours), body)
        except BadHook as wrong:
            raise NotDelivered(str(wrong), again=False) from None
        except TimeoutError:
            raise NotDelivered("no answer in time", again=True) from None
        except (httpx2.HTTPError, OSError, UnicodeError) as wrong:
            raise NotDelivered(f"no connection ({type(wrong).__name__})", again=True) from None
        if not 200 <= status < 300:
            raise NotDelivered(f"HTTP {status}", again=status >= 500 or status in _PASSING)

    async def _post(self, parts: SplitResult, body: Mapping[str, Any]) -> int:
        number = await self._number(parts)
        netloc = f"[{number}]" if ":" in number else number
        if parts.port is not None:
            netloc = f"{netloc}:{parts.port}"
        # To the number that was looked at, so that a name cannot mean another machine a moment later.
        url = parts._replace(netloc=netloc).geturl()
        names = {"sni_hostname": parts.hostname}
        async with (
            httpx2.AsyncClient(trust_env=False, follow_redirects=False, timeout=self.patience) as client,
            client.stream(
                "POST", url, json=dict(body), headers={"Host": parts.netloc}, extensions=names
            ) as told,
        ):
            return told.status_code

    async def _number(self, parts: SplitResult) -> str:
        assert parts.hostname is not None
        port = parts.port or (443 if parts.scheme == "https" else 80)
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
        numbers = [str(one[4][0]) for one in found]
        if not numbers or not (self.neighbours or all(map(is_public, numbers))):
            raise BadHook("expected an address on the internet")
        return numbers[0]
