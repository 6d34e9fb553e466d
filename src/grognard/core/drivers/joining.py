"""Outcomes put together from the groups of events that a row of odds is made of.

Multiplied out, the same few groups come up in a great many rows. Each is folded once; a row joins what its
groups came to.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

from grognard.core.events import Event
from grognard.core.outcome import Outcome, fold

Events = tuple[Event, ...]


@lru_cache(maxsize=20_000)
def fragment(happened: Events) -> tuple[tuple[str, Any], ...]:
    """What one group of events comes to: the fields of its outcome that say something."""
    outcome = fold(happened)
    fields = [(name, getattr(outcome, name)) for name in Outcome.__struct_fields__]
    return tuple([(name, value) for name, value in fields if value])


def joined(groups: Sequence[Events]) -> Outcome:
    """What the groups come to together, in their order: always the fold of all their events."""
    fields: dict[str, Any] = {}
    several: set[str] = set()
    for group in groups:
        for name, value in fragment(group):
            # The last word on who holds the hex stands; everything else is listed by name.
            if name in fields and name != "holds":
                fields[name] += value
                several.add(name)
            else:
                fields[name] = value
    for name in several:
        if _is_doubled(name, fields[name]):
            # Losses and retreats of one counter add up, its last state stands: events know, fragments do not.
            return fold(chain.from_iterable(groups))
        fields[name] = tuple(sorted(fields[name]))
    return Outcome(**fields)


def _is_doubled(name: str, entries: Sequence[Any]) -> bool:
    """Two groups say something of one counter in the same field."""
    names = set(entries) if name == "eliminated" else dict(entries)
    return len(names) < len(entries)
