"""Fair dice: the server is bound to a secret beforehand, players may add theirs, the end shows them all.

Every die is derived from the secrets and the place of the throw in the game, so no crash, reload or resend
brings another roll.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable

from grognard.core.game.save import commitment_to
from grognard.server.storage import Record, Sitting


def fresh_secret() -> str:
    """256 bits, as text."""
    return secrets.token_hex(32)


def seed_for(record: Record, sequence: int) -> str:
    """What the dice of an entry are derived from."""
    return mixed(record.secret, given_before(record.seats, sequence))


def given_before(seats: Iterable[Sitting], sequence: int) -> list[tuple[str, str]]:
    """The players' parts that count for an entry, in the order of the sides' names."""
    return sorted((seat.side, seat.secret) for seat in seats if seat.secret and seat.since <= sequence)


def mixed(secret: str, parts: list[tuple[str, str]]) -> str:
    """The server's secret alone, or stirred with those of the players."""
    if not parts:
        return secret
    text = "\x1f".join(f"{side}={part}" for side, part in parts)
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).hexdigest()


def commitment(record: Record) -> str:
    return commitment_to(record.secret)
