"""What strangers bring and the program remembers: whatever was used last, as much as there is room for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import TypeVar

V = TypeVar("V")


class Lately(OrderedDict[str, V]):
    """By id at most so many, and of those no more than weigh so much together; those last used last."""

    def __init__(self, most: int, room: int, weight: Callable[[V], int]) -> None:
        super().__init__()
        self.most, self.room, self.weight = most, room, weight
        self._lock = Lock()

    def keep(self, id: str, value: V) -> None:
        """Remember this one, or that it was used again; those make room that were not used for longest."""
        with self._lock:
            self.setdefault(id, value)
            self.move_to_end(id)
            weight = sum(map(self.weight, self.values()))
            while len(self) > 1 and (len(self) > self.most or weight > self.room):
                weight -= self.weight(self.popitem(last=False)[1])
