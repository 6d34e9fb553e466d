"""Full sweeps of memory come when the server says so."""

from __future__ import annotations

import asyncio
import gc
import weakref

from grognard.server.garbage_collection import collecting


class Knot:
    def __init__(self) -> None:
        self.itself = self


def test_no_full_sweep_comes_unasked_while_games_are_opened() -> None:
    async def open_games() -> int:
        with collecting(every=3600.0):
            before: int = gc.get_stats()[2]["collections"]
            kept = [[number] for number in range(400_000)]
            assert kept
            after: int = gc.get_stats()[2]["collections"]
            return after - before

    assert asyncio.run(open_games()) == 0


def test_old_knots_are_swept_away_in_time() -> None:
    async def forget() -> None:
        with collecting(every=0.01):
            knot = Knot()
            gc.collect()
            gone = weakref.ref(knot)
            del knot
            while gone() is not None:
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(forget(), 60))


def test_python_sweeps_by_itself_again_afterwards() -> None:
    async def run() -> None:
        with collecting(every=3600.0):
            pass

    before = gc.get_threshold()
    asyncio.run(run())
    assert gc.get_threshold() == before
