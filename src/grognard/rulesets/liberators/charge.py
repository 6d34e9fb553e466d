"""7. Charges: a combat from contact to the end, and the one after a breakthrough."""

from __future__ import annotations

import msgspec

from grognard.core.events import Advanced, Event, Found, HexHeld
from grognard.core.procedure import Call, Flow, Resolution, call
from grognard.core.rules import Rules
from grognard.rulesets.liberators.bodies import Side, attacking, defending, lead, reactions, told
from grognard.rulesets.liberators.cases import ChargeCombat, Defender, Fight
from grognard.rulesets.liberators.clash import Clash, clash, terms_of
from grognard.rulesets.liberators.defeat import ROUTED, Defeat, holds_out, suffer
from grognard.rulesets.liberators.losses import leader_falls
from grognard.rulesets.liberators.victory import attackers_win, defenders_win, tired


class Fought(msgspec.Struct, frozen=True):
    """A combat fought to its end."""

    events: tuple[Event, ...]
    #: leaders who check
    then: tuple[Call, ...] = ()
    #: the attackers, if they have broken through to another enemy
    onward: Side = ()


def charge_combat(rules: Rules, case: ChargeCombat) -> Flow[Resolution]:
    """7. A charge that went home."""
    refuse_charge(rules, case)
    beyond = case.breakthrough
    refuse_fight(rules, case, case)
    if beyond is not None:
        refuse_fight(rules, case, beyond)
    attackers = attacking(case.attackers, case.attackers_outflanked)
    first: Fought = yield from call(combat, attackers, case, False, beyond is not None)
    if beyond is None or not first.onward:
        return Resolution(first.events, first.then)
    # 7.23  The second combat, without defensive fire.
    attackers = tuple(
        msgspec.structs.replace(body, outflanked=beyond.attackers_outflanked) for body in first.onward
    )
    second: Fought = yield from call(combat, attackers, beyond, True, False)
    return Resolution(first.events + second.events, first.then + second.then)


def refuse_charge(rules: Rules, case: ChargeCombat) -> None:
    """Who may not charge."""
    for unit in case.attackers:
        # 7.1, 8.2  Only in good order, and formed for it.
        if unit.order != "good-order":
            raise rules.forbid("refuse-charge-order", "7.1", "remedy-rally-first", unit=unit.id)
        if unit.formation not in rules.listed("charge.formations"):
            raise rules.forbid("refuse-charge-formation", "7.1", unit=unit.id, formation=unit.formation)
        # 7.3  Cold steel is for infantry.
        if unit.cold_steel and unit.arm != "infantry":
            raise rules.forbid("refuse-cold-steel", "7.3", unit=unit.id)


def refuse_fight(rules: Rules, case: ChargeCombat, fight: Fight) -> None:
    """What may not be charged so, and how a charge may not be met."""
    skirmishing = rules.listed("formations.skirmishing")
    formed = [u for u in fight.defenders if u.formation not in skirmishing and u.order != "broken"]
    for unit in case.attackers:
        # 7.1  Skirmishers charge skirmishers, guns or broken troops only.
        if unit.formation in skirmishing and formed:
            raise rules.forbid("refuse-charge-skirmishers", "7.1", unit=unit.id, target=formed[0].id)
    for defender in fight.defenders:
        # 4.6  Squares and garrisons are never outflanked.
        if defender.outflanked and defender.formation in rules.listed("charge.all-round"):
            raise rules.forbid("refuse-outflanked", "4.6", "remedy-not-outflanked", unit=defender.id)
        if defender.reaction == "stand":
            continue
        # 7.23  Nobody reacts to a breakthrough.
        if fight is not case:
            raise rules.forbid("refuse-reaction-breakthrough", "7.23", "remedy-stand", unit=defender.id)
        # 7.4  Only units in good order react.
        if defender.order != "good-order":
            raise rules.forbid("refuse-reaction-order", "7.4", "remedy-stand", unit=defender.id)
        if defender.reaction == "counter-charge":
            refuse_counter_charge(rules, defender)
        else:
            refuse_hasty_square(rules, case, defender)


def refuse_counter_charge(rules: Rules, defender: Defender) -> None:
    """7.4  Cavalry counter charges, in line or field column."""
    if not defender.mounted or defender.formation not in rules.listed("charge.counter-charge-from"):
        raise rules.forbid("refuse-counter-charge", "7.4", "remedy-stand", unit=defender.id)


def refuse_hasty_square(rules: Rules, case: ChargeCombat, defender: Defender) -> None:
    """7.4  Infantry forms it against cavalry, 7.5 from line or attack column, and not when it is too late."""
    horse = [unit for unit in case.attackers if unit.mounted]
    if defender.arm != "infantry" or not horse:
        raise rules.forbid("refuse-square-against-foot", "7.4", "remedy-stand", unit=defender.id)
    if defender.formation not in rules.listed("charge.hasty-square-from"):
        raise rules.forbid("refuse-square-formation", "7.5", "remedy-stand", unit=defender.id)
    near = min(unit.started for unit in horse)
    if near <= rules.number("charge.hasty-square-distance"):
        raise rules.forbid("refuse-square-late", "7.5", "remedy-stand", unit=defender.id, distance=near)


def combat(rules: Rules, attackers: Side, fight: Fight, second: bool, beyond: bool) -> Flow[Fought]:
    """7.10-7.25  One combat; `beyond` says that a breakthrough would reach another enemy."""
    defenders = defending(rules, fight)
    ended = yield from call(clash, attackers, defenders, terms_of(fight, second))
    code = ended.code
    found = Found(
        "", rules.cite("7.14"), "charge-combat", what="second charge" if second else "charge", value=code
    )
    events: list[Event] = [*reactions(rules, fight, defenders), found]
    before = (*attackers, *defenders)
    if code not in rules.fact("charge.loser"):
        # 7.15  A struggle to the last stand.
        events += told(rules, before, (*ended.attackers, *ended.defenders), rules.cite("7.15"), code)
        return Fought((*events, *last_stand(rules, ended)))
    defeat = lost_by(rules, ended, fight, second)
    if defeat.loser == "defender":
        # 7.16  The attacker wins.
        losers, moves = yield from suffer(rules, ended.defenders, defeat)
        held = bool(losers) and holds_out(rules, ended.defenders, defeat)
        won = yield from attackers_win(rules, ended.attackers, fight.ground, defeat, held)
    else:
        # 7.17  The defender wins.
        losers, moves = yield from suffer(rules, ended.attackers, defeat)
        won = yield from defenders_win(rules, ended.defenders, defeat)
    winners = won.side
    if won.goes_on and not beyond:
        # 7.23  Nobody is reached: the charge has ended.
        winners = tuple(tired(body, fight.ground, second) for body in winners)
    events += told(rules, before, (*winners, *losers), rules.cite(defeat.rule), code)
    return Fought(
        (*events, *moves, *won.events), fallen(defeat, ended), winners if won.goes_on and beyond else ()
    )


def lost_by(rules: Rules, ended: Clash, fight: Fight, second: bool) -> Defeat:
    """7.16, 7.17  Who lost, to whom and how badly."""
    loser = rules.fact(f"charge.loser.{ended.code}")
    return Defeat(
        loser=loser,
        code=ended.code,
        severity=rules.fact(f"charge.severity.{ended.code}"),
        over=ended.over,
        winner=lead(ended.attackers if loser == "defender" else ended.defenders),
        second=second,
        fortified=fight.position == "fortified",
    )


def fallen(defeat: Defeat, ended: Clash) -> tuple[Call, ...]:
    """7.24  Leaders attached to a side swept away or repulsed check."""
    if defeat.severity != ROUTED:
        return ()
    losers = ended.defenders if defeat.loser == "defender" else ended.attackers
    return tuple(Call(leader_falls, (body.leader,)) for body in losers if body.leader is not None)


def last_stand(rules: Rules, ended: Clash) -> tuple[Event, ...]:
    """7.15  Who holds the ground when the stands ran out."""
    rule = rules.cite("7.15")
    if ended.attackers:
        carried = (Advanced(body.id, rule, how="carry the position") for body in ended.attackers)
        return (*carried, HexHeld("attacker", rule))
    return (HexHeld("defender" if ended.defenders else "nobody", rule),)
