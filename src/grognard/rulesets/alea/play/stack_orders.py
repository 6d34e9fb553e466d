"""1.17. The owner of a stack puts it in another order: `stack A05+A06`, top first."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.core.game.order_form import check_form
from grognard.core.game.state import Piece
from grognard.rulesets.alea.play.order_form import check_own
from grognard.rulesets.alea.play.position import position


def stack_orders(battle: Battle, unit: str = "") -> Iterator[Order]:
    """Every stack of the side with another of its counters on top."""
    here = position(battle)
    for cell in here.hexes_of(battle.step.active, unit):
        stack = here.stacks[cell]
        if len(stack) < 2 or is_ordered(stack):
            continue
        ids = [piece.id for piece in stack]
        for top in ids[1:]:
            if unit in ("", top):
                yield Order("stack", (top, *(other for other in ids if other != top)))


def is_ordered(stack: tuple[Piece, ...]) -> bool:
    """1.17.1  A stack is put in order once a phase; a counter that joins it later lies at the bottom."""
    return any(piece.marker("stacked") is not None for piece in stack)


def check_stack(battle: Battle, order: Order) -> None:
    """Refuse anything but a whole stack of the side in another order."""
    rules, here = battle.rules, position(battle)
    check_form(battle, order, "1.17", units=None)
    first = order.unit
    check_own(battle, first, "1.17")
    stack = here.stacks.get(battle.piece(first).at, ())
    ids = [piece.id for piece in stack]
    if sorted(ids) != sorted(order.units) or ids == list(order.units):
        raise rules.forbid("refuse-stack-order", "1.17")
    if is_ordered(stack):
        raise rules.forbid("refuse-stack-again", "1.17.1", unit=first)


def put_in_order(battle: Battle, order: Order) -> None:
    rule = battle.rules.cite("1.17")
    battle.emit(ev.StackOrdered(order.unit, rule, units=order.units))
    for unit in order.units:
        battle.emit(ev.MarkerSet(unit, rule, marker="stacked", value=1))
