"""Mail to players: plain text through one relay. Without a relay there is none, and no page offers any."""

from __future__ import annotations

import asyncio
import logging
import unicodedata
from collections.abc import Coroutine
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime, make_msgid
from typing import Any
from urllib.parse import unquote, urlsplit

import aiosmtplib
import msgspec

from grognard.server.settings import Settings

log = logging.getLogger("grognard.mail")

#: letters on their way at once, and letters that wait their turn
_AT_ONCE = 4
_WAITING = 500
_LONGEST_ADDRESS = 254
_PORTS = {"smtp": 587, "smtps": 465}
_LOCAL = ("localhost", "127.0.0.1", "::1")


class BadRelay(ValueError):
    """An address of a relay that is none."""


class NotSent(Exception):
    """A letter that did not get away: why in a word, and whether to try again makes sense."""

    def __init__(self, why: str, *, again: bool) -> None:
        super().__init__(why)
        self.again = again


class Relay(msgspec.Struct, frozen=True):
    """The server that mail is handed to."""

    host: str
    port: int
    user: str = ""
    password: str = ""
    #: encrypted from the first byte on
    tls: bool = False

    @property
    def must_encrypt(self) -> bool:
        """A password crosses no network in the clear; without one, encryption is used if offered."""
        return bool(self.user) and self.host not in _LOCAL


def relay_of(url: str) -> Relay:
    """From `smtp://user:password@host:587` (STARTTLS) or `smtps://host:465` (TLS from the start)."""
    expected = "expected smtp://[user:password@]host[:port] or smtps://..."
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadRelay(expected) from None
    if parts.scheme not in _PORTS or not parts.hostname or parts.path not in ("", "/") or parts.query:
        raise BadRelay(expected)
    return Relay(
        parts.hostname,
        port or _PORTS[parts.scheme],
        unquote(parts.username or ""),
        unquote(parts.password or ""),
        parts.scheme == "smtps",
    )


def is_address(text: str) -> bool:
    """Whether a letter could be sent there: one box at one host, nothing that a header could be made of."""
    box, at, host = text.rpartition("@")
    if not (box and at and "." in host.strip(".")) or len(text) > _LONGEST_ADDRESS:
        return False
    # Few relays take letters beyond ASCII before the @.
    if not box.isascii() or any(letter in '<>()[]\\,;:"@' for letter in box + host):
        return False
    if any(unicodedata.category(letter)[0] in "CZ" for letter in text):
        return False
    try:
        Address(addr_spec=_spelt(text))
    except Exception:
        # The parser fails in several ways on what is no address.
        return False
    return True


def _spelt(address: str) -> str:
    """Hosts with letters beyond ASCII have a spelling that every relay takes."""
    box, _at, host = address.rpartition("@")
    return f"{box}@{host.encode('idna').decode()}"


class Mail:
    """Sends letters. A letter that cannot be sent is lost, and the log says so without naming anybody."""

    def __init__(self, settings: Settings, *, patience: float = 20.0) -> None:
        self.relay = relay_of(settings.smtp) if settings.smtp else None
        self.sender, self.patience = settings.sender, patience
        self._gate = asyncio.Semaphore(_AT_ONCE)
        self._under_way: set[asyncio.Task[None]] = set()

    @property
    def is_on(self) -> bool:
        """Whether there is anything to send with."""
        return self.relay is not None

    async def send(self, to: str, subject: str, text: str) -> None:
        """Hand one letter to the relay. Never raises: what goes wrong is logged."""
        if self.relay is None:
            return
        try:
            await self.deliver(to, subject, text)
        except NotSent as wrong:
            log.warning("a letter could not be sent: %s", wrong)

    async def deliver(self, to: str, subject: str, text: str) -> None:
        """Hand one letter to the relay, or raise NotSent, which names nobody."""
        if self.relay is None:
            raise NotSent("there is no relay", again=False)
        try:
            letter = self._letter(to, subject, text)
            async with self._gate:
                await self._hand_over(self.relay, letter)
        except (aiosmtplib.SMTPException, OSError, ValueError, TimeoutError) as wrong:
            raise NotSent(type(wrong).__name__, again=not _is_final(wrong)) from None

    def post(self, to: str, subject: str, text: str) -> None:
        """Send without waiting for it."""
        self.later(self.send(to, subject, text))

    def later(self, errand: Coroutine[Any, Any, None]) -> None:
        """Look up and send unwatched: nobody learns from the clock whether there was a letter."""
        if len(self._under_way) >= _WAITING:
            errand.close()
            log.warning("a letter could not be sent: %d are waiting", _WAITING)
            return
        task = asyncio.create_task(_without_failing(errand))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def close(self) -> None:
        """Let go what is on its way, and drop what takes too long."""
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=2.0)
        for task in tuple(self._under_way):
            task.cancel()

    def _letter(self, to: str, subject: str, text: str) -> EmailMessage:
        if not is_address(to):
            raise ValueError("no address")
        letter = EmailMessage(policy=SMTP)
        letter["From"], letter["To"] = self.sender, _spelt(to)
        letter["Subject"] = _one_line(subject)
        letter["Date"] = format_datetime(localtime())
        letter["Message-ID"] = make_msgid(domain=self._own_host)
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(_printable(text))
        return letter

    @property
    def _own_host(self) -> str:
        # Asking the system for the name of this machine can take seconds, and tells more than is needed.
        return self.sender.rpartition("@")[2].rstrip(">") or "localhost"

    async def _hand_over(self, relay: Relay, letter: EmailMessage) -> None:
        async with asyncio.timeout(self.patience):
            await aiosmtplib.send(
                letter,
                hostname=relay.host,
                port=relay.port,
                username=relay.user or None,
                password=relay.password or None,
                use_tls=relay.tls,
                start_tls=True if relay.must_encrypt and not relay.tls else None,
                local_hostname=self._own_host,
                timeout=self.patience,
            )


def _is_final(wrong: Exception) -> bool:
    """Whether another try would meet the same refusal."""
    if isinstance(wrong, aiosmtplib.SMTPRecipientsRefused):
        return all(one.code >= 500 for one in wrong.recipients)
    return isinstance(wrong, ValueError)


async def _without_failing(errand: Coroutine[Any, Any, None]) -> None:
    try:
        await errand
    except Exception:
        log.exception("a letter could not be written")


def _one_line(text: str) -> str:
    clean = "".join(" " if unicodedata.category(letter)[0] == "C" else letter for letter in text)
    return " ".join(clean.split())[:200]


def _printable(text: str) -> str:
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\n".join(
        "".join(letter for letter in line if letter == "\t" or unicodedata.category(letter) != "Cc")
        for line in lines
    )
