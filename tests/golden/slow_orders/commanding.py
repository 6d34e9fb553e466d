"""4.  Every order that a commander may give."""

from __future__ import annotations

from collections.abc import Iterator

from tests.golden.slow_orders.table_top import TableTop, Token

from grognard.core.game.order import Order
from grognard.core.game.state import Piece
from grognard.rulesets.alea.scenario_rows import General
from grognard.rulesets.alea.special_rules import Convoy, CrossingBan, OrdersLimited

KINDS = ("attack", "maneuver")


def command_orders(table: TableTop, side: str) -> Iterator[Order]:
    """3.2.2"""
    rows = {row.id: row for row in table.scenario.own.commanders if row.side == side}
    for piece in table.state.pieces:
        if piece.id in rows and piece.at >= 0 and has_orders_left(table, rows[piece.id], piece):
            for token in table.of(side):
                if commands(table, rows[piece.id], piece, token):
                    for kind in KINDS:
                        if may_get(table, token, kind):
                            yield Order("order", (token.id,), option=kind, by=piece.id)
    yield Order("done")


def has_orders_left(table: TableTop, row: General, piece: Piece) -> bool:
    """1.10, 9.5  A successor gives one order less."""
    return piece.count("given") < row.orders - table.state.number(f"replaced.{piece.id}")


def commands(table: TableTop, row: General, piece: Piece, token: Token) -> bool:
    """1.11, 4.2, 4.3"""
    if table.grid.distance(piece.at, token.at) > row.radius:
        return False
    for rule in table.scenario.own.specials:
        if isinstance(rule, Convoy) and rule.unit == token.id:
            return rule.commander == row.id
    return token.nation in row.nations or token.division in row.divisions


def may_get(table: TableTop, token: Token, kind: str) -> bool:
    """4.3, 4.4, 8.16, 10."""
    if token.order != "hold" or token.state == "fleeing":
        return False
    if kind == "attack" and (token.state != "normal" or table.division_state(token) == "retreating"):
        return False
    if table.state.number(f"division.{token.division}.held"):
        return False
    return all(allows(table, rule, token, kind) for rule in table.scenario.own.specials)


def allows(table: TableTop, rule: object, token: Token, kind: str) -> bool:
    """10.3, 10.10"""
    if isinstance(rule, OrdersLimited):
        meant = token.division in rule.divisions and token.nation in rule.nations
        return not meant or table.state.turn > rule.through_turn or kind in rule.orders
    if isinstance(rule, CrossingBan):
        banned = token.division in rule.divisions and table.state.number(f"division.{token.division}.banned")
        return not banned or kind in rule.orders or table.is_beside_enemy(token.at, token.side)
    return True
