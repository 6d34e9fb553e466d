"""13.2, 5.10. Baselines, and the zones along them in which armies set up."""

from __future__ import annotations

from grognard.core.tabletop import Tabletop
from grognard.plane import INCH, Footprint, Polygon, rectangle
from grognard.rulesets.liberators.order_of_battle import LiberatorsScenario
from grognard.rulesets.liberators.play.roster import roster
from grognard.rulesets.liberators.special_rules import Edge

#: the heading that leads to each edge
TOWARDS: dict[Edge, int] = {"north": 0, "east": 9000, "south": 18000, "west": 27000}


def band(table: Tabletop, edge: Edge, depth: int) -> Polygon:
    """The ground within so many thousandths of an edge."""
    width, height = table.width, table.depth
    boxes = {
        "north": (0, height - depth, width, height),
        "east": (width - depth, 0, width, height),
        "south": (0, 0, width, depth),
        "west": (0, 0, depth, height),
    }
    return rectangle(*boxes[edge])


def zone(scenario: LiberatorsScenario, side: str) -> Polygon:
    """13.2  Where a side sets up; the whole table where the scenario has no zone for it."""
    listed = roster(scenario)
    table, found = scenario.tabletop, listed.zones.get(side)
    if found is None:
        return table.polygon
    return band(table, listed.armies[side].baseline, found.depth * INCH)


def in_zone(scenario: LiberatorsScenario, side: str, body: Footprint) -> bool:
    return zone(scenario, side).covers(body.polygon)


def homeward(scenario: LiberatorsScenario, side: str) -> int:
    """5.10  The heading that leads to a side's baseline."""
    return TOWARDS[roster(scenario).armies[side].baseline]
