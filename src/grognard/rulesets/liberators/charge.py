"""7. Charges: a combat from contact to the end, and the one after a breakthrough."""

from __future__ import annotations

import msgspec

from grognard.core.events import Advanced, Event, Found, HexHeld
from grognard.core.procedure import Call, Flow, Resolution, call, seal
from grognard.core.remember import once_for_each_case
from grognard.core.rules import Rules
from grognard.rulesets.liberators.bodies import Side, attacking, defending, lead, reactions, told
from grognard.rulesets.liberators.cases import ChargeCombat, Defender, Fight
from grognard.rulesets.liberators.clash import Clash, Terms, clash, terms_of
from grognard.rulesets.liberators.defeat import ROUTED, Defeat, holds_out, suffer
from grognard.rulesets.liberators.losses import leader_fate, leader_hit
from grognard.rulesets.liberators.victory import attackers_win, defenders_win, tired


class Enemy(msgspec.Struct, frozen=True, cache_hash=True):
    """Whom the attackers meet, and how."""

    defenders: Side
    terms: Terms
    attackers_outflanked: bool


class Meeting(msgspec.Struct, frozen=True):
    """One combat as it begins."""

    #: the attackers as they began the charge
    attackers: Side
    enemy: Enemy
    #: what happened before contact
    events: tuple[Event, ...]
    #: whom a breakthrough would reach
    beyond: Enemy | None = None


class Aftermath(msgspec.Struct, frozen=True):
    """What a combat led to."""

    events: tuple[Event, ...]
    #: leaders who have to check
    leaders: tuple[str, ...] = ()
    #: those who break through upon an enemy, as they began the charge and as they reach him
    onward: tuple[Side, Side] | None = None


def charge_combat(rules: Rules, case: ChargeCombat) -> Flow[Resolution]:
    """7. A charge that went home."""
    meeting = contact(rules, case)
    enemy = meeting.enemy
    ended = yield from call(clash, meeting.attackers, enemy.defenders, enemy.terms)
    first = yield from aftermath(rules, meeting, ended)
    then = yield from checked(first.leaders)
    if first.onward is not None:
        # 7.23  A second combat; nothing in the first but its leaders hangs on how it goes.
        leaders, second = yield from seal(second_combat, *first.onward, meeting.beyond)
        then = (*then, Call(tell, (second,)), *(yield from checked(leaders)))
    return Resolution(first.events, then)


def second_combat(
    rules: Rules, began: Side, attackers: Side, enemy: Enemy
) -> Flow[tuple[tuple[str, ...], tuple[Event, ...]]]:
    """7.23  The combat after a breakthrough, without defensive fire: which leaders check, and the rest."""
    moves = (Advanced(body.id, rules.cite("7.23"), "breakthrough", how="breakthrough") for body in attackers)
    ended = yield from call(clash, attackers, enemy.defenders, enemy.terms)
    second = yield from aftermath(rules, Meeting(began, enemy, tuple(moves)), ended)
    return second.leaders, second.events


def tell(_rules: Rules, events: tuple[Event, ...]) -> Flow[Resolution]:
    yield from ()
    return Resolution(events)


def checked(leaders: tuple[str, ...]) -> Flow[tuple[Call, ...]]:
    """7.24  Leaders check at once; what became of them is told later, each by himself."""
    told: list[Call] = []
    for leader in leaders:
        _seen, fate = yield from seal(leader_fate, leader)
        told.append(Call(leader_hit, (leader, fate)))
    return tuple(told)


@once_for_each_case
def contact(rules: Rules, case: ChargeCombat) -> Meeting:
    """The charge as it reaches the enemy, or the reason why it may not be."""
    refuse_charge(rules, case)
    refuse_fight(rules, case, case)
    beyond = None
    if case.breakthrough is not None:
        refuse_fight(rules, case, case.breakthrough)
        beyond = enemy_of(rules, case.breakthrough, True)
    enemy = enemy_of(rules, case, False)
    attackers = attacking(case.attackers, case.attackers_outflanked)
    return Meeting(attackers, enemy, tuple(reactions(rules, case, enemy.defenders)), beyond)


def enemy_of(rules: Rules, fight: Fight, second: bool) -> Enemy:
    return Enemy(defending(rules, fight), terms_of(fight, second), fight.attackers_outflanked)


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
        elif defender.reaction == "rush":
            refuse_rush(rules, case, defender)
        else:
            refuse_hasty_square(rules, case, defender)


def refuse_counter_charge(rules: Rules, defender: Defender) -> None:
    """7.4  Cavalry counter charges, in line or field column."""
    if not defender.mounted or defender.formation not in rules.listed("charge.counter-charge-from"):
        raise rules.forbid("refuse-counter-charge", "7.4", "remedy-stand", unit=defender.id)


def refuse_rush(rules: Rules, case: ChargeCombat, defender: Defender) -> None:
    """14.3  Infantry in line or attack column meets infantry."""
    formed = defender.formation in rules.listed("charge.hasty-square-from")
    if not formed or any(unit.mounted for unit in case.attackers):
        raise rules.forbid("refuse-rush", "14.3", "remedy-stand", unit=defender.id)


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


def aftermath(rules: Rules, meeting: Meeting, ended: Clash) -> Flow[Aftermath]:
    """7.15-7.25  What a combat leads to."""
    terms, beyond = meeting.enemy.terms, meeting.beyond
    what = "second charge" if terms.second else "charge"
    events = [*meeting.events, Found("", rules.cite("7.14"), "charge-combat", what=what, value=ended.code)]
    before = (*meeting.attackers, *meeting.enemy.defenders)
    if ended.code not in rules.fact("charge.loser"):
        # 7.15  A struggle to the last stand.
        after = (*ended.attackers, *ended.defenders)
        events += told(rules, before, after, rules.cite("7.15"), ended.code)
        return Aftermath((*events, *last_stand(rules, ended)))
    defeat = lost_by(rules, ended, terms)
    if defeat.loser == "defender":
        # 7.16  The attacker wins.
        losers, moves = yield from suffer(rules, ended.defenders, defeat)
        held = bool(losers) and holds_out(rules, ended.defenders, defeat)
        won = yield from attackers_win(rules, ended.attackers, terms.ground, defeat, held)
    else:
        # 7.17  The defender wins.
        losers, moves = yield from suffer(rules, ended.attackers, defeat)
        won = yield from defenders_win(rules, ended.defenders, defeat)
    reached: tuple[Side, Side] | None = None
    held_by: tuple[Event, ...] = (HexHeld(won.holder, rules.cite(won.rule), ended.code),)
    winners, onward = won.side, won.onward
    if onward and beyond is not None:
        # 7.23  Those who go on are spoken of when they have fought again.
        going = {body.id for body in onward}
        began = tuple(body for body in meeting.attackers if body.id in going)
        before = tuple(body for body in before if body.id not in going)
        met = tuple(msgspec.structs.replace(b, outflanked=beyond.attackers_outflanked) for b in onward)
        reached, held_by = (began, met), ()
    elif onward:
        # 7.23  Nobody is reached: the charge has ended.
        rule = rules.cite("7.23")
        moves += tuple(Advanced(body.id, rule, ended.code, how="breakthrough") for body in onward)
        winners = (*winners, *(tired(body, terms.ground, terms.second) for body in onward))
    events += told(rules, before, (*winners, *losers), rules.cite(defeat.rule), ended.code)
    return Aftermath((*events, *moves, *won.events, *held_by), endangered(defeat, ended), reached)


def lost_by(rules: Rules, ended: Clash, terms: Terms) -> Defeat:
    """7.16, 7.17  Who lost, to whom and how badly."""
    loser = rules.fact(f"charge.loser.{ended.code}")
    return Defeat(
        loser=loser,
        code=ended.code,
        severity=rules.fact(f"charge.severity.{ended.code}"),
        over=ended.over,
        by_cavalry=lead(ended.attackers if loser == "defender" else ended.defenders).mounted,
        second=terms.second,
        fortified=terms.position == "fortified",
    )


def endangered(defeat: Defeat, ended: Clash) -> tuple[str, ...]:
    """7.24  Leaders attached to a side swept away or repulsed check."""
    if defeat.severity != ROUTED:
        return ()
    losers = ended.defenders if defeat.loser == "defender" else ended.attackers
    return tuple(body.leader for body in losers if body.leader is not None)


def last_stand(rules: Rules, ended: Clash) -> tuple[Event, ...]:
    """7.15  Who holds the ground when the stands ran out."""
    rule = rules.cite("7.15")
    if ended.attackers:
        carried = (Advanced(body.id, rule, how="carry the position") for body in ended.attackers)
        return (*carried, HexHeld("attacker", rule))
    return (HexHeld("defender" if ended.defenders else "nobody", rule),)
