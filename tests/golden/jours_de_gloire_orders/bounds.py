"""10.6, 10.7  How far a scenario lets its units go."""

from __future__ import annotations

from tests.golden.jours_de_gloire_orders.table_top import TableTop, Token

from grognard.rulesets.jours_de_gloire.special_rules import Approach, Halt


def is_within_bounds(table: TableTop, token: Token, cell: int) -> bool:
    return not any(
        (isinstance(rule, Approach) and strays(table, token, cell, rule))
        or (isinstance(rule, Halt) and overruns(table, token, cell, rule))
        for rule in table.scenario.own.specials
    )


def strays(table: TableTop, token: Token, cell: int, rule: Approach) -> bool:
    """10.6  Until its formation has sighted an enemy."""
    if token.formation not in rule.formations or table.state.track(f"sighted.{token.formation}"):
        return False
    goal = table.grid.cell_of(rule.hex)
    return table.grid.distance(cell, goal) > table.grid.distance(token.at, goal)


def overruns(table: TableTop, token: Token, cell: int, rule: Halt) -> bool:
    """10.7"""
    stood = table.state.track(f"halt.{token.id}")
    if token.side != rule.side or table.state.turn < rule.from_turn or stood is None:
        return False
    beyond = int(table.label(cell)[:2]) - int(stood)
    return (beyond if rule.toward == "E" else -beyond) > rule.hexes
