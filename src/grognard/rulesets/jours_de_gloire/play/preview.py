"""The case that an order will be ruled with, so that its odds can be told before it is given."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.core.game.state import Piece
from grognard.rulesets.jours_de_gloire.cases import Charge, Shock
from grognard.rulesets.jours_de_gloire.play import fire_cases
from grognard.rulesets.jours_de_gloire.play.charges import ride_of
from grognard.rulesets.jours_de_gloire.play.combat_phase import fit_attackers
from grognard.rulesets.jours_de_gloire.play.fight_cases import fight_case, parties
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
        return "artillery-fire", fire_cases.fire(here, pieces, grid.cell_of(order.target))
    if order.verb == "fight":
        target = grid.cell_of(order.target)
        bodies = fit_attackers(battle, attackers_of(battle, target), target)
        return _named(fight_case(battle, bodies, target)) if bodies else None
    if order.verb == "charge":
        return _named(ridden_home(battle, order))
    if order.verb == "shock":
        target = grid.cell_of(order.target)
        told: list[Piece] = [*attackers_of(battle, target), *(battle.piece(unit) for unit in order.units)]
        return _named(fight_case(battle, parties(told), target))
    return None


def ridden_home(battle: Battle, order: Order) -> Shock | Charge:
    """7.30  The charge as it would be fought at the end of the ride, were no unit to join in or be tested."""
    ride = ride_of(battle, order)
    assert ride is not None
    place = battle.reducer.roll[order.unit]
    pieces = list(battle.state.pieces)
    pieces[place] = msgspec.structs.replace(pieces[place], at=ride.path[-1], facing=ride.facing)
    state = msgspec.structs.replace(battle.state, pieces=tuple(pieces))
    there = Battle(battle.rules, battle.scenario, battle.sequence, battle.reducer, state)
    told = [*attackers_of(there, ride.target), pieces[place]]
    return fight_case(there, parties(told, (order.unit,)), ride.target)


def _named(case: Any) -> tuple[str, Any]:
    return "charge" if isinstance(case, Charge) else "shock", case
