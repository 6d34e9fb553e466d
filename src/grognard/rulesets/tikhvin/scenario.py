"""The shape of a Tikhvin scenario, for the reader of scenario folders: `load("tikhvin-1941").own`."""

from __future__ import annotations

from grognard.core.rules import Rules
from grognard.core.scenario import ScenarioShape
from grognard.rulesets.tikhvin.order_of_battle import RIVERS, WAYS, OrderOfBattle
from grognard.rulesets.tikhvin.play.faces import counters
from grognard.rulesets.tikhvin.scenario_advice import advise
from grognard.rulesets.tikhvin.scenario_checks import check_campaign


def is_ground(rules: Rules, terrain: str) -> bool:
    """2.2  Whether a kind of ground has a row of the terrain chart, ways and rivers apart."""
    rows = {row.id for row in rules.chart("terrain-effects").rows}
    return terrain in rows and terrain not in (*RIVERS, *WAYS)


SHAPE: ScenarioShape[OrderOfBattle] = ScenarioShape(
    own=OrderOfBattle,
    tables=("units", "supports", "headquarters"),
    features=RIVERS,
    slopes=(),
    is_ground=is_ground,
    check=check_campaign,
    advise=advise,
    counters=counters,
    ways=WAYS,
)
