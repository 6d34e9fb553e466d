"""The ruling that an order will set off, so that its odds can be told before it is given."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from grognard.core.drivers.loop import ask, drive
from grognard.core.game.battle import Battle
from grognard.core.game.offers import Reply
from grognard.core.game.order import Order
from grognard.core.procedure import Choose
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


def ruling_after(battle: Battle, order: Order, given: Iterable[str]) -> tuple[str, Any] | None:
    """7.4  A charge that is met so; None for other orders."""
    reaction = next(iter(given), STAND)
    if order.verb != "charge":
        return None
    return _combat(gone_home(battle, order, reaction), order.unit, foretold=True)


def replies_to(battle: Battle, order: Order) -> tuple[Reply, ...]:
    """7.4  How a charge may be met, where there is more than one way."""
    asked = None
    if order.verb == "charge":
        with suppress(StopIteration):
            asked = next(charges.carry_out(_copy(battle), order))
    if not isinstance(asked, Choose):
        return ()
    return tuple(Reply(asked, (reaction,)) for reaction in asked.options)


def gone_home(battle: Battle, order: Order, reaction: str = STAND) -> Battle:
    """7.8  The charge in contact with an enemy who meets it so; what is fired at it before is left out."""
    there = _copy(battle)
    with suppress(StopIteration):
        next(drive(charges.carry_out(there, order), ask, (reaction,)))
    return there


def _copy(battle: Battle) -> Battle:
    return Battle(battle.rules, battle.scenario, battle.sequence, battle.reducer, battle.state)
