"""7.4-7.7, 7.31-7.33  What defenders do before the shock: refuse, fire, form square, counter-charge."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.events import MarkerPlaced, Retreated
from grognard.core.messages import message
from grognard.core.procedure import Flow, call, consult
from grognard.core.rules import Rules
from grognard.rulesets.jours_de_gloire.cases import Support
from grognard.rulesets.jours_de_gloire.cohesion import aftermath, disorder, passes, suffer
from grognard.rulesets.jours_de_gloire.counters import Unit
from grognard.rulesets.jours_de_gloire.decisions import one_of, wishes
from grognard.rulesets.jours_de_gloire.fights import Combatant, Fight, Log, Party, has_no_rear, is_square
from grognard.rulesets.jours_de_gloire.fire import add_firers, add_ground, add_range
from grognard.rulesets.jours_de_gloire.ground import has_six_fronts, may_fire_over


def refusal(rules: Rules, fight: Fight, log: Log) -> Flow[Fight]:
    """7.4, 7.5  Cavalry in good order, with its horse guns, may withdraw before anything else."""
    units = [fighter.unit for fighter in fight.defenders]
    mounted = any(unit.is_cavalry for unit in units)
    mobile = all(unit.is_cavalry or unit.arm == "horse-artillery" for unit in units)
    in_order = all(unit.state == "good-order" for unit in units)
    if not (fight.may_withdraw and mounted and mobile and in_order):
        return fight
    if not (yield from wishes(rules, f"{fight.passive}.refuse", "7.4", units[0].id)):
        return fight
    tested = any(unit.is_cavalry for unit in fight.units)
    staying: list[Combatant] = []
    for fighter in fight.defenders:
        # 7.5  Against cavalry each of them tests; failing, it is disordered and stays.
        if tested and not (yield from call(passes, fighter.unit, "7.5")):
            staying.append(disorder(rules, fighter, fight.rear, "refusal", "7.5"))
        else:
            away = Retreated(fighter.unit.id, rules.cite("7.4"), "refusal", how="withdraw")
            log.tell(fighter.after(away))
    return replace(fight, defenders=tuple(staying))


def reaction_fire(rules: Rules, fight: Fight, log: Log) -> Flow[Fight]:
    """7.6  Passive batteries fire once each at an attacking hex; whom they disorder or rout drops out."""
    if not fight.reaction_fire:
        return fight
    for unit, support in batteries(fight):
        aims = [party for party in fight.parties if may_fire_at(rules, fight, party, support)]
        if not aims or not (yield from wishes(rules, f"{fight.passive}.reaction-fire", "7.6", unit.id)):
            continue
        leads = [party.lead for party in aims]
        aim = aims[(yield from one_of(rules, f"{fight.passive}.fire-at", "7.6", leads))]
        shot = yield from fired_upon(rules, fight, aim, unit, support, log)
        parties = tuple(shot if party is aim else party for party in fight.parties)
        # An attacking hex with nobody left to fight is out of it.
        for party in parties:
            if not party.fighters:
                log.tell(*party.out)
        fight = replace(fight, parties=tuple(party for party in parties if party.fighters))
    return fight


def batteries(fight: Fight) -> list[tuple[Unit, Support | None]]:
    """7.6  Batteries fit to fire: those under attack first, then those nearby."""
    within: list[tuple[Unit, Support | None]] = [
        (fighter.unit, None) for fighter in fight.defenders if fighter.unit.is_artillery
    ]
    nearby: list[tuple[Unit, Support | None]] = [(support.unit, support) for support in fight.support]
    return [(unit, support) for unit, support in within + nearby if unit.state == "good-order"]


def may_fire_at(rules: Rules, fight: Fight, party: Party, support: Support | None) -> bool:
    """6.3, 6.5  The attackers stand in the battery's front, and no crest is between."""
    adjacent = rules.number("fire.adjacent")
    if support is not None:
        return support.at == party.number and may_fire_over(rules, support.hexside, adjacent)
    in_front = party.arc == "front" or has_no_rear(rules, fight)
    return in_front and may_fire_over(rules, party.hexside, adjacent)


def fired_upon(
    rules: Rules, fight: Fight, party: Party, unit: Unit, support: Support | None, log: Log
) -> Flow[Party]:
    """6.9-6.15  Reaction fire upon one attacking hex."""
    adjacent = rules.number("fire.adjacent")
    tally = rules.tally("fire")
    if support is None:
        six_fronts = has_no_rear(rules, fight)
        hexside, outward, climb = party.hexside, not party.outward, -party.climb
    else:
        six_fronts = has_six_fronts(rules, support.terrain) or support.square
        hexside, outward, climb = support.hexside, support.outward, support.climb
    add_firers(rules, tally, (unit,), six_fronts)
    tally.add("firer.reaction")
    add_ground(rules, tally, party.terrain, hexside, outward, climb, adjacent)
    add_range(rules, tally, adjacent, unit.range)
    ask = message("ask-reaction-fire", unit=unit.id, target=party.lead)
    code = yield from consult(rules.chart("fire"), "effect", tally, rules.cite("7.6"), ask)
    if code == "PE":
        return party
    # 6.15  The owner picks who takes the result.
    ids = [fighter.unit.id for fighter in party.fighters]
    before = party.fighters[(yield from one_of(rules, f"{fight.active}.takes-hit", "6.15", ids))]
    after: Combatant = yield from call(suffer, before, party.rear, (code,), "6.14")
    if after == before:
        return party
    fighters = tuple(fighter for fighter in party.fighters if fighter is not before)
    if after.stays:
        return replace(party, fighters=fighters, out=(*party.out, after))
    # 7.24  Friends test once, whoever passes them.
    log.tell(after)
    log.then += aftermath((after,), party.rear)
    passed = after.left and party.rear.friends
    rear = replace(party.rear, friends=()) if passed else party.rear
    return replace(party, fighters=fighters, rear=rear)


def squares(rules: Rules, fight: Fight) -> Flow[Fight]:
    """7.31, 7.32  Infantry in good order charged from the front only may try to form square."""
    from_front = all(party.arc == "front" for party in fight.parties if party.charging)
    if not (fight.may_square and fight.chargers and from_front):
        return fight
    formed: list[Combatant] = []
    for fighter in fight.defenders:
        unit = fighter.unit
        if unit.arm == "infantry" and unit.state == "good-order" and not unit.square:
            wanted = yield from wishes(rules, f"{fight.passive}.square", "7.31", unit.id)
            if wanted and (yield from call(passes, unit, "7.31")):
                marker = MarkerPlaced(unit.id, rules.cite("7.31"), "square", marker="square")
                fighter = replace(fighter, unit=replace(unit, square=True)).after(marker)
        formed.append(fighter)
    return replace(fight, defenders=tuple(formed))


def counter_charge(rules: Rules, fight: Fight) -> Flow[tuple[str, ...]]:
    """7.33  Cavalry in good order that is charged may counter-charge; who does."""
    riders: list[str] = []
    if not fight.chargers or is_square(fight):
        return ()
    for fighter in fight.defenders:
        unit = fighter.unit
        if unit.is_cavalry and unit.state == "good-order":
            wanted = yield from wishes(rules, f"{fight.passive}.counter-charge", "7.33", unit.id)
            if wanted and (yield from call(passes, unit, "7.33")):
                riders.append(unit.id)
    return tuple(riders)
