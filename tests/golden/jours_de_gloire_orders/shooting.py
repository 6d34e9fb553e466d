"""6.2-6.8  Which battery can fire at which hex."""

from __future__ import annotations

from collections.abc import Iterator

from tests.golden.jours_de_gloire_orders.sight import can_see
from tests.golden.jours_de_gloire_orders.table_top import TableTop, Token

from grognard.core.game.order import Order

#: the axial steps of the six directions, clockwise
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def fire_orders(table: TableTop, side: str) -> Iterator[Order]:
    for token in table.acting(side):
        if token.is_battery and token.state == "good-order" and not token.has("fired"):
            for target in {enemy.at for enemy in table.against(side)}:
                if can_reach(table, token, target) and can_see(table, token.at, target):
                    yield Order("fire", (token.id,), target=table.label(target))


def can_reach(table: TableTop, token: Token, target: int) -> bool:
    """6.3, 6.4"""
    if table.grid.distance(token.at, target) > 2 * token.range:
        return False
    return table.has_six_fronts(token.at) or bears(table, token, target)


def bears(table: TableTop, token: Token, target: int) -> bool:
    """Within a right angle of where it faces: the two directions do not point apart."""
    (q, r), (far_q, far_r) = table.grid.hex(token.at), table.grid.hex(target)
    dq, dr = STEPS[token.facing]
    q, r = far_q - q, far_r - r
    return 2 * (q * dq + r * dr) + q * dr + r * dq >= 0
