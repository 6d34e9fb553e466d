"""Boxes: what only their owner can read until he shows the key of one, and nobody can put anything else into.

A box is a nonce, the text under a pad that is used once, and a tag, all by HMAC-SHA256 under the key of this
box alone. The tag binds to the key too: a box opens with one key and to one text.
"""

from __future__ import annotations

import hmac
import secrets

#: bytes of a nonce, a key and a tag
_NONCE, _KEY = 16, 32
#: a text is filled up to a multiple of this, so that its length tells nothing
_STEP = 256


class Locked(ValueError):
    """A key that does not fit its box."""


def box_key(secret: bytes, place: str, box: str) -> bytes:
    """The key of one box, which its owner can work out again from his secret."""
    return hmac.digest(secret, f"grognard box\x1f{place}\x1f{box[: 2 * _NONCE]}".encode(), "sha256")


def locked(secret: bytes, place: str, text: str) -> str:
    """A text in a new box."""
    nonce = secrets.token_bytes(_NONCE)
    key = box_key(secret, place, nonce.hex())
    plain = text.encode()
    plain += b"\0" * (-len(plain) % _STEP or _STEP * (not plain))
    hidden = _padded(key, nonce, plain)
    return (nonce + hidden + _tag(key, nonce + hidden)).hex()


def opened(key: bytes, box: str) -> str:
    """The text in a box."""
    try:
        held = bytes.fromhex(box)
        nonce, hidden, tag = held[:_NONCE], held[_NONCE:-_KEY], held[-_KEY:]
        if len(key) != _KEY or not hmac.compare_digest(tag, _tag(key, nonce + hidden)):
            raise Locked("the key does not fit the box")
        return _padded(key, nonce, hidden).rstrip(b"\0").decode()
    except (ValueError, UnicodeDecodeError):
        raise Locked("the key does not fit the box") from None


def _padded(key: bytes, nonce: bytes, text: bytes) -> bytes:
    """A text under the pad of a key, or out of it again."""
    blocks = (
        hmac.digest(key, b"pad" + nonce + number.to_bytes(4, "big"), "sha256")
        for number in range(-(-len(text) // _KEY))
    )
    return bytes(a ^ b for a, b in zip(text, b"".join(blocks), strict=False))


def _tag(key: bytes, held: bytes) -> bytes:
    return hmac.digest(key, b"tag" + held, "sha256")
