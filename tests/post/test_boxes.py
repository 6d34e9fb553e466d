"""Boxes: one key, one text, and nothing to be seen from outside."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from grognard.post.boxes import Locked, box_key, locked, opened

SECRET = b"k" * 32


def key_to(box: str, place: str = "orders") -> bytes:
    return box_key(SECRET, place, box)


@pytest.mark.parametrize("text", ["", "done", "allot kempt+cole", "é" * 500])
def test_the_owner_takes_out_what_he_put_in(text: str) -> None:
    box = locked(SECRET, "orders", text)
    assert opened(key_to(box), box) == text


def test_boxes_tell_neither_text_nor_length_nor_that_two_hold_the_same() -> None:
    boxes = [locked(SECRET, "orders", text) for text in ("", "done", "done", "allot " + "x" * 200)]
    assert len({len(box) for box in boxes}) == 1
    assert len(set(boxes)) == 4
    assert b"done" not in bytes.fromhex(boxes[1])
    assert len({key_to(box) for box in boxes}) == 4


@pytest.mark.parametrize("place", range(0, 2 * (16 + 256 + 32), 37))
def test_a_box_that_was_touched_stays_locked(place: int) -> None:
    box = locked(SECRET, "orders", "done")
    key = key_to(box)
    touched = box[:place] + format(int(box[place], 16) ^ 1, "x") + box[place + 1 :]
    with pytest.raises(Locked):
        opened(key, touched)


@pytest.mark.parametrize("key", [b"", b"k" * 31, b"k" * 33, b"k" * 32, b"\0" * 64])
def test_no_other_key_opens_a_box(key: bytes) -> None:
    with pytest.raises(Locked):
        opened(key, locked(SECRET, "orders", "done"))


@pytest.mark.parametrize("box", ["", "00", "zz", "0" * 95, "0" * 96])
def test_what_is_no_box_stays_locked(box: str) -> None:
    with pytest.raises(Locked):
        opened(b"k" * 32, box)


def test_a_box_is_what_the_decision_says() -> None:
    """A nonce, the text under HMAC-SHA256 in counter mode, and a tag over both."""
    box = bytes.fromhex(locked(SECRET, "orders", "done"))
    key, nonce, hidden, tag = key_to(box.hex()), box[:16], box[16:-32], box[-32:]
    assert tag == hmac.new(key, b"tag" + box[:-32], hashlib.sha256).digest()
    pad = b"".join(
        hmac.new(key, b"pad" + nonce + bytes([0, 0, 0, n]), hashlib.sha256).digest() for n in range(8)
    )
    assert bytes(a ^ b for a, b in zip(hidden, pad, strict=True)) == b"done".ljust(256, b"\0")
