"""4.1, 4.17. What it costs to stand apart: units from their brigade, leaders from their units."""

from __future__ import annotations

from grognard.core.game.battle import Battle
from grognard.plane import INCH, Point, distance, unpacked
from grognard.rulesets.liberators.cells import inches
from grognard.rulesets.liberators.play.field import Field, field

#: points for each inch that a unit is farther from its brigade than a leader reaches
_APART = 0.03
#: points for each unit that a leader cannot command from where he stands
_ALONE = 0.3


def hazard(battle: Battle, unit: str, cell: int) -> float:
    """What it costs a piece to stand at a point, whatever the enemy does."""
    here, point = field(battle), unpacked(cell)
    if unit in here.leaders:
        return _ALONE * sum(not _reaches(here, point, id) for id in _led(here, unit))
    if unit not in here.bodies:
        return 0.0
    mates = battle.known(("mates", unit), lambda: _mates(here, unit))
    return _APART * max(0.0, distance(point, mates) / INCH - _radius(here)) if mates else 0.0


def _radius(here: Field) -> int:
    """4.1  Inches that a leader commands over."""
    return inches(here.rules.chart("command-radius").at("clear", "inches"))


def _reaches(here: Field, point: Point, id: str) -> bool:
    body = here.print(id)
    return distance(point, body.centre) <= _radius(here) * INCH + min(body.width, body.depth) / 2


def _led(here: Field, leader: str) -> list[str]:
    """The units that look to a leader first."""
    return [id for id in here.of(here.side(leader)) if here.roster.leader_of(id) == leader]


def _mates(here: Field, unit: str) -> Point | None:
    """The middle of the others of a brigade."""
    leader = here.roster.leader_of(unit)
    others = [here.print(id).front for id in _led(here, leader) if id != unit] if leader else []
    if not others:
        return None
    return Point(sum(p.x for p in others) // len(others), sum(p.y for p in others) // len(others))
