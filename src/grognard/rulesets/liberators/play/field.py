"""Who stands where on the table: footprints, distances, sight, flanks, close range, read off a state."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from grognard.core.game.battle import Battle
from grognard.core.game.state import OFF, Piece
from grognard.plane import Footprint, apart, gap, is_beyond_flank, is_near, unpacked
from grognard.rulesets.liberators.play import sightlines
from grognard.rulesets.liberators.play.formations import footprint, kind_of
from grognard.rulesets.liberators.play.ground import BLOCKED, Ground, ground
from grognard.rulesets.liberators.play.roster import Roster, roster
from grognard.rulesets.liberators.scenario_rows import BodyRow, GunRow


class Field:
    """One state of a battle, read for the rules. Made once for a state and thrown away with it."""

    def __init__(self, battle: Battle) -> None:
        self.battle, self.rules = battle, battle.rules
        self.table = battle.scenario.tabletop
        self.roster: Roster = roster(battle.scenario)
        self.ground: Ground = ground(self.table, self.rules)
        standing = [piece for piece in battle.state.pieces if piece.at != OFF]
        self.bodies: dict[str, Piece] = {p.id: p for p in standing if p.id in self.roster.bodies}
        self.leaders: dict[str, Piece] = {p.id: p for p in standing if p.id in self.roster.leaders}
        self._of: dict[str, list[str]] = {}
        self._touched: dict[str, list[str]] = {}
        self._prints: dict[str, Footprint] = {}
        self._gaps: dict[tuple[str, str], int] = {}

    # Who

    def side(self, id: str) -> str:
        return self.roster.side(id)

    def of(self, side: str) -> list[str]:
        """The bodies of a side on the table."""
        found = self._of.get(side)
        if found is None:
            found = self._of[side] = [id for id in self.bodies if self.roster.rows[id].side == side]
        return found

    def enemies(self, id: str) -> list[str]:
        return self.of(self.roster.enemy[self.side(id)])

    def friends(self, id: str) -> list[str]:
        return [other for other in self.of(self.side(id)) if other != id]

    def row(self, id: str) -> BodyRow:
        return self.roster.bodies[id]

    def is_guns(self, id: str) -> bool:
        return id in self.roster.guns

    def is_mounted(self, id: str) -> bool:
        row = self.row(id)
        mounted = not isinstance(row, GunRow) and row.arm == "cavalry"
        return mounted and self.bodies[id].formation != "dismounted"

    def is_steady(self, id: str) -> bool:
        """Troops in good order."""
        return id in self.roster.troops and self.bodies[id].state == "good-order"

    def kind(self, id: str) -> str:
        """What closed ground is closed to: guns, cavalry on horseback, or infantry."""
        return kind_of(self.row(id), self.bodies[id].formation)

    def listed(self, id: str, path: str) -> bool:
        """Whether a unit is in one of the formations that the rules list."""
        return self.bodies[id].formation in self.rules.listed(path)

    # Where

    def print(self, id: str) -> Footprint:
        found = self._prints.get(id)
        if found is None:
            found = self._prints[id] = self.print_of(self.bodies[id])
        return found

    def prints(self, side: str) -> list[Footprint]:
        """What the bodies of a side cover."""
        return [self.print(id) for id in self.of(side)]

    def print_of(self, piece: Piece) -> Footprint:
        row = self.roster.bodies[piece.id]
        return footprint(self.rules, self.table, row, piece.at, piece.facing, piece.formation, piece.strength)

    def gap(self, one: str, other: str) -> int:
        key = (one, other) if one < other else (other, one)
        found = self._gaps.get(key)
        if found is None:
            found = self._gaps[key] = gap(self.print(one), self.print(other))
        return found

    def nearest(self, id: str, others: list[str]) -> str | None:
        """The nearest of some bodies; the first of equals."""
        return min(others, key=lambda other: (self.gap(id, other), other), default=None)

    def is_within(self, one: str, other: str, most: float) -> bool:
        """Whether two bodies are no farther from one another than so much."""
        near = is_near(self.print(one), self.print(other), most + 1)
        return near and self.gap(one, other) <= most

    def level(self, id: str) -> int:
        return self.ground.level(self.print(id).centre)

    # What can be seen

    def sight(self, one: str, other: str, *, over_troops: bool = False) -> str:
        """2.7  Clear, across fields, or blocked; howitzers look over troops."""
        found = sightlines.seen(self.ground, self.print(one), self.print(other), self.farthest)
        if found == BLOCKED or over_troops:
            return found
        line, box = sightlines.between(self.print(one), self.print(other))
        high, lookers = max(self.level(one), self.level(other)), (one, other)
        for id in self.bodies:
            body = self.print(id)
            if id in lookers or apart(body.bounds, box) or not body.inner.is_crossed(*line):
                continue
            if high <= self.level(id):
                return BLOCKED
        return found

    @cached_property
    def farthest(self) -> int | None:
        """10.4  How far anybody sees, in thousandths; None in broad daylight."""
        twilight = self.battle.scenario.own.conditions.light == "twilight"
        return self.rules.number("table.twilight-sight") if twilight else None

    def sight_of_leader(self, leader: str, id: str) -> str:
        """4.1  From a leader to a unit: only the ground counts."""
        point = unpacked(self.leaders[leader].at)
        return sightlines.overlooked(self.ground, point, self.print(id), self.farthest)

    def from_leader(self, leader: str, id: str) -> int:
        """Thousandths from a leader to a unit."""
        return sightlines.away(unpacked(self.leaders[leader].at), self.print(id))

    # What threatens

    def could_fire(self, enemy: str) -> bool:
        """4.19  Enemy troops, or guns that are unlimbered."""
        return not self.is_guns(enemy) or self.bodies[enemy].formation == "unlimbered"

    def close_range(self, id: str) -> bool:
        """4.19  Within 4 inches of an enemy who could fire."""
        near = self.rules.number("table.close-range")
        return any(self.could_fire(foe) and self.is_within(id, foe, near) for foe in self.enemies(id))

    def in_contact(self, id: str) -> list[str]:
        """5.6, 7.8  Enemies within an inch."""
        found = self._touched.get(id)
        if found is None:
            near = self.rules.number("table.contact")
            found = [foe for foe in self.enemies(id) if self.is_within(id, foe, near)]
            self._touched[id] = found
        return found

    def outflanked(self, id: str) -> bool:
        """4.6  By enemy troops within 8 inches whom it sees."""
        if self.listed(id, "formations.all-round"):
            return False
        return any(self.flanks(foe, id) for foe in self.enemies(id) if foe in self.roster.troops)

    def flanks(self, foe: str, id: str) -> bool:
        near = self.is_within(id, foe, self.rules.number("table.outflank"))
        if not near or self.bodies[foe].state == "broken":
            return False
        beyond = is_beyond_flank(self.print(id), self.print(foe).centre)
        return beyond and self.sight(id, foe) != BLOCKED

    def is_enfiladed(self, target: str, firers: list[str]) -> bool:
        """6.12  All the fire comes from beyond the target's flank."""
        if self.listed(target, "fire.unenfiladed"):
            return False
        body = self.print(target)
        ends = [end for firer in firers for end in (self.print(firer).left, self.print(firer).right)]
        return all(is_beyond_flank(body, end) for end in ends)

    def leader_near(self, id: str) -> str | None:
        """6.22  The nearest leader of its side within 4 inches."""
        near = self.rules.number("table.leader-near")
        own = [leader for leader in self.leaders if self.side(leader) == self.side(id)]
        found = [(self.from_leader(leader, id), leader) for leader in own]
        return min(((far, leader) for far, leader in found if far <= near), default=(0, None))[1]

    def attached(self, id: str) -> str | None:
        """1.8  The leader attached to a unit."""
        return next(iter(self.all_attached(id)), None)

    def all_attached(self, id: str) -> list[str]:
        """Every leader who goes with a unit; the first of them leads it."""
        return [leader for leader, piece in self.leaders.items() if piece.marker("attached") == id]

    def behind(self, id: str, others: list[str], within: int) -> Iterator[str]:
        """6.20, 7.10  Bodies within a distance directly behind one."""
        body = self.print(id)
        back = Footprint(body.centre, body.heading, body.width, body.depth // 2 + within)
        for other in others:
            if self.is_within(id, other, within) and self.print(other).inner.meets(back.polygon):
                yield other


def field(battle: Battle) -> Field:
    """The table in the present state."""
    return battle.known(Field, lambda: Field(battle))
