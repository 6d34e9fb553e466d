"""Pages as arrays of dots: just enough of the format to read what Typst writes."""

from __future__ import annotations

import zlib
from typing import Any

import numpy as np


def dots(png: bytes) -> Any:
    """Rows of red, green and blue, 0 to 255."""
    width, height = (int.from_bytes(png[at : at + 4], "big") for at in (16, 20))
    channels = {2: 3, 6: 4}[png[25]]
    raw = np.frombuffer(zlib.decompress(_data(png)), np.uint8).reshape(height, 1 + width * channels)
    rows = np.zeros((height + 1, width * channels), np.uint8)
    for place, line in enumerate(raw):
        rows[place + 1] = _unfiltered(int(line[0]), line[1:], rows[place], channels)
    return rows[1:].reshape(height, width, channels)[:, :, :3].astype(int)


def _data(png: bytes) -> bytes:
    found, at = b"", 8
    while at < len(png):
        size, kind = int.from_bytes(png[at : at + 4], "big"), png[at + 4 : at + 8]
        found += png[at + 8 : at + 8 + size] if kind == b"IDAT" else b""
        at += size + 12
    return found


def _unfiltered(how: int, line: Any, above: Any, step: int) -> Any:
    if how == 0:
        return line
    if how == 2:
        return line + above
    known = [0] * step + [0] * len(line)
    up = [0] * step + [int(value) for value in above]
    for place, value in enumerate(int(one) for one in line):
        left, over, corner = known[place], up[place + step], up[place]
        guess = {1: left, 3: (left + over) // 2}.get(how)
        known[place + step] = (value + (_paeth(left, over, corner) if guess is None else guess)) % 256
    return np.array(known[step:], np.uint8)


def _paeth(left: int, over: int, corner: int) -> int:
    guess = left + over - corner
    return min((left, over, corner), key=lambda one: abs(guess - one))
