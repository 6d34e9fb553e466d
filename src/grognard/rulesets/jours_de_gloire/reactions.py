"""7.4-7.7, 7.31-7.33  What defenders do before the shock: refuse, fire, form square, counter-charge."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from grognard.core.events import MarkerPlaced, Retreated
from grognard.core.messages import message
from grognard.core.procedure import Call, Flow, Sealed, call, consult, seal
from grognard.core.rules import Rules
from grognard.rulesets.jours_de_gloire.cases import Support
from grognard.rulesets.jours_de_gloire.cohesion import disorder, passes, suffer
from grognard.rulesets.jours_de_gloire.counters import Unit
from grognard.rulesets.jours_de_gloire.decisions import one_of, wishes
from grognard.rulesets.jours_de_gloire.fights import (
    Combatant,
    Dropped,
    Fight,
    Log,
    Party,
    has_no_rear,
    is_square,
)
from grognard.rulesets.jours_de_gloire.fire import add_firers, add_ground, add_range
from grognard.rulesets.jours_de_gloire.ground import has_six_fronts, may_fire_over
from grognard.rulesets.jours_de_gloire.settling import tell_dropped


def refusal(rules: Rules, fight: Fight, log: Log) -> Flow[Fight]:
    """7.4, 7.5  Cavalry in good order, with its horse guns, may withdraw before anything else."""
    here = {fighter.unit.id: fighter for fighter in fight.defenders}
    cavalry = [fighter for fighter in fight.defenders if fighter.unit.is_cavalry]
    guns = [fighter for fighter in fight.defenders if fighter.unit.arm == "horse-artillery"]
    tested = any(unit.is_cavalry for unit in fight.units)
    for fighter in (*cavalry, *guns) if fight.may_withdraw else ():
        unit = fighter.unit
        # 7.4  Horse guns go only where their cavalry goes.
        follows = unit.is_cavalry or any(rider.unit.id not in here for rider in cavalry)
        if unit.state != "good-order" or unit.hemmed_in or not follows:
            continue
        if not (yield from wishes(rules, f"{fight.passive}.refuse", "7.4", unit.id)):
            continue
        # 7.5  Against cavalry each of them tests; failing, it is disordered and stays.
        if tested and not (yield from call(passes, unit, "7.5")):
            here[unit.id] = disorder(rules, fighter, fight.rear, "refusal", "7.5")
        else:
            away = Retreated(unit.id, rules.cite("7.4"), "refusal", how="withdraw")
            log.tell(here.pop(unit.id).after(away))
    return replace(fight, defenders=tuple(here.values()))


class Fired(msgspec.Struct, frozen=True):
    """A fight after reaction fire, and what there is to tell of hexes with no unit left to fight."""

    fight: Fight
    dropped: tuple[tuple[int, Sealed], ...]
    then: tuple[Call, ...]


def reaction_fire(rules: Rules, fight: Fight) -> Flow[Fired]:
    """7.6  Passive batteries fire once each at an attacking hex; whom they disorder or rout drops out."""
    log = Log()
    for unit, supports in batteries(fight):
        seen = [(party, aimed(rules, fight, party, unit, supports)) for party in fight.parties]
        aims = [(party, shot) for party, shot in seen if shot is not None]
        if not aims or not (yield from wishes(rules, f"{fight.passive}.reaction-fire", "7.6", unit.id)):
            continue
        leads = [party.lead for party, _shot in aims]
        aim, shot = aims[(yield from one_of(rules, f"{fight.passive}.fire-at", "7.6", leads))]
        struck, dropped = yield from seal(fired_upon, aim, log.dropped_of(aim), shot, fight.active)
        if struck is None:
            continue
        log.dropped[aim.number] = dropped
        left = tuple(fighter for place, fighter in enumerate(aim.fighters) if place != struck)
        # An attacking hex with no unit left to fight is out of it.
        if not left:
            yield from tell_dropped(aim, log)
        parties = (replace(aim, fighters=left) if party is aim else party for party in fight.parties)
        fight = replace(fight, parties=tuple(party for party in parties if party.fighters))
    return Fired(fight, tuple(log.dropped.items()), tuple(log.then))


def batteries(fight: Fight) -> list[tuple[Unit, tuple[Support, ...]]]:
    """7.6  Batteries fit to fire: those under attack first, then those nearby with all that they see."""
    found: dict[str, tuple[Unit, tuple[Support, ...]]] = {
        fighter.unit.id: (fighter.unit, ()) for fighter in fight.defenders if fighter.unit.is_artillery
    }
    for support in fight.support:
        unit, seen = found.get(support.unit.id, (support.unit, ()))
        found[unit.id] = unit, (*seen, support)
    return [(unit, seen) for unit, seen in found.values() if unit.state == "good-order"]


def aimed(
    rules: Rules, fight: Fight, party: Party, unit: Unit, supports: tuple[Support, ...]
) -> Support | None:
    """6.3, 6.5  How a battery sees an attacking hex; None if not in its front, or if a crest is between."""
    shot = next((support for support in supports if support.at == party.number), None)
    if not supports and (party.arc == "front" or has_no_rear(rules, fight)):
        shot = from_within(fight, party, unit)
    free = shot is not None and may_fire_over(rules, shot.hexside, rules.number("fire.adjacent"))
    return shot if free else None


def from_within(fight: Fight, party: Party, unit: Unit) -> Support:
    """7.6  How a battery in the attacked hex sees those who come at it."""
    return Support(
        unit=unit,
        at=party.number,
        terrain=fight.terrain,
        square=is_square(fight),
        hexside=party.hexside,
        outward=not party.outward,
        climb=-party.climb,
    )


def fired_upon(
    rules: Rules, party: Party, dropped: Dropped, shot: Support, owner: str
) -> Flow[tuple[int | None, Dropped]]:
    """Reaction fire upon one attacking hex: which unit drops out, and what becomes of it."""
    adjacent = rules.number("fire.adjacent")
    tally = rules.tally("fire")
    add_firers(rules, tally, (shot.unit,), has_six_fronts(rules, shot.terrain) or shot.square)
    tally.add("firer.reaction")
    add_ground(rules, tally, party.terrain, shot.hexside, shot.outward, shot.climb, adjacent)
    add_range(rules, tally, adjacent, shot.unit.range)
    ask = message("ask-reaction-fire", unit=shot.unit.id, target=party.lead)
    code = yield from consult(rules.chart("fire"), "effect", tally, rules.cite("7.6"), ask)
    if code == "PE":
        return None, dropped
    # 6.15  The owner picks who takes the result.
    ids = [fighter.unit.id for fighter in party.fighters]
    struck = yield from one_of(rules, f"{owner}.takes-hit", "6.15", ids)
    before = party.fighters[struck]
    after: Combatant = yield from call(suffer, before, party.rear, (code,), "6.14")
    if after == before:
        return None, dropped
    if after.stays:
        return struck, replace(dropped, out=(*dropped.out, after))
    return struck, replace(dropped, gone=(*dropped.gone, after))


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
    if not fight.chargers:
        return ()
    for fighter in fight.defenders:
        unit = fighter.unit
        if unit.is_cavalry and unit.state == "good-order":
            wanted = yield from wishes(rules, f"{fight.passive}.counter-charge", "7.33", unit.id)
            if wanted and (yield from call(passes, unit, "7.33")):
                riders.append(unit.id)
    return tuple(riders)
