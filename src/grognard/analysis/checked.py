"""How far off the estimate of the chance to win was, held against how games between computers ended."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from grognard.ai.prospects import figures
from grognard.core.packaged import packaged

#: chances are put together in so many heaps, each of which is held against how often it came true
_HEAPS = 10


class Checked(msgspec.Struct, frozen=True):
    """What was measured, of which figures; figures that have changed since have not been measured."""

    record: str
    #: the figures of the estimate that were measured
    of: tuple[float, ...]
    games: int
    battles: int
    positions: int
    #: by how much what was said differs from how often it came true, battle by battle, in the mean
    gap: float
    #: the mean of the squared errors; 0.25 is what saying even chances always would have
    squared: float


def checked() -> Checked | None:
    """What is known of the estimate as it is today."""
    found = packaged("grognard.analysis", "checked.toml", Checked)
    return found if found.of == figures() else None


def gap_of(said: Sequence[tuple[float, float]]) -> float:
    """The mean distance between chances and how often they came true, heap by heap.

    `said` are chances with what came of them: 1 for won, 0 for lost, half for a draw.
    """
    heaps: dict[int, list[tuple[float, float]]] = {}
    for chance, came in said:
        heaps.setdefault(min(_HEAPS - 1, int(chance * _HEAPS)), []).append((chance, came))
    return sum(abs(sum(chance - came for chance, came in heap)) for heap in heaps.values()) / max(
        1, len(said)
    )


def squared_of(said: Iterable[tuple[float, float]]) -> float:
    found = [(chance - came) ** 2 for chance, came in said]
    return sum(found) / max(1, len(found))
