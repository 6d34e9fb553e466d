"""13. The special rules of a scenario, asked by what they touch."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from grognard.core.game.battle import Battle
from grognard.core.game.state import OFF
from grognard.rulesets.tikhvin.order_of_battle import TikhvinScenario
from grognard.rulesets.tikhvin.play.position import home_ground, position
from grognard.rulesets.tikhvin.special_rules import Capacity, Closed, Leash, Remain, Special

S = TypeVar("S", bound=Special)


def specials(scenario: TikhvinScenario, kind: type[S]) -> Iterator[S]:
    return (rule for rule in scenario.own.specials if isinstance(rule, kind))


def capacity(battle: Battle, hq: str) -> int:
    """1.8, 13.3  How many units a headquarters commands this turn."""
    found = position(battle).roster.headquarters[hq].capacity
    for rule in specials(battle.scenario, Capacity):
        if rule.hq == hq and battle.state.turn >= rule.from_turn:
            found = rule.capacity
    return found


def closed_to(battle: Battle, side: str) -> frozenset[int]:
    """13.4  Hexes that a side may neither enter nor attack."""
    cell_of = battle.board.grid.cell_of
    return frozenset(
        cell_of(hex) for rule in specials(battle.scenario, Closed) if rule.side == side for hex in rule.hexes
    )


def strays(battle: Battle, unit: str, cell: int) -> bool:
    """13.5  Whether a unit on a leash would be too far from its river, or beyond it alone."""
    here = position(battle)
    for rule in specials(battle.scenario, Leash):
        if rule.unit != unit:
            continue
        banks = [here.grid.cell_of(hex) for hex in rule.bank]
        if min(here.grid.distance(cell, bank) for bank in banks) > rule.within:
            return True
        side = here.roster.side(unit)
        beyond = home_ground(battle.scenario)[cell] != side
        company = any(piece.id != unit for piece in here.stacks.get(cell, ())) and here.side_at(cell) == side
        if battle.state.turn >= rule.from_turn and beyond and not company:
            return True
    return False


def deserts(battle: Battle, unit: str, cell: int) -> bool:
    """13.6  Whether too few of an army would be left where it has to remain."""
    for rule in specials(battle.scenario, Remain):
        if unit not in rule.units or battle.state.turn > rule.through:
            continue
        if column_of(battle, cell) < rule.column:
            continue
        others = [battle.piece(other).at for other in rule.units if other != unit]
        staying = [at for at in others if at != OFF and column_of(battle, at) < rule.column]
        piece = battle.piece(unit)
        stands = piece.at != OFF and column_of(battle, piece.at) < rule.column
        if stands and len(staying) < rule.count:
            return True
    return False


def column_of(battle: Battle, cell: int) -> int:
    return battle.board.grid.numbering.place(battle.board.grid.hex(cell))[0]
