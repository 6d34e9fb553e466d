"""5.4. What a unit loses in a ruling, for procedures."""

from __future__ import annotations

from typing import Protocol

from grognard.core import events as ev
from grognard.core.rules import Rules


class Wounded(Protocol):
    """A unit of a case."""

    @property
    def id(self) -> str: ...
    @property
    def strength(self) -> int: ...


def loses(rules: Rules, unit: Wounded, points: int, cause: str) -> tuple[ev.Event, ...]:
    """The events of losing some points, at most those it has: 5.4  without any it is eliminated."""
    taken = min(points, unit.strength)
    if not taken:
        return ()
    lost = ev.LostStrength(unit.id, rules.cite("5.4"), cause, points=taken)
    return (lost, ev.Eliminated(unit.id, rules.cite("5.4"), cause)) if taken == unit.strength else (lost,)
