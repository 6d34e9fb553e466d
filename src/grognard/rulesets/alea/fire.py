"""6. Fire: who may fire at whom, and with how many points."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import floor

from grognard.core.procedure import Flow, Resolution, call
from grognard.core.rules import Rules
from grognard.rulesets.alea.cases import ArtilleryFire, Fire
from grognard.rulesets.alea.counters import Counter, admit
from grognard.rulesets.alea.impact import bombardment
from grognard.rulesets.alea.target import Blow, Scene
from grognard.rulesets.alea.terrain import is_cover, reduction, terrain_code, terrain_row


def fire(rules: Rules, case: Fire) -> Flow[Resolution]:
    """6. Infantry, or cavalry in guerrilla, fires at the next hex."""
    scene, blows = yield from call(take_aim, case)
    return (yield from bombardment(rules, scene, blows))


def take_aim(rules: Rules, case: Fire) -> Flow[tuple[Scene, tuple[Blow, ...]]]:
    """6.1-6.5, 6.15, 6.16  Who fires, and the columns of the shots; nothing is rolled."""
    yield from ()
    admit(rules, (*case.firers, *case.targets))
    terrain_row(rules, case.firer_terrain)
    may_fire(rules, case)
    # 6.3, 6.5  The counters add their points into one shot; 6.15 the ground of the target reduces it.
    dismounts = case.firer_terrain in rules.listed("dismounted.terrain")
    strength = sum(small_arms(rules, counter, dismounts) for counter in case.firers)
    points = through_cover(rules, strength, case.terrain)
    # 6.16  Column by column.
    blows = shots(rules, points, (None,))
    top = case.firers[0]
    scene = Scene(
        cause="fire",
        full=strength,
        points=points,
        stack=case.targets,
        commander=case.commander,
        firer=top,
        mounted=top.arm == "cavalry" and not dismounts,
        crops=case.terrain == "crop-area",
        flank=case.flank,
        assault=case.assault,
        cover=is_cover(rules, case.terrain, case.summit),
        adjacent=True,
        room=case.room,
        surrounded=case.surrounded,
    )
    return scene, blows


def artillery_fire(rules: Rules, case: ArtilleryFire) -> Flow[Resolution]:
    """6. Batteries of one hex fire."""
    scene, blows = yield from call(lay_guns, case)
    return (yield from bombardment(rules, scene, blows))


def lay_guns(rules: Rules, case: ArtilleryFire) -> Flow[tuple[Scene, tuple[Blow, ...]]]:
    """6.1, 6.4, 6.8, 6.15, 6.16  Which guns fire, and the columns of the shots; nothing is rolled."""
    yield from ()
    admit(rules, (*case.batteries, *case.targets))
    may_bombard(rules, case)
    # 6.4, 6.5  Each battery's factor by distance, added into one shot; 6.15 reduced by the ground.
    strength = sum(gunfire(rules, battery, case) for battery in case.batteries)
    points = through_cover(rules, strength, case.terrain)
    # 6.8, 6.16  Beyond two hexes every shot strikes every counter, else only the top one.
    close = case.range <= rules.number("fire.close-range")
    places = (None,) if close else tuple(range(len(case.targets)))
    blows = shots(rules, points, places)
    scene = Scene(
        cause="artillery-fire",
        full=strength,
        points=points,
        stack=case.targets,
        commander=case.commander,
        firer=case.batteries[0],
        mounted=False,
        crops=case.terrain == "crop-area",
        flank=case.flank,
        assault=case.assault,
        cover=is_cover(rules, case.terrain, case.summit),
        adjacent=case.enemy_adjacent or case.range == rules.number("fire.adjacent"),
        room=case.room,
        surrounded=case.surrounded,
    )
    return scene, blows


def may_fire(rules: Rules, case: Fire) -> None:
    """6.1, 6.2, 6.5, 6.10  Refuse counters that cannot fire, or not together."""
    # 6.2  Who assaults does not fire.
    if case.firer_assault:
        raise rules.forbid("refuse-fire-assault", "6.2", remedy="remedy-fire-assault")
    # 6.10  Nobody fires across an impassable slope.
    if case.slope == "impassable-slope":
        raise rules.forbid("refuse-fire-slope", "6.10")
    for counter in case.firers:
        # 6.5  Guns fire by themselves.
        if counter.arm == "artillery":
            raise rules.forbid("refuse-fire-guns", "6.5", remedy="remedy-fire-guns", unit=counter.id)
        # 6.1  Cavalry fires in guerrilla only.
        if counter.arm == "cavalry" and counter.formation != "guerrilla":
            raise rules.forbid("refuse-fire-cavalry", "6.1", remedy="remedy-leave-out", unit=counter.id)
    stand_to_fire(rules, case.firers)
    # 6.5  Horse and foot do not combine, unless the horse is dismounted.
    mounted = case.firer_terrain not in rules.listed("dismounted.terrain")
    if mounted and len({counter.arm for counter in case.firers}) > 1:
        raise rules.forbid("refuse-fire-mixed", "6.5", remedy="remedy-fire-mixed")


def may_bombard(rules: Rules, case: ArtilleryFire) -> None:
    """1.18, 3.4, 6.1, 6.10, 6.14  Refuse guns that cannot fire at this hex."""
    close = rules.number("fire.adjacent")
    for battery in case.batteries:
        # 6.5  Only batteries, 6.1 deployed.
        if battery.arm != "artillery":
            raise rules.forbid("refuse-not-guns", "6.5", remedy="remedy-not-guns", unit=battery.id)
        if battery.formation != "deployed":
            raise rules.forbid("refuse-guns-limbered", "6.1", remedy="remedy-guns-limbered", unit=battery.id)
        # 1.18  Silenced guns.
        if battery.no_fire:
            raise rules.forbid("refuse-guns-silenced", "1.18", remedy="remedy-leave-out", unit=battery.id)
        # 6.1  The range of the class.
        reach = int(rules.chart("artillery-range").at(battery.cls, "range"))
        if case.range > reach:
            raise rules.forbid(
                "refuse-out-of-range", "6.1", "remedy-closer", unit=battery.id, range=case.range, reach=reach
            )
    stand_to_fire(rules, case.batteries)
    # 3.4  Defensive fire of guns, where the edition limits it.
    limit = rules.number("fire.defensive-range")
    if case.phase == "defensive" and limit and case.range > limit:
        raise rules.forbid("refuse-defensive-range", "3.4", "remedy-closer", range=case.range, reach=limit)
    # 6.10  Nobody fires across an impassable slope at the next hex.
    if case.slope == "impassable-slope" and case.range == close:
        raise rules.forbid("refuse-fire-slope", "6.10")
    # 6.14, 2.20  Units in forest and in crops are hidden from afar.
    if "forest" in case.terrain and case.range > rules.number("fire.seen-in-forest"):
        raise rules.forbid("refuse-hidden-in-forest", "6.14", range=case.range)
    if case.terrain in rules.listed("fire.hiding") and case.range > rules.number("fire.hiding-range"):
        raise rules.forbid("refuse-hidden-in-crops", "2.20", range=case.range)


def stand_to_fire(rules: Rules, firers: Iterable[Counter]) -> None:
    """6.1  Defeated and fleeing counters never fire."""
    for counter in firers:
        if counter.state in ("defeated", "fleeing"):
            raise rules.forbid("refuse-fire-state", "6.1", remedy="remedy-leave-out", unit=counter.id)


def small_arms(rules: Rules, counter: Counter, dismounts: bool) -> int:
    """6.3  The firing points of a counter."""
    points = counter.strength
    if counter.formation == "square":
        points = share(rules, points, rules.fraction("fire.square-share"))
    # 2.16  Cavalry on foot fires like light infantry.
    if counter.arm == "cavalry" and not dismounts:
        points = share(rules, points, rules.fraction("fire.guerrilla-cavalry-share"))
    return in_disorder(rules, counter, points)


def gunfire(rules: Rules, battery: Counter, case: ArtilleryFire) -> int:
    """6.4  The firing points of a battery at this distance."""
    chart = rules.chart(rules.fact("fire.distance-chart"))
    row = chart.row_for("factor", case.range).id
    if case.range == rules.number("fire.square-distance") and case.targets[0].formation == "square":
        row = "square"
    factor = rules.fraction(f"fire.factor.{chart.at(row, 'factor')}")
    return in_disorder(rules, battery, share(rules, battery.strength, factor))


def in_disorder(rules: Rules, counter: Counter, points: int) -> int:
    """6.3, 8.6  A disorganized counter fires with half its points."""
    if counter.state == "disorganized":
        return share(rules, points, rules.fraction("fire.disorganized-share"))
    return points


def through_cover(rules: Rules, points: int, terrain: str) -> int:
    """6.15  The fire letter of the target hex."""
    return share(rules, points, reduction(rules, (terrain_code(rules, terrain, "fire"),)))


def share(rules: Rules, points: int, part: Fraction) -> int:
    """6.3  A part of the points: rounded, one half up, and never nothing."""
    return max(rules.number("fire.least-points"), floor(points * part + Fraction(1, 2)))


def columns(rules: Rules, points: int) -> tuple[str, ...]:
    """6.16  The last column as often as it goes, then the rest."""
    most = rules.number("fire.last-column")
    whole, rest = divmod(points, most)
    return (str(most),) * whole + ((str(rest),) if rest else ())


def shots(rules: Rules, points: int, places: tuple[int | None, ...]) -> tuple[Blow, ...]:
    """6.8, 6.16  Every die to be rolled: column by column, and in each place of the stack."""
    dice = [(column, place) for column in columns(rules, points) for place in places]
    last = len(dice) - 1
    return tuple(Blow(column, place, place is None and n < last) for n, (column, place) in enumerate(dice))
