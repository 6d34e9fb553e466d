"""What the counters of a side can do to hexes in their next turn, drawn as a layer.

How a system finds that out is its own affair: here it is a map from what can be done, by hex, to who can.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Generic, NamedTuple, Protocol, TypeVar

from grognard.core.game.battle import Battle
from grognard.core.game.layers import Overlay, Shade
from grognard.core.game.state import Piece
from grognard.core.messages import message


class Threat(NamedTuple):
    """What one counter can do to a hex: for so many points, or over so many hexes."""

    unit: str
    cost: int


#: tone -> cell -> who can
ThreatMap = dict[str, dict[int, list[Threat]]]


class Enemies(Protocol):
    """Who fights whom."""

    enemy: dict[str, str]


class Stood(Protocol):
    """A position, as a system reads it."""

    @property
    def roster(self) -> Enemies: ...
    def units(self, side: str) -> Iterable[Piece]: ...
    def side_at(self, cell: int) -> str: ...


Here = TypeVar("Here", bound=Stood)


class Threats(NamedTuple, Generic[Here]):
    """The threats of one system's counters: how they are found, and by which rule each kind is one."""

    #: tone -> rule
    rules: Mapping[str, str]
    position: Callable[[Battle], Here]
    #: the battle as the next turn of a side would find it
    ahead: Callable[[Battle, str], Battle]
    #: what a counter can do then: tone, cell, cost
    of_piece: Callable[[Battle, Here, Piece], Iterable[tuple[str, int, int]]]

    def of(self, battle: Battle, side: str) -> Overlay:
        """By hex which counters of a side can come there, or shoot at it; elsewhere, who can strike at it."""
        return by_hex(battle, self._map(battle, side), self.rules)

    def upon(self, battle: Battle, cell: int, side: str = "") -> Overlay:
        """Where those stand who can come to a hex, strike at it or shoot at it: of one side, or of both."""
        here = self.position(battle)
        holder = here.side_at(cell)
        enemies = (here.roster.enemy[holder],) if holder else tuple(here.roster.enemy)
        sides = (side,) if side else enemies
        return upon(battle, [self._map(battle, one) for one in sides], self.rules, cell)

    def _map(self, battle: Battle, side: str) -> ThreatMap:
        return battle.known(("threats", side), lambda: gathered(self._found(battle, side), self.rules))

    def _found(self, battle: Battle, side: str) -> Iterator[tuple[str, str, int, int]]:
        ahead = self.ahead(battle, side)
        here = self.position(ahead)
        for piece in sorted(here.units(side), key=lambda piece: piece.id):
            for tone, cell, cost in self.of_piece(ahead, here, piece):
                yield tone, piece.id, cell, cost


def gathered(threats: Iterable[tuple[str, str, int, int]], tones: Iterable[str]) -> ThreatMap:
    """Threats, each a tone, a unit, a cell and a cost, by tone and cell."""
    found: ThreatMap = {tone: {} for tone in tones}
    for tone, unit, cell, cost in threats:
        found[tone].setdefault(cell, []).append(Threat(unit, cost))
    return found


def least(costs: Iterable[tuple[int, int]]) -> dict[int, int]:
    """By cell the least of its costs."""
    found: dict[int, int] = {}
    for cell, cost in costs:
        found[cell] = min(cost, found.get(cell, cost))
    return found


def by_hex(battle: Battle, found: ThreatMap, rules: Mapping[str, str]) -> Overlay:
    """Which counters can come to a hex, or shoot at it; elsewhere, who can strike at it.

    Whoever can come to a hex is next to its neighbours on the way: to say so again would hide the map.
    """
    return Overlay(
        tuple(
            Shade(cell, tone, len(who), tuple(one.unit for one in who), rule=battle.rules.cite(rules[tone]))
            for tone, cells in found.items()
            for cell, who in sorted(cells.items())
            if tone != "strike" or cell not in found["reach"]
        )
    )


def upon(battle: Battle, maps: Iterable[ThreatMap], rules: Mapping[str, str], cell: int) -> Overlay:
    """Where those stand who can do something to a hex, each with the reason."""
    return Overlay(tuple(_upon(battle, maps, rules, cell)), cell)


def _upon(battle: Battle, maps: Iterable[ThreatMap], rules: Mapping[str, str], cell: int) -> Iterator[Shade]:
    hex = battle.board.grid.label(cell)
    for found in maps:
        for tone, cells in found.items():
            for unit, cost in cells.get(cell, ()):
                why = message(f"layer-threat-{tone}-why", unit=unit, hex=hex, cost=cost)
                at, rule = battle.piece(unit).at, battle.rules.cite(rules[tone])
                yield Shade(at, tone, cost, (unit,), reason=why, rule=rule)
