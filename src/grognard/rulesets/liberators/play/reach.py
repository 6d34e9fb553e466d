"""6.3, 7.2. How far the enemy reaches with muskets and charges, for whoever wants to stay out of it."""

from __future__ import annotations

import msgspec

from grognard.core.game.battle import Battle
from grognard.plane import Footprint, is_near
from grognard.rulesets.liberators.play.field import Field, field
from grognard.rulesets.liberators.play.pace import FULL, rate, rate_row
from grognard.rulesets.liberators.play.shooting import bears_on, is_armed


def in_reach(battle: Battle, unit: str, cell: int, facing: int) -> bool:
    """Whether enemy troops could fire at a body with muskets, or charge it, if it stood there."""
    here = field(battle)
    if unit not in here.bodies:
        return False
    body = here.print_of(msgspec.structs.replace(here.bodies[unit], at=cell, facing=facing))
    return any(_reaches(here, foe, body) for foe in here.enemies(unit) if foe in here.roster.troops)


def _reaches(here: Field, foe: str, body: Footprint) -> bool:
    # 7.1, 7.2  A charge goes as far as a full move.
    reach = _charge(here, foe)
    if (
        reach
        and is_near(here.print(foe), body, reach)
        and here.print(foe).polygon.distance(body.polygon) <= reach
    ):
        return True
    # 6.3  Muskets bear in their arc.
    return is_armed(here, foe) and bears_on(here, foe, body)


def _charge(here: Field, foe: str) -> float:
    piece = here.bodies[foe]
    if piece.state != "good-order" or piece.formation not in here.rules.listed("charge.formations"):
        return 0.0
    return rate(here.rules, rate_row(here, foe, piece.formation), "open", FULL)
