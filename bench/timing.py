"""Process time of batches, as a median, so that a busy machine disturbs little."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Iterable
from typing import TypeVar

Q = TypeVar("Q")


def per_query(ask: Callable[[Q], object], queries: Iterable[Q], rounds: int = 5) -> float:
    """Seconds of processor time a query, the median over rounds."""
    listed = list(queries)
    spent = []
    # For every contestant alike: what others left behind is not gone through again and again meanwhile.
    gc.collect()
    gc.freeze()
    for _ in range(rounds):
        start = time.process_time()
        for query in listed:
            ask(query)
        spent.append((time.process_time() - start) / len(listed))
    gc.unfreeze()
    return statistics.median(spent)


def slowest(ask: Callable[[Q], object], queries: Iterable[Q]) -> tuple[float, Q]:
    """The query that takes longest, measured once each and the worst one again."""
    listed = list(queries)
    times = [(per_query(ask, [query], rounds=1), number) for number, query in enumerate(listed)]
    _seconds, number = max(times)
    return per_query(ask, [listed[number]], rounds=3), listed[number]


def shown(seconds: float) -> str:
    if seconds < 1e-6:
        return f"{seconds * 1e9:.0f} ns"
    if seconds < 1e-3:
        return f"{seconds * 1e6:.0f} us"
    return f"{seconds * 1e3:.1f} ms" if seconds < 1 else f"{seconds:.2f} s"
