"""The case that a fire or melee order will be ruled with, so that its odds can be told before it is given."""

from __future__ import annotations

from typing import Any

from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.rulesets.alea.cases import ArtilleryFire
from grognard.rulesets.alea.play import scenes
from grognard.rulesets.alea.play.fire_phase import case_of
from grognard.rulesets.alea.play.position import position


def ruling_of(battle: Battle, order: Order) -> tuple[str, Any] | None:
    """The procedure and case of a legal order; None where nothing is rolled for at once."""
    if order.verb not in ("fire", "melee"):
        return None
    target = battle.board.grid.cell_of(order.target)
    if order.verb == "fire":
        case = case_of(battle, order.units, target)
        return "artillery-fire" if isinstance(case, ArtilleryFire) else "fire", case
    here = position(battle)
    # 7.27.1  Nobody fights for an empty hex.
    return ("melee", scenes.melee(here, target)) if here.stacks.get(target) else None
