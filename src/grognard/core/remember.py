"""Remembering what was just worked out for a case.

The odds driver runs a procedure again for every distinct answer, always over the very same case object. What
a procedure works out before its first roll (strengths, column, modifiers, legality) is the same each time;
looked up by identity it costs nothing, where hashing a whole case would cost more than it saves.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from grognard.core.rules import Rules

C = TypeVar("C")
R = TypeVar("R")

#: A driver has few cases at hand at a time; to keep more only crowds the processor's cache.
_MOST = 32


def once_for_each_case(work: Callable[[Rules, C], R]) -> Callable[[Rules, C], R]:
    """Remember `work(rules, case)` for cases still at hand. `work` is pure; what it raises is not kept."""
    kept: dict[int, tuple[Rules, C, R]] = {}

    @wraps(work)
    def remembered(rules: Rules, case: C) -> R:
        entry = kept.get(id(case))
        # The entry holds its case, so an id cannot have been given to another one meanwhile.
        if entry is not None and entry[0] is rules:
            return entry[2]
        result = work(rules, case)
        if len(kept) >= _MOST:
            kept.clear()
        kept[id(case)] = (rules, case, result)
        return result

    return remembered


def once_for_each(work: Callable[[C], R]) -> Callable[[C], R]:
    """Remember `work(thing)` for things still at hand, each told from others by identity; `work` is pure."""
    kept: dict[int, tuple[C, R]] = {}

    @wraps(work)
    def remembered(thing: C) -> R:
        entry = kept.get(id(thing))
        if entry is not None:
            return entry[1]
        result = work(thing)
        if len(kept) >= _MOST:
            kept.clear()
        kept[id(thing)] = (thing, result)
        return result

    return remembered
