"""Seats: who sits where, by tokens of which only hashes are kept."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

import msgspec

from grognard.server.match import Match
from grognard.server.records import Record, Sitting

#: the side of whoever looks on
SPECTATOR = ""


class Seat(msgspec.Struct, frozen=True):
    """Whoever asks: the sides he plays, none of them if he only looks on."""

    sides: tuple[str, ...] = ()
    #: sides that he played and has left; he looks on until he takes them again
    left: tuple[str, ...] = ()

    @property
    def is_player(self) -> bool:
        return bool(self.sides)


class Visit(msgspec.Struct, frozen=True):
    """A game, and where whoever asks sits at it."""

    match: Match
    seat: Seat


def new_token() -> str:
    """256 bits that are safe in a cookie and in the fragment of a link."""
    return secrets.token_urlsafe(32)


def derived_token(invitation: str, key: str) -> str:
    """The token of whoever answers an invitation with a key of his own; nobody else can know both."""
    mixed = hmac.digest(invitation.encode(), f"seat {key}".encode(), "sha256")
    return base64.urlsafe_b64encode(mixed).rstrip(b"=").decode()


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def seat_of(record: Record, token: str | None, account: str = "") -> Seat | None:
    """Where somebody sits at a game, by the token he bears and the account he uses; None if nowhere.

    A seat that belongs to an account is his who is signed in to it, whoever else has its token.
    """
    known = hashed(token) if token else ""
    held = {seat.side: seat for seat in record.seats if _holds(seat, known, account)}
    own = [held[side] for side in record.terms.sides if side in held]
    if own:
        sides = tuple(seat.side for seat in own if not seat.gone)
        return Seat(sides, tuple(seat.side for seat in own if seat.gone))
    gallery = record.seat(SPECTATOR)
    # Everybody who looks on has the same link, so its token is the invitation itself.
    return Seat() if known and gallery is not None and gallery.invitation == known else None


def may_reseat(here: Visit, side: str, *, house: bool) -> bool:
    """Whether whoever opened a game may invite anew into a seat where somebody sits."""
    seat, record = here.match.record.seat(side), here.match.record
    # Nobody has been invited into a seat of his own.
    own = [record.seat(one) for one in here.seat.sides]
    is_host = any(one is not None and not one.invitation for one in own)
    return house and is_host and seat is not None and bool(seat.invitation) and not seat.account


def _holds(seat: Sitting, token: str, account: str) -> bool:
    if seat.account:
        return seat.account == account
    return bool(token) and seat.token == token
