"""7.27, 7.28, 7.35, 7.36  The fights that come of a fight: breakthrough, counter-shock, pursuit."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.events import Advanced
from grognard.core.procedure import Flow, call
from grognard.core.rules import Rules
from grognard.rulesets.jours_de_gloire.cases import NextHex, Terrain
from grognard.rulesets.jours_de_gloire.cohesion import disorder, passes
from grognard.rulesets.jours_de_gloire.counters import Rear, Unit
from grognard.rulesets.jours_de_gloire.decisions import wishes
from grognard.rulesets.jours_de_gloire.fights import Combatant, Fight, Party, Stake, fight_over, has_no_rear
from grognard.rulesets.jours_de_gloire.ground import bars_charge, may_fight_over


def pursuers(fighters: tuple[Combatant, ...], side: str) -> Flow[tuple[Combatant, ...]]:
    """7.35  Each victor on horseback tests: passing, its owner chooses; failing, it must pursue."""
    chasing: list[Combatant] = []
    for fighter in fighters:
        if (yield from call(pursues, fighter.unit, side)):
            chasing.append(fighter)
    return tuple(chasing)


def pursues(rules: Rules, unit: Unit, side: str) -> Flow[bool]:
    if not (yield from call(passes, unit, "7.35")):
        return True
    return (yield from wishes(rules, f"{side}.pursue", "7.35", unit.id))


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


def standing(party: Party) -> tuple[Combatant, ...]:
    """Who is still in an attacking hex, whether it fought to the end or dropped out."""
    return tuple(fighter for fighter in (*party.fighters, *party.out) if fighter.stays)


#: What hangs on a counter-shock, by what hung on the shock: the two hexes change places.
TURNED: dict[Stake, Stake] = {"target": "foothold", "foothold": "target", "none": "none"}


def counter_shock_fight(rules: Rules, fight: Fight, target: Party, striking: tuple[Combatant, ...]) -> Fight:
    """7.28  The same hexside the other way; nothing further follows from it."""
    # 7.13, 7.28  Attackers left in the defenders' rear expose it.
    in_rear = any(party.arc == "rear" and standing(party) for party in fight.parties if party is not target)
    back = Party(
        fighters=striking,
        terrain=fight.terrain,
        hexside=target.hexside,
        outward=not target.outward,
        climb=-target.climb,
        exposed=in_rear and not has_no_rear(rules, fight),
        rear=fight.rear,
    )
    # 7.24  Friends whom the first of them passed have had their test.
    passed = any(fighter.left for fighter in target.fighters)
    return Fight(
        parties=(back,),
        defenders=standing(target),
        terrain=target.terrain,
        rear=replace(target.rear, friends=()) if passed else target.rear,
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
