"""5.8 to 5.10. Retreats: two inches, out of close range, full, and the recall of cavalry."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.plane import ABOUT, INCH, ROUND, Footprint, Point, Polygon, ahead, bearing, block
from grognard.plane.convex import hull
from grognard.rulesets.liberators.play.field import Field, field
from grognard.rulesets.liberators.play.pace import FULL, rate, rate_row
from grognard.rulesets.liberators.play.specials import specials
from grognard.rulesets.liberators.play.standing import has_room, lose, put, turned
from grognard.rulesets.liberators.play.zones import homeward
from grognard.rulesets.liberators.special_rules import Refuge

#: where a unit gives way to its friends: hundredths of a degree off straight back, the least first
_BENDS = (0, 1500, -1500, 3000, -3000, 4500, -4500)
_STEP = 500


class Retreat:
    """A unit that has to go back in one of the ways that a ruling names."""

    def __init__(self, battle: Battle, id: str, how: str) -> None:
        self.battle, self.id, self.how = battle, id, how
        self.field: Field = field(battle)
        self.rules = battle.rules
        self.piece = self.field.bodies[id]
        self.body = self.field.print(id)
        if self.piece.formation == "garrison":
            # Out of the building in the shape of a column.
            self.body = block(self.body.front, 0, self.rules.number("stand.width"), self.body.depth)
        self.away = self._away()

    def _away(self) -> int:
        """5.8  Straight back from the nearest enemy; 5.10 a recall goes towards the baseline."""
        foe = self.field.nearest(self.id, self.field.enemies(self.id))
        if foe is None or self.how == "recall":
            return homeward(self.battle.scenario, self.field.side(self.id))
        return bearing(self.field.print(foe).centre, self.body.centre)

    @property
    def facing(self) -> int:
        """5.8  Away after a full retreat; as before after two inches; otherwise towards the enemy."""
        if self.how == "full retreat":
            return self.away
        return self.body.heading if self.how == "2 inches" else (self.away + ABOUT) % ROUND

    def distance(self) -> int:
        """5.8  How far it has to go, in thousandths."""
        if self.how == "2 inches":
            return self.rules.number("table.push-back")
        most = self.full_move()
        if self.how != "out of close range":
            return most
        near = self.rules.number("table.close-range")
        foes = [self.field.print(foe) for foe in self.field.enemies(self.id)]
        for away in range(_STEP, most, _STEP):
            body = self.at(away, 0)
            if all(foe.polygon.distance(body.polygon) > near for foe in foes):
                return away
        return most

    def full_move(self) -> int:
        """5.1, 2.3  A full move over the ground that lies that way."""
        row = rate_row(self.field, self.id, self.piece.formation)
        most = round(rate(self.rules, row, "open", FULL))
        end = ahead(self.body.centre, self.away, most)
        spent = gone = 0.0
        for area, length in self.field.table.stretches(self.body.centre, end):
            each = rate(self.rules, row, str(self.field.ground.facts(area)["class"]), FULL)
            take = min(length, (1 - spent) * each)
            spent, gone = spent + take / each, gone + take
        return round(gone)

    def at(self, away: int, bend: int) -> Footprint:
        """The body so far back, faced as the retreat wants it."""
        middle = ahead(self.body.centre, (self.away + bend) % ROUND, away)
        front = ahead(middle, self.facing, self.body.depth / 2)
        return block(front, self.facing, self.body.width, self.body.depth)

    def is_lost(self, away: int) -> bool:
        """5.9  Only the table's edge, the enemy or ground that nobody can pass lies that way."""
        if self.how == "recall" or self.has_refuge(away):
            return False
        return not any(self.is_open(self.at(away, bend)) for bend in _BENDS)

    def has_refuge(self, away: int) -> bool:
        """14.12  Straight back leads over a stretch of the edge at which its side halts."""
        end = ahead(self.body.centre, self.away, away + self.body.radius)
        found = (self._over(rule, end) for rule in specials(self.battle.scenario, Refuge))
        return any(found)

    def _over(self, rule: Refuge, end: Point) -> bool:
        """Whether the way to a point beyond the table crosses such a stretch."""
        size, level = self.field.table.size, rule.edge in ("north", "south")
        start, far = self.body.centre, size[level] if rule.edge in ("north", "east") else 0
        across, beyond = (start.y, end.y) if level else (start.x, end.x)
        if rule.side != self.field.side(self.id) or (beyond <= far if far else beyond >= far):
            return False
        share = (far - across) / (beyond - across)
        along, after = (start.x, end.x) if level else (start.y, end.y)
        return rule.first * INCH <= along + (after - along) * share <= rule.last * INCH

    def is_open(self, body: Footprint) -> bool:
        if not self.field.table.holds(body):
            return False
        if self.field.ground.closed(body.inner, self.field.kind(self.id)) is not None:
            return False
        way = self.way_to(body)
        before = set(self.field.in_contact(self.id))
        foes = [foe for foe in self.field.enemies(self.id) if foe not in before]
        return not any(self.field.print(foe).inner.meets(way) for foe in foes)

    def way_to(self, body: Footprint) -> Polygon:
        """All that lies between where it is and where it would be."""
        return Polygon(hull((*self.body.inner.points, *body.inner.points)), convex=True)

    def spots(self, away: int) -> Iterator[Footprint]:
        """Where it may end: as far as it has to, a little farther, or nearer, bending as little as may be."""
        farther = range(away, away + 6 * _STEP + 1, _STEP)
        nearer = range(away - _STEP, -1, -_STEP)
        for stretch in (farther, nearer):
            for bend in _BENDS:
                for one in stretch:
                    yield self.at(one, bend)

    def carry_out(self, rule: str, cause: str) -> None:
        """Go back, or be lost."""
        away = self.distance()
        if self.is_lost(away):
            lose(self.battle, self.id, "5.9", cause)
            return
        spots = (
            spot for spot in self.spots(away) if has_room(self.field, self.id, spot) and self.is_open(spot)
        )
        end = next(spots, None)
        if end is None:
            end = turned(self.body, self.facing)
            if not has_room(self.field, self.id, end):
                return
        passed = self.passed(end)
        put(self.battle, self.id, end.front, end.heading, how=self.how, rule=rule, cause=cause)
        if self.piece.formation == "garrison":
            event = ev.FormationChanged(self.id, self.rules.cite(rule), cause, formation="march-column")
            self.battle.emit(event)
        for friend in passed:
            event_ = ev.StateChanged(friend, self.rules.cite("5.9"), cause, state="disordered")
            self.battle.emit(event_)

    def passed(self, end: Footprint) -> list[str]:
        """5.9  Friends in good order whom broken troops run through."""
        if self.piece.state != "broken":
            return []
        way = self.way_to(end)
        friends = [id for id in self.field.friends(self.id) if self.field.is_steady(id)]
        return [friend for friend in friends if self.field.print(friend).inner.meets(way)]
