"""The case that an order will set off, so that its odds can be told before it is given."""

from __future__ import annotations

from typing import Any

from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.rulesets.tikhvin.play.attacks import split
from grognard.rulesets.tikhvin.play.combat_scenes import combat_case
from grognard.rulesets.tikhvin.play.replacements_phase import case_of


def ruling_of(battle: Battle, order: Order) -> tuple[str, Any] | None:
    """The procedure and case of a legal order; a combat as it is before the defender commits support."""
    match order.verb:
        case "attack":
            units, support = split(battle, order)
            return "combat", combat_case(battle, units, battle.board.grid.cell_of(order.target), support)
        case "recover":
            return "recovery", case_of(battle, order)
    return None
