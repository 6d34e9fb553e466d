"""4.1, 2.7, 6.3. Who is in command, who can be seen, and who can be fired at, as ground on the table."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.battle import Battle
from grognard.core.game.layers import Overlay, Ring, Shade, Subject
from grognard.core.messages import message
from grognard.plane import INCH, Footprint, Point, apart, block, box, rectangle, unpacked
from grognard.plane.convex import round_ring
from grognard.plane.cover import Cover
from grognard.plane.region import on_table, outlines
from grognard.rulesets.liberators import maneuver
from grognard.rulesets.liberators.play.command import is_led, leader_case
from grognard.rulesets.liberators.play.field import Field, field
from grognard.rulesets.liberators.play.ground import BLOCKED, CLEAR
from grognard.rulesets.liberators.play.shooting import arc_of, bears, is_armed, is_target, range_of

#: how far round a body its mark lies, so that it shows beside it
_ROUND = 500
#: inches between the points that are looked at, and how far corners of what is seen are rounded
_LATTICE, _SOFT = 1500, 600


def marked(here: Field, id: str) -> tuple[Ring, ...]:
    """A line round a body."""
    return on_table(here.print(id).polygon.inset(-_ROUND).ring, here.table.size)


# Command


def command(battle: Battle, subject: Subject) -> Overlay:
    """4.1  The ground within the radius of some leaders, whom they lead, and who is led by none of them."""
    here = field(battle)
    leaders = [id for id in _leaders(here, subject) if id in here.leaders]
    if not leaders:
        return Overlay((), note=message("layer-command-none"), rule=battle.rules.cite("4.1"))
    discs = tuple(_disc(here, leader) for leader in leaders)
    led = tuple(_led(here, id, leaders) for id in _units(here, subject))
    return Overlay((*discs, *led), here.leaders[leaders[0]].at if len(leaders) == 1 else -1)


def _leaders(here: Field, subject: Subject) -> list[str]:
    if subject.unit in here.leaders:
        return [subject.unit]
    if subject.unit:
        return [here.roster.leader_of(subject.unit)]
    return [id for id in here.leaders if here.side(id) == subject.side]


def _units(here: Field, subject: Subject) -> list[str]:
    """Of a leader those who look to him, and whomever else he could lead; otherwise the unit or the side."""
    if subject.unit in here.bodies:
        return [subject.unit]
    own = here.of(here.side(subject.unit) if subject.unit else subject.side)
    if not subject.unit:
        return own
    first = [id for id in own if here.roster.leader_of(id) == subject.unit]
    return first + [id for id in own if id not in first and is_led(here.battle, subject.unit, id)]


def _disc(here: Field, leader: str) -> Shade:
    """4.1  As far as he commands whom he sees clearly."""
    twilight = here.farthest is not None
    reach = maneuver.command_radius(here.rules, leader_case(here, leader), CLEAR, twilight=twilight)
    at = here.leaders[leader].at
    why = message("layer-command-why", unit=leader, inches=reach)
    rings = on_table(round_ring(*unpacked(at), reach * INCH), here.table.size)
    return Shade(at, "radius", 1, (leader,), reason=why, rule=here.rules.cite("4.1"), rings=rings)


def _led(here: Field, id: str, leaders: list[str]) -> Shade:
    by = tuple(leader for leader in leaders if is_led(here.battle, leader, id))
    tone, rule = "led" if by else "cut", here.rules.cite("4.1")
    return Shade(here.bodies[id].at, tone, len(by), by, rule=rule, rings=marked(here, id))


# Fire


def fire(battle: Battle, id: str) -> Overlay:
    """6.3  The arc and range of a unit, whom it can fire at, and who is hidden from it within them."""
    here, rule = field(battle), battle.rules.cite("6.3")
    if not is_armed(here, id):
        return Overlay((), note=message("layer-fire-none", unit=id), rule=battle.rules.cite("6.1"))
    at, most = here.bodies[id].at, range_of(here, id) // INCH
    why = message("layer-fire-why", unit=id, inches=most)
    arc = Shade(at, "range", 1, (), reason=why, rule=rule, rings=outlines(arc_of(here, id), here.table.size))
    return Overlay((arc, *_aimed(battle, id, rule)), at, rule=rule)


def _aimed(battle: Battle, id: str, rule: str) -> Iterator[Shade]:
    here = field(battle)
    for foe in here.enemies(id):
        if bears(here, id, foe):
            tone = "target" if is_target(battle, id, foe) else "barred"
            yield Shade(here.bodies[foe].at, tone, 1, (id,), rule=rule, rings=marked(here, foe))


# Sight


def sight(battle: Battle, cell: int, unit: str = "") -> Overlay:
    """2.7  The ground that can be seen from a unit or a point, and whose troops."""
    here, rule = field(battle), battle.rules.cite("2.7")
    body = here.print(unit) if unit in here.bodies else block(unpacked(cell), 0, 2, 2)
    open_ = Shade(cell, "open", 1, (), rule=rule, rings=_seen(here, body, unit).outlines())
    foes = here.enemies(unit) if unit in here.bodies else list(here.bodies)
    marks = (
        Shade(
            here.bodies[foe].at,
            "seen" if _sees(here, body, here.print(foe).centre, (unit, foe)) else "hidden",
            rule=rule,
            rings=marked(here, foe),
        )
        for foe in foes
        if foe != unit
    )
    return Overlay((open_, *marks), cell, rule=rule)


def sees_point(here: Field, id: str, point: Point) -> bool:
    """2.7  Whether a unit sees a point of the table."""
    return _sees(here, here.print(id), point, (id,))


def _seen(here: Field, body: Footprint, unit: str) -> Cover:
    """Squares of the table whose middles are seen, with soft corners."""
    half, found = _LATTICE // 2, Cover(*here.table.size, beyond=2 * _SOFT)
    for x in range(half, here.table.width, _LATTICE):
        for y in range(half, here.table.depth, _LATTICE):
            if _sees(here, body, Point(x, y), (unit,)):
                found.add(rectangle(x - half, y - half, x + half, y + half).points)
    found.grow(_SOFT)
    found.shrink(2 * _SOFT)
    found.grow(_SOFT)
    return found


def _sees(here: Field, body: Footprint, point: Point, but: tuple[str, ...]) -> bool:
    """2.7  Whether nothing blocks the straight line from a body to a point; who stands on it does not."""
    near = body.polygon.nearest_to(*point)
    line = (*near, *point)
    levels = here.ground.level(body.centre), here.ground.level(point)
    if here.ground.sight(line, levels, here.farthest) == BLOCKED:
        return False
    around = box((near, point))
    for id in here.bodies:
        other = here.print(id)
        if id in but or apart(other.bounds, around) or max(levels) > here.level(id):
            continue
        if other.inner.is_crossed(*line) and not other.polygon.holds(*point):
            return False
    return True
