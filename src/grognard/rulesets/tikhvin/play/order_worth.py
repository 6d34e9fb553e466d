"""What supply and activations are worth, for a computer that knows no rule."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.core.game.state import OFF, Piece
from grognard.rulesets.tikhvin.play.lines import spread, supply
from grognard.rulesets.tikhvin.play.position import position
from grognard.rulesets.tikhvin.play.stakes import price

#: hexes beyond which an enemy is of no concern to an activation
_NEAR = 6
#: the share of a unit's price that want of supply costs it, and what it costs not to move and fight
_WASTE, _IDLE = 0.5, 0.6
#: hexes beyond its reach that a headquarters can make good by coming after its units, and what is left then
_FOLLOWS, _LATE = 2, 0.25
#: what it costs all others that a headquarters has no line to a source
_CUT = 3.0


def order_worth(battle: Battle, order: Order) -> float | None:
    """Those who stand before the enemy are activated first, while he has not moved yet."""
    if order.verb != "activate":
        return None
    led = [piece for piece in battle.state.pieces if order.unit in (piece.id, piece.marker("hq"))]
    return sum(piece.strength * _nearness(battle, piece) for piece in led if piece.at != OFF)


def _nearness(battle: Battle, piece: Piece) -> float:
    here = position(battle)
    enemy = here.enemy(here.roster.side(piece.id))
    away = min((here.grid.distance(piece.at, other.at) for other in here.pieces(enemy)), default=_NEAR)
    return max(0, _NEAR - away) / _NEAR


def hazard(battle: Battle, unit: str, cell: int) -> float:
    """Want of supply: a unit that starves fights no more; after the last turn no unit starves."""
    here = position(battle)
    if battle.state.turn >= battle.scenario.turns or here.roster.is_static(unit):
        return 0.0
    side = here.roster.side(unit)
    if unit in here.roster.headquarters:
        return 0.0 if supply(battle, side).is_linked(cell) else _CUT
    away = _reached(battle, side).get(cell)
    if away is None:
        return _WASTE * price(battle, unit) + _IDLE
    return 0.0 if away <= here.rules.number("supply.to-headquarters") else _LATE * _IDLE


def _reached(battle: Battle, side: str) -> dict[int, int]:
    """By hex the way from a supplied headquarters, as far as one could follow; units open their hex."""
    return battle.known(("followed", side), lambda: _follow(battle, side))


def _follow(battle: Battle, side: str) -> dict[int, int]:
    lines, here = supply(battle, side), position(battle)
    most = here.rules.number("supply.to-headquarters") + _FOLLOWS
    heads: Iterable[int] = [piece.at for piece in lines.heads]
    away = spread(heads, here.ground.around, lines.barred, most)[1]
    for cell, far in list(away.items()):
        for other in here.ground.around[cell]:
            if other not in away and far < most:
                away[other] = far + 1
    return away
