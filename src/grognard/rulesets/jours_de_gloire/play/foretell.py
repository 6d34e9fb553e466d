"""The case that an order will be ruled with, so that its odds can be told before it is given."""

from __future__ import annotations

from typing import Any

from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.core.game.state import Piece
from grognard.rulesets.jours_de_gloire.cases import Charge
from grognard.rulesets.jours_de_gloire.play import scenes
from grognard.rulesets.jours_de_gloire.play.combat_phase import fit_attackers
from grognard.rulesets.jours_de_gloire.play.fight_scenes import fight_case, parties
from grognard.rulesets.jours_de_gloire.play.position import position
from grognard.rulesets.jours_de_gloire.play.shock_phase import attackers_of


def ruling_of(battle: Battle, order: Order) -> tuple[str, Any] | None:
    """The procedure and case of a legal order; None where it leads to no ruling.

    For a declaration it is the shock as it would be fought now, with those who were told to attack the hex
    before.
    """
    here, grid = position(battle), battle.board.grid
    if order.verb == "fire":
        pieces = tuple(battle.piece(unit) for unit in order.units)
        return "artillery-fire", scenes.fire(here, pieces, grid.cell_of(order.target))
    if order.verb == "fight":
        target = grid.cell_of(order.target)
        bodies = fit_attackers(battle, attackers_of(battle, target), target)
        return _named(fight_case(battle, bodies, target)) if bodies else None
    if order.verb == "shock":
        target = grid.cell_of(order.target)
        told: list[Piece] = [*attackers_of(battle, target), battle.piece(order.unit)]
        return _named(fight_case(battle, parties(told), target))
    return None


def _named(case: Any) -> tuple[str, Any]:
    return "charge" if isinstance(case, Charge) else "shock", case
