"""7.27, 7.28, 7.35, 7.36  The fights that come of a fight: breakthrough, counter-shock, pursuit."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from grognard.core.events import Advanced, Found
from grognard.core.procedure import Flow, Resolution, Sealed, call, seal
from grognard.core.rules import Rules
from grognard.rulesets.jours_de_gloire.cases import NextHex, Terrain
from grognard.rulesets.jours_de_gloire.cohesion import Plight, disorder, passes
from grognard.rulesets.jours_de_gloire.counters import Rear, Unit
from grognard.rulesets.jours_de_gloire.decisions import wishes
from grognard.rulesets.jours_de_gloire.fights import Combatant, Fight, Party, Stake, fight_over
from grognard.rulesets.jours_de_gloire.ground import bars_charge, may_fight_over

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
            onward.append(chaser(rules, fighter))
        else:
            others.append((fighter, pursuing))
    return tuple(onward), tuple(others)


def charges_again(rules: Rules, unit: Unit, side: str, pursuing: bool) -> Flow[tuple[bool, bool]]:
    """7.36  Whether a pursuer charges on."""
    again = pursuing and (yield from wishes(rules, f"{side}.charge-again", "7.36", unit.id))
    return again, pursuing


def rode_on(rules: Rules, fighter: Combatant, pursuing: bool) -> Flow[Resolution]:
    """7.36, 7.37  A victor who did not charge again: he pursued and is disordered, or stayed."""
    yield from ()
    if pursuing:
        fighter = disorder(rules, chaser(rules, fighter), Rear(), "pursuit", "7.36")
    return Resolution(fighter.events)


def rode_out(rules: Rules, fighter: Combatant, pursuing: bool) -> Flow[Resolution]:
    """7.36, 7.37  A victor who pursues on the map, where he may find somebody to charge; or who stayed."""
    yield from ()
    return Resolution((chaser(rules, fighter) if pursuing else fighter).events)


def winded(rules: Rules, unit: Unit) -> Flow[Resolution]:
    """7.36  A pursuer whose ride is over."""
    yield from ()
    return Resolution(disorder(rules, Plight(unit), Rear(), "pursuit", "7.36").events)


def may_break_through(rules: Rules, fighter: Combatant) -> Combatant:
    """7.27, 7.2  One who moved in by such a result, and is in good order: the map says upon whom."""
    if fighter.unit.state != "good-order":
        return fighter
    open_to = Found(fighter.unit.id, rules.cite("7.27"), "10 +", what="breakthrough", value="open")
    return fighter.after(open_to)


def chaser(rules: Rules, fighter: Combatant) -> Combatant:
    """7.36  Into the hex that was left, and one farther."""
    return fighter.after(Advanced(fighter.unit.id, rules.cite("7.36"), how="pursuit"))


def spent(rules: Rules, party: Party) -> Party:
    """7.36  Pursuers are disordered when all is over."""
    return replace(
        party,
        fighters=tuple(disorder(rules, fighter, Rear(), "pursuit", "7.36") for fighter in party.fighters),
    )


def may_charge_on(rules: Rules, fight: Fight, terrain: Terrain) -> bool:
    """7.36  An enemy is in front, and the ground between allows a charge."""
    target = fight.beyond
    if target is None or bars_charge(rules, (terrain, target.terrain), (target.hexside,)):
        return False
    return may_fight_over(rules, target.hexside, target.climb)


def further_charge(fight: Fight, pursuing: tuple[Combatant, ...], terrain: Terrain, rear: Rear) -> Fight:
    """7.36  One more charge upon whoever is in front."""
    target = fight.beyond
    assert target is not None
    party = replace(party_upon(target, pursuing, terrain, rear), charging=True)
    return replace(
        fight_over(target, (party,)),
        active=fight.active,
        passive=fight.passive,
        may_square=False,
        may_exploit=False,
        advance="pursuit",
        stake="none",
    )


def breakthrough(rules: Rules, fight: Fight, party: Party) -> Fight | None:
    """7.27  A further shock of those who moved in, where the ground allows one; 7.2 in good order only."""
    target = fight.beyond
    if target is None or not may_fight_over(rules, target.hexside, target.climb):
        return None
    if any(fighter.unit.state != "good-order" for fighter in party.fighters):
        return None
    onward = party_upon(target, party.fighters, fight.terrain, party.rear)
    return replace(
        fight_over(target, (onward,)),
        active=fight.active,
        passive=fight.passive,
        reaction_fire=False,
        may_exploit=False,
        advance="breakthrough",
        stake="foothold",
    )


def party_upon(target: NextHex, fighters: tuple[Combatant, ...], terrain: Terrain, rear: Rear) -> Party:
    """Victors who turn upon the next hex; if they recoil it is the way they came."""
    return Party(
        fighters=fighters,
        arc=target.arc,
        terrain=terrain,
        hexside=target.hexside,
        outward=target.outward,
        climb=target.climb,
        exposed=target.exposed,
        rear=Rear(rout=rear.rout),
    )


def strikers(fight: Fight) -> tuple[Combatant, ...]:
    """7.28  Defenders who may attack in their turn (7.2)."""
    return tuple(
        fighter
        for fighter in fight.defenders
        if fighter.unit.state == "good-order" and not fighter.unit.square and not fighter.unit.is_artillery
    )


#: What hangs on a counter-shock, by what hung on the shock: the two hexes change places.
TURNED: dict[Stake, Stake] = {"target": "foothold", "foothold": "target", "none": "none"}


def counter_shock_fight(fight: Fight, target: Party, striking: tuple[Combatant, ...], exposed: bool) -> Fight:
    """7.28  The same hexside the other way; nothing further follows from it. Who still stands there is not
    known yet."""
    back = Party(
        fighters=striking,
        terrain=fight.terrain,
        hexside=target.hexside,
        outward=not target.outward,
        climb=-target.climb,
        exposed=exposed,
        rear=fight.rear,
    )
    return Fight(
        parties=(back,),
        defenders=(),
        terrain=target.terrain,
        rear=target.rear,
        active=fight.passive,
        passive=fight.active,
        reaction_fire=False,
        may_withdraw=False,
        may_square=False,
        may_exploit=False,
        may_counter=False,
        advance="counter-shock",
        stake=TURNED[fight.stake],
    )
