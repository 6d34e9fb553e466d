"""All legal orders of a position, chapter by chapter."""

from __future__ import annotations

from typing import Any

from tests.golden.jours_de_gloire_orders.charging import charge_orders
from tests.golden.jours_de_gloire_orders.closing import fight_orders, shock_orders
from tests.golden.jours_de_gloire_orders.commanding import allot_orders, opening_orders
from tests.golden.jours_de_gloire_orders.march import form_orders, march_orders
from tests.golden.jours_de_gloire_orders.riding import riding_orders
from tests.golden.jours_de_gloire_orders.setting_up import deploy_orders
from tests.golden.jours_de_gloire_orders.shooting import fire_orders
from tests.golden.jours_de_gloire_orders.table_top import TableTop

from grognard.core.game.order import Order
from grognard.core.game.state import State
from grognard.core.rules import Rules
from grognard.core.scenario import Scenario

#: every phase in which somebody decides, with what may be ordered in it
CHAPTERS = {
    "deployment": (deploy_orders,),
    "command": (allot_orders,),
    "initiative": (opening_orders,),
    "fire": (fire_orders,),
    "movement": (march_orders, form_orders, charge_orders, riding_orders),
    "shock": (shock_orders,),
    "combat": (fight_orders,),
}
#: where nothing is left open: the winner names a formation, and every declared shock is fought
BOUND = ("initiative", "combat")


def slow_orders(scenario: Scenario[Any], rules: Rules, state: State, phase: str, side: str) -> set[Order]:
    """What a side may order in a phase."""
    table = TableTop(scenario, rules, state)
    found = {order for chapter in CHAPTERS[phase] for order in chapter(table, side)}
    return found if phase in BOUND else found | {Order("done")}
