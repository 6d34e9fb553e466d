"""7.1-7.3  Shocks: who may be named against which hex, and which are left to be fought."""

from __future__ import annotations

from collections.abc import Iterator

from tests.golden.jours_de_gloire_orders.table_top import TableTop, Token

from grognard.core.game.order import Order


def shock_orders(table: TableTop, side: str) -> Iterator[Order]:
    for token in table.acting(side):
        if not may_attack(table, token):
            continue
        for way in table.front_ways(token.at, token.facing):
            target = table.grid.neighbour(token.at, way)
            if target < 0 or not table.is_enemy_in(target, side) or table.is_barrier(token.at, way):
                continue
            if joins_others(table, token, token.at, target):
                yield Order("shock", (token.id,), target=table.label(target))


def may_attack(table: TableTop, token: Token) -> bool:
    """7.2"""
    formed = token.state == "good-order" and not token.is_battery and not token.has("square")
    return formed and not token.has("shock") and table.may_close(token)


def joins_others(table: TableTop, token: Token, cell: int, target: int) -> bool:
    """7.1  Whether it stands with or beside somebody who attacks the hex already, or is the first."""
    named = [other.at for other in table.of(token.side) if other.piece.marker("shock") == table.label(target)]
    return not named or any(table.grid.distance(cell, other) <= 1 for other in named)


def fight_orders(table: TableTop, side: str) -> Iterator[Order]:
    """7.3  In the owner's order."""
    for token in table.of(side):
        if token.has("shock"):
            yield Order("fight", target=str(token.piece.marker("shock")))
