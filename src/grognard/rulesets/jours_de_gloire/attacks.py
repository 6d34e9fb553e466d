"""7.1, 7.2  Who may attack, and from where: the same for a case and for the map."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from grognard.core.legality import Refusals
from grognard.core.rules import Rules
from grognard.rulesets.jours_de_gloire.cases import AttackingHex, DefendingHex, Hexside, Terrain
from grognard.rulesets.jours_de_gloire.counters import Counter, Unit
from grognard.rulesets.jours_de_gloire.fire import gun_faults
from grognard.rulesets.jours_de_gloire.ground import WATER, crossing_faults, entry_faults, has_six_fronts
from grognard.rulesets.jours_de_gloire.stacking import mixed_faults


def fight_faults(
    rules: Rules,
    attackers: tuple[AttackingHex, ...],
    defended: Iterable[DefendingHex | None],
    adjacent: bool,
) -> Refusals:
    """What may not attack, or not here, as a case has it."""
    for other in filter(None, defended):
        yield from hex_faults(rules, other.units, other.terrain)
        for support in other.support:
            yield from gun_faults(rules, support.unit)
    for hex in attackers:
        yield from hex_faults(rules, hex.units, hex.terrain)
        for unit in hex.units:
            yield from attack_faults(rules, unit)
    # 5.3  Troops with six fronts have everything before them.
    stands = [
        Stand(hex.units[0].id, hex.facing or has_six_fronts(rules, hex.terrain), hex.hexside, hex.climb)
        for hex in attackers
    ]
    yield from target_faults(rules, stands, together=adjacent or len(attackers) == 1)


def attack_faults(rules: Rules, unit: Counter, *, told: bool = False) -> Refusals:
    """7.2  Who may not attack; on the map, nor a unit that has been told to already."""
    if unit.is_artillery:
        yield rules.forbid("refuse-guns-attack", "7.2", "remedy-leave-out", unit=unit.id)
    if unit.state != "good-order":
        yield rules.forbid("refuse-attack-in-disorder", "7.2", "remedy-rally-first", unit=unit.id)
    if unit.square:
        yield rules.forbid("refuse-square-attacks", "7.2", "remedy-leave-square", unit=unit.id)
    if told:
        yield rules.forbid("refuse-attack-twice", "7.2", unit=unit.id)


class Stand(NamedTuple):
    """From where a unit attacks a hex."""

    unit: str
    #: the hex is in its front
    fronts: bool
    hexside: Hexside
    climb: int


def target_faults(rules: Rules, stands: Collection[Stand], *, together: bool = True) -> Refusals:
    """7.1  What keeps attackers from a hex: none is before them, or they do not hang together."""
    if not stands:
        yield rules.forbid("idle-no-enemy-in-front", "7.1")
    for stand in stands:
        if not stand.fronts:
            yield rules.forbid("refuse-not-in-front", "7.1", "remedy-turn-first", unit=stand.unit)
        yield from crossing_faults(rules, stand.hexside, stand.climb)
    if not together:
        yield rules.forbid("refuse-attackers-apart", "7.1", "remedy-attackers-apart")


def hex_faults(rules: Rules, units: tuple[Unit, ...], terrain: Terrain) -> Refusals:
    """Who may not be in one hex, or not in the water."""
    yield from mixed_faults(rules, units)
    rows = (WATER,) if terrain == WATER else ()
    yield from entry_faults(rules, rows, "infantry", "refuse-in-water", unit=units[0].id)
