"""All orders of a position, chapter by chapter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tests.golden.tikhvin_orders.commanding import activation_orders, assignment_orders
from tests.golden.tikhvin_orders.deploying import deployment_orders
from tests.golden.tikhvin_orders.march import headquarters_orders, movement_orders
from tests.golden.tikhvin_orders.rebuilding import replacement_orders
from tests.golden.tikhvin_orders.storming import combat_orders
from tests.golden.tikhvin_orders.table_top import TableTop

from grognard.core.game.order import Order
from grognard.core.game.state import State
from grognard.core.rules import Rules
from grognard.core.scenario import Scenario

CHAPTERS: dict[str, Callable[[TableTop, str], Iterator[Order]]] = {
    "deployment": deployment_orders,
    "replacements": replacement_orders,
    "assignment": assignment_orders,
    "activation": activation_orders,
    "movement": movement_orders,
    "combat": combat_orders,
    "headquarters": headquarters_orders,
}


def slow_orders(scenario: Scenario[Any], rules: Rules, state: State, phase: str, side: str) -> set[Order]:
    """What a side may order in a phase."""
    return set(CHAPTERS[phase](TableTop(scenario, rules, state), side))
