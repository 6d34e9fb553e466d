"""6. Fire points: what each firing unit brings, and who may not fire."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

import msgspec

from grognard.core.legality import Refusals, refuse
from grognard.core.rules import Rules
from grognard.rulesets.liberators.cases import Firer, FiringBattery
from grognard.rulesets.liberators.cells import half_up, reach


class Volley(msgspec.Struct, frozen=True):
    """What one firing unit brings."""

    firer: Firer | FiringBattery
    points: Fraction
    halved: tuple[str, ...] = ()

    @property
    def by_guns(self) -> bool:
        return isinstance(self.firer, FiringBattery)

    @property
    def has_ammunition(self) -> bool:
        """6.21  Something that fired is not low on ammunition yet."""
        if isinstance(self.firer, FiringBattery):
            return self.firer.low_ammo < self.firer.stands - self.firer.silenced
        return not self.firer.low_ammo


class Shooter(NamedTuple):
    """All that counts of troops or guns when it is asked whether they may fire."""

    id: str
    formation: str
    #: what they have done that forbids it: "fired", "busy", "scaled", "cold-steel"
    done: str = ""
    order: str = "good-order"
    mounted: bool = False
    weapon: str = "musket"
    is_guns: bool = False
    is_silenced: bool = False


def silence_faults(rules: Rules, shooter: Shooter) -> Refusals:
    """6.1, 6.2, 6.4, 8.2  What keeps a unit from firing at all."""
    unit, done, out = shooter.id, shooter.done, "remedy-leave-out"
    # 6.1  One shot a unit in its step.
    if done == "fired":
        yield rules.forbid("idle-fired", "6.1")
    if shooter.is_guns:
        # 6.1  Guns fire unlimbered, while one of them is not silenced, and if they were not moved.
        if shooter.formation != "unlimbered":
            told = rules.forbid("idle-limbered", "6.1")
            yield rules.forbid("refuse-fire-limbered", "6.1", out, unit=unit).idle_as(told)
        if shooter.is_silenced:
            told = rules.forbid("idle-silenced", "6.1")
            yield rules.forbid("refuse-fire-silenced", "6.1", out, unit=unit).idle_as(told)
        if done == "busy":
            yield rules.forbid("idle-guns-busy", "6.1")
        return
    # 6.1, 8.2  Troops fire unbroken, in no march column, and after neither scaling nor choosing cold steel.
    if shooter.order == "broken":
        told = rules.forbid("idle-broken-fire", "6.1")
        yield rules.forbid("refuse-fire-broken", "6.1", out, unit=unit).idle_as(told)
    if shooter.formation in rules.listed("fire.no-fire-formations"):
        told = rules.forbid("idle-formation-fire", "6.1", formation=shooter.formation)
        yield rules.forbid("refuse-fire-march-column", "6.1", out, unit=unit).idle_as(told)
    if done in ("scaled", "cold-steel"):
        told = rules.forbid(f"idle-{done}", "6.1")
        yield rules.forbid("refuse-fire-busy", "6.1", out, unit=unit).idle_as(told)
    # 6.2  Not on horseback, 6.4 and not with lances and sabres.
    if shooter.mounted:
        told = rules.forbid("idle-mounted", "6.2")
        yield rules.forbid("refuse-fire-mounted", "6.2", out, unit=unit).idle_as(told)
    if shooter.weapon not in rules.fact("fire.weapon-row"):
        told = rules.forbid("idle-unarmed", "6.2")
        yield rules.forbid("refuse-fire-unarmed", "6.4", out, unit=unit).idle_as(told)


def musketry(rules: Rules, firer: Firer) -> Volley:
    """The points of a unit of troops."""
    done = "scaled" if firer.scaled else "cold-steel" if firer.cold_steel else ""
    most = firing_stands(rules, firer)
    shooter = Shooter(firer.id, firer.formation, done, firer.order, firer.mounted, firer.weapon)
    refuse(silence_faults(rules, shooter))
    # 6.2  Not every stand of every formation.
    if firer.bearing > most:
        raise rules.forbid("refuse-too-many-stands", "6.2", unit=firer.id, most=most)
    # 6.4  Points by weapon and range.
    row = rules.fact(f"fire.weapon-row.{firer.weapon}")
    each = reach(rules.chart("musketry-fire-points"), row, firer.distance)
    if not each:
        raise rules.forbid(
            "refuse-out-of-range", "6.4", "remedy-closer", unit=firer.id, distance=firer.distance
        )
    # 6.6  Halvings multiply.
    halved = ("points.disordered",) * (firer.order == "disordered")
    halved += ("points.low-ammo",) * firer.low_ammo
    total = each * (firer.bearing or most)
    for halving in halved:
        total *= rules.factor("fire-results", halving)
    return Volley(firer, total, halved)


def firing_stands(rules: Rules, firer: Firer) -> int:
    """6.2  How many of its stands a formation lets fire."""
    if firer.formation == "attack-column":
        return min(firer.stands, rules.number("fire.column-front"))
    if firer.formation in rules.listed("formations.square"):
        outer = min(firer.stands, rules.number("fire.square-outer"))
        return max(1, half_up(Fraction(outer, rules.number("fire.square-sides"))))
    return firer.stands


def cannonade(rules: Rules, guns: FiringBattery) -> Volley:
    """The points of a battery."""
    firing = guns.stands - guns.silenced
    stood = "limbered" if guns.limbered else "unlimbered"
    refuse(silence_faults(rules, Shooter(guns.id, stood, is_guns=True, is_silenced=not firing)))
    each = reach(rules.chart("cannonade-fire-points"), guns.gun, guns.distance)
    if not each:
        raise rules.forbid(
            "refuse-out-of-range", "6.5", "remedy-closer", unit=guns.id, distance=guns.distance
        )
    # 6.6  Damaged stands were silenced first; low ammunition is on sound stands first.
    damaged = max(0, guns.damaged - guns.silenced)
    low = min(guns.low_ammo, firing)
    both = max(0, damaged + low - firing)
    by_damage = rules.factor("fire-results", "points.damaged-gun")
    by_ammo = rules.factor("fire-results", "points.low-ammo")
    sound = firing - damaged - low + both
    counted = sound + (damaged - both) * by_damage + (low - both) * by_ammo + both * by_damage * by_ammo
    halved = ("points.damaged-gun",) * bool(damaged) + ("points.low-ammo",) * bool(low)
    return Volley(guns, each * counted, halved)


def is_cannonade(rules: Rules, volleys: tuple[Volley, ...]) -> bool:
    """6.17  Guns bring half of the points or more."""
    total = sum(volley.points for volley in volleys)
    return sum(v.points for v in volleys if v.by_guns) >= total * rules.fraction("fire.cannonade-share")
