"""1.9, 4.5, 6, 7. How well a formation suits what is near, for a computer that knows no rule."""

from __future__ import annotations

from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.core.game.state import Piece
from grognard.plane import INCH, Point, distance, unpacked
from grognard.rulesets.liberators.play.field import Field, field
from grognard.rulesets.liberators.play.leading import can_reach

#: inches within which the enemy is to be reckoned with in the coming turn
_FOOT = 14
#: 7.5  inches from which horse may be too quick for a hasty square
_HORSE = 8
#: inches at which foot makes a square a target
_PRESS = 10
#: points by formation: where the enemy is near, and where he is far
_NEAR = {
    "line": 0.6,
    "march-column": -1.5,
    "square": -1.5,
    "skirmish": -0.1,
    "dismounted": -0.4,
    "garrison": 1.5,
    "limbered": -0.6,
}
_FAR = {"line": -0.1, "square": -0.6, "skirmish": -0.2, "dismounted": -0.4}
#: 1.10  what it is worth to go into a building rather than to stand beside it
_WALLS = 1.5
#: a square before horse, and before anybody else
_SHIELD, _TARGET = 0.8, -1.0


def drill(battle: Battle, order: Order) -> float:
    """How much better a unit is formed after an order than it is now."""
    here = field(battle)
    piece = here.bodies.get(order.unit)
    if piece is None or piece.state == "broken":
        return 0.0
    at = unpacked(battle.scenario.places.cell_of(order.to)) if order.to else unpacked(piece.at)
    now = suits(here, piece, piece.formation, unpacked(piece.at))
    after = suits(here, piece, order.formation or piece.formation, at)
    return after - now + (_WALLS if order.formation == "garrison" else 0.0)


def suits(here: Field, piece: Piece, formation: str, at: Point) -> float:
    """What a formation is worth at a place."""
    horse, foot = here.battle.known(("nearest", piece.id, at), lambda: _nearest(here, piece.id, at))
    if formation in here.rules.listed("formations.square") and (horse <= _HORSE or is_ridden_at(here, piece)):
        return _SHIELD if foot > _PRESS else _TARGET
    known = _NEAR if min(foot, horse) <= _FOOT else _FAR
    return known.get(formation, 0.0)


def is_ridden_at(here: Field, piece: Piece) -> bool:
    """7.5, 7.6  Whether horse could charge a unit that could not form square in haste."""
    if here.listed(piece.id, "charge.hasty-square-from"):
        return False
    horse = (foe for foe in here.enemies(piece.id) if here.is_mounted(foe))
    return any(can_reach(here, foe, piece.id) for foe in horse)


def _nearest(here: Field, id: str, at: Point) -> tuple[float, float]:
    """Inches to the nearest enemy on horseback and on foot who is not broken."""
    foes = [here.bodies[foe] for foe in here.enemies(id) if here.bodies[foe].state != "broken"]
    horse = min((_away(at, foe) for foe in foes if here.is_mounted(foe.id)), default=99)
    foot = min((_away(at, foe) for foe in foes if not here.is_mounted(foe.id)), default=99)
    return horse, foot


def _away(at: Point, foe: Piece) -> float:
    """Inches to the middle of an enemy's front."""
    return distance(at, unpacked(foe.at)) / INCH
