"""6.1 to 6.14. What forbids a shot: the state of the firers, what they are, and where the target is."""

from __future__ import annotations

from functools import partial

from grognard.core.legality import Refusals
from grognard.core.rules import Rules
from grognard.rulesets.alea.cases import ArtilleryFire, Fire
from grognard.rulesets.alea.counters import Counter


def firer_faults(rules: Rules, counter: Counter) -> Refusals:
    """6.1, 1.18  What keeps a counter from firing as it stands."""
    refused, idle = partial(rules.forbid, unit=counter.id), rules.forbid
    # 6.1  Defeated and fleeing counters never fire.
    if counter.state in ("defeated", "fleeing"):
        told = idle("idle-state-fire", "6.1", state=counter.state)
        yield refused("refuse-fire-state", "6.1", "remedy-leave-out").idle_as(told)
    # 6.1  Guns fire deployed, cavalry in guerrilla.
    if counter.arm == "artillery" and counter.formation != "deployed":
        told = idle("idle-limbered", "6.1")
        yield refused("refuse-guns-limbered", "6.1", "remedy-guns-limbered").idle_as(told)
    if counter.arm == "cavalry" and counter.formation != "guerrilla":
        told = idle("idle-unarmed", "6.1")
        yield refused("refuse-fire-cavalry", "6.1", "remedy-leave-out").idle_as(told)
    # 1.18  Silenced guns.
    if counter.no_fire:
        told = idle("idle-no-fire", "6.1")
        yield refused("refuse-guns-silenced", "1.18", "remedy-leave-out").idle_as(told)


def fire_faults(rules: Rules, case: Fire) -> Refusals:
    """6.1, 6.2, 6.5, 6.10  What forbids the fire of infantry, or of cavalry in guerrilla."""
    # 6.2  Who assaults does not fire.
    if case.firer_assault:
        yield rules.forbid("refuse-fire-assault", "6.2", remedy="remedy-fire-assault")
    yield from slope_faults(rules, case.slope)
    for counter in case.firers:
        # 6.5  Guns fire by themselves.
        if counter.arm == "artillery":
            yield rules.forbid("refuse-fire-guns", "6.5", remedy="remedy-fire-guns", unit=counter.id)
        yield from firer_faults(rules, counter)
    # 6.5  Horse and foot do not combine, unless the horse is dismounted.
    mounted = case.firer_terrain not in rules.listed("dismounted.terrain")
    if mounted and len({counter.arm for counter in case.firers}) > 1:
        yield rules.forbid("refuse-fire-mixed", "6.5", remedy="remedy-fire-mixed")


def bombardment_faults(rules: Rules, case: ArtilleryFire) -> Refusals:
    """1.18, 3.4, 6.1, 6.5, 6.10, 6.14, 2.20  What forbids the fire of guns at this hex."""
    for battery in case.batteries:
        # 6.5  Only batteries.
        if battery.arm != "artillery":
            yield rules.forbid("refuse-not-guns", "6.5", remedy="remedy-not-guns", unit=battery.id)
            return
        yield from firer_faults(rules, battery)
        # 6.1  The range of the class.
        reach = int(rules.chart("artillery-range").at(battery.cls, "range"))
        if case.range > reach:
            yield rules.forbid(
                "refuse-out-of-range", "6.1", "remedy-closer", unit=battery.id, range=case.range, reach=reach
            )
    # 3.4  Defensive fire of guns, where the edition limits it.
    limit = rules.number("fire.defensive-range")
    if case.phase == "defensive" and limit and case.range > limit:
        yield rules.forbid("refuse-defensive-range", "3.4", "remedy-closer", range=case.range, reach=limit)
    if case.range == rules.number("fire.adjacent"):
        yield from slope_faults(rules, case.slope)
    # 6.14, 2.20  Units in forest and in crops are hidden from afar.
    if "forest" in case.terrain and case.range > rules.number("fire.seen-in-forest"):
        yield rules.forbid("refuse-hidden-in-forest", "6.14", range=case.range)
    if case.terrain in rules.listed("fire.hiding") and case.range > rules.number("fire.hiding-range"):
        yield rules.forbid("refuse-hidden-in-crops", "2.20", range=case.range)


def slope_faults(rules: Rules, slope: str) -> Refusals:
    """6.10  No unit fires across an impassable slope at the next hex."""
    if slope == "impassable-slope":
        yield rules.forbid("refuse-fire-slope", "6.10")
