"""The ruling that an order will set off, so that its odds can be told before it is given."""

from __future__ import annotations

from typing import Any

from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.rulesets.liberators import cases
from grognard.rulesets.liberators.play.charge_phase import combat_of
from grognard.rulesets.liberators.play.combats import combat_case, reached
from grognard.rulesets.liberators.play.command import check_case
from grognard.rulesets.liberators.play.shooting import shot_case


def ruling_of(battle: Battle, order: Order) -> tuple[str, Any] | None:
    """Checks, fire and charge combats."""
    match order.verb:
        case "check":
            return "maneuver", check_case(battle, order.units, order.by)
        case "fire":
            shot = shot_case(battle, order.units, order.target)
            return ("musketry" if isinstance(shot, cases.Musketry) else "cannonade"), shot
        case "resolve":
            combat = combat_of(battle, order.unit)
            if combat is not None:
                return "charge-combat", combat_case(battle, combat, reached(battle, combat))
    return None
