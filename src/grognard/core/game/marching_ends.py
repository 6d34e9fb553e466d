"""Where a unit may march to now without coming into contact, and the order that leads nearest to a place."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Protocol

import msgspec

from grognard.core.board import Board
from grognard.core.game.contact import Contacts
from grognard.core.game.game import Game
from grognard.core.game.offers import Ways
from grognard.core.game.order import Order
from grognard.core.game.state import Piece
from grognard.plane import Point, bearing, heading_text, packed, point_text, unpacked

#: parts of the way to a place on a table at which a unit may stop short
_SHARES = 8


class Ends(Protocol):
    """What one unit may be told in the way of marches."""

    #: the kind of order that leads it somewhere; empty where nothing does
    verb: str

    @property
    def held_up(self) -> bool:
        """Whether it could go somewhere if only the enemy were not there."""
        ...

    def nearest(self, place: int) -> Order | None:
        """The order that leads nearest to a place; None where none leads nearer than it stands."""
        ...

    def off(self, place: int) -> float:
        """Steps by which it would miss a place."""
        ...


def ends_of(game: Game, unit: str) -> Ends:
    """The marches of a unit where the game stands."""
    listed = [one for one in game.orders(unit) if isinstance(one, Order) and _leads(one, unit)]
    verb = Counter(one.verb for one in listed).most_common(1)[0][0] if listed else ""
    listed = [one for one in listed if one.verb == verb]
    on_hexes = isinstance(game.scenario.battlefield, Board)
    return HexEnds(game, unit, verb, listed) if on_hexes else TableEnds(game, unit, verb, listed)


def _leads(order: Order, unit: str) -> bool:
    return order.units == (unit,) and bool(order.to) and not order.target and not order.path


def clear(game: Game, order: Order) -> bool:
    """Whether an order leads its unit nowhere into contact, neither on the way nor at its end."""
    system, battle, places = game.table.system, game.battle, game.scenario.places
    if not isinstance(system, Contacts):
        return True
    facing = places.direction(order.facing) if order.facing else battle.piece(order.unit).facing
    way = system.way_of(battle, order) if isinstance(system, Ways) else ()
    cells = [places.cell_of(stride.hex) for stride in way] or [places.cell_of(order.to)]
    return not any(system.in_contact(battle, order.unit, cell, facing) for cell in cells)


class HexEnds:
    """The hexes that a unit may go to."""

    def __init__(self, game: Game, unit: str, verb: str, listed: list[Order]) -> None:
        self.game, self.unit, self.verb = game, unit, verb
        self.piece: Piece = game.battle.piece(unit)
        self._cells = game.scenario.places.cell_of
        self._distance = game.scenario.places.distance
        self._by_cell: dict[int, list[Order]] = {}
        for order in listed:
            self._by_cell.setdefault(self._cells(order.to), []).append(order)

    @cached_property
    def _open(self) -> dict[int, Order]:
        """By hex the order that keeps formation and facing best, where none of the way is in contact."""
        best = {cell: self._fitting(orders) for cell, orders in self._by_cell.items()}
        return {cell: order for cell, order in best.items() if clear(self.game, order)}

    def _fitting(self, orders: list[Order]) -> Order:
        places, piece = self.game.scenario.places, self.piece

        def changed(order: Order) -> tuple[bool, int]:
            turned = places.direction(order.facing) if order.facing and piece.facing >= 0 else piece.facing
            round_about = abs(turned - piece.facing)
            return order.formation not in ("", piece.formation), min(round_about, 6 - round_about)

        return min(orders, key=changed)

    @property
    def held_up(self) -> bool:
        return len(self._open) < len(self._by_cell)

    def nearest(self, place: int) -> Order | None:
        found = min(
            self._open,
            default=None,
            key=lambda cell: (self._distance(cell, place), self._distance(cell, self.piece.at)),
        )
        if found is None or self._distance(found, place) >= self._distance(self.piece.at, place):
            return None
        return self._open[found]

    def off(self, place: int) -> float:
        return min(self._distance(cell, place) for cell in (self.piece.at, *self._open))


class TableEnds:
    """The places on a table that a unit may be put to: where it is wanted, or short of that on the way."""

    def __init__(self, game: Game, unit: str, verb: str, listed: list[Order]) -> None:
        self.game, self.unit, self.verb = game, unit, verb
        self.piece: Piece = game.battle.piece(unit)
        self._listed = listed
        self._kind = self._plainest(listed)
        self._turns = any(one.facing for one in listed)
        self._barred = False
        self._found: dict[int, tuple[Order | None, float]] = {}

    def _plainest(self, listed: list[Order]) -> Order | None:
        kinds = Counter((one.formation, one.option) for one in listed)
        own = self.piece.formation
        best = max(kinds, default=None, key=lambda kind: (kind[0] in ("", own), not kind[1], kinds[kind]))
        return None if best is None else Order(self.verb, (self.unit,), formation=best[0], option=best[1])

    @property
    def held_up(self) -> bool:
        return self._barred

    def nearest(self, place: int) -> Order | None:
        return self._reached(place)[0]

    def off(self, place: int) -> float:
        return self._reached(place)[1]

    def _reached(self, place: int) -> tuple[Order | None, float]:
        if place not in self._found:
            self._found[place] = self._looked_for(place)
        return self._found[place]

    def _looked_for(self, place: int) -> tuple[Order | None, float]:
        start, goal = unpacked(self.piece.at), unpacked(place)
        distance = self.game.scenario.places.distance
        for heading in dict.fromkeys((max(0, self.piece.facing), bearing(start, goal))):
            for part in range(_SHARES, 0, -1):
                x = round(start.x + (goal.x - start.x) * part / _SHARES)
                y = round(start.y + (goal.y - start.y) * part / _SHARES)
                order = self._order(Point(x, y), heading)
                if order is not None:
                    return order, distance(packed(Point(x, y)), place)
            if not self._turns:
                break
        return self._sampled(place)

    def _sampled(self, place: int) -> tuple[Order | None, float]:
        """Where no straight way leads: the nearest of the listed places, if possible without a turn."""
        places = self.game.scenario.places
        own = places.compass(max(0, self.piece.facing))
        stands = places.distance(self.piece.at, place)

        def off(order: Order) -> tuple[float, bool]:
            return round(places.distance(places.cell_of(order.to), place), 1), order.facing != own

        for order in sorted(self._alike, key=off):
            if off(order)[0] >= stands:
                break
            if clear(self.game, order):
                return order, off(order)[0]
            self._barred = True
        return None, stands

    @cached_property
    def _alike(self) -> list[Order]:
        kind = self._kind
        return [
            one
            for one in self._listed
            if kind and (one.formation, one.option) == (kind.formation, kind.option)
        ]

    def _order(self, point: Point, heading: int) -> Order | None:
        if self._kind is None or packed(point) == self.piece.at:
            return None
        facing = heading_text(heading) if self._turns else ""
        order = msgspec.structs.replace(self._kind, to=point_text(point), facing=facing)
        if self.game.refusal(order) is not None:
            return None
        if not clear(self.game, order):
            self._barred = True
            return None
        return order
