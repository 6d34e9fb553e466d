"""7. Charges: a combat from contact to the end, and the one after a breakthrough."""

from __future__ import annotations

import msgspec

from grognard.core.events import Advanced, Event, Found, HexHeld
from grognard.core.legality import Refusals, refuse
from grognard.core.procedure import Call, Flow, Resolution, call, seal
from grognard.core.remember import once_for_each_case
from grognard.core.rules import Rules
from grognard.rulesets.liberators.bodies import Side, attacking, defending, lead, reactions, told
from grognard.rulesets.liberators.cases import ChargeCombat, Fight
from grognard.rulesets.liberators.clash import Clash, Terms, clash, terms_of
from grognard.rulesets.liberators.declaration import (
    charger_faults,
    flank_faults,
    is_formed,
    reaction_faults,
)
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
    for unit in case.attackers:
        refuse(charger_faults(rules, unit, steel=unit.cold_steel))
    refuse(fight_faults(rules, case, case))
    beyond = None
    if case.breakthrough is not None:
        refuse(fight_faults(rules, case, case.breakthrough))
        beyond = enemy_of(rules, case.breakthrough, True)
    enemy = enemy_of(rules, case, False)
    attackers = attacking(case.attackers, case.attackers_outflanked)
    return Meeting(attackers, enemy, tuple(reactions(rules, case, enemy.defenders)), beyond)


def enemy_of(rules: Rules, fight: Fight, second: bool) -> Enemy:
    return Enemy(defending(rules, fight), terms_of(fight, second), fight.attackers_outflanked)


def fight_faults(rules: Rules, case: ChargeCombat, fight: Fight) -> Refusals:
    """What may not be charged so, and how a charge may not be met."""
    formed = next((unit.id for unit in fight.defenders if is_formed(rules, unit)), "")
    for unit in case.attackers:
        yield from charger_faults(rules, unit, formed=formed)
    horse = [unit.started for unit in case.attackers if unit.mounted]
    for defender in fight.defenders:
        if defender.outflanked:
            yield from flank_faults(rules, defender.id, defender.formation, "charge.all-round")
        # 7.23  Nobody reacts to a breakthrough.
        if defender.reaction != "stand" and fight is not case:
            yield rules.forbid("refuse-reaction-breakthrough", "7.23", "remedy-stand", unit=defender.id)
        yield from reaction_faults(rules, defender, defender.reaction, horse)


def aftermath(rules: Rules, meeting: Meeting, ended: Clash) -> Flow[Aftermath]:
    """What a combat leads to."""
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
