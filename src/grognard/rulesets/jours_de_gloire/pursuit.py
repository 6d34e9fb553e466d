"""7.35-7.37  Pursuit: who rides on, who charges once more, and what the ride costs."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from grognard.core.events import Advanced
from grognard.core.procedure import Flow, Resolution, Sealed, call, seal
from grognard.core.rules import Rules
from grognard.rulesets.jours_de_gloire.cases import Terrain
from grognard.rulesets.jours_de_gloire.cohesion import Plight, disorder, passes
from grognard.rulesets.jours_de_gloire.counters import Rear, Unit
from grognard.rulesets.jours_de_gloire.decisions import wishes
from grognard.rulesets.jours_de_gloire.fights import Combatant, Fight, fight_over
from grognard.rulesets.jours_de_gloire.followup import may_go_on, party_upon

#: 7.35  A victor on horseback, and, sealed, whether he pursues.
Victor: TypeAlias = tuple[Combatant, Sealed]


def pursuers(fighters: tuple[Combatant, ...], side: str) -> Flow[tuple[Victor, ...]]:
    """7.35  Each victor on horseback tests: passing, its owner chooses; failing, it must pursue. Nobody at
    all if none of them pursues."""
    any_pursues = False
    tested: list[Victor] = []
    for fighter in fighters:
        any_pursues, pursuing = yield from seal(pursues, fighter.unit, side, any_pursues)
        tested.append((fighter, pursuing))
    return tuple(tested) if any_pursues else ()


def pursues(rules: Rules, unit: Unit, side: str, known: bool) -> Flow[tuple[bool, bool]]:
    """7.35  Whether a unit pursues; the others need to know whether anybody does."""
    pursuing = not (yield from call(passes, unit, "7.35"))
    if not pursuing:
        pursuing = yield from wishes(rules, f"{side}.pursue", "7.35", unit.id)
    return known or pursuing, pursuing


def parted(
    rules: Rules, victors: tuple[Victor, ...], side: str
) -> Flow[tuple[tuple[Combatant, ...], tuple[Victor, ...]]]:
    """7.36, 5.9  The pursuers who charge on, as many as share a hex, and the other victors."""
    onward: list[Combatant] = []
    others: list[Victor] = []
    for fighter, pursuing in victors:
        again = False
        if len(onward) < rules.number("stacking.units"):
            again, pursuing = yield from seal(charges_again, fighter.unit, side, pursuing)
        if again:
            onward.append(entered(rules, fighter))
        else:
            others.append((fighter, pursuing))
    return tuple(onward), tuple(others)


def charges_again(rules: Rules, unit: Unit, side: str, pursuing: bool) -> Flow[tuple[bool, bool]]:
    """7.36  Whether a pursuer charges on."""
    again = pursuing and (yield from wishes(rules, f"{side}.charge-again", "7.36", unit.id))
    return again, pursuing


def entered(rules: Rules, fighter: Combatant) -> Combatant:
    """7.36  Into the hex that was left."""
    return fighter.after(Advanced(fighter.unit.id, rules.cite("7.36"), how="pursuit"))


def tired(rules: Rules, fighter: Combatant) -> Combatant:
    """7.36  A unit that has pursued is disordered when all is over."""
    return disorder(rules, fighter, Rear(), "pursuit", "7.36")


def rode(rules: Rules, fighter: Combatant, pursuing: bool, over: bool) -> Flow[Resolution]:
    """7.37  A victor who did not charge again pursued, or stayed; on the map his ride may not be over yet."""
    yield from ()
    if pursuing:
        fighter = entered(rules, fighter)
        fighter = tired(rules, fighter) if over else fighter
    return Resolution(fighter.events)


def winded(rules: Rules, unit: Unit) -> Flow[Resolution]:
    """A pursuer whose ride on the map is over."""
    yield from ()
    return Resolution(tired(rules, Plight(unit)).events)


def further_charge(fight: Fight, pursuing: tuple[Combatant, ...], terrain: Terrain, rear: Rear) -> Fight:
    """One more charge upon the enemy in front of the hex that was left."""
    target = fight.beyond
    assert target is not None
    party = replace(party_upon(target, pursuing, terrain, rear), charging=True)
    further = replace(fight_over(target, (party,)), active=fight.active, passive=fight.passive)
    return as_pursuit(further)


def as_pursuit(fight: Fight) -> Fight:
    """7.36  A further charge: no square against it, and neither breakthrough nor pursuit from it."""
    return replace(fight, may_square=False, may_exploit=False, advance="pursuit", stake="none")


def may_charge_on(rules: Rules, fight: Fight, terrain: Terrain) -> bool:
    """Whether an enemy is in front, on ground that can be charged over."""
    target = fight.beyond
    return target is not None and may_go_on(
        rules, terrain, target.terrain, target.hexside, target.climb, charging=True
    )
