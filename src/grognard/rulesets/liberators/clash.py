"""7. Charges: both sides roll, and roll again after a desperate struggle."""

from __future__ import annotations

import msgspec

from grognard.core.messages import message
from grognard.core.procedure import Flow, call, look_up, roll
from grognard.core.rules import Rules
from grognard.core.tally import Entry, Tally
from grognard.dice import D10
from grognard.rulesets.liberators.bodies import Body, Side, bled, disordered, lead
from grognard.rulesets.liberators.cases import Fight
from grognard.rulesets.liberators.losses import fitness

Entries = tuple[Entry, ...]
ASK_ATTACKER, ASK_DEFENDER = message("ask-charge-attacker"), message("ask-charge-defender")
ASK_RESULT = message("ask-charge-result")
BY_GROUND = {"open": "cavalry.open", "broken": "cavalry.broken", "rough": "cavalry.rough"}


class Terms(msgspec.Struct, frozen=True, cache_hash=True):
    """The circumstances of a combat."""

    ground: str
    position: str
    attacker_support: int
    defender_support: int
    #: a combat after a breakthrough
    second: bool
    #: the impetus of the charge, lost in a desperate struggle
    impetus: bool = True


class Clash(msgspec.Struct, frozen=True):
    """How both sides came out of a roll, or of the whole combat."""

    #: the row of the charge table
    code: str
    #: points beyond the last printed figure, which cost stands
    over: int
    #: who is left of both sides
    attackers: Side
    defenders: Side


def terms_of(fight: Fight, second: bool) -> Terms:
    return Terms(fight.ground, fight.position, fight.attacker_support, fight.defender_support, second)


def clash(rules: Rules, attackers: Side, defenders: Side, terms: Terms) -> Flow[Clash]:
    """7.14, 7.15  Roll until it is not a desperate struggle, or nobody is left."""
    while True:
        ended = yield from call(exchange, attackers, defenders, terms)
        attackers, defenders = ended.attackers, ended.defenders
        if ended.code in rules.fact("charge.loser") or not attackers or not defenders:
            return ended
        # 7.15  The impetus is gone.
        terms = msgspec.structs.replace(terms, impetus=False)


def exchange(rules: Rules, attackers: Side, defenders: Side, terms: Terms) -> Flow[Clash]:
    """7.14  One roll of both sides; 7.15 a stand lost on both, and disorder, where it decides nothing."""
    attack, defence = yield from call(tallied, attackers, defenders, terms)
    code, over = yield from call(contest, attack, defence)
    if code not in rules.fact("charge.loser"):
        stands = rules.number("charge.struggle-stands")
        attackers = tuple(disordered(body) for body in bled(attackers, stands))
        defenders = tuple(disordered(body) for body in bled(defenders, stands))
    return Clash(code, over, attackers, defenders)


def tallied(rules: Rules, attackers: Side, defenders: Side, terms: Terms) -> Flow[tuple[Entries, Entries]]:
    """7.11  The modifiers of both sides, counted once for each situation."""
    yield from ()
    attack = modifiers(rules, attackers, defenders, terms, True)
    defence = modifiers(rules, defenders, attackers, terms, False)
    return tuple(attack.entries), tuple(defence.entries)


def contest(rules: Rules, attacker: Entries, defender: Entries) -> Flow[tuple[str, int]]:
    """7.14  The attacker's total less the defender's is the row; 7.16 points above 9 are counted."""
    rule = rules.cite("7.14")
    attack = rules.tally("charge-results", attacker)
    first = yield from roll(D10, rule, ASK_ATTACKER, attack)
    defence = rules.tally("charge-results", defender)
    second = yield from roll(D10, rule, ASK_DEFENDER, defence, against=first + attack.total)
    difference = first + attack.total - second - defence.total
    code = yield from look_up(rules.chart("charge-results"), "result", difference, rule, ASK_RESULT)
    return code, max(0, abs(difference) - rules.number("charge.over"))


def modifiers(rules: Rules, own: Side, enemy: Side, terms: Terms, attacking: bool) -> Tally:
    """7.11  The modifiers of one side, those of its lead unit."""
    tally = rules.tally("charge-results")
    body, foe = lead(own), lead(enemy)
    tally.add(f"quality.{body.quality}")
    if body.is_guns:
        # 7.13  Support of guns.
        tally.add("guns.supported" if body.supported else "guns.unsupported")
    else:
        tally.add(fitness(rules, body.effectiveness, body.begun, body.stands))
    add_odds(rules, tally, own, enemy, terms, attacking)
    tally.add_if(body.is_shaken, "disordered")
    tally.add_if(body.led, "leader")
    # 10.1, 10.2  Gauchos and 7.12 granaderos.
    tally.add_if(body.gaucho, "gaucho")
    tally.add_if(body.granaderos, "granaderos")
    loose = body.formation in rules.listed("formations.skirmishing") or body.formation == "hasty-square"
    tally.add_if(loose, "skirmish-or-hasty-square")
    exposed = body.outflanked or body.formation in rules.listed("charge.exposed-formations")
    tally.add_if(exposed, "outflanked")
    if not attacking and not body.counter_charging and not body.cold_steel:
        # 7.4, 14.3  Who goes to meet a charge has left his position.
        tally.add_if(terms.position == "favorable", "favorable-ground")
        tally.add_if(terms.position in rules.listed("charge.strong-positions"), "strong-position")
    if terms.impetus:
        tally.add_if(has_impetus(body, terms, attacking), "impetus")
        if body.mounted:
            tally.add(cavalry_charge(rules, body, foe, terms, attacking))
    return tally


def add_odds(rules: Rules, tally: Tally, own: Side, enemy: Side, terms: Terms, attacking: bool) -> None:
    """7.10  Outnumbering: all stands in contact and in support, the worst line that is reached."""
    ours, theirs = terms.attacker_support, terms.defender_support
    if not attacking:
        ours, theirs = theirs, ours
    ours += sum(body.stands for body in own)
    theirs += sum(body.stands for body in enemy)
    for line in rules.listed("charge.outnumbered-lines"):
        if theirs >= ours * rules.fraction(f"charge.outnumbered.{line}"):
            tally.add(f"outnumbered.{line}")
            return


def has_impetus(body: Body, terms: Terms, attacking: bool) -> bool:
    """7.3, 7.23, 10.2, 14.3  Cold steel and lances in the first combat, breakthrough in the second."""
    if attacking and terms.second:
        return True
    return body.cold_steel or body.lancers


def cavalry_charge(rules: Rules, body: Body, foe: Body, terms: Terms, attacking: bool) -> str:
    """7.11  Cavalry by the ground it charged over, and by what it charged."""
    standing = not attacking and not body.counter_charging
    if standing or foe.formation in rules.listed("charge.unshaken-by-horse"):
        return "cavalry.rough"
    if foe.formation == "hasty-square" and terms.ground == "open":
        return "cavalry.broken"
    return BY_GROUND[terms.ground]
