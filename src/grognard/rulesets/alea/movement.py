"""2. Terrain and 5. movement: what one step costs, and what is left for the next."""

from __future__ import annotations

import re
from math import ceil

from grognard.core.errors import IllegalOrder
from grognard.core.events import Event, Found
from grognard.core.legality import Refusals, refuse
from grognard.core.procedure import Flow, Resolution
from grognard.core.rules import Rules
from grognard.rulesets.alea.cases import StepCost
from grognard.rulesets.alea.counters import FORMATIONS, Counter, admit
from grognard.rulesets.alea.terrain import features, terrain_code, terrain_row

#: Ground and hexsides that no road leads across.
ROADLESS = ("sea", "river", "impassable-slope")


def step_cost(rules: Rules, case: StepCost) -> Flow[Resolution]:
    """2. and 5. The movement points of one step; nothing is rolled."""
    yield from ()
    counter = case.counter
    admit(rules, (counter,))
    may_step(rules, case)
    # 2.4  The ground, 5.9 turning, 5.12 the enemy's zone, 2.25 mounting again, 5.4 the change of formation.
    cost = ground_cost(rules, case) + turning_cost(rules, case)
    if case.leaves_zoc and not is_nimble(counter):
        cost += rules.number("movement.zoc-exit")
    if case.dismounted:
        cost += rules.number("movement.remount")
    if case.change != "none":
        cost += change_cost(rules, case)
    # 5.1, 5.5  The allowance must cover it.
    mp = allowance(rules, case)
    left = mp - case.spent - cost
    if left < 0:
        raise rules.forbid(
            "refuse-no-mp", "5.5", unit=counter.id, cost=cost, allowance=mp, left=max(0, mp - case.spent)
        )
    cite = rules.cite("2.4")
    events: list[Event] = [
        Found("", cite, "step-cost", what="MP", value=cost),
        Found("", rules.cite("5.1"), "step-cost", what="allowance", value=mp),
        Found("", rules.cite("5.5"), "step-cost", what="left", value=left),
    ]
    # 5.9  A square goes one hex.
    if counter.formation == "square":
        hexes = rules.number("movement.square-hexes")
        events.append(Found("", rules.cite("5.9"), "step-cost", what="hexes at most", value=hexes))
    return Resolution(tuple(events))


def may_step(rules: Rules, case: StepCost) -> None:
    """4.5, 4.7, 5.3, 5.9, 5.13  Refuse steps that no movement points can buy."""
    counter = case.counter
    # 5.3  Deployed guns stay.
    if counter.formation == "deployed":
        raise rules.forbid("refuse-guns-deployed", "5.3", remedy="remedy-limber", unit=counter.id)
    # 5.9  A square does not turn.
    if counter.formation == "square" and case.turns:
        raise rules.forbid("refuse-square-turns", "5.9", unit=counter.id)
    # 4.5-4.7  Only an Attack order leads up to the enemy.
    if case.next_to_enemy and counter.order == "maneuver":
        raise rules.forbid("refuse-maneuver-contact", "4.5", remedy="remedy-attack-order", unit=counter.id)
    if case.next_to_enemy and counter.order == "hold" and not case.began_adjacent:
        raise rules.forbid("refuse-hold-contact", "4.7", remedy="remedy-attack-order", unit=counter.id)
    # 5.13  From zone to zone.
    if case.leaves_zoc and case.enters_zoc and counter.order != "attack" and not is_nimble(counter):
        raise rules.forbid("refuse-zoc-to-zoc", "5.13", remedy="remedy-attack-order", unit=counter.id)


def is_nimble(counter: Counter) -> bool:
    """5.12  Light cavalry and guerrillas slip out of zones of control."""
    return counter.formation == "guerrilla" or (counter.arm == "cavalry" and counter.cls == "light")


def ground_cost(rules: Rules, case: StepCost) -> int:
    """2. The hex entered and the hexside crossed."""
    counter, maneuver = case.counter, case.counter.order == "maneuver"
    sides = features(case.water, case.slope)
    grounds = (case.terrain, *sides)
    for ground in grounds:
        terrain_row(rules, ground)
    # 2.12  Along a road a counter with a Maneuver order pays one point a hex.
    if case.road and maneuver:
        blocked = [ground for ground in grounds if ground in ROADLESS]
        if not blocked:
            return rules.number("movement.on-road")
        return rules.number("movement.on-road") + sum(side_cost(rules, case, side) for side in blocked)
    # 2.10  Prohibited ground.
    figure = open_cost(rules, case.terrain, counter)
    # 2.8  Letter D, in the hex or going down into it.
    eased = maneuver and not case.occupied
    if eased and any("D" in cell(rules, ground, counter)[1] for ground in grounds):
        figure = rules.number("movement.privileged")
    return figure + sum(side_cost(rules, case, side) for side in sides)


def side_cost(rules: Rules, case: StepCost, side: str) -> int:
    """2.10  What a hexside adds; letter F waives it with a Maneuver order."""
    figure = open_cost(rules, side, case.counter)
    _figure, letters = cell(rules, side, case.counter)
    return 0 if "F" in letters and case.counter.order == "maneuver" else figure


def open_cost(rules: Rules, ground: str, counter: Counter) -> int:
    """2.10  The figure of ground or of a hexside; refused where it is prohibited."""
    figure, _letters = cell(rules, ground, counter)
    if figure is None:
        raise rules.forbid("refuse-prohibited", "2.10", unit=counter.id, terrain=ground)
    return figure


def cell(rules: Rules, ground: str, counter: Counter) -> tuple[int | None, tuple[str, ...]]:
    """A movement cell as a figure, None where prohibited, and its letters: "2 (D) (H)" is 2 and D, H."""
    text = terrain_code(rules, ground, counter.arm)
    letters = tuple(re.findall(r"\(([A-Z])\)", text))
    figure = re.match(r"\+?(\d+)", text)
    if text.startswith(rules.fact("terrain.prohibited")):
        return None, letters
    return int(figure[1]) if figure else 0, letters


def turning_cost(rules: Rules, case: StepCost) -> int:
    """5.9  Guerrillas turn for nothing."""
    return 0 if case.counter.formation == "guerrilla" else case.turns * rules.number("movement.turn")


def change_cost(rules: Rules, case: StepCost) -> int:
    """5.4  A change of formation in the hex entered."""
    refuse(change_faults(rules, case))
    arm, formation = case.counter.arm, case.counter.formation
    column = "mp" if arm == "artillery" else formation
    return int(rules.chart(f"formation-change-{arm}").at(case.change, column))


def change_faults(rules: Rules, case: StepCost) -> Refusals:
    """1.13, 1.14, 2.9, 5.4, 8.6  What forbids a change of formation."""
    counter, change = case.counter, case.change
    # 1.13, 1.14  Formations of the arm and the class.
    if change not in FORMATIONS[counter.arm]:
        yield foreign_formation(rules, counter.id, change)
    if change == "guerrilla" and counter.cls != "light":
        yield rules.forbid("refuse-formation-class", "1.14", unit=counter.id)
    # 5.4  Next to an enemy no line spreads out; guns limber before a step, not after it.
    if case.next_to_enemy and (counter.formation, change) == ("normal", "guerrilla"):
        yield rules.forbid("refuse-change-near-enemy", "5.4", unit=counter.id)
    # 2.9  Guns that may not deploy here.
    if change == "deployed" and "E" in cell(rules, case.terrain, counter)[1]:
        yield rules.forbid("refuse-deploy-here", "2.9", unit=counter.id)
    # 1.14, 8.6  Squares need open ground and order.
    if change == "square":
        if terrain_code(rules, case.terrain, "stack-square") == rules.fact("terrain.no-square"):
            yield rules.forbid("refuse-square-here", "1.14", unit=counter.id, terrain=case.terrain)
        if counter.state != "normal":
            yield rules.forbid("refuse-square-disorder", "8.6", unit=counter.id)
    # 5.4  Whoever is formed so changes nothing.
    if change == counter.formation:
        yield rules.forbid("refuse-same-formation", "5.4", unit=counter.id)


def foreign_formation(rules: Rules, unit: str, formation: str) -> IllegalOrder:
    """1.13  A formation that the arm does not have."""
    return rules.forbid("refuse-formation-arm", "1.13", unit=unit, formation=formation)


def allowance(rules: Rules, case: StepCost) -> int:
    """5.1, 5.2, 4.7, 2.13  The movement points of a counter in this move."""
    counter = case.counter
    # 5.1  By arm, formation and army.
    army = case.serves if counter.nation == "swiss" else counter.nation
    column = rules.fact("movement.column").get(army)
    printed = rules.chart("movement-factors").at(movement_row(rules, counter), column) if column else ""
    if not printed.isdecimal():
        raise rules.forbid("refuse-no-allowance", "5.1", unit=counter.id, nation=counter.nation)
    mp = int(printed)
    # 5.2, 4.7  Disorder and Hold take half of it; 5.19, 8.17 who runs away runs in full.
    if counter.state == "disorganized":
        mp = ceil(mp * rules.fraction("order.disorganized-share"))
    if counter.order == "hold" and counter.state not in ("defeated", "fleeing"):
        mp = ceil(mp * rules.fraction("order.hold-share"))
    # 2.13, 2.14  The road helps a counter that stays on it, far from the enemy.
    if case.whole_road and counter.order == "maneuver" and not case.enemy_near:
        mp += rules.number("movement.road-bonus-all" if case.whole_maneuver else "movement.road-bonus")
    return mp


def movement_row(rules: Rules, counter: Counter) -> str:
    """5.1  The line of the movement table; an edition may lack the more special one."""
    special = {
        "infantry": counter.formation,
        "cavalry": "heavy" if counter.cls == "heavy" else counter.formation,
        "artillery": "horse" if counter.horse else "",
    }[counter.arm]
    row = f"{counter.arm}-{special}"
    return row if rules.chart("movement-factors").has_row(row) else counter.arm
