"""The shape of a scenario of this system, for the reader of scenario folders.

`load("maida-1806").own` is an `OrderOfBattle`; its parts are in `order_of_battle`, `scenario_rows`,
`victory_items` and `special_rules`.
"""

from __future__ import annotations

from typing import get_args

from grognard.core.rules import Rules
from grognard.core.scenario import ScenarioShape
from grognard.rulesets.jours_de_gloire.cases import Feature, Terrain
from grognard.rulesets.jours_de_gloire.order_of_battle import OrderOfBattle
from grognard.rulesets.jours_de_gloire.play.faces import counters
from grognard.rulesets.jours_de_gloire.scenario_advice import advise
from grognard.rulesets.jours_de_gloire.scenario_checks import check_battle


def is_ground(rules: Rules, terrain: str) -> bool:
    """2.2  Whether the terrain chart has this ground for a hex."""
    return terrain in get_args(Terrain) and terrain in {row.id for row in rules.chart("terrain-effects").rows}


SHAPE: ScenarioShape[OrderOfBattle] = ScenarioShape(
    own=OrderOfBattle,
    tables=("units", "officers", "formations"),
    features=get_args(Feature),
    # 2.3  Levels count wherever they differ: no hexside has to say so.
    slopes=(),
    is_ground=is_ground,
    check=check_battle,
    advise=advise,
    counters=counters,
)
