"""6. Fire points: what each firing unit brings, and who may not fire."""

from __future__ import annotations

from fractions import Fraction

import msgspec

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


def musketry(rules: Rules, firer: Firer) -> Volley:
    """6.1-6.6  The points of a unit of troops."""
    # 6.1, 8.2  Who does not fire.
    if firer.order == "broken":
        raise rules.forbid("refuse-fire-broken", "6.1", "remedy-leave-out", unit=firer.id)
    if firer.formation in rules.listed("fire.no-fire-formations"):
        raise rules.forbid("refuse-fire-march-column", "6.1", "remedy-leave-out", unit=firer.id)
    if firer.scaled or firer.cold_steel:
        raise rules.forbid("refuse-fire-busy", "6.1", "remedy-leave-out", unit=firer.id)
    # 6.2  Mounted cavalry does not, and not every stand of every formation.
    if firer.mounted:
        raise rules.forbid("refuse-fire-mounted", "6.2", "remedy-leave-out", unit=firer.id)
    most = firing_stands(rules, firer)
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
    """6.1, 6.5, 6.6  The points of a battery."""
    if guns.limbered:
        raise rules.forbid("refuse-fire-limbered", "6.1", "remedy-leave-out", unit=guns.id)
    firing = guns.stands - guns.silenced
    if not firing:
        raise rules.forbid("refuse-fire-silenced", "6.1", "remedy-leave-out", unit=guns.id)
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
