"""In which of the nodes within reach a move may end, where there is a rule about room."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from typing import NamedTuple

from grognard.hex import quick


class Sieve(NamedTuple):
    """What room there is. States come in sixes, one for each way to face."""

    states: int
    #: by node: whether there is room where nobody is
    alone: bytes
    #: the cells with somebody in them, and one that counts as empty all the same
    taken: Container[int]
    empty: int
    #: of those, by `node // 6`: by facing whether there is room
    room: Mapping[int, bytes]
    #: by state: how far it comes after the first that stands for the same
    repeats: bytes


def sifted(nodes: Iterable[int], sieve: Sieve) -> dict[int, None]:
    """The nodes with room, in the order given; of those that stand for the same the first of their states."""
    return sift_plain(nodes, sieve) if quick.kernel is None else quick.kernel.sift(nodes, sieve)


def sift_plain(nodes: Iterable[int], sieve: Sieve) -> dict[int, None]:
    states, alone, taken, empty, room, repeats = sieve
    return {
        node - repeats[node % states]: None
        for node in nodes
        if (room[node // 6][node % 6] if (cell := node // states) in taken and cell != empty else alone[node])
    }
