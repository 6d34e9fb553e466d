"""5. Movement: whether a unit may go to a place, and by which route."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from math import ceil

from grognard.core.errors import IllegalOrder
from grognard.core.game.state import Piece
from grognard.core.legality import Refusals, refuse
from grognard.plane import (
    INCH,
    Bounds,
    Footprint,
    Point,
    Polygon,
    Route,
    apart,
    block,
    oblique,
    overlap,
    wheel,
)
from grognard.rulesets.liberators.play.field import Field
from grognard.rulesets.liberators.play.formations import measures
from grognard.rulesets.liberators.play.pace import FULL, HAIR, QUICK, rate, rate_row, share
from grognard.rulesets.liberators.play.waiting import clearance, wait_faults


def pin_faults(here: Field, id: str) -> Refusals:
    """5.7  Nobody leaves the enemy's contact but by a retreat or a result."""
    if here.in_contact(id):
        yield here.rules.forbid("refuse-pinned", "5.7", unit=id)


class Surroundings:
    """Some bodies, and of them those that could matter to a move: most are too far away for all of it."""

    def __init__(self, bodies: list[tuple[str, Footprint]], reach: Bounds) -> None:
        self._reach = reach
        self._all = [(*print.bounds, (id, print)) for id, print in bodies]
        self._near = [entry for entry in self._all if not apart(reach, entry[:4], INCH)]

    def near(self, bounds: Bounds, by: float = 0) -> list[tuple[str, Footprint]]:
        """Those whose boxes are no farther than so much from a box."""
        west, south, east, north = bounds[0] - by, bounds[1] - by, bounds[2] + by, bounds[3] + by
        reach = self._reach
        within = west >= reach[0] and south >= reach[1] and east <= reach[2] and north <= reach[3]
        return [
            body
            for left, low, right, high, body in (self._near if within else self._all)
            if left <= east and west <= right and low <= north and south <= high
        ]


class Mover:
    """A unit about to move in some formation; what stays the same for all the places it may go to."""

    def __init__(self, field: Field, id: str, formation: str = "", *, passing: bool = False) -> None:
        self.field, self.id, self.rules = field, id, field.rules
        self.piece = field.bodies[id]
        self.formation = formation or self.piece.formation
        width, depth = measures(field.rules, field.row(id), self.formation, self.piece.strength)
        start = field.print(id)
        self.body: Footprint = block(start.front, max(0, self.piece.facing), width, depth)
        self.row = rate_row(field, id, self.formation)
        #: 5.5  whether it may pass through friends
        self.passing = passing

        self.kind = field.kind(id)
        self._most_at: dict[str, float] = {}

    @cached_property
    def _reach(self) -> Bounds:
        """A box that holds all the ground that any move of one turn could touch."""
        room = max(self.most(pace) for pace in (FULL, QUICK)) + 3 * self.body.radius + 2 * INCH
        (x, y) = self.body.centre
        return x - room, y - room, x + room, y + room

    @cached_property
    def _foes(self) -> Surroundings:
        return self._around(self.field.enemies(self.id))

    @cached_property
    def _barriers(self) -> Surroundings:
        return self._around(friend for friend in self.field.friends(self.id) if self.is_barred_by(friend))

    @cached_property
    def _others(self) -> Surroundings:
        return self._around(other for other in self.field.bodies if other != self.id)

    def _around(self, ids: Iterable[str]) -> Surroundings:
        return Surroundings([(id, self.field.print(id)) for id in ids], self._reach)

    @classmethod
    def of(cls, field: Field, id: str, formation: str = "", *, passing: bool = False) -> Mover:
        """The mover of a state: made once, for whoever tries one place after another."""
        key = (cls, id, formation, passing)
        return field.battle.known(key, lambda: cls(field, id, formation, passing=passing))

    def route(self, to: Point, heading: int) -> Route:
        """5.2  Straight or obliquely where it keeps its facing, else with a wheel."""
        found = oblique(self.body, to) if heading == self.body.heading else wheel(self.body, to, heading)
        if found is None:
            raise self.rules.forbid("refuse-no-route", "5.2", "remedy-ahead", unit=self.id)
        return found

    def check(self, to: Point, heading: int, pace: str) -> Route:
        """The route to a place, or the reason why the unit may not go there."""
        self.check_free()
        route = self.route(to, heading)
        self.check_room(route.end)
        most = self.most(pace)
        if route.length > most:
            raise self.too_far(route.length / most, pace)
        self.check_spent(share(self.field, route, self.row, pace), pace)
        self.check_way(route)
        return route

    def check_spent(self, spent: float, pace: str) -> None:
        """5.1  Whether a share of the move is no more than the whole of it."""
        if spent > 1 + HAIR:
            raise self.too_far(spent, pace)

    def too_far(self, spent: float, pace: str) -> IllegalOrder:
        """5.1  How far it goes, and how much more than that a way takes at least."""
        inches = rate(self.rules, self.row, "open", pace) / INCH
        told: dict[str, str | int] = {"move": pace, "inches": f"{inches:g}", "percent": ceil(spent * 100)}
        return self.rules.forbid("refuse-too-far", "5.1", "remedy-nearer", unit=self.id, **told)

    def most(self, pace: str) -> float:
        """What no route may be longer than, whatever the ground."""
        most = self._most_at.get(pace)
        if most is None:
            rates = (rate(self.rules, self.row, ground, pace) for ground in ("road", "open"))
            most = self._most_at[pace] = max(rates) * (1 + HAIR)
        return most

    def may(self, to: Point, heading: int, pace: str) -> bool:
        """Whether `check` would let it pass."""
        try:
            self.check(to, heading, pace)
        except IllegalOrder:
            return False
        return True

    def check_free(self) -> None:
        """1.10, 5.7  Whether it may leave the place where it is."""
        if self.piece.formation == "garrison":
            raise self.rules.forbid("refuse-garrison-move", "1.10", unit=self.id)
        refuse(pin_faults(self.field, self.id))

    @cached_property
    def clearance(self) -> int:
        """5.6, 14.13  Thousandths that it keeps off every enemy."""
        return clearance(self.field, self.id)

    def too_near(self) -> IllegalOrder:
        """5.6  Nobody comes near an enemy but by charging."""
        return self.rules.forbid("refuse-enemy-near", "5.6", "remedy-charge", unit=self.id)

    def check_way(self, route: Route) -> None:
        """2.4, 5.5, 5.6  What lies across a route."""
        crossed = self.field.ground.crossed(route, self.kind)
        if any(kind == "major" for kind, _where in crossed):
            raise self.rules.forbid("refuse-major-obstacle", "2.4", "remedy-go-round", unit=self.id)
        bounds = route.bounds
        if self.field.ground.is_closed_near(bounds, self.kind):
            for part in route.swept:
                self.check_ground(part)
        near = self.clearance
        if any(route.comes_within(foe, near) for _id, foe in self._foes.near(bounds, near)):
            refuse(wait_faults(self.field, self.id))
            raise self.too_near()
        for friend, print in () if self.passing else self._barriers.near(bounds):
            if route.crosses(print):
                raise self.rules.forbid("refuse-friend", "5.5", unit=self.id, friend=friend)

    def check_ground(self, shape: Polygon) -> None:
        """2.2  Ground that is closed to it."""
        closed = self.field.ground.closed(shape, self.kind)
        if closed is not None:
            raise self.rules.forbid("refuse-closed-ground", "2.2", unit=self.id, area=closed.id)
        narrow = self.field.ground.narrow(shape, self.formation)
        # Whoever was driven into a lane may leave it as he is.
        if narrow is not None and not narrow.polygon.meets(self.field.print(self.id).inner):
            raise self.rules.forbid("refuse-narrow-ground", "2.2", unit=self.id, area=narrow.id)

    def check_room(self, body: Footprint) -> None:
        """Wholly on the table, on ground it may enter, and on nobody else."""
        if not self.field.table.holds(body):
            raise self.rules.forbid("refuse-off-table", "2.1", unit=self.id)
        (x, y), reach = body.centre, body.radius
        for other, print in self._others.near((x - reach, y - reach, x + reach, y + reach)):
            if overlap(print, body):
                raise self.rules.forbid("refuse-room", "5.5", unit=self.id, friend=other)

    def is_barred_by(self, friend: str) -> bool:
        """5.5  Only skirmish lines and broken troops pass, and are passed, otherwise."""
        loose = self.rules.listed("formations.skirmishing")
        other: Piece = self.field.bodies[friend]
        free = self.formation in loose or other.formation in loose
        return not free and other.state != "broken" and self.piece.state != "broken"
