"""6. Fire: who can fire at whom, who must, and the case of a shot."""

from __future__ import annotations

from functools import lru_cache

from grognard.core.chart import Chart
from grognard.core.game.battle import Battle
from grognard.core.legality import Refusals, is_allowed
from grognard.core.rules import Rules
from grognard.plane import INCH, ROUND, Footprint, Point, Polygon, Spot, ahead, aside, block, distance
from grognard.plane.convex import grown, ring_distance, round_ring, shared
from grognard.rulesets.liberators import cases, pieces
from grognard.rulesets.liberators.cells import reach
from grognard.rulesets.liberators.play.command import inches
from grognard.rulesets.liberators.play.cover import cover_of
from grognard.rulesets.liberators.play.field import Field, field
from grognard.rulesets.liberators.play.ground import BLOCKED
from grognard.rulesets.liberators.scenario_rows import BodyRow, GunRow
from grognard.rulesets.liberators.volleys import Shooter, silence_faults

FIRED, SHOT = "fired", "shot"
#: 6.3  the arc to the left and to the right, hundredths of a degree
_BENDS = (-4500, 4500)


def can_fire(here: Field, id: str) -> bool:
    """Whether a unit may fire at all in this step."""
    return is_allowed(fire_faults(here, id))


def is_armed(here: Field, id: str) -> bool:
    """The same whether or not it has fired in this step."""
    return is_allowed(silence_faults(here.rules, shooter(here, id, _done(here, id))))


def has_arms(here: Field, id: str) -> bool:
    """The same whatever it has done in this turn."""
    return is_allowed(silence_faults(here.rules, shooter(here, id)))


def fire_faults(here: Field, id: str) -> Refusals:
    """Why a unit may not fire at all in this step."""
    fired = here.bodies[id].marker(FIRED) is not None
    return silence_faults(here.rules, shooter(here, id, FIRED if fired else _done(here, id)))


def _done(here: Field, id: str) -> str:
    """What a unit has done in this turn that may keep it from firing."""
    spent = ("busy",) if here.is_guns(id) else ("scaled", "cold-steel")
    return next((one for one in spent if here.bodies[id].marker(one) is not None), "")


def shooter(here: Field, id: str, done: str = "") -> Shooter:
    """A body of the table as the rules of fire ask about it."""
    piece, row = here.bodies[id], here.row(id)
    if isinstance(row, GunRow):
        silenced = piece.count("silenced") >= piece.strength
        return Shooter(id, piece.formation, done, is_guns=True, is_silenced=silenced)
    return Shooter(id, piece.formation, done, piece.state, here.is_mounted(id), row.weapon)


def range_of(here: Field, id: str) -> int:
    """6.4, 6.5  How far a unit reaches, in thousandths."""
    return _range(here.rules, here.row(id))


@lru_cache(maxsize=1024)
def _range(rules: Rules, row: BodyRow) -> int:
    chart, line = _ranges(rules, row)
    return max(int(column.id) for column in chart.columns if reach(chart, line, int(column.id))) * INCH


def _ranges(rules: Rules, row: BodyRow) -> tuple[Chart, str]:
    """The chart of fire points, and the line of it."""
    if isinstance(row, GunRow):
        return rules.chart("cannonade-fire-points"), row.gun
    return rules.chart("musketry-fire-points"), str(rules.fact(f"fire.weapon-row.{row.weapon}"))


def bears(here: Field, id: str, target: str) -> int:
    """6.2, 6.3  Stands that bear on a target: in arc and range. What looks all ways bears with all it has."""
    most = range_of(here, id)
    if not here.is_within(id, target, most):
        return 0
    if here.listed(id, "formations.all-round"):
        return 1
    return _bearing(here.print(id), here.print(target), most, *_ranks(here, id))


def _ranks(here: Field, id: str) -> tuple[int, int]:
    """How wide a stand is, and how far it is to the next."""
    wide = here.rules.number("stand.width")
    return wide, 2 * wide if here.listed(id, "formations.skirmishing") else wide


@lru_cache(maxsize=1 << 15)
def _bearing(body: Footprint, goal: Footprint, most: int, wide: int, step: int) -> int:
    """The same for as long as both stand as they do; `step`: from one stand to the next."""
    return sum(_bears(stand, goal, most) for stand in stands(body, wide, step))


def stands(body: Footprint, wide: int, step: int) -> list[Footprint]:
    """The stands of the front rank."""
    count = max(1, (body.width + step - wide) // step)
    offsets = (number * step - body.width / 2 + wide / 2 for number in range(count))
    return [block(aside(body.front, body.heading, off), body.heading, wide, wide) for off in offsets]


def _bears(stand: Footprint, goal: Footprint, most: int) -> bool:
    """6.3  Some part of the target lies within 45 degrees of straight ahead and in range."""
    if goal.polygon.distance_to(*stand.front) > most:
        return False
    wedge = _wedge(stand, most).ring
    seen = (shared(part, wedge) for part in goal.polygon.parts)
    return any(ring_distance(part, *stand.front) <= most for part in seen if part)


def _wedge(stand: Footprint, most: int) -> Polygon:
    """6.3  Up to 45 degrees either side of straight ahead, farther than it reaches."""
    ends = (stand.left, stand.right)
    bent = zip(ends, _BENDS, strict=True)
    left, right = (ahead(end, (stand.heading + bend) % ROUND, 2 * most) for end, bend in bent)
    return Polygon([*ends, right, left], convex=True)


def bands_of(here: Field, id: str) -> list[int]:
    """6.4, 6.5  The ranges at which a unit fires better or worse, in thousandths, the farthest first."""
    row = here.row(id)
    chart, line = _ranges(here.rules, row)
    by_points = {reach(chart, line, int(column.id)): int(column.id) for column in chart.columns}
    return sorted((band * INCH for points, band in by_points.items() if points), reverse=True)


def arc_of(here: Field, id: str, within: int = 0) -> list[list[Spot]]:
    """6.2, 6.3  The ground that a unit bears on, in sight or not, in convex parts; of less than its range."""
    body, most = here.print(id), within or range_of(here, id)
    if here.listed(id, "formations.all-round"):
        return [grown(part, most) for part in body.polygon.parts]
    ranks = stands(body, *_ranks(here, id))
    return [shared(round_ring(*one.front, most), _wedge(one, most).ring) for one in ranks]


def bears_on(here: Field, id: str, body: Footprint) -> bool:
    """6.3  Whether some part of a body lies on that ground."""
    most = range_of(here, id)
    if here.listed(id, "formations.all-round"):
        return here.print(id).polygon.distance(body.polygon) <= most
    return _bearing(here.print(id), body, most, *_ranks(here, id)) > 0


def bears_on_point(here: Field, id: str, point: Point) -> bool:
    """6.3  Whether a point does."""
    body, most = here.print(id), range_of(here, id)
    if here.listed(id, "formations.all-round"):
        return body.polygon.distance_to(*point) <= most
    ranks = stands(body, *_ranks(here, id))
    return any(_wedge(one, most).holds(*point) and distance(one.front, point) <= most for one in ranks)


def is_target(battle: Battle, id: str, target: str) -> bool:
    """6.3  In arc, in range and in sight."""
    return battle.known(("bears", id, target), lambda: _is_target(field(battle), id, target))


def _is_target(here: Field, id: str, target: str) -> bool:
    """6.3  In arc, range and sight; 10.6 howitzers fire over troops when they are far enough."""
    if not bears(here, id, target):
        return False
    row = here.row(id)
    lobs = isinstance(row, GunRow) and row.gun.endswith("howitzer")
    over = lobs and here.gap(id, target) > here.rules.number("table.howitzer-over")
    return here.sight(id, target, over_troops=over) != BLOCKED


def targets(battle: Battle, id: str) -> list[str]:
    """6.8  A charger about to reach the unit, else the nearest enemy in close range, else whom it likes."""
    here = field(battle)
    if id not in here.bodies or not can_fire(here, id):
        return []
    seen = [foe for foe in here.enemies(id) if is_target(battle, id, foe)]
    touching = [foe for foe in seen if here.gap(id, foe) <= here.rules.number("table.contact")]
    chargers = [foe for foe in touching if here.bodies[foe].marker("charging") is not None]
    if chargers:
        return [foe for foe in chargers if is_unshot(here, foe)]
    close = [foe for foe in seen if here.gap(id, foe) <= here.rules.number("table.close-range")]
    if close:
        least = min(here.gap(id, foe) for foe in close)
        seen = [foe for foe in close if here.gap(id, foe) == least]
    return [foe for foe in seen if is_unshot(here, foe)]


def is_unshot(here: Field, id: str) -> bool:
    """6.7  One roll for each target in a step."""
    return here.bodies[id].marker(SHOT) is None


# The case


def shot_case(battle: Battle, firers: tuple[str, ...], target: str) -> cases.Musketry | cases.Cannonade:
    """6. A shot at a target by everybody who fires at it."""
    here = field(battle)
    troops = tuple(_firer(here, id, target) for id in firers if not here.is_guns(id))
    guns = tuple(_battery(here, id, target) for id in firers if here.is_guns(id))
    within = here.rules.number("table.massed")
    massed = list(here.behind(target, here.friends(target), within))[:4]
    leader = here.leader_near(target)
    side = here.side(firers[0])
    kind = cases.Musketry if troops else cases.Cannonade
    return kind(
        troops=troops,
        guns=guns,
        target=None if here.is_guns(target) else _target(here, target, firers),
        target_guns=_target_guns(here, target, firers) if here.is_guns(target) else None,
        behind=tuple(troops_of(here, id) for id in massed if not here.is_guns(id)),
        behind_guns=tuple(guns_of(here, id) for id in massed if here.is_guns(id)),
        leader=leader,
        poor_commissariat=here.roster.armies[side].commissariat == "poor",
        wide_ground=here.battle.scenario.own.conditions.ground == "wide",
    )


def plain_troops(here: Field, id: str) -> pieces.TroopsFacts:
    """1.3  What every case says of troops."""
    piece, row = here.bodies[id], here.roster.troops[id]
    return {
        "id": id,
        "stands": piece.strength,
        "arm": row.arm,
        "quality": row.quality,
        "effectiveness": row.effectiveness,
        "starting": row.stands,
        "formation": pieces.FORMATION[piece.formation],
        "order": pieces.ORDER[piece.state],
    }


def plain_guns(here: Field, id: str) -> pieces.BatteryFacts:
    """1.7  What every case says of guns."""
    piece, row = here.bodies[id], here.roster.guns[id]
    return {
        "id": id,
        "gun": row.gun,
        "stands": piece.strength,
        "carriage": row.carriage,
        "quality": row.quality,
        "limbered": piece.formation == "limbered",
        "silenced": min(piece.count("silenced"), piece.strength),
        "damaged": min(piece.count("damaged"), piece.strength),
    }


def troops_of(here: Field, id: str) -> pieces.Troops:
    return pieces.Troops(**plain_troops(here, id))


def guns_of(here: Field, id: str) -> pieces.Battery:
    return pieces.Battery(**plain_guns(here, id))


def _firer(here: Field, id: str, target: str) -> cases.Firer:
    piece, row = here.bodies[id], here.roster.troops[id]
    all_round = here.listed(id, "formations.all-round")
    return cases.Firer(
        **plain_troops(here, id),
        distance=max(1, inches(here.gap(id, target))),
        weapon=cases.WEAPON[row.weapon],
        bearing=0 if all_round else bears(here, id, target),
        british="british" in row.flags,
        low_ammo=piece.count("low on ammo") > 0,
    )


def _battery(here: Field, id: str, target: str) -> cases.FiringBattery:
    piece, row = here.bodies[id], here.row(id)
    return cases.FiringBattery(
        **plain_guns(here, id),
        distance=max(1, inches(here.gap(id, target))),
        low_ammo=min(piece.count("low on ammo"), piece.strength),
        british="british" in row.flags,
    )


def _target(here: Field, id: str, firers: tuple[str, ...]) -> cases.Target:
    piece, row = here.bodies[id], here.roster.troops[id]
    formed = here.listed(id, "charge.formations")
    charging = piece.marker("charging") is not None and piece.state == "good-order" and formed
    steel = piece.marker("cold-steel") is not None
    return cases.Target(
        **plain_troops(here, id),
        rating=row.skirmish,
        cover=cover_of(here, id, firers),
        enfiladed=here.is_enfiladed(id, list(firers)),
        about_faced=piece.marker("about-faced") is not None,
        passage_of_lines=piece.marker("passing") is not None,
        flank_march=piece.marker("flanked") is not None,
        charging="no" if not charging else "cold-steel" if steel else "yes",
    )


def _target_guns(here: Field, id: str, firers: tuple[str, ...]) -> cases.TargetBattery:
    return cases.TargetBattery(
        **plain_guns(here, id),
        cover=cover_of(here, id, firers),
        enfiladed=here.is_enfiladed(id, list(firers)),
    )
