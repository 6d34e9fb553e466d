"""All legal orders of a position, chapter by chapter."""

from __future__ import annotations

from typing import Any

from tests.golden.slow_orders.commanding import command_orders
from tests.golden.slow_orders.march import movement_orders
from tests.golden.slow_orders.riding import commanders_orders
from tests.golden.slow_orders.shooting import fire_orders
from tests.golden.slow_orders.storming import assault_orders
from tests.golden.slow_orders.table_top import TableTop

from grognard.core.game.order import Order
from grognard.core.game.state import State
from grognard.core.rules import Rules
from grognard.core.scenario import Scenario


def slow_orders(scenario: Scenario[Any], rules: Rules, state: State, phase: str, side: str) -> set[Order]:
    """What a side may order in a phase."""
    table = TableTop(scenario, rules, state)
    if phase == "command":
        return set(command_orders(table, side))
    if phase == "movement":
        return set(movement_orders(table, side))
    if phase == "commanders":
        return set(commanders_orders(table, side))
    if phase == "assault":
        return set(assault_orders(table, side))
    if phase in ("defensive-fire", "offensive-fire"):
        return set(fire_orders(table, side, defensive=phase == "defensive-fire"))
    raise ValueError(f"no slow reading of the {phase} phase")
