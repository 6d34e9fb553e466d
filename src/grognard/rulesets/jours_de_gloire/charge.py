"""7B. Charge: whether it may be made, and the square against it."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.events import Found, MarkerPlaced
from grognard.core.procedure import Flow, Resolution, call
from grognard.core.remember import once_for_each_case
from grognard.core.rules import Rules
from grognard.rulesets.jours_de_gloire.cases import Charge, ChargingHex, DefendingHex, Square
from grognard.rulesets.jours_de_gloire.cohesion import passes
from grognard.rulesets.jours_de_gloire.fights import Fight, fight_over, parties_of
from grognard.rulesets.jours_de_gloire.ground import bars_charge, is_open_water
from grognard.rulesets.jours_de_gloire.shock import refuse_forbidden, resolve


def charge(rules: Rules, case: Charge) -> Flow[Resolution]:
    """7B. A charge, end to end: its movement, the answers to it, the shock and the pursuit."""
    return (yield from resolve(rules, charged(rules, case)))


@once_for_each_case
def charged(rules: Rules, case: Charge) -> Fight:
    """The fight that a charge leads to, or the reason why it may not be."""
    refuse_forbidden(rules, case.attackers, (case.defence, case.beyond, case.reserve), case.adjacent)
    # 10.2, 10.3  Neither by night nor in mud.
    if case.night:
        raise rules.forbid("refuse-charge-by-night", "10.2", "remedy-plain-shock")
    if case.mud:
        raise rules.forbid("refuse-charge-in-mud", "10.3", "remedy-plain-shock")
    # 7.30  Somebody must charge; the others join in.
    chargers = [hex for hex in case.attackers if hex.charging]
    if not chargers:
        raise rules.forbid("refuse-nobody-charges", "7.30", "remedy-plain-shock")
    for hex in chargers:
        refuse_bad_charge(rules, hex, case.defence)
    # 7.31  One try to form square an activation.
    fight = fight_over(case.defence, parties_of(case.attackers), case.beyond, case.open_ended)
    return replace(fight, reserve=case.reserve, may_square=not case.square_tried)


def refuse_bad_charge(rules: Rules, hex: ChargingHex, defence: DefendingHex) -> None:
    """7.29, 2.10  What is no charge movement."""
    unit = hex.units[0].id
    # 7.29  Cavalry only.
    if not all(rider.is_cavalry for rider in hex.units):
        raise rules.forbid("refuse-only-cavalry-charges", "7.29", "remedy-not-charging", unit=unit)
    # 7.29  Far enough, straight, and through no guns.
    least = rules.number("charge.least-hexes")
    if hex.hexes < least:
        raise rules.forbid("refuse-charge-too-short", "7.29", "remedy-not-charging", unit=unit, least=least)
    if not hex.straight:
        raise rules.forbid("refuse-charge-crooked", "7.29", "remedy-not-charging", unit=unit)
    if hex.through_guns:
        raise rules.forbid("refuse-charge-through-guns", "7.29", "remedy-not-charging", unit=unit)
    # 2.10  Nothing marked [e] from, through or into; 2.2 no water.
    terrains = (hex.terrain, *hex.through, defence.terrain)
    hexsides = (hex.hexside, hex.over)
    if bars_charge(rules, terrains, hexsides):
        raise rules.forbid("refuse-charge-terrain", "2.10", "remedy-plain-shock", unit=unit)
    if "water" in terrains or any(is_open_water(side) for side in hexsides):
        raise rules.forbid("refuse-charge-water", "2.2", "remedy-plain-shock", unit=unit)


def square(rules: Rules, case: Square) -> Flow[Resolution]:
    """7.31, 7.32, 5.13  Forming square, before a charge or as a move."""
    unit = case.unit
    refuse_bad_square(rules, case)
    formed = MarkerPlaced(unit.id, rules.cite("7.31"), "square", marker="square")
    # 5.13  As its whole move: no test.
    if case.occasion == "movement":
        return Resolution((replace(formed, rule=rules.cite("5.13")),))
    # 7.31  A cohesion test; failing costs nothing more.
    passed = yield from call(passes, unit, "7.31")
    found = Found(unit.id, rules.cite("7.31"), "square", what="test", value="passed" if passed else "failed")
    return Resolution((formed, found) if passed else (found,))


def refuse_bad_square(rules: Rules, case: Square) -> None:
    """Who may not form square."""
    unit = case.unit
    # 1.10  Squares are for infantry.
    if unit.arm != "infantry":
        raise rules.forbid("refuse-square-arm", "1.10", unit=unit.id)
    if unit.square:
        raise rules.forbid("refuse-square-already", "7.31", unit=unit.id)
    # 2.10, 7.31  Not in terrain that bars charges.
    if bars_charge(rules, (case.terrain,)):
        rule = "5.13" if case.occasion == "movement" else "7.31"
        raise rules.forbid("refuse-square-terrain", rule, unit=unit.id)
    # 5.13  As a move, in any state but rout.
    if case.occasion == "movement":
        if unit.state == "routed":
            raise rules.forbid("refuse-square-routed", "5.13", unit=unit.id)
        return
    # 7.31, 7.32  Before a charge: in good order, from the front, once.
    if unit.state != "good-order":
        raise rules.forbid("refuse-square-disorder", "7.31", unit=unit.id)
    if case.arc == "rear":
        raise rules.forbid("refuse-square-rear", "7.32", unit=unit.id)
    if case.tried:
        raise rules.forbid("refuse-square-twice", "7.31", unit=unit.id)
