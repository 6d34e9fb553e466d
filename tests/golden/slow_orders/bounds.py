"""10.  Where the rules of a scenario let nobody go."""

from __future__ import annotations

from tests.golden.slow_orders.table_top import TableTop, Token

from grognard.rulesets.alea.special_rules import Confined, Convoy, CrossingBan


def is_held(table: TableTop, body: tuple[Token, ...]) -> bool:
    """10.9"""
    return any(table.state.number(f"division.{token.division}.held") for token in body)


def is_closed(table: TableTop, body: tuple[Token, ...], start: int, way: int) -> bool:
    """Whether the step over a hexside is barred to any of them."""
    return any(bars_water(table, token, start, way) for token in body) or any(
        bars_column(table, token, table.grid.neighbour(start, way)) for token in body
    )


def bars_water(table: TableTop, token: Token, start: int, way: int) -> bool:
    """10.10  Bridges included."""
    if not table.state.number(f"division.{token.division}.banned"):
        return False
    bans = [rule for rule in table.scenario.own.specials if isinstance(rule, CrossingBan)]
    features = table.board.features(start, way)
    return any(token.division in ban.divisions and ban.feature in features for ban in bans)


def bars_column(table: TableTop, token: Token, cell: int) -> bool:
    """10.14, 10.16"""
    column, _ = table.grid.numbering.place(table.grid.hex(cell))
    specials = table.scenario.own.specials
    for number, rule in enumerate(rule for rule in specials if isinstance(rule, Confined)):
        over = table.state.number(f"confined.{number}.over")
        if token.division in rule.divisions and not over and column < rule.least_column:
            return True
    convoys = [rule for rule in specials if isinstance(rule, Convoy) and rule.unit == token.id]
    return any(column > rule.column and is_guarded(table, rule, token.side) for rule in convoys)


def is_guarded(table: TableTop, rule: Convoy, side: str) -> bool:
    enemies = [enemy for enemy in table.against(side) if enemy.state == "normal"]
    return any(table.label(enemy.at) in rule.guards for enemy in enemies)
