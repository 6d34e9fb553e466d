"""13.4-13.6  Hexes that a scenario closes, and units that it keeps somewhere."""

from __future__ import annotations

from collections.abc import Iterable

from tests.golden.tikhvin_orders.table_top import TableTop, Token

from grognard.rulesets.tikhvin.special_rules import Closed, Leash, Remain


def is_closed(table: TableTop, side: str, cell: int) -> bool:
    """13.4"""
    closures = [
        rule for rule in table.scenario.own.specials if isinstance(rule, Closed) and rule.side == side
    ]
    return any(table.label(cell) in rule.hexes for rule in closures)


def may_stand(table: TableTop, unit: Token, cell: int) -> bool:
    """13.5, 13.6  Whether a move may end in a hex."""
    return keeps_leash(table, unit, cell) and leaves_enough(table, unit, cell)


def is_bound_to_go(table: TableTop, unit: Token) -> bool:
    """13.5  Whoever is off the leash moves if he can."""
    return any(not is_within(table, leash, unit, unit.at) for leash in leashes(table, unit))


def leashes(table: TableTop, unit: Token) -> list[Leash]:
    return [rule for rule in table.scenario.own.specials if isinstance(rule, Leash) and rule.unit == unit.id]


def keeps_leash(table: TableTop, unit: Token, cell: int) -> bool:
    for leash in leashes(table, unit):
        if is_within(table, leash, unit, cell):
            continue
        back = nearest(table, leash.bank, cell) < nearest(table, leash.bank, unit.at)
        if is_within(table, leash, unit, unit.at) or not back:
            return False
    return True


def is_within(table: TableTop, leash: Leash, unit: Token, cell: int) -> bool:
    """Near a bank, and from its turn on beyond the river only in company."""
    near, far = nearest(table, leash.bank, cell), nearest(table, leash.far_bank, cell)
    if min(near, far) > leash.within:
        return False
    company = any(t.at == cell and t.id != unit.id for t in table.of(unit.side, "combat"))
    return table.state.turn < leash.from_turn or near < far or company


def nearest(table: TableTop, hexes: Iterable[str], cell: int) -> int:
    return min(int(table.grid.distance(table.cell(hex), cell)) for hex in hexes)


def leaves_enough(table: TableTop, unit: Token, cell: int) -> bool:
    """13.6  Enough of the army are still west of its column; whoever is past it goes where he likes."""
    for rule in table.scenario.own.specials:
        if not isinstance(rule, Remain) or unit.id not in rule.units or table.state.turn > rule.through:
            continue
        others = [t for t in table.of(rule.side) if t.id in rule.units and t.id != unit.id]
        staying = [t for t in others if column(table, t.at) < rule.column]
        passes = column(table, unit.at) < rule.column <= column(table, cell)
        if passes and len(staying) < rule.count:
            return False
    return True


def column(table: TableTop, cell: int) -> int:
    return int(table.label(cell)[:2])
