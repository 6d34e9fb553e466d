"""Why a unit can be given no order now: every unit, whoever owns it and whatever the game waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.core.errors import IllegalOrder
from grognard.core.game.node import Chance, Over
from grognard.core.game.order import Order
from grognard.core.game.state import OFF
from grognard.core.messages import Message, message

if TYPE_CHECKING:
    from grognard.core.game.game import Game

#: the fate of a piece that has yet to come
WAITING = "waiting"


def why_idle(game: Game, unit: str) -> IllegalOrder | None:
    """None for a unit that has an order open to it."""
    node = game.node
    if isinstance(node, Over):
        return IllegalOrder(message("refuse-over"), node.result.rule)
    if isinstance(node, Chance):
        return IllegalOrder(message("idle-dice"), node.rule)
    piece = game.battle.piece(unit)
    if piece.at == OFF and piece.fate not in ("", WAITING):
        return IllegalOrder(message("idle-gone", fate=piece.fate), node.rule)
    if node.side != game.side_of(unit):
        return IllegalOrder(message("idle-other-side", side=node.side), node.rule)
    if node.choice is not None:
        return IllegalOrder(message("idle-question"), node.rule)
    if any(isinstance(order, Order) and unit in order.units for order in game.orders(unit)):
        return None
    if piece.at == OFF:
        return IllegalOrder(message("idle-waiting"), node.rule)
    known = game.table.system.phases[node.phase].why_idle(game.battle, unit)
    return known or IllegalOrder(_of_phase(game, node.phase), node.rule)


def _of_phase(game: Game, phase: str) -> Message:
    """Whom the phase is for, where the rules say so: then a unit that they do not mention has its reason."""
    key = f"idle-{phase}"
    return message(key if game.table.system.rules.catalogue.has(key) else "idle-phase", phase=phase)
