"""A map on which one faces a way, told by its parts: what all hexes of a sort have in common, and hexsides.

Two hexes of the same sort allow the same turns for the same price. What a step costs depends on the hexside,
in which directions it may lead, and what comes on top of that, on the sort of hex and the state one is in.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

Edges = tuple[tuple[int, int], ...]


class Stance(NamedTuple):
    """What can be done in a hex of one sort by whoever is in one state."""

    #: to which states one can turn, and for how many points
    turns: Edges
    #: in which directions one steps out, and the state that leads to
    directions: tuple[int, ...]
    after: int
    #: what that costs beyond the hexside
    extra: int = 0


class Plan:
    """Every edge of a map, worked out when it is asked for."""

    def __init__(
        self,
        states: int,
        sorts: bytes,
        stance: Callable[[int, int], Stance],
        onto: Sequence[int],
        costs: Sequence[int],
    ) -> None:
        self._lay(states, sorts, Stances(states, stance), array("i", onto), array("i", costs))

    def _lay(self, states: int, sorts: bytes, stances: Stances, onto: array[int], costs: array[int]) -> None:
        self.states = states
        #: by cell: of which sort it is
        self.sorts = sorts
        #: by `sort * states + state`
        self.stances = stances
        #: by `cell * 6 + direction`: the cell there, and the cost of the step; below 0 where there is none
        self.onto, self.costs = onto, costs
        #: the same as the compiled kernel wants it, once it has asked
        self.sheet: Any = None

    def dearer(self, more: Mapping[int, int]) -> Plan:
        """The same where some steps cost more."""
        costs = self.costs[:]
        for side, cost in more.items():
            if costs[side] >= 0:
                costs[side] += cost
        other = Plan.__new__(Plan)
        other._lay(self.states, self.sorts, self.stances, self.onto, costs)
        return other

    def edges(self, node: int) -> Edges:
        """Turns first, then steps."""
        cell, state = divmod(node, self.states)
        _turns, directions, after, extra = self.stances[self.sorts[cell] * self.states + state]
        onto, costs, states = self.onto, self.costs, self.states
        sides = [cell * 6 + direction for direction in directions]
        steps = [(onto[side] * states + after, costs[side] + extra) for side in sides if costs[side] >= 0]
        return (*self.turns(node), *steps)

    def turns(self, node: int) -> Edges:
        """Those that stay in the cell."""
        cell, state = divmod(node, self.states)
        home = cell * self.states
        turns = self.stances[self.sorts[cell] * self.states + state].turns
        return tuple([(home + other, cost) for other, cost in turns])


class Stances(dict[int, Stance]):
    """Each asked for once."""

    def __init__(self, states: int, stance: Callable[[int, int], Stance]) -> None:
        super().__init__()
        self._states, self._stance = states, stance
        #: the same as the compiled kernel wants it, as far as it has asked
        self.laid: Any = None

    def __missing__(self, place: int) -> Stance:
        found = self[place] = self._stance(*divmod(place, self._states))
        return found
