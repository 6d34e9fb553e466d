"""Dice that two people make by letter: each is bound beforehand to numbers of which the other knows none.

Every side has two chains, made of its secret by hashing from the far end. It shows the near end of both when
the game begins; each share it gives is hashed to the one before, so that nobody can choose it later. One
chain goes out with what a side orders, the other answers what its opponent has ordered.
"""

from __future__ import annotations

import hashlib
import hmac

#: shares in a chain: more than a side gives orders in any game of ours
LENGTH = 20_000
#: the chain that goes out with an order, and the one that answers the opponent's
ACT, ANSWER = "act", "answer"


def shares(secret: bytes, chain: str) -> list[bytes]:
    """The anchor of a chain and all its shares, in the order in which they are given."""
    link = hmac.digest(secret, f"grognard chain\x1f{chain}".encode(), "sha256")
    found = [link]
    for _ in range(LENGTH):
        link = before(link)
        found.append(link)
    return found[::-1]


def before(share: bytes) -> bytes:
    """What was shown before a share, and binds to it."""
    return hashlib.sha256(b"grognard share\x1f" + share).digest()


def joined(ordered: bytes, answered: bytes) -> str:
    """What the dice after an order are derived from: known to nobody until both shares are out."""
    return hmac.digest(ordered, b"grognard dice\x1f" + answered, "sha256").hex()
