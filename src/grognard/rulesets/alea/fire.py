"""6. Fire: who may fire at whom, and with how many points."""

from __future__ import annotations

from fractions import Fraction
from math import floor

from grognard.core.legality import refuse
from grognard.core.procedure import Flow, Resolution, call
from grognard.core.rules import Rules
from grognard.rulesets.alea.bombardment import bombardment
from grognard.rulesets.alea.cases import ArtilleryFire, Fire
from grognard.rulesets.alea.counters import Counter, admit
from grognard.rulesets.alea.fire_legality import bombardment_faults, fire_faults
from grognard.rulesets.alea.target import Blow, Scene
from grognard.rulesets.alea.terrain import is_cover, reduction, terrain_code, terrain_row


def fire(rules: Rules, case: Fire) -> Flow[Resolution]:
    """6. Infantry, or cavalry in guerrilla, fires at the next hex."""
    scene, blows = yield from call(take_aim, case)
    return (yield from bombardment(rules, scene, blows))


def take_aim(rules: Rules, case: Fire) -> Flow[tuple[Scene, tuple[Blow, ...]]]:
    """Who fires, and the columns of the shots; nothing is rolled."""
    yield from ()
    admit(rules, (*case.firers, *case.targets))
    terrain_row(rules, case.firer_terrain)
    refuse(fire_faults(rules, case))
    # 6.3, 6.5  The counters add their points into one shot; 6.15 the ground of the target reduces it.
    dismounts = case.firer_terrain in rules.listed("dismounted.terrain")
    strength = sum(small_arms(rules, counter, dismounts) for counter in case.firers)
    points = through_cover(rules, strength, case.terrain)
    # 6.16  Column by column.
    blows = shots(rules, points, (None,))
    top = case.firers[0]
    mounted = top.arm == "cavalry" and not dismounts
    return aimed(rules, case, "fire", strength, points, top, mounted=mounted, adjacent=True), blows


def artillery_fire(rules: Rules, case: ArtilleryFire) -> Flow[Resolution]:
    """6. Batteries of one hex fire."""
    scene, blows = yield from call(lay_guns, case)
    return (yield from bombardment(rules, scene, blows))


def lay_guns(rules: Rules, case: ArtilleryFire) -> Flow[tuple[Scene, tuple[Blow, ...]]]:
    """Which guns fire, and the columns of the shots; nothing is rolled."""
    yield from ()
    admit(rules, (*case.batteries, *case.targets))
    refuse(bombardment_faults(rules, case))
    # 6.4, 6.5  Each battery's factor by distance, added into one shot; 6.15 reduced by the ground.
    strength = sum(gunfire(rules, battery, case) for battery in case.batteries)
    points = through_cover(rules, strength, case.terrain)
    # 6.8, 6.16  Beyond two hexes every shot strikes every counter, else only the top one.
    close = case.range <= rules.number("fire.close-range")
    places = (None,) if close else tuple(range(len(case.targets)))
    blows = shots(rules, points, places)
    top, beside = case.batteries[0], case.range == rules.number("fire.adjacent")
    near = case.enemy_adjacent or beside
    return aimed(rules, case, "artillery-fire", strength, points, top, mounted=False, adjacent=near), blows


def aimed(
    rules: Rules,
    case: Fire | ArtilleryFire,
    cause: str,
    full: int,
    points: int,
    firer: Counter,
    *,
    mounted: bool,
    adjacent: bool,
) -> Scene:
    """What stays the same from shot to shot."""
    return Scene(
        cause=cause,
        full=full,
        points=points,
        stack=case.targets,
        commander=case.commander,
        firer=firer,
        mounted=mounted,
        crops=case.terrain == "crop-area",
        flank=case.flank,
        assault=case.assault,
        cover=is_cover(rules, case.terrain, case.summit),
        adjacent=adjacent,
        room=case.room,
        surrounded=case.surrounded,
    )


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
    """6.15  The fire letter of the target hex; 2.11 slopes take nothing off."""
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
