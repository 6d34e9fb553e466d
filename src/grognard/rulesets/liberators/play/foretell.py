"""The ruling that an order will set off, so that its odds can be told before it is given."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.rulesets.liberators import cases
from grognard.rulesets.liberators.play import charges
from grognard.rulesets.liberators.play.charge_phase import combat_of
from grognard.rulesets.liberators.play.combats import combat_case, reached
from grognard.rulesets.liberators.play.command import check_case
from grognard.rulesets.liberators.play.reactions import STAND
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
            return _combat(battle, order.unit)
        case "charge":
            return _combat(gone_home(battle, order), order.unit, foretold=True)
    return None


def _combat(battle: Battle, id: str, *, foretold: bool = False) -> tuple[str, cases.ChargeCombat] | None:
    """7.9  A combat; before it has come to one, whom a breakthrough will reach is not known."""
    combat = combat_of(battle, id)
    if combat is None:
        return None
    return "charge-combat", combat_case(battle, combat, "" if foretold else reached(battle, combat))


def gone_home(battle: Battle, order: Order) -> Battle:
    """7.8  The charge in contact with an enemy who stands; what is fired at it before is left out."""
    there = Battle(battle.rules, battle.scenario, battle.sequence, battle.reducer, battle.state)
    script = charges.carry_out(there, order)
    with suppress(StopIteration):
        next(script)
        script.send(STAND)
    return there
