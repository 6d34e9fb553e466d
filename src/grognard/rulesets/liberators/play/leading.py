"""4.1, 4.5, 7.11, 14.4. Facts of command: what a leader is to one unit, and who is held back."""

from __future__ import annotations

from grognard.core.game.battle import Battle
from grognard.core.game.offers import Attachment
from grognard.core.game.order import Order
from grognard.rulesets.liberators.play import reserve
from grognard.rulesets.liberators.play.command import is_led
from grognard.rulesets.liberators.play.field import Field, field
from grognard.rulesets.liberators.play.pace import FULL, rate, rate_row
from grognard.rulesets.liberators.play.roster import roster
from grognard.rulesets.liberators.play.specials import specials
from grognard.rulesets.liberators.special_rules import Reserve


def attachment(battle: Battle, leader: str, unit: str) -> Attachment:
    """4.1, 4.5, 7.11  A point on every check and combat of the unit, and half the radius for the others.

    One leader brings it: whoever joins him brings nothing more.
    """
    here = field(battle)
    alone = all(other == leader for other in here.all_attached(unit))
    eased = here.bodies[unit].state != "good-order", charges(here, unit), is_charged(here, unit)
    near = here.rules.number("table.close-range")
    led = [id for id in here.of(here.side(leader)) if id != unit and is_led(battle, leader, id)]
    free = [id for id in led if here.gap(unit, id) > near]
    return Attachment(unit, sum(eased) if alone and unit in here.roster.troops else 0, len(free))


def attached_to(battle: Battle, leader: str) -> str:
    piece = field(battle).leaders.get(leader)
    return "" if piece is None else str(piece.marker("attached") or "")


def charges(here: Field, unit: str) -> bool:
    """7.1, 7.2  Whether a unit could charge somebody with a full move."""
    return any(can_reach(here, unit, foe) for foe in here.enemies(unit))


def is_charged(here: Field, unit: str) -> bool:
    """The same the other way round."""
    return any(can_reach(here, foe, unit) for foe in here.enemies(unit))


def can_reach(here: Field, id: str, target: str) -> bool:
    """7.1, 7.2  Troops in good order, formed for it, near enough: an upper bound."""
    piece = here.bodies[id]
    formed = here.is_steady(id) and piece.formation in here.rules.listed("charge.formations")
    return formed and here.is_within(
        id, target, rate(here.rules, rate_row(here, id, piece.formation), "open", FULL)
    )


def held_back(battle: Battle, unit: str) -> bool:
    """14.4  A unit that its leader has yet to bring up, in good order and not released."""
    own = roster(battle.scenario).leader_of(unit)
    rules = [rule for rule in specials(battle.scenario, Reserve) if rule.leader == own]
    released = any(battle.state.number(f"released.{rule.leader}") for rule in rules)
    return bool(rules) and not released and field(battle).is_steady(unit)


def is_release(battle: Battle, order: Order) -> bool:  # noqa: ARG001
    return order.verb == "check" and order.option == reserve.RESERVE
