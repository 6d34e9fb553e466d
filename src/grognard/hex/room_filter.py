"""In which of the nodes within reach a move may end, where there is a rule about room."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from typing import NamedTuple

from grognard.hex import compiled


class RoomFilter(NamedTuple):
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


def filtered(nodes: Iterable[int], limits: RoomFilter) -> dict[int, None]:
    """The nodes with room, in the order given; of those that stand for the same the first of their states."""
    return (
        filter_plain(nodes, limits)
        if compiled.kernel is None
        else compiled.kernel.filter_nodes(nodes, limits)
    )


def filter_plain(nodes: Iterable[int], limits: RoomFilter) -> dict[int, None]:
    states, alone, taken, empty, room, repeats = limits
    return {
        node - repeats[node % states]: None
        for node in nodes
        if (room[node // 6][node % 6] if (cell := node // states) in taken and cell != empty else alone[node])
    }
