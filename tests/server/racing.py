"""Two processes that write to the same place in a journal at the same moment, over and over."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tests.server.test_storage import kept

from grognard.server.storage import Store, Taken

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.synchronize import Barrier

#: no start waits so long, on whatever machine
PATIENCE = 60


def race(url: str, races: int) -> list[Sequence[bool]]:
    """Let two processes race for each of so many places; which of them each one won."""
    context = multiprocessing.get_context("spawn")
    start = context.Barrier(2)
    ends = [context.Pipe(duplex=False) for _ in range(2)]
    runners = [
        context.Process(target=run, args=(url, races, str(number), start, told))
        for number, (_heard, told) in enumerate(ends)
    ]
    for runner in runners:
        runner.start()
    try:
        return [heard.recv() for heard, _told in ends]
    finally:
        for runner in runners:
            runner.join(PATIENCE)


def run(url: str, races: int, name: str, start: Barrier, told: Connection) -> None:
    told.send(asyncio.run(attempts(url, races, name, start)))


async def attempts(url: str, races: int, name: str, start: Barrier) -> list[bool]:
    store = Store(url)
    try:
        await store.lengths(["g1"])  # connected before the first start
        return [await attempt(store, place, name, start) for place in range(2, races + 2)]
    finally:
        await store.close()


async def attempt(store: Store, place: int, name: str, start: Barrier) -> bool:
    start.wait(PATIENCE)
    try:
        await store.append("g1", [kept(place, name)], f"{place}-{name}")
    except Taken:
        return False
    return True
