"""14.4. The reserve is sent in: a leader's units go at the quick step, once, without a check."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.plane import INCH, distance, unpacked
from grognard.rulesets.liberators import maneuver
from grognard.rulesets.liberators.play.command import check_case, is_unchecked
from grognard.rulesets.liberators.play.field import field
from grognard.rulesets.liberators.play.roster import roster
from grognard.rulesets.liberators.play.specials import specials
from grognard.rulesets.liberators.special_rules import Reserve

RESERVE, QUICK_STEP, RULE = "reserve", "Quick Step", "14.4"


def orders(battle: Battle) -> Iterator[Order]:
    """14.4  The release of a reserve, where it is open."""
    for rule in specials(battle.scenario, Reserve):
        units = tuple(held_back(battle, rule.leader))
        if units and may_release(battle, rule):
            yield Order("check", units, by=rule.leader, option=RESERVE)


def held_back(battle: Battle, leader: str) -> list[str]:
    """His troops in good order who have not checked."""
    here, listed = field(battle), roster(battle.scenario)
    own = [id for id in here.of(battle.step.active) if listed.leader_of(id) == leader and here.is_steady(id)]
    return [id for id in own if is_unchecked(here.bodies[id])]


def may_release(battle: Battle, rule: Reserve) -> bool:
    """From its turn on, not yet used, and the one who sends it in near enough."""
    here = field(battle)
    if battle.state.turn < rule.from_turn or battle.state.number(f"released.{rule.leader}"):
        return False
    if any(one not in here.leaders for one in (rule.leader, rule.by)):
        return False
    ends = (unpacked(here.leaders[one].at) for one in (rule.leader, rule.by))
    return distance(*ends) <= rule.within * INCH


def check(battle: Battle, order: Order) -> None:
    """Only as it is listed: all of them together."""
    if order not in orders(battle):
        raise battle.rules.forbid("refuse-reserve", RULE, leader=order.by or "-")


def release(battle: Battle, order: Order) -> Iterator[ev.Found]:
    """What a check would have found, without one."""
    cite = battle.rules.cite(RULE)
    case = check_case(battle, order.units, order.by)
    battle.emit(ev.TrackSet("", cite, what=f"released.{order.by}", value=1))
    for unit in case.troops:
        yield ev.Found(unit.id, cite, RESERVE, what="result", value=QUICK_STEP)
        for event in maneuver.troop_effects(battle.rules, unit, QUICK_STEP, 0):
            assert isinstance(event, ev.Found)
            yield event
