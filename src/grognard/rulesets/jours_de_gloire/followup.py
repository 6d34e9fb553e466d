"""7.27, 7.28  The fights that come of a fight: breakthrough and counter-shock."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.events import Found
from grognard.core.legality import is_allowed
from grognard.core.rules import Rules
from grognard.rulesets.jours_de_gloire.attacks import attack_faults
from grognard.rulesets.jours_de_gloire.cases import Hexside, NextHex, Terrain
from grognard.rulesets.jours_de_gloire.counters import Rear
from grognard.rulesets.jours_de_gloire.fights import Combatant, Fight, Party, Stake, fight_over
from grognard.rulesets.jours_de_gloire.ground import bars_charge, crossing_faults


def may_break_through(rules: Rules, fighter: Combatant) -> Combatant:
    """7.27  One who moved in by such a result, and may attack: the map says upon whom."""
    if not is_allowed(attack_faults(rules, fighter.unit)):
        return fighter
    open_to = Found(fighter.unit.id, rules.cite("7.27"), "10 +", what="breakthrough", value="open")
    return fighter.after(open_to)


def may_go_on(
    rules: Rules, terrain: Terrain, into: Terrain, hexside: Hexside, climb: int, *, charging: bool
) -> bool:
    """Whether the ground lets victors fight the next hex, or charge it: from a case, or from the map."""
    if charging and bars_charge(rules, (terrain, into), (hexside,)):
        return False
    return is_allowed(crossing_faults(rules, hexside, climb))


def as_breakthrough(fight: Fight, stake: Stake) -> Fight:
    """7.27  A further shock: without reaction fire, and without a second breakthrough."""
    return replace(fight, reaction_fire=False, may_exploit=False, advance="breakthrough", stake=stake)


def breakthrough(rules: Rules, fight: Fight, party: Party) -> Fight | None:
    """7.27  A further shock of those who moved in, where they may and the ground allows one."""
    target = fight.beyond
    if target is None:
        return None
    ground = (fight.terrain, target.terrain, target.hexside, target.climb)
    if not may_go_on(rules, *ground, charging=False):
        return None
    if not all(is_allowed(attack_faults(rules, fighter.unit)) for fighter in party.fighters):
        return None
    onward = party_upon(target, party.fighters, fight.terrain, party.rear)
    further = replace(fight_over(target, (onward,)), active=fight.active, passive=fight.passive)
    return as_breakthrough(further, "foothold")


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


def strikers(rules: Rules, fight: Fight) -> tuple[Combatant, ...]:
    """7.28  Defenders who may attack in their turn."""
    return tuple(fighter for fighter in fight.defenders if is_allowed(attack_faults(rules, fighter.unit)))


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
