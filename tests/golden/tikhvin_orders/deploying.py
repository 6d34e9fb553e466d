"""13.9  Pieces set up elsewhere in their zone, once each."""

from __future__ import annotations

from collections.abc import Iterator

from tests.golden.tikhvin_orders.table_top import TableTop, Token

from grognard.core.game.order import Order


def deployment_orders(table: TableTop, side: str) -> Iterator[Order]:
    own = table.scenario.own
    for zone in own.zones:
        for piece in table.of(side):
            if zone.side != side or piece.id not in zone.units or piece.has("placed"):
                continue
            for cell in zone.cells(table.board):
                free = cell != piece.at and can_be_there(table, piece, cell)
                if free and not table.is_enemy_in(cell, side) and table.has_room(cell, piece):
                    yield Order("deploy", (piece.id,), table.label(cell))
    posts = [table.cell(hex) for garrison in own.garrisons if garrison.side == side for hex in garrison.hexes]
    if all(table.is_friend_in(post, side, "combat") for post in posts):
        yield Order("done")


def can_be_there(table: TableTop, piece: Token, cell: int) -> bool:
    """2.3, 2.4  Nobody in a lake, and tanks in a swamp only where a way has brought them."""
    if piece.moves_as == "tank" and table.board.terrain[cell] == "swamp":
        return table.board.on_way(cell)
    return not table.is_lake(cell)
