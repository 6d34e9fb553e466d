"""Cyclic garbage, swept at a time of our own choosing.

A full sweep goes through everything in memory and halts every game meanwhile: a tenth of a second for a
hundred games. Left to itself, Python sweeps whenever memory has grown by a quarter, which is while people
open games.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager

#: full sweeps that Python may want before it makes one unasked
_NEVER = 1_000_000


@contextmanager
def collecting(every: float) -> Iterator[None]:
    """Young garbage is still taken away at once; all of it every so many seconds, until this ends."""
    before = gc.get_threshold()
    gc.set_threshold(*before[:2], _NEVER)
    broom = asyncio.create_task(_sweep(every))
    try:
        yield
    finally:
        broom.cancel()
        gc.set_threshold(*before)


async def _sweep(every: float) -> None:
    while True:
        await asyncio.sleep(every)
        gc.collect()
