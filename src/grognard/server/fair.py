"""Fair dice: the server is bound to a secret beforehand, players may add theirs, the end shows them all.

Every die is derived from the secrets and the place of the throw in the game, so no crash, reload or resend
brings another roll.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from grognard.core.game.game import Game
from grognard.core.game.order import Throw, parse
from grognard.core.game.save import Saved, commitment_to, to_saved
from grognard.dice.proof import seal
from grognard.server.lessons import LESSON
from grognard.server.records import Kept, Record, Sitting


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


def save_of(record: Record, game: Game, *, over: bool) -> Saved:
    """The save file of a game; the secret of its dice is in it when all is over."""
    saved = to_saved(game, secret=True)
    if over and record.dice == "server" and commitment_to(record.secret) == saved.commitment:
        return msgspec.structs.replace(saved, seed=record.secret)
    return saved


def proof_of(record: Record, kept: Sequence[Kept], hash: str, *, over: bool) -> dict[str, Any]:
    """What the dice come from; once the game is over, everything that is needed to derive them again."""
    contributions = [
        {"side": seat.side, "secret": seat.secret, "since": seat.since}
        for seat in record.seats
        if seat.secret
    ]
    rolls = [_roll(one) for one in kept if one.thrown is not None]
    return {
        "grognard": "dice",
        "game": record.id,
        "scenario": record.terms.scenario,
        "mode": record.dice,
        "commitment": commitment(record),
        "since": _proven_since(record, kept),
        "secret": record.secret if over else None,
        "contributions": contributions,
        "rolls": rolls,
        "hash": hash,
        "seal": seal(record.secret, contributions, rolls) if over else None,
    }


def _proven_since(record: Record, kept: Sequence[Kept]) -> int:
    """The first entry whose dice are the server's; a lesson fixes those before."""
    if record.dice != LESSON:
        return record.since
    return next((one.line.seq for one in kept if one.thrown is not None), len(kept) + 1)


def _roll(kept: Kept) -> dict[str, Any]:
    given = parse(kept.line.given)
    assert isinstance(given, Throw)
    return {"sequence": kept.line.seq, **msgspec.to_builtins(kept.thrown), "faces": list(given.faces)}
