"""7. Combat: from the CF of both sides to who holds the hex."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import floor

from grognard.core.events import Advanced, Eliminated, Event, Found, HexHeld, LostStrength, Retreated
from grognard.core.legality import Refusals, refuse
from grognard.core.messages import message
from grognard.core.procedure import Flow, Resolution, at_least, call, choose, consult, roll
from grognard.core.ratios import highest_reached
from grognard.core.rules import Rules
from grognard.core.tally import Entry, Tally
from grognard.dice import D6
from grognard.rulesets.tikhvin.cases import Attacker, Combat, Defender, Support, Weather
from grognard.rulesets.tikhvin.cells import leading_number

RIVER = {"river": "river.minor", "major-river": "river.major"}
#: How badly the loser was beaten: not doubled, doubled, tripled.
BEATEN, DOUBLED, TRIPLED = 0, 1, 2


def combat(rules: Rules, case: Combat) -> Flow[Resolution]:
    """7. Combat, end to end. 12.2 Three dice: both totals, then the winner's losses; 1.3 all six-sided."""
    refuse(combat_faults(rules, case))
    # 7.3  Both sides add up their CF.
    # 7.4  CF across rivers are divided unit by unit, the sum rounded down.
    attack = attacking_cf(rules, case.attackers)
    defence = sum(unit.cf for unit in case.defenders)
    # 7.5-7.12  Die modifiers of both sides, then 7.14 both roll.
    attacker, defender = modifiers(rules, case, attack, defence)
    winner, margin = yield from call(contest, tuple(attacker.entries), tuple(defender.entries))
    # 7.16  The winner's losses are rolled; 7.17 and 7.18 give the rest.
    code = yield from consult(
        rules.chart("winner-casualties"),
        "loss",
        rules.tally("winner-casualties"),
        rules.cite("7.16"),
        message("ask-winner-casualties", side=winner),
    )
    won, lost = losses(rules, leading_number(code), margin, min(attack, defence))
    events: list[Event] = [Found("", rules.cite("7.14"), what="winner", value=winner)]
    if winner == "defender":
        # 7.24  A beaten attacker stays where he is.
        events += suffer(rules, "defender", won, defence)
        events += suffer(rules, "attacker", lost, sum(unit.cf for unit in case.attackers))
        return Resolution((*events, HexHeld("defender", rules.cite("7.24"))))
    events += suffer(rules, "attacker", won, sum(unit.cf for unit in case.attackers))
    gone = yield from retreat(rules, case, margin, lost, events)
    if not gone:
        return Resolution((*events, HexHeld("defender", rules.cite("7.22"))))
    yield from advance(rules, case, margin, events)
    return Resolution(tuple(events))


def combat_faults(rules: Rules, case: Combat) -> Refusals:
    """What may not be attacked or committed at all."""
    for unit in case.attackers:
        yield from supply_faults(rules, unit.id, cut_off=unit.out_of_supply)
    cut_off = all(unit.out_of_supply for unit in case.defenders)
    for support in case.defender_support:
        yield from supply_faults(rules, support.id, cut_off=cut_off, support=support.kind)
    for supports in (case.attacker_support, case.defender_support):
        yield from air_faults(rules, supports, case.weather)
    # 7.5  Less than 1:3 is no attack.
    attack, defence = attacking_cf(rules, case.attackers), sum(unit.cf for unit in case.defenders)
    if ratio_column(rules, attack, defence) is None:
        yield rules.forbid(
            "refuse-ratio-too-low", "7.5", "remedy-more-attackers", attack=attack, defence=defence
        )


def supply_faults(rules: Rules, unit: str, *, cut_off: bool, support: str = "") -> Refusals:
    """9.2  Units out of supply may not attack, and those who all are get no support but from the air."""
    if cut_off and not support:
        yield rules.forbid("refuse-attack-out-of-supply", "9.2", "remedy-leave-out", unit=unit)
    if cut_off and support == "artillery":
        yield rules.forbid("refuse-support-without-supply", "9.2", "remedy-leave-out", unit=unit)


def air_faults(rules: Rules, supports: Iterable[Support], weather: Weather) -> Refusals:
    """6.3  Two air units a side, none in bad weather."""
    flying, most = [s for s in supports if s.kind == "air"], rules.number("combat.most-air")
    if flying and weather in rules.listed("combat.no-air-weather"):
        unit = flying[0].id
        yield rules.forbid("refuse-air-in-weather", "6.3", "remedy-leave-out", unit=unit, weather=weather)
    if len(flying) > most:
        yield rules.forbid("refuse-too-much-air", "6.3", most=most)


def attacking_cf(rules: Rules, attackers: Iterable[Attacker]) -> int:
    """7.4 and 2.8  The attacker's modified CF: rivers divide, bridge or not."""
    total: int | Fraction = 0
    for unit in attackers:
        across = RIVER.get(unit.across)
        total += unit.cf if across is None else unit.cf * rules.factor("combat-ratio", across)
    return floor(total)


def ratio_column(rules: Rules, attack: int, defence: int) -> str | None:
    """7.5  The highest printed ratio that the true one reaches; None below the lowest."""
    return highest_reached(rules.chart("combat-ratio").column_ids, attack, defence)


def modifiers(rules: Rules, case: Combat, attack: int, defence: int) -> tuple[Tally, Tally]:
    """The tallies of attacker and defender."""
    attacker, defender = rules.tally("combat-ratio"), rules.tally("combat-ratio")
    for across in sorted({unit.across for unit in case.attackers} & set(RIVER)):
        attacker.add(RIVER[across])
    # 7.5  Ratio.
    column = ratio_column(rules, attack, defence)
    assert column is not None  # refused before
    attacker.add("ratio", times=int(rules.chart("combat-ratio").at("DM", column)))
    # 7.6 and 2.7  Terrain, the best of the hex; 2.3 swamp is clear once frozen.
    terrain = ground(rules, case)
    defender.add("terrain", times=int(rules.chart("terrain-dm").at("DM", terrain)))
    # 7.7  Efficiency of the bulk of each side.
    better = efficiency(rules, case.attackers) - efficiency(rules, case.defenders)
    attacker.add("efficiency", times=max(0, better))
    defender.add("efficiency", times=max(0, -better))
    # 7.9 and 6.1  Support.
    add_support(attacker, case.attacker_support)
    add_support(defender, case.defender_support)
    # 7.10  Shock of tanks in the open.
    opposed = any(unit.kind in ("tank", "anti-tank") for unit in case.defenders)
    attacker.add_if(
        terrain == "clear" and not opposed and any(u.kind == "tank" for u in case.attackers), "shock"
    )
    # 7.11  Every German roll of the late turns.
    if case.turn >= rules.number("turns.late-from"):
        (attacker if case.attacker == "german" else defender).add("late-german")
    # 7.12, 7.13  Hexes with attacking units.
    hexes = len({unit.from_hex for unit in case.attackers})
    enveloping = rules.chart("enveloping-attack")
    if any(row.holds(hexes, "dm") for row in enveloping.rows):
        attacker.add("envelopment", times=int(enveloping.read("dm", hexes)))
    # 4.5  Out of command.  10.2  Heavy rain.
    attacker.add_if(any(unit.out_of_command for unit in case.attackers), "out-of-command")
    attacker.add_if(case.weather == "heavy-rain", "heavy-rain")
    return attacker, defender


def ground(rules: Rules, case: Combat) -> str:
    """2.3  The terrain that counts: swamp freezes."""
    frozen = case.terrain == "swamp" and case.turn >= rules.number("turns.frozen-from")
    return "clear" if frozen else case.terrain


def efficiency(rules: Rules, units: Iterable[Attacker | Defender]) -> int:
    """7.8  The efficiency with most CF behind it; 8.2 one lower for units out of supply."""
    behind: dict[int, int] = {}
    for unit in units:
        value = unit.efficiency
        if unit.out_of_supply:
            value = max(
                rules.number("supply.lowest-efficiency"), value - rules.number("supply.efficiency-loss")
            )
        behind[value] = behind.get(value, 0) + unit.cf
    return max(behind, key=lambda value: (behind[value], value))


def add_support(tally: Tally, supports: Iterable[Support]) -> None:
    """7.9  Artillery adds its value, air one each."""
    artillery = sum(s.value for s in supports if s.kind == "artillery")
    tally.add("support.artillery", times=artillery)
    tally.add("support.air", times=sum(s.kind == "air" for s in supports))


def contest(rules: Rules, attacker: tuple[Entry, ...], defender: tuple[Entry, ...]) -> Flow[tuple[str, int]]:
    """7.14  Both roll: who wins, and how badly the other is beaten."""
    attack, defence = rules.tally("combat-ratio", attacker), rules.tally("combat-ratio", defender)
    rule = rules.cite("7.14")
    first = yield from roll(D6, rule, message("ask-combat-attacker"), attack)
    # 7.15  Totals below 1 count as 1; a tie is the defender's.
    lowest = rules.number("combat.lowest-total")
    attacking = max(lowest, first + attack.total)
    wins = at_least(attacking if attacking > lowest else -(10**6), "defence-wins", "attack-wins")
    ask = message("ask-combat-defender")
    second = yield from roll(D6, rule, ask, defence, bands=wins, against=attacking)
    defending = max(lowest, second + defence.total)
    winner = "attacker" if attacking > defending else "defender"
    high, low = max(attacking, defending), min(attacking, defending)
    # 7.17  Double and triple.
    if high >= low * rules.number("combat.triple"):
        return winner, TRIPLED
    return winner, DOUBLED if high >= low * rules.number("combat.double") else BEATEN


def losses(rules: Rules, rolled: int, margin: int, smaller: int) -> tuple[int, int]:
    """7.16-7.18  CF lost by winner and loser."""
    extra = rules.chart("loser-extra-casualties")
    loser = rolled + leading_number(extra.at("base", "extra"))
    if margin != BEATEN:
        loser += leading_number(extra.at("triple" if margin == TRIPLED else "double", "extra"))
    # 7.18  By the size of the smaller side; above the last band as the last.
    size = rules.chart("casualties-by-size")
    last = size.rows[-1]
    counted = smaller if last.max is None else min(smaller, last.max)
    by_size = 0
    if any(row.holds(counted, "extra") for row in size.rows):
        by_size = leading_number(size.read("extra", counted))
    return rolled + by_size, loser + by_size


def suffer(rules: Rules, side: str, lost: int, cf: int) -> list[Event]:
    """Losses of one side, never more than it has; 7.20 support units have no part in them."""
    lost = min(lost, cf)
    events: list[Event] = []
    if lost:
        events.append(LostStrength(side, rules.cite("7.17"), "combat", points=lost))
    if lost == cf:
        events.append(Eliminated(side, rules.cite("7.19"), "combat"))
    return events


def retreat(rules: Rules, case: Combat, margin: int, lost: int, events: list[Event]) -> Flow[bool]:
    """7.21-7.23  The beaten defender goes, or refuses to; adds to `events`, says whether the hex is empty."""
    cf = sum(unit.cf for unit in case.defenders)
    if lost >= cf:
        events += suffer(rules, "defender", lost, cf)
        return True
    hexes = rules.number("combat.retreat" if margin == BEATEN else "combat.retreat-beaten-double")
    # 7.22  A single hex may be refused in good ground for one CF more.
    if hexes == rules.number("combat.retreat") and may_decline(rules, case):
        answer = yield from choose("defender.decline", "defender", ("no", "yes"), rules.cite("7.22"))
        if answer == "yes":
            events += suffer(rules, "defender", lost + rules.number("combat.decline-cost"), cf)
            return lost + rules.number("combat.decline-cost") >= cf
    return go_back(rules, case, hexes, lost, events)


def go_back(rules: Rules, case: Combat, hexes: int, lost: int, events: list[Event]) -> bool:
    """7.21, 7.23  The retreat itself, of each unit as far as it can make it."""
    cf = sum(unit.cf for unit in case.defenders)
    # 13.2  Static units stand where they are, whatever happens.
    way = {unit.id: min(hexes, case.retreat_open, unit.retreat_open) for unit in case.defenders}
    going = [unit for unit in case.defenders if not unit.stands]
    # 7.23  Units out of supply with no way out at all are eliminated.
    caught = [unit for unit in going if unit.out_of_supply and not way[unit.id]]
    going = [unit for unit in going if unit not in caught]
    # 7.23  Every hex that it cannot make costs a retreating unit 1 CF.
    blocked = {unit.id: (hexes - way[unit.id]) * rules.number("combat.blocked-hex-cost") for unit in going}
    pays = {unit.id: min(blocked[unit.id], unit.cf) for unit in going if blocked[unit.id]}
    staying = sum(unit.cf for unit in case.defenders if unit not in caught)
    if staying and lost + sum(pays.values()) >= staying:
        events += suffer(rules, "defender", cf, cf)
        return True
    events += suffer(rules, "defender", lost, cf)
    events += [Eliminated(unit.id, rules.cite("7.23"), "combat") for unit in caught]
    events += [LostStrength(id, rules.cite("7.23"), "combat", points=cost) for id, cost in pays.items()]
    farthest = max((way[unit.id] for unit in going), default=0)
    if farthest:
        events.append(Retreated("defender", rules.cite("7.21"), "combat", hexes=farthest))
    left = [unit for unit in case.defenders if unit not in caught]
    return not any(unit.stands or not way[unit.id] for unit in left)


def may_decline(rules: Rules, case: Combat) -> bool:
    """7.22  Towns; wood and swamp with the best troops; 13.2 static units have no retreat to refuse."""
    if all(unit.stands for unit in case.defenders):
        return False
    terrain = ground(rules, case)
    stubborn = efficiency(rules, case.defenders) >= rules.number("combat.decline-efficiency")
    return terrain in rules.listed("combat.decline-towns") or (
        stubborn and terrain in rules.listed("combat.decline-with-efficiency")
    )


def advance(rules: Rules, case: Combat, margin: int, events: list[Event]) -> Flow[None]:
    """7.25  Into the empty hex, if the attacker wants to and anyone is left."""
    rule = rules.cite("7.25")
    if any(isinstance(event, Eliminated) and event.unit == "attacker" for event in events):
        events.append(HexHeld("nobody", rule))
        return
    if (yield from choose("attacker.advance", "attacker", ("yes", "no"), rule)) == "no":
        events.append(HexHeld("nobody", rule))
        return
    events.append(Advanced("attacker", rule, "combat"))
    mobile = any(unit.kind in rules.listed("combat.mobile") for unit in case.attackers)
    if margin != BEATEN and mobile:
        events.append(Found("attacker", rule, what="exploitation", value=rules.number("combat.exploitation")))
    events.append(HexHeld("attacker", rule))
