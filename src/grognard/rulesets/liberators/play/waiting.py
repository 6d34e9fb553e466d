"""14.13. Orders to wait: units that keep off the enemy until it is time, or until somebody has come."""

from __future__ import annotations

from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle
from grognard.core.legality import Refusals
from grognard.plane import INCH
from grognard.rulesets.liberators.play.carried_away import bound
from grognard.rulesets.liberators.play.field import Field
from grognard.rulesets.liberators.play.set_up import WAITING
from grognard.rulesets.liberators.play.specials import specials
from grognard.rulesets.liberators.special_rules import Waiting

RULE = "14.13"


def waits(here: Field, id: str) -> Waiting | None:
    """The order by which a unit waits now; None for whoever is free to go at the enemy."""
    return here.battle.known(("waits", id), lambda: _waits(here, id))


def _waits(here: Field, id: str) -> Waiting | None:
    held = (rule for rule in specials(here.battle.scenario, Waiting) if id in rule.units)
    rule = next((rule for rule in held if not _is_over(here.battle, rule)), None)
    if rule is None or here.close_range(id) or id in bound(here.battle):
        return None
    return rule


def _is_over(battle: Battle, rule: Waiting) -> bool:
    """The turn has come, or those who were waited for."""
    has_come = any(battle.piece(id).fate != WAITING for id in rule.coming)
    return has_come or battle.state.turn >= rule.until


def clearance(here: Field, id: str) -> int:
    """5.6, 14.13  Thousandths that a unit keeps off every enemy as it moves: an inch; whoever waits keeps
    what he was told to, or what he has where that is less."""
    contact, rule = here.rules.number("table.contact"), waits(here, id)
    if rule is None:
        return contact
    has = min((here.gap(id, foe) for foe in here.enemies(id)), default=rule.within * INCH)
    return max(contact, min(rule.within * INCH, has - 1))


def wait_faults(here: Field, id: str) -> Refusals:
    """14.13  Whoever waits does not charge."""
    rule = waits(here, id)
    if rule is not None:
        yield refusal(here, id, rule)


def refusal(here: Field, id: str, rule: Waiting) -> IllegalOrder:
    """Until when it waits, and for whom."""
    told: dict[str, str | int] = {"unit": id, "inches": rule.within, "turn": rule.until}
    if rule.coming:
        told["other"] = rule.coming[0]
    return here.rules.forbid("refuse-waits-for" if rule.coming else "refuse-waits", RULE, None, **told)
