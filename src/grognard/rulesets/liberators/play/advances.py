"""6.19, 7.19, 7.22, 7.23. Forward at a checked charge; after a combat into the position, or beyond it."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.core.game.battle import Battle
from grognard.plane import Footprint, ahead, bearing, block
from grognard.rulesets.liberators.play.approach import approach
from grognard.rulesets.liberators.play.field import Field, field
from grognard.rulesets.liberators.play.pace import FULL, HALF, rate, rate_row
from grognard.rulesets.liberators.play.standing import has_room, mark, put


def carry(battle: Battle, id: str, grounds: Mapping[str, Footprint]) -> None:
    """7.19  To where the nearest of the defenders stood, as far as there is room."""
    here = field(battle)
    body = here.print(id)
    if not grounds:
        return
    ground = min(grounds.values(), key=lambda one: one.polygon.distance(body.polygon))
    heading = bearing(body.centre, ground.centre)
    goal = ahead(ground.centre, heading, body.depth / 2)
    advance(battle, here, id, block(goal, heading, body.width, body.depth), "7.19", "carry the position")


def advance(battle: Battle, here: Field, id: str, goal: Footprint, rule: str, how: str) -> None:
    """Towards a place, stopping where there is room and no other enemy within an inch."""
    body = here.print(id)
    for tenths in range(10, 0, -1):
        x = body.front.x + (goal.front.x - body.front.x) * tenths // 10
        y = body.front.y + (goal.front.y - body.front.y) * tenths // 10
        end = block(type(body.front)(x, y), goal.heading, goal.width, goal.depth)
        if has_room(here, id, end) and not touches(here, id, end):
            put(battle, id, end.front, end.heading, how=how, rule=rule)
            return


def touches(here: Field, id: str, body: Footprint) -> bool:
    near = here.rules.number("table.contact")
    return any(here.print(foe).polygon.distance(body.polygon) <= near for foe in here.enemies(id))


def rush(battle: Battle, id: str, beyond: str) -> None:
    """7.23  Half a move towards the nearest enemy: into contact with him, or as far as it goes."""
    here = field(battle)
    if beyond in here.bodies:
        found = approach(here, id, beyond, HALF, free=True)
        if found is not None:
            put(battle, id, found.end.front, found.end.heading, how="breakthrough", rule="7.23")
            return
    follow_up(battle, id, "7.23", "breakthrough")


def countercharge(battle: Battle, id: str, foe: str) -> None:
    """6.19  After a charge that fire has checked, into contact with whoever made it, if he is in reach."""
    here = field(battle)
    if id not in here.bodies or foe not in here.bodies:
        return
    found = approach(here, id, foe, FULL, free=True)
    if found is not None:
        put(battle, id, found.end.front, found.end.heading, how="countercharge", rule="6.19")
        mark(battle, id, "charging", foe, "6.19")
        mark(battle, id, "started", here.bodies[id].strength, "6.19")


def follow_up(battle: Battle, id: str, rule: str = "7.22", how: str = "follow up") -> None:
    """7.22  Half a move towards the nearest enemy, to 1 inch."""
    here = field(battle)
    foe = here.nearest(id, here.enemies(id))
    if foe is None:
        return
    body, target = here.print(id), here.print(foe)
    heading = bearing(body.centre, target.centre)
    most = rate(here.rules, rate_row(here, id, here.bodies[id].formation), here.ground.kind(body), HALF)
    goal = ahead(ahead(body.centre, heading, body.depth / 2), heading, most)
    advance(battle, here, id, block(goal, heading, body.width, body.depth), rule, how)
