"""The case that an order will be ruled with, so that its odds can be told before it is given."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.rulesets.alea.assault_cases import Charge
from grognard.rulesets.alea.cases import ArtilleryFire
from grognard.rulesets.alea.play import board_cases
from grognard.rulesets.alea.play.charges import left, ride_of
from grognard.rulesets.alea.play.fire_phase import case_of
from grognard.rulesets.alea.play.position import position
from grognard.rulesets.alea.play.reorganization_phase import case_of as reorganization_case


def ruling_of(battle: Battle, order: Order) -> tuple[str, Any] | None:
    """The procedure and case of a legal order; None where it leads to no ruling.

    For a declaration it is the melee as it would be fought now, before any fire: with those who carry ASSAULT
    against the hex already, and for a charge with the reaction and the test that come first.
    """
    here, grid = position(battle), battle.board.grid
    match order.verb:
        case "fire":
            case = case_of(battle, order.units, grid.cell_of(order.target))
            return "artillery-fire" if isinstance(case, ArtilleryFire) else "fire", case
        case "melee":
            target, leading = grid.cell_of(order.target), grid.cell_of(order.to) if order.to else None
            # 7.27.1  An empty hex takes no fight.
            if not here.stacks.get(target):
                return None
            return "melee", board_cases.melee(here, target, leading=leading)
        case "assault":
            joining = tuple(battle.piece(unit) for unit in order.units)
            return "melee", board_cases.melee(here, grid.cell_of(order.target), joining)
        case "charge":
            return "charge", charge_to_the_end(battle, order)
        case "reorganize":
            return "reorganization", reorganization_case(battle, battle.piece(order.unit))
    return None


def charge_to_the_end(battle: Battle, order: Order) -> Charge:
    """7.14  A charge with its melee."""
    group = sorted((battle.piece(unit) for unit in order.units), key=lambda piece: piece.depth)
    ride = ride_of(battle, group, order)
    points = left(battle, group)
    case = board_cases.charge(position(battle), tuple(group), ride.path, ride.turns, ride.target, points)
    return msgspec.structs.replace(case, melee=True)
