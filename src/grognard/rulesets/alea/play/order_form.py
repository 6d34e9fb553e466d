"""What every order must be, whatever it orders: one's own counters, together, a hex of the map, no more."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.game import order_form
from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.core.game.state import ALL_ROUND, OFF, Piece
from grognard.rulesets.alea.play.position import position


def check_own(battle: Battle, unit: str, rule: str) -> None:
    """Refuse a counter that is none, or none of the side that decides."""
    roster = position(battle).roster
    if unit not in roster.cards or roster.side(unit) != battle.step.decides:
        raise battle.rules.forbid("refuse-unit", rule, unit=unit)


def check_present(battle: Battle, unit: str, rule: str) -> None:
    """Refuse a counter that is not one's own, or not on the map."""
    check_own(battle, unit, rule)
    if battle.piece(unit).at == OFF:
        raise battle.rules.forbid("refuse-off-map", rule, unit=unit)


def check_together(battle: Battle, pieces: Sequence[Piece], key: str, rule: str) -> None:
    """Refuse no counter at all, counters of several hexes, and a counter named twice."""
    if len({piece.at for piece in pieces}) != 1 or len({piece.id for piece in pieces}) != len(pieces):
        raise battle.rules.forbid(key, rule)


def cell_named(battle: Battle, hex: str) -> int:
    """The cell of a hex that an order names."""
    return order_form.cell_named(battle, hex, "2.1")


def direction_named(battle: Battle, facing: str) -> int:
    """The direction that an order names; every way where it names none."""
    return order_form.direction_named(battle, facing, "2.1") if facing else ALL_ROUND


def check_facing(battle: Battle, order: Order, facing: int, *, all_round: bool) -> None:
    """5.6, 5.8  Normal formations and batteries face somewhere, squares and guerrillas nowhere."""
    if facing == ALL_ROUND and not all_round:
        raise battle.rules.forbid("refuse-facing-missing", "5.6", unit=order.unit)
    if all_round and order.facing:
        raise battle.rules.forbid("refuse-facing-needless", "5.8", unit=order.unit)


def enemy_hex(battle: Battle, order: Order, rule: str) -> int:
    """6.6, 7.1  The target of an order, if enemies of the side that decides are in it."""
    here, target = position(battle), cell_named(battle, order.target)
    if here.side_at(target) != here.roster.enemy[battle.step.decides]:
        raise battle.rules.forbid("refuse-no-target", rule, hex=order.target)
    return target
