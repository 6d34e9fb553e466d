"""5. Movement: whether a unit may go to a place, and by which route."""

from __future__ import annotations

from functools import cached_property

from shapely.geometry.base import BaseGeometry

from grognard.core.errors import IllegalOrder
from grognard.core.game.state import Piece
from grognard.plane import Footprint, Point, Route, apart, block, oblique, overlap, wheel
from grognard.rulesets.liberators.play.field import Field
from grognard.rulesets.liberators.play.formations import measures
from grognard.rulesets.liberators.play.pace import HAIR, rate, rate_row, share


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

    @cached_property
    def _foes(self) -> list[Footprint]:
        return [self.field.print(foe) for foe in self.field.enemies(self.id)]

    @cached_property
    def _barriers(self) -> list[tuple[str, Footprint]]:
        friends = [friend for friend in self.field.friends(self.id) if self.is_barred_by(friend)]
        return [(friend, self.field.print(friend)) for friend in friends]

    @cached_property
    def _others(self) -> list[tuple[str, Footprint]]:
        return [(other, self.field.print(other)) for other in self.field.bodies if other != self.id]

    def route(self, to: Point, heading: int) -> Route:
        """5.2  Straight or obliquely where it keeps its facing, else with a wheel."""
        found = oblique(self.body, to) if heading == self.body.heading else wheel(self.body, to, heading)
        if found is None:
            raise self.rules.forbid("refuse-no-route", "5.2", "remedy-ahead", unit=self.id)
        return found

    def check(self, to: Point, heading: int, pace: str) -> Route:
        """The route to a place, or the reason why the unit may not go there."""
        self.check_pinned()
        route = self.route(to, heading)
        self.check_room(route.end)
        if route.length > self._most(pace) or share(self.field, route, self.row, pace) > 1 + HAIR:
            raise self.rules.forbid("refuse-too-far", "5.1", "remedy-nearer", unit=self.id)
        self.check_way(route)
        return route

    def _most(self, pace: str) -> float:
        """What no route may be longer than, whatever the ground."""
        return max(rate(self.rules, self.row, ground, pace) for ground in ("road", "open")) * (1 + HAIR)

    def may(self, to: Point, heading: int, pace: str) -> bool:
        """Whether `check` would let it pass."""
        try:
            self.check(to, heading, pace)
        except IllegalOrder:
            return False
        return True

    def check_pinned(self) -> None:
        """5.7  Nobody leaves the enemy's contact but by a retreat or a result."""
        if self.field.in_contact(self.id):
            raise self.rules.forbid("refuse-pinned", "5.7", unit=self.id)

    def check_way(self, route: Route) -> None:
        """2.4, 5.5, 5.6  What lies across a route."""
        crossed = self.field.ground.crossed(route, self.field.kind(self.id))
        if any(kind == "major" for kind, _where in crossed):
            raise self.rules.forbid("refuse-major-obstacle", "2.4", "remedy-go-round", unit=self.id)
        if self.field.ground.is_closed_near(route.bounds, self.field.kind(self.id)):
            for part in route.swept:
                self.check_ground(part)
        near = self.rules.number("table.contact")
        foes = [foe for foe in self._foes if not apart(foe.bounds, route.bounds, near)]
        if any(route.comes_within(foe, near) for foe in foes):
            raise self.rules.forbid("refuse-enemy-near", "5.6", "remedy-charge", unit=self.id)
        for friend, print in () if self.passing else self._barriers:
            if not apart(print.bounds, route.bounds) and route.crosses(print):
                raise self.rules.forbid("refuse-friend", "5.5", unit=self.id, friend=friend)

    def check_ground(self, shape: BaseGeometry) -> None:
        """2.2  Ground that is closed to it."""
        closed = self.field.ground.closed(shape, self.field.kind(self.id))
        if closed is not None:
            raise self.rules.forbid("refuse-closed-ground", "2.2", unit=self.id, area=closed.id)
        narrow = self.field.ground.narrow(shape, self.formation)
        # Whoever was driven into a lane may leave it as he is.
        if narrow is not None and not narrow.polygon.intersects(self.field.print(self.id).inner):
            raise self.rules.forbid("refuse-narrow-ground", "2.2", unit=self.id, area=narrow.id)

    def check_room(self, body: Footprint) -> None:
        """Wholly on the table, on ground it may enter, and on nobody else."""
        if not self.field.table.holds(body):
            raise self.rules.forbid("refuse-off-table", "2.1", unit=self.id)
        (x, y), reach = body.centre, body.radius
        for other, print in self._others:
            near = print.radius + reach
            if abs(print.centre[0] - x) <= near and abs(print.centre[1] - y) <= near and overlap(print, body):
                raise self.rules.forbid("refuse-room", "5.5", unit=self.id, friend=other)

    def is_barred_by(self, friend: str) -> bool:
        """5.5  Only skirmish lines and broken troops pass, and are passed, otherwise."""
        loose = self.rules.listed("formations.skirmishing")
        other: Piece = self.field.bodies[friend]
        free = self.formation in loose or other.formation in loose
        return not free and other.state != "broken" and self.piece.state != "broken"
