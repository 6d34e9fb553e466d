"""The shape of an Alea scenario, for the reader of scenario folders.

`load("barrosa-1811").own` is an `OrderOfBattle`; its parts are in `order_of_battle`, `scenario_rows`,
`victory_items` and `special_rules`.
"""

from __future__ import annotations

from grognard.core.rules import Rules
from grognard.core.scenario import ScenarioShape
from grognard.rulesets.alea.order_of_battle import (
    FEATURES,
    SLOPES,
    AleaScenario,
    Entry,
    Exit,
    OrderOfBattle,
    Retreat,
    Zone,
)
from grognard.rulesets.alea.play.faces import counters
from grognard.rulesets.alea.scenario_advice import advise
from grognard.rulesets.alea.scenario_checks import check_battle
from grognard.rulesets.alea.scenario_rows import Division, General, Unit
from grognard.rulesets.alea.terrain import terrain_rows

__all__ = [
    "SHAPE",
    "AleaScenario",
    "Division",
    "Entry",
    "Exit",
    "General",
    "OrderOfBattle",
    "Retreat",
    "Unit",
    "Zone",
]

#: rows of the terrain chart that are no ground of a hex
_NO_GROUND = ("river", "creek", "bridge", "road")


def is_ground(rules: Rules, terrain: str) -> bool:
    """2.4  Whether a kind of ground has a row of the edition's terrain chart, its own or a shared one."""
    row = rules.fact("terrain.row").get(terrain, terrain)
    return row in terrain_rows(rules) and terrain not in _NO_GROUND and "slope" not in terrain


SHAPE: ScenarioShape[OrderOfBattle] = ScenarioShape(
    own=OrderOfBattle,
    tables=("units", "commanders", "divisions"),
    features=FEATURES,
    slopes=SLOPES,
    is_ground=is_ground,
    check=check_battle,
    advise=advise,
    counters=counters,
)
