"""Outlines of groups of hexes, as chains of corners.

A corner is named by the sum of the coordinates of the three hexes that meet there: whole numbers, the same
from whichever hex one looks.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from grognard.hex import STEPS, Hex

Corner = tuple[int, int]
Edge = tuple[Corner, Corner]


def corner(hex: Hex, place: int) -> Corner:
    """Corners run clockwise; the side in direction d lies between corners d and d + 1."""
    (q, r), (s, t) = STEPS[(place - 1) % 6], STEPS[place % 6]
    return 3 * hex.q + q + s, 3 * hex.r + r + t


def edge(hex: Hex, direction: int) -> Edge:
    """A side of a hex, clockwise as seen from it."""
    return corner(hex, direction), corner(hex, direction + 1)


def loops(inside: Collection[Hex]) -> list[list[Corner]]:
    """The closed outlines of a set of hexes, clockwise, holes the other way; where none begins is fixed."""
    follows: dict[Corner, Corner] = {}
    for hex in inside:
        for direction, neighbour in enumerate(hex.neighbours()):
            if neighbour not in inside:
                first, second = edge(hex, direction)
                follows[first] = second
    found = []
    for start in sorted(follows):
        if start in follows:
            found.append(_round(follows, start))
    return found


def _round(follows: dict[Corner, Corner], start: Corner) -> list[Corner]:
    loop = []
    at = start
    while at in follows:
        loop.append(at)
        at = follows.pop(at)
    return loop


def chains(edges: Iterable[Edge]) -> list[list[Corner]]:
    """Lines along hexsides, each as long as it goes on without a fork; a ring ends where it began."""
    near: dict[Corner, list[Corner]] = {}
    for first, second in sorted({(min(edge), max(edge)) for edge in edges}):
        near.setdefault(first, []).append(second)
        near.setdefault(second, []).append(first)
    found = []
    ends = [at for at in sorted(near) if len(near[at]) != 2]
    for start in [*ends, *sorted(near)]:
        while near[start]:
            found.append(_walk(near, start, set(ends)))
    return found


def _walk(near: dict[Corner, list[Corner]], start: Corner, ends: set[Corner]) -> list[Corner]:
    chain = [start]
    while near[chain[-1]] and (len(chain) == 1 or chain[-1] not in ends):
        here = chain[-1]
        there = near[here].pop(0)
        near[there].remove(here)
        chain.append(there)
    return chain
