"""What is kept of a game, wherever it is kept: who sits where, its entries, and what its dice come from."""

from __future__ import annotations

import time

import msgspec

from grognard.core.game.save import HalfDone, Line, Terms


class Standing(msgspec.Struct, frozen=True):
    """Where a game stood after an entry."""

    position: tuple[str, ...]
    pending: HalfDone | None = None


class Thrown(msgspec.Struct, frozen=True):
    """What dice were thrown for: enough to derive them again."""

    purpose: str
    count: int
    low: int
    high: int


class Kept(msgspec.Struct, frozen=True):
    """One entry as it is stored."""

    line: Line
    thrown: Thrown | None = None
    at: int = 0


class Sitting(msgspec.Struct, frozen=True, kw_only=True):
    """One seat at a game. Tokens are kept as hashes only."""

    side: str
    kind: str = "person"
    invitation: str = ""
    token: str = ""
    secret: str = ""
    since: int = 0
    #: which of the computers sits there, "marshal:bold"; empty for the server's usual one
    player: str = ""
    #: the account that the seat belongs to, and its name; without one the token alone counts
    account: str = ""
    name: str = ""
    #: what a guest without an account calls himself
    guest: str = ""
    #: when whoever sat there left; 0 while he has not
    gone: int = 0


def is_taken(seat: Sitting) -> bool:
    return bool(seat.token) or seat.kind == "computer"


class Ended(msgspec.Struct, frozen=True):
    """How a game ended, as its journal has it."""

    how: str
    by: str
    winner: str


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A game without its entries."""

    id: str
    terms: Terms
    dice: str
    secret: str
    since: int = 1
    created: int = 0
    ended: Ended | None = None
    seats: tuple[Sitting, ...] = ()

    def seat(self, side: str) -> Sitting | None:
        return next((seat for seat in self.seats if seat.side == side), None)

    @property
    def is_manned(self) -> bool:
        """Whether every side has somebody who plays it, or a computer; who left still counts."""
        seats = [self.seat(side) for side in self.terms.sides]
        return all(seat is not None and is_taken(seat) for seat in seats)

    @property
    def parts(self) -> int:
        """What the dice wait for or depend on: sides with a player, and players who have added to them."""
        return sum(bool(seat.secret) + (bool(seat.side) and is_taken(seat)) for seat in self.seats)


class Proposal(msgspec.Struct, frozen=True):
    """What one side would like to settle; it lapses when the game goes on."""

    kind: str
    by: str
    sequence: int
    #: in notation, where the kind does not say it all
    given: str = ""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Outage(msgspec.Struct, frozen=True):
    """From when to when nobody could play, in milliseconds since 1970."""

    began: int
    ended: int
