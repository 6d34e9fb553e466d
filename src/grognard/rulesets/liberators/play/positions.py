"""4.8. Key positions: the ground of each, and who holds it."""

from __future__ import annotations

from functools import lru_cache

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.core.tabletop import Tabletop
from grognard.plane import INCH, ROUND, Polygon, ahead, read_point
from grognard.rulesets.liberators.order_of_battle import Key
from grognard.rulesets.liberators.play.field import field

#: corners of a position that is a circle
_CORNERS = 24


def ground_of(table: Tabletop, key: Key) -> Polygon:
    """4.8  An area of the table, or a circle about a point of it."""
    return table.area(key.area).polygon if key.area else _circle(key.at, key.radius)


@lru_cache(maxsize=64)
def _circle(at: str, radius: int) -> Polygon:
    middle = read_point(at)
    headings = range(0, ROUND, ROUND // _CORNERS)
    return Polygon([ahead(middle, heading, radius * INCH) for heading in headings])


def holder(battle: Battle, key: str) -> str:
    return str(battle.state.track(f"held.{key}"))


def positions_lost(battle: Battle, side: str) -> int:
    """4.8  Positions that a side held at the start and does not hold now."""
    keys = [key for key in battle.scenario.own.key if key.side == side]
    return min(6, sum(holder(battle, key.id) != side for key in keys))


def take_positions(battle: Battle) -> None:
    """4.8  Held by the side with the only troops in good order in it, or by the last to have been so."""
    for key in battle.scenario.own.key:
        inside = sides_in(battle, ground_of(battle.scenario.tabletop, key))
        if len(inside) == 1 and holder(battle, key.id) not in inside:
            event = ev.TrackSet("", battle.rules.cite("4.8"), what=f"held.{key.id}", value=inside.pop())
            battle.emit(event)


def sides_in(battle: Battle, ground: Polygon) -> set[str]:
    """The sides with troops in good order on some ground."""
    here = field(battle)
    steady = [id for id in here.bodies if here.is_steady(id)]
    return {here.side(id) for id in steady if here.print(id).inner.meets(ground)}
