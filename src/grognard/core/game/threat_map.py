"""What the counters of a side can do to hexes in their next turn, drawn as a layer.

How a system finds that out is its own affair: here it is a map from what can be done, by hex, to who can.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, runtime_checkable

import msgspec

from grognard.core.game.battle import Battle
from grognard.core.game.layers import Overlay, Shade, Subject
from grognard.core.game.state import OFF, Piece
from grognard.core.messages import Message, message


class Threat(NamedTuple):
    """What one counter can do to a hex: for so many points, or over so many hexes."""

    unit: str
    cost: int


#: tone -> cell -> who can
ThreatMap = dict[str, dict[int, list[Threat]]]


#: a procedure and its case
Ruling = tuple[str, Any]


class Danger(msgspec.Struct, frozen=True):
    """What one counter can do to a place or to whoever stands there, and how it would be ruled."""

    unit: str
    #: the tone of the layer in which it is drawn
    tone: str
    reason: Message
    rule: str
    #: None where nobody stands there, or no ruling follows
    ruling: Ruling | None = None


@runtime_checkable
class Threatens(Protocol):
    """A system that says who threatens a place or a counter, and with what ruling."""

    def dangers(self, battle: Battle, subject: Subject) -> Sequence[Danger]:
        """What the enemies of whoever stands there, or of the side named, can do in their next turn."""
        ...


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
    #: the ruling of what a counter can do then to whoever stands in a cell
    ruling: Callable[[Battle, Here, Piece, str, int], Ruling | None]

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

    def dangers(self, battle: Battle, subject: Subject) -> tuple[Danger, ...]:
        """Who can do something to a hex, or to whoever stands in it; those that come nearest first."""
        cell = battle.piece(subject.unit).at if subject.unit else subject.cell
        here = self.position(battle)
        if cell == OFF:
            return ()
        holder = here.side_at(cell)
        # Officers and headquarters hold no hex, and have enemies all the same.
        threatened = holder or subject.side
        sides = (here.roster.enemy[threatened],) if threatened else tuple(here.roster.enemy)
        held = bool(holder)
        return tuple(danger for side in sides for danger in self._dangers(battle, side, cell, held=held))

    def _dangers(self, battle: Battle, side: str, cell: int, *, held: bool) -> Iterator[Danger]:
        ahead = self.ahead(battle, side)
        here, hex = self.position(ahead), battle.board.grid.label(cell)
        for tone, cells in self._map(battle, side).items():
            # Nobody comes to where an enemy stands.
            if held and tone == "reach":
                continue
            for unit, cost in sorted(cells.get(cell, ()), key=lambda threat: (threat.cost, threat.unit)):
                why = message(f"layer-threat-{tone}-why", unit=unit, hex=hex, cost=cost)
                ruling = self.ruling(ahead, here, ahead.piece(unit), tone, cell) if held else None
                yield Danger(unit, tone, why, battle.rules.cite(self.rules[tone]), ruling)

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


def standing(battle: Battle, piece: Piece, **changed: Any) -> Battle:
    """The battle with one piece elsewhere, or otherwise; nothing else is carried out."""
    pieces = tuple(
        msgspec.structs.replace(one, **changed) if one.id == piece.id else one for one in battle.state.pieces
    )
    state = msgspec.structs.replace(battle.state, pieces=pieces)
    return Battle(battle.rules, battle.scenario, battle.sequence, battle.reducer, state)


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
