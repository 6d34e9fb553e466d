"""Where a unit may be put on a table: what the rules accept of a proposed place, or accept nearest to it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from math import hypot
from threading import Lock

import msgspec

from grognard.core.errors import BadCase, Fault
from grognard.core.game.game import Game
from grognard.core.game.order import Order
from grognard.plane import ROUND, Point, bearing, heading_text, point_text, read_heading, read_point, turn

#: 22 degrees off are as bad as two inches off: thousandths for each hundredth of a degree
_OFF = 2000 / 2200
#: sampled places that a refused one is drawn towards, the steps on the way, and how often the last is halved
_ANCHORS, _STEPS, _HALVINGS = 4, 8, 5


class Place(msgspec.Struct, frozen=True):
    """The middle of a front and its heading."""

    at: Point
    heading: int


Make = Callable[[Place], Order]
#: how orders differ beside where they lead
Kind = tuple[str, str, str]


def kind_of(order: Order) -> Kind:
    return order.verb, order.formation, order.option


def leads(order: Order) -> bool:
    """Whether an order puts its one unit somewhere, or turns it."""
    return len(order.units) == 1 and not order.target and bool(order.to or order.facing)


class Samples:
    """The listed orders of units, kept for a few positions: listing them costs more than checking one."""

    def __init__(self, most: int = 64) -> None:
        self._most, self._kept, self._lock = most, OrderedDict[tuple[str, str], tuple[Order, ...]](), Lock()

    def of(self, key: str, game: Game, unit: str) -> tuple[Order, ...]:
        """Every order that puts a unit somewhere, in a position that the key stands for."""
        with self._lock:
            found = self._kept.get((key, unit))
        if found is None:
            found = tuple(one for one in game.orders(unit) if isinstance(one, Order) and leads(one))
            with self._lock:
                self._kept[key, unit] = found
                while len(self._kept) > self._most:
                    self._kept.popitem(last=False)
        return found


def settled(game: Game, proposed: Order, sample: Sequence[Order], *, free: bool) -> Order | None:
    """The proposed order if it is legal, else the legal one that leads nearest to it; None if there is none.

    With `free` the heading is left open: the present one is tried first, then straight towards the place.
    """
    alike = [one for one in sample if kind_of(one) == kind_of(proposed) and one.units == proposed.units]
    if not alike:
        return proposed if game.refusal(proposed) is None else None
    return _Settling(game, proposed, alike, free).found()


class _Settling:
    """One proposal among the sampled orders of its kind."""

    def __init__(self, game: Game, proposed: Order, alike: Sequence[Order], free: bool) -> None:
        # Whatever else was proposed, a listed order of its kind goes without.
        self.game, self.like, self.free = game, alike[0], free
        self.turns = any(one.facing for one in alike)
        self.goes = any(one.to for one in alike)
        piece = game.battle.piece(proposed.unit)
        self.start = Place(read_point(game.scenario.places.label(piece.at)), max(0, piece.facing))
        self.wanted = self._place(proposed)
        self.alike = [self._place(one) for one in alike]

    def found(self) -> Order | None:
        for place in self._first():
            if self._may(place):
                return self._order(place)
        nearest = sorted(self.alike, key=self._off)[:_ANCHORS]
        drawn = [place for anchor in (self.start, *nearest) for place in self._towards(anchor, self.wanted)]
        best = min((*drawn, *nearest), default=None, key=self._off)
        return None if best is None else self._order(self._slid(best))

    def _first(self) -> Iterator[Place]:
        yield self.wanted
        if self.free and self.goes:
            yield Place(self.wanted.at, bearing(self.start.at, self.wanted.at))

    def _slid(self, best: Place) -> Place:
        """Along an edge of what is allowed: nearer to the wanted place east or west, north or south."""
        for point in (Point(self.wanted.at.x, best.at.y), Point(best.at.x, self.wanted.at.y)):
            aside = Place(point, best.heading)
            best = min((best, *self._towards(best, aside)), key=self._off)
        return best

    def _towards(self, anchor: Place, goal: Place) -> Iterator[Place]:
        """On the way from a goal to a place that may do: the first that does, as near as it can be."""
        last = 0.0
        for step in range(1, _STEPS + 1):
            share = step / _STEPS
            if self._may(self._between(anchor, goal, share)):
                for _ in range(_HALVINGS):
                    middle = (last + share) / 2
                    if self._may(self._between(anchor, goal, middle)):
                        share = middle
                    else:
                        last = middle
                yield self._between(anchor, goal, share)
                return
            last = share

    def _between(self, anchor: Place, goal: Place, share: float) -> Place:
        (x, y), (to_x, to_y) = goal.at, anchor.at
        heading = anchor.heading
        if not self.free:
            heading = (goal.heading + round(turn(goal.heading, heading) * share)) % ROUND
        return Place(Point(round(x + (to_x - x) * share), round(y + (to_y - y) * share)), heading)

    def _off(self, place: Place) -> float:
        """How far a place is from the wanted one."""
        far = hypot(place.at.x - self.wanted.at.x, place.at.y - self.wanted.at.y)
        turned = abs(turn(place.heading, self.wanted.heading)) * _OFF
        # With an open heading a turn only decides between places that are about as near.
        return far + (turned / 20 if self.free else turned)

    def _place(self, order: Order) -> Place:
        at = read_point(order.to) if order.to else self.start.at
        return Place(at, read_heading(order.facing) if order.facing else self.start.heading)

    def _order(self, place: Place) -> Order:
        to = point_text(place.at) if self.goes else ""
        facing = heading_text(place.heading) if self.turns else ""
        return msgspec.structs.replace(self.like, to=to, facing=facing)

    def _may(self, place: Place) -> bool:
        if place == self.start or min(place.at) < 0:
            return False
        return self.game.refusal(self._order(place)) is None


def check_proposal(game: Game, order: Order) -> None:
    """One clear line for what no place on this table is."""
    faults = []
    if len(order.units) != 1 or order.unit not in game.battle.reducer.roll:
        faults.append(Fault("order", "expected one unit of this battle"))
    try:
        if order.to:
            game.scenario.places.cell_of(order.to)
        if order.facing:
            read_heading(order.facing)
    except ValueError as wrong:
        faults.append(Fault("order", str(wrong)))
    if not order.to and not order.facing:
        faults.append(Fault("order", "expected a place such as 34,22.5/180"))
    if faults:
        raise BadCase(faults)
