"""5.1, 6.3. What a side could come up to and fire at, and who could come to a point or fire at it.

An upper bound: everybody has a full move over open ground, whatever lies in his way, and fires from where he
stands as far as he bears.
"""

from __future__ import annotations

import shapely
from shapely.geometry.base import BaseGeometry

from grognard.core.game.battle import Battle
from grognard.core.game.layers import Overlay, Shade
from grognard.core.messages import message
from grognard.plane import INCH, unpacked
from grognard.plane.region import outlines
from grognard.rulesets.liberators.play.field import Field, field
from grognard.rulesets.liberators.play.outlook import marked, sees_point
from grognard.rulesets.liberators.play.pace import FULL, rate, rate_row
from grognard.rulesets.liberators.play.shooting import arc_of, is_armed

MOVE, FIRE = "5.1", "6.3"


def move_of(here: Field, id: str) -> float:
    """5.1  Thousandths of a full move over open ground; none for guns in action and for garrisons."""
    if here.bodies[id].formation in ("unlimbered", "garrison"):
        return 0.0
    return rate(here.rules, rate_row(here, id, here.bodies[id].formation), "open", FULL)


def of_side(battle: Battle, side: str) -> Overlay:
    """Where a side could be after its next move, and what it bears on now."""
    here = field(battle)
    parts: list[BaseGeometry] = [here.print(id).polygon.buffer(move_of(here, id)) for id in here.of(side)]
    reach = outlines(shapely.union_all(parts), here.table.polygon)
    shades = [Shade(-1, "reach", len(parts), rule=here.rules.cite(MOVE), rings=reach)] if parts else []
    for id in here.of(side):
        if is_armed(here, id):
            rings = outlines(arc_of(here, id), here.table.polygon)
            at, rule = here.bodies[id].at, here.rules.cite(FIRE)
            shades.append(Shade(at, "shoot", 1, (id,), rule=rule, rings=rings))
    return Overlay(tuple(shades), note=message("layer-threat-bound"), rule=here.rules.cite(MOVE))


def to_point(battle: Battle, cell: int, bodies: list[str]) -> Overlay:
    """Who of some bodies could come to a point, and who could fire at it from where he stands."""
    here, point = field(battle), unpacked(cell)
    spot, shades = shapely.Point(point), []
    for id in bodies:
        body, at = here.print(id).polygon, here.bodies[id].at
        away = float(body.distance(spot))
        if not away:
            continue
        told: dict[str, str | int] = {"unit": id, "inches": -(-round(away) // INCH)}
        if away <= move_of(here, id):
            why, rule = message("layer-here-reach-why", **told), here.rules.cite(MOVE)
            shades.append(Shade(at, "reach", 1, (), reason=why, rule=rule, rings=marked(here, id)))
        if is_armed(here, id) and arc_of(here, id).covers(spot) and sees_point(here, id, point):
            why, rule = message("layer-here-shoot-why", **told), here.rules.cite(FIRE)
            shades.append(Shade(at, "shoot", 1, (), reason=why, rule=rule, rings=marked(here, id)))
    return Overlay(tuple(shades), cell, message("layer-here-bound"), here.rules.cite(MOVE))
