"""Ways for a ruling to end that go on: what follows one of them has odds of its own.

The same continuation comes up after many ways to get there. It is solved and kept once; only whoever asks for
every leaf by itself has the ways drawn out.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import gcd, lcm
from typing import Any, TypeAlias

import msgspec

from grognard.core.drivers.odds import Events, Leaf, Odds
from grognard.dice import Distribution

#: What follows independently: all its ways to end, or with parts of its own still factored.
Part: TypeAlias = Distribution[Events] | Odds


class Stem(msgspec.Struct, frozen=True, gc=False):
    """One way the common part can end, and what follows it; one part at most goes on."""

    weight: int
    events: Events
    parts: tuple[Part, ...]

    @property
    def ways(self) -> int:
        return sum([part.ways for part in self.parts if isinstance(part, Odds)]) or 1


class Trunk:
    """All the stems of a ruling, with their weights out of a total.

    Where several parts go on side by side each is multiplied out by itself, since all of them together would
    be far more.
    """

    def __init__(self, leaves: Iterable[Leaf], total: int) -> None:
        self.stems = tuple([Stem(leaf.weight, leaf.events, _one_going_on(leaf.parts)) for leaf in leaves])
        self.total = total

    @property
    def ways(self) -> int:
        """How many leaves there would be."""
        return sum([stem.ways for stem in self.stems])

    def drawn_out(self) -> tuple[tuple[Leaf, ...], int]:
        """Every way to the very end as a leaf, and what the weights add up to.

        What has happened on the way is a part, since others stand beside it that touch other counters.
        """
        ends: list[tuple[tuple[Events, tuple[Any, ...]], int, int]] = []
        known: dict[int, list[tuple[tuple[Any, ...], int]]] = {}
        for stem in self.stems:
            place = next((n for n, part in enumerate(stem.parts) if isinstance(part, Odds)), None)
            if place is None:
                ends.append(((stem.events, stem.parts), stem.weight, self.total))
                continue
            chain: Any = stem.parts[place]
            if id(chain) not in known:
                known[id(chain)] = _ends_of(chain)
            before, after = stem.parts[:place], stem.parts[place + 1 :]
            ends += [
                ((stem.events, (*before, *parts, *after)), stem.weight * weight, self.total * chain.total)
                for parts, weight in known[id(chain)]
            ]
        found, total = levelled(ends)
        return tuple([Leaf(weight, events, parts) for (events, parts), weight in found]), total


def flat(part: Part) -> Distribution[Events]:
    """A part multiplied out."""
    return part.joint if isinstance(part, Odds) else part


def _one_going_on(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    several = len([part for part in parts if isinstance(part, Odds)]) > 1
    return tuple(map(flat, parts)) if several else parts


def _ends_of(chain: Odds) -> list[tuple[tuple[Any, ...], int]]:
    """Each way a chain can end, as parts: what has happened by then, which is certain, and its own parts."""
    return [
        ((Distribution({end.events: 1}, 1), *end.parts) if end.events else end.parts, end.weight)
        for end in chain.leaves
    ]


def levelled(ends: list[tuple[Any, int, int]]) -> tuple[list[tuple[Any, int]], int]:
    """Ends with their weights over one total."""
    totals = {ways for _end, _weight, ways in ends}
    if len(totals) == 1:
        return [(end, weight) for end, weight, _ways in ends], totals.pop()
    # In lowest terms first: totals of long chains have few factors, but many times over.
    ends = [(end, weight // (common := gcd(weight, ways)), ways // common) for end, weight, ways in ends]
    total = lcm(*{ways for _end, _weight, ways in ends})
    return [(end, weight * (total // ways)) for end, weight, ways in ends], total


def merged(pairs: Iterable[tuple[Any, int]]) -> dict[Any, int]:
    found: dict[Any, int] = {}
    for value, weight in pairs:
        found[value] = found.get(value, 0) + weight
    return found
