"""How much work a server does for an answer: calls of functions, in which no mood of the machine shows."""

from __future__ import annotations

import gc
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

#: what works by itself, whoever asks
_BESIDE = ("server/keeping.py", "server/database.py", "server/watching.py", "server/serving.py")


class Work:
    """Calls by function, in every thread that begins while it watches."""

    def __init__(self) -> None:
        self.calls: Counter[str] = Counter()
        self._counts = False

    @contextmanager
    def watching(self) -> Iterator[None]:
        threading.setprofile(self._count)
        sys.setprofile(self._count)
        gc.disable()
        try:
            yield
        finally:
            gc.enable()
            sys.setprofile(None)
            threading.setprofile(None)

    @contextmanager
    def counted(self) -> Iterator[Counter[str]]:
        """The calls from here on, as many as there are in the end."""
        found = self.calls = Counter[str]()
        self._counts = True
        try:
            yield found
        finally:
            self._counts = False

    def _count(self, frame: FrameType, event: str, _given: Any) -> None:
        if not self._counts or event != "call":
            return
        code = frame.f_code
        _before, ours, place = code.co_filename.rpartition("/grognard/")
        # A generator that goes on, or is thrown away, is no call.
        if ours and place not in _BESIDE and frame.f_lasti < _FIRST:
            self.calls[f"{place} {code.co_qualname}"] += 1


#: where a function stands that has just been called; a generator that goes on stands further
_FIRST = 8
