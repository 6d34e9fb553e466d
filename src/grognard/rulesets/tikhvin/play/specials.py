"""13. The special rules of a scenario, asked by what they touch."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from grognard.core.game.battle import Battle
from grognard.core.game.state import OFF
from grognard.core.legality import Refusals
from grognard.rulesets.tikhvin.order_of_battle import TikhvinScenario
from grognard.rulesets.tikhvin.play.position import position
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


def closed_faults(battle: Battle, side: str, cell: int, said: str, **args: str) -> Refusals:
    """13.4  A hex that a scenario closes to a side; `said` by which act."""
    if cell in closed_to(battle, side):
        yield battle.rules.forbid(said, "13.4", hex=battle.board.grid.label(cell), **args)


def has_post(battle: Battle, unit: str) -> bool:
    """Whether a scenario keeps a unit at its river, or with its army."""
    leashed = any(rule.unit == unit for rule in specials(battle.scenario, Leash))
    return leashed or any(unit in rule.units for rule in specials(battle.scenario, Remain))


def post_faults(battle: Battle, unit: str, cell: int) -> Refusals:
    """13.5, 13.6  What keeps a unit at its river, or with its army."""
    if strays(battle, unit, cell):
        yield battle.rules.forbid("refuse-leash", "13.5", unit=unit, hex=battle.board.grid.label(cell))
    if deserts(battle, unit, cell):
        yield battle.rules.forbid("refuse-remain", "13.6", unit=unit)


def strays(battle: Battle, unit: str, cell: int) -> bool:
    """13.5  Whether a unit on a leash may not go to a hex; who has been driven off may always come nearer."""
    at = battle.piece(unit).at
    for rule in specials(battle.scenario, Leash):
        if rule.unit == unit and is_loose(battle, rule, cell):
            comes_back = at != OFF and is_loose(battle, rule, at)
            if not comes_back or nearest(battle, cell, rule.bank) >= nearest(battle, at, rule.bank):
                return True
    return False


def is_off_leash(battle: Battle, unit: str) -> bool:
    """13.5  Whether a unit stands where its leash does not let it."""
    at = battle.piece(unit).at
    found = specials(battle.scenario, Leash)
    return at != OFF and any(rule.unit == unit and is_loose(battle, rule, at) for rule in found)


def is_loose(battle: Battle, rule: Leash, cell: int) -> bool:
    """13.5  Whether a hex is too far from the river, or by now beyond it without company."""
    here = position(battle)
    home, far = nearest(battle, cell, rule.bank), nearest(battle, cell, rule.far_bank)
    if min(home, far) > rule.within:
        return True
    own = here.side_at(cell) == here.roster.side(rule.unit)
    company = own and any(piece.id != rule.unit for piece in here.stacks[cell])
    return battle.state.turn >= rule.from_turn and far < home and not company


def nearest(battle: Battle, cell: int, bank: tuple[str, ...]) -> int:
    """How far a hex is from the nearest one of a bank."""
    grid = battle.board.grid
    return min(grid.distance(cell, grid.cell_of(hex)) for hex in bank)


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
