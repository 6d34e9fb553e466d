"""7B. Charge: whether it may be made, and the square against it."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.events import Found, MarkerPlaced
from grognard.core.legality import Refusals, refuse
from grognard.core.procedure import Flow, Resolution, call
from grognard.core.remember import once_for_each_case
from grognard.core.rules import Rules
from grognard.rulesets.jours_de_gloire.attacks import fight_faults
from grognard.rulesets.jours_de_gloire.cases import Charge, ChargingHex, DefendingHex, Square
from grognard.rulesets.jours_de_gloire.cohesion import passes
from grognard.rulesets.jours_de_gloire.counters import Counter
from grognard.rulesets.jours_de_gloire.fights import Fight, fight_over, parties_of
from grognard.rulesets.jours_de_gloire.ground import WATER, bars_charge, entry_faults, is_open_water
from grognard.rulesets.jours_de_gloire.shock import resolve
from grognard.rulesets.jours_de_gloire.weather import dark_faults, sky_faults


def charge(rules: Rules, case: Charge) -> Flow[Resolution]:
    """7B. A charge, end to end: its movement, the answers to it, the shock and the pursuit."""
    return (yield from resolve(rules, charged(rules, case)))


@once_for_each_case
def charged(rules: Rules, case: Charge) -> Fight:
    """The fight that a charge leads to, or the reason why it may not be."""
    refuse(charge_faults(rules, case))
    # 7.31  One try to form square an activation.
    fight = fight_over(case.defence, parties_of(case.attackers), case.beyond, case.open_ended)
    return replace(fight, reserve=case.reserve, may_square=not case.square_tried)


def charge_faults(rules: Rules, case: Charge) -> Refusals:
    """What stands against a charge, as a case has it."""
    defended = (case.defence, case.beyond, case.reserve)
    yield from fight_faults(rules, case.attackers, defended, case.adjacent)
    yield from dark_faults(rules, night=case.night, charges=True)
    yield from sky_faults(rules, mud=case.mud, charges=True)
    # 7.30  One unit at least must charge; the others join in.
    chargers = [hex for hex in case.attackers if hex.charging]
    if not chargers:
        yield rules.forbid("refuse-nobody-charges", "7.30", "remedy-plain-shock")
    for hex in chargers:
        for unit in hex.units:
            yield from ride_faults(rules, unit, hex)
        yield from going_faults(rules, hex, case.defence)


def ride_faults(rules: Rules, rider: Counter, way: ChargingHex | None = None) -> Refusals:
    """7.29  Who does not charge, and what way is no charge."""
    if not rider.is_cavalry:
        yield rules.forbid("refuse-only-cavalry-charges", "7.29", "remedy-not-charging", unit=rider.id)
    if way is None:
        return
    least = rules.number("charge.least-hexes")
    if way.hexes < least:
        yield rules.forbid(
            "refuse-charge-too-short", "7.29", "remedy-not-charging", unit=rider.id, least=least
        )
    if not way.straight:
        yield rules.forbid("refuse-charge-crooked", "7.29", "remedy-not-charging", unit=rider.id)
    if way.through_guns:
        yield rules.forbid("refuse-charge-through-guns", "7.29", "remedy-not-charging", unit=rider.id)


def going_faults(rules: Rules, way: ChargingHex, defence: DefendingHex) -> Refusals:
    """2.10  Nothing marked [e] from, through or into; no water either."""
    unit = way.units[0].id
    terrains, hexsides = (way.terrain, *way.through, defence.terrain), (way.hexside, way.over)
    if bars_charge(rules, terrains, hexsides):
        yield rules.forbid("refuse-charge-terrain", "2.10", "remedy-plain-shock", unit=unit)
    wet = WATER in terrains or any(is_open_water(side) for side in hexsides)
    rows = (WATER,) if wet else ()
    yield from entry_faults(rules, rows, "cavalry", "refuse-charge-water", "remedy-plain-shock", unit=unit)


def square(rules: Rules, case: Square) -> Flow[Resolution]:
    """7.31, 7.32, 5.13  Forming square, before a charge or as a move."""
    unit = case.unit
    refuse(square_faults(rules, case))
    formed = MarkerPlaced(unit.id, rules.cite("7.31"), "square", marker="square")
    # 5.13  As its whole move: no test.
    if case.occasion == "movement":
        return Resolution((replace(formed, rule=rules.cite("5.13")),))
    # 7.31  A cohesion test; failing costs nothing more.
    passed = yield from call(passes, unit, "7.31")
    found = Found(unit.id, rules.cite("7.31"), "square", what="test", value="passed" if passed else "failed")
    return Resolution((formed, found) if passed else (found,))


def square_faults(rules: Rules, case: Square) -> Refusals:
    """Who may not form square."""
    unit = case.unit
    # 1.10  Squares are for infantry.
    if unit.arm != "infantry":
        yield rules.forbid("refuse-square-arm", "1.10", unit=unit.id)
    if unit.square:
        yield rules.forbid("refuse-square-already", "7.31", unit=unit.id)
    # 2.10, 7.31  Not in terrain that bars charges.
    if bars_charge(rules, (case.terrain,)):
        rule = "5.13" if case.occasion == "movement" else "7.31"
        yield rules.forbid("refuse-square-terrain", rule, unit=unit.id)
    # 5.13  As a move, in any state but rout.
    if case.occasion == "movement":
        if unit.state == "routed":
            yield rules.forbid("refuse-square-routed", "5.13", unit=unit.id)
        return
    # 7.31, 7.32  Before a charge: in good order, from the front, once.
    if unit.state != "good-order":
        yield rules.forbid("refuse-square-disorder", "7.31", unit=unit.id)
    if case.arc == "rear":
        yield rules.forbid("refuse-square-rear", "7.32", unit=unit.id)
    if case.tried:
        yield rules.forbid("refuse-square-twice", "7.31", unit=unit.id)
