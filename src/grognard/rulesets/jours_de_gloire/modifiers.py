"""7.8-7.16  The modifiers of a shock or charge."""

from __future__ import annotations

from grognard.core.ratios import highest_reached
from grognard.core.rules import Rules
from grognard.core.tally import Tally
from grognard.rulesets.jours_de_gloire.counters import Unit, cohesion, strength
from grognard.rulesets.jours_de_gloire.fights import Fight, Party, has_no_rear, is_square
from grognard.rulesets.jours_de_gloire.ground import Ground, has_six_fronts, has_work, shock_ground


def shock_tally(rules: Rules, fight: Fight, riders: tuple[str, ...]) -> Tally:
    """7.8  Every modifier of one shock; `riders` have counter-charged."""
    tally = rules.tally("shock-charge")
    defenders = tuple(fighter.unit for fighter in fight.defenders)
    # 7.9  Odds.
    tally.add("odds", times=odds_modifier(rules, fight.units, defenders))
    # 7.10  The best cohesion of either side.
    best = max(cohesion(rules, unit) for unit in fight.units)
    tally.add("cohesion", times=best - max(cohesion(rules, unit) for unit in defenders))
    # Terrain.
    add_terrain(rules, tally, fight)
    # 7.11, 7.12  A routed defender, or where he is attacked from.
    if all(unit.state == "routed" for unit in defenders):
        tally.add("defender.routed")
    elif not has_no_rear(rules, fight):
        # 7.33  Who counter-charges has turned to face the charge.
        arcs = {"front" if riders and party.charging else party.arc for party in fight.parties}
        tally.add_if(arcs == {"rear"}, "defender.rear")
        tally.add_if(arcs == {"front", "rear"}, "defender.front-and-rear")
    # 7.13  An attacker's exposed rear; in a town or castle no unit has one.
    tally.add_if(
        any(party.exposed and not has_six_fronts(rules, party.terrain) for party in fight.parties),
        "attacker.rear-exposed",
    )
    add_cavalry(tally, fight, [unit for unit in defenders if unit.id in riders])
    return tally


def odds_modifier(rules: Rules, attackers: tuple[Unit, ...], defenders: tuple[Unit, ...]) -> int:
    """7.9  What the odds add to the roll."""
    return int(rules.chart("odds").at(odds_row(rules, attackers, defenders), "modifier"))


def odds_row(rules: Rules, attackers: tuple[Unit, ...], defenders: tuple[Unit, ...]) -> str:
    """7.9  The best printed odds that are not better than the true ones; the last row is open below."""
    rows = tuple(row.id for row in rules.chart("odds").rows)
    reached = highest_reached(rows, shock_strength(rules, attackers), shock_strength(rules, defenders))
    return reached or rows[-1]


def shock_strength(rules: Rules, units: tuple[Unit, ...]) -> int:
    """7.9  The SP of a side; a battery counts one."""
    guns = rules.number("shock.artillery-strength")
    return sum(guns if unit.is_artillery else strength(rules, unit) for unit in units)


def add_terrain(rules: Rules, tally: Tally, fight: Fight) -> None:
    """2.6  The worst crossing, taken once, and note [b]."""
    # 2.7  Cavalry caught in a town or castle by an attack with infantry in it.
    caught = (
        has_six_fronts(rules, fight.terrain)
        and any(fighter.unit.is_cavalry for fighter in fight.defenders)
        and any(unit.arm == "infantry" for unit in fight.units)
    )
    bonus = tally.chart.by_modifier["terrain.cavalry-in-town"].value

    def worth(ground: Ground) -> int:
        within = bonus if caught and not ground.inside_ignored else ground.terrain
        return within + ground.hexside + ground.level

    # 2.6  Over different hexsides the worst of them counts.
    worst = min((crossing(rules, fight, party) for party in fight.parties), key=worth)
    if caught and not worst.inside_ignored:
        tally.add("terrain.cavalry-in-town")
    else:
        tally.add("terrain", times=worst.terrain)
    tally.add("terrain.hexside", times=worst.hexside)
    tally.add("terrain.level", times=worst.level)
    # 2.5, 2.7  -1 for attackers out of a town or castle, unless they come out of a work.
    tally.add_if(any(leaves_town(rules, party) for party in fight.parties), "terrain.six-fronts")


def crossing(rules: Rules, fight: Fight, party: Party) -> Ground:
    return shock_ground(rules, fight.terrain, party.hexside, party.outward, party.climb)


def leaves_town(rules: Rules, party: Party) -> bool:
    """2.7  Note [b], which 2.5 a work about the town shuts out."""
    out_of_a_work = party.outward and has_work(rules, party.hexside)
    return has_six_fronts(rules, party.terrain) and not out_of_a_work


def add_cavalry(tally: Tally, fight: Fight, riders: list[Unit]) -> None:
    """7.14-7.16  Cavalry with and without a charge, squares, counter-charges."""
    square = is_square(fight)
    chargers = [fighter.unit for fighter in fight.chargers]
    # 7.14  All cavalry and none of it charges.
    tally.add_if(not chargers and all(unit.is_cavalry for unit in fight.units), "cavalry.no-charge")
    # 7.15  A charge, 1.5 heavy or not, which a square turns into its opposite.
    if chargers and square:
        tally.add("charge.against-square")
    elif chargers:
        heavy = any(unit.arm == "heavy-cavalry" for unit in chargers)
        tally.add("charge.heavy" if heavy else "charge.light")
    tally.add_if(square and all(unit.arm == "infantry" for unit in fight.units), "infantry-against-square")
    # 7.16  A counter-charge.
    if riders:
        heavy = any(unit.arm == "heavy-cavalry" for unit in riders)
        tally.add("counter-charge.heavy" if heavy else "counter-charge.light")
