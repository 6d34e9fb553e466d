"""7.27, 7.28, 7.35, 7.36  The fights that come of a fight: breakthrough, counter-shock, pursuit."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.events import Advanced
from grognard.core.procedure import Flow, call
from grognard.core.rules import Rules
from grognard.rulesets.jours_de_gloire.cases import NextHex, Terrain
from grognard.rulesets.jours_de_gloire.cohesion import disorder, passes
from grognard.rulesets.jours_de_gloire.counters import Rear
from grognard.rulesets.jours_de_gloire.decisions import wishes
from grognard.rulesets.jours_de_gloire.fights import Combatant, Fight, Party, fight_over, has_no_rear
from grognard.rulesets.jours_de_gloire.ground import bars_charge, may_fight_over


def pursuers(rules: Rules, fighters: tuple[Combatant, ...], side: str) -> Flow[tuple[Combatant, ...]]:
    """7.35  Each victor on horseback tests: passing, its owner chooses; failing, it must pursue."""
    chasing: list[Combatant] = []
    for fighter in fighters:
        held = yield from call(passes, fighter.unit, "7.35")
        if held:
            held = not (yield from wishes(rules, f"{side}.pursue", "7.35", fighter.unit.id))
        if not held:
            chasing.append(fighter)
    return tuple(chasing)


def chaser(rules: Rules, fighter: Combatant) -> Combatant:
    """7.36  Into the hex that was left, and one farther."""
    return fighter.after(Advanced(fighter.unit.id, rules.cite("7.36"), how="pursuit"))


def spent(rules: Rules, party: Party) -> Party:
    """7.36  Pursuers are disordered when all is over."""
    return replace(
        party,
        fighters=tuple(disorder(rules, fighter, Rear(), "pursuit", "7.36") for fighter in party.fighters),
    )


def further_charge(
    rules: Rules, fight: Fight, pursuing: tuple[Combatant, ...], terrain: Terrain, rear: Rear
) -> Fight | None:
    """7.36  One more charge upon whoever is in front, if the ground between allows one."""
    target = fight.beyond
    if target is None or bars_charge(rules, terrain) or bars_charge(rules, target.terrain, target.hexside):
        return None
    if not may_fight_over(rules, target.hexside, target.climb):
        return None
    fighters = tuple(chaser(rules, fighter) for fighter in pursuing)
    party = replace(party_upon(target, fighters, terrain, rear), charging=True)
    return replace(
        fight_over(target, (party,)),
        active=fight.active,
        passive=fight.passive,
        may_square=False,
        may_follow=False,
        advance="pursuit",
        stake="none",
    )


def breakthrough(rules: Rules, fight: Fight, party: Party) -> Fight | None:
    """7.27  A further shock of those who moved in, where the ground allows one."""
    target = fight.beyond
    if target is None or not may_fight_over(rules, target.hexside, target.climb):
        return None
    onward = party_upon(target, party.fighters, fight.terrain, party.rear)
    return replace(
        fight_over(target, (onward,)),
        active=fight.active,
        passive=fight.passive,
        reaction_fire=False,
        may_follow=False,
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


def counter_shock_fight(
    rules: Rules, fight: Fight, target: Party, striking: tuple[Combatant, ...], hex_is_held: bool
) -> Fight:
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
        may_follow=False,
        advance="counter-shock",
        stake="none" if hex_is_held else "foothold",
    )
