"""What orders without a fight are worth, for a computer that knows no rule."""

from __future__ import annotations

from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.core.game.state import OFF, Piece
from grognard.dice import ZERO_D10
from grognard.rulesets.jours_de_gloire.counters import CAVALRY
from grognard.rulesets.jours_de_gloire.play.command import RECEIVED, orders_of
from grognard.rulesets.jours_de_gloire.play.position import Position, position
from grognard.rulesets.jours_de_gloire.play.squares import LINE

#: what a strength point that need not be asked twice is worth, in points of victory
_FREE = 0.1
#: what a chief would rather keep to himself than waste on those who need no orders
_BREATH = 0.01
#: hexes beyond which an enemy is of no concern this turn
_NEAR = 9
#: hexes from which horse can come at a unit, and at which other enemies make a square a target
_RIDE, _PRESS = 6, 4
#: what a square is worth to a unit for each point of horse that could ride it down
_SHIELD = 0.2
#: what it costs that a square cannot move
_STIFF = 0.05


def order_worth(battle: Battle, order: Order) -> float | None:
    """What an order is worth that neither fights nor marches; None for all others."""
    here = position(battle)
    match order.verb:
        case "allot":
            return sum(_urgency(here, formation) - _BREATH for formation in order.units)
        case "choose" if order.option in here.roster.formations:
            return _eagerness(here, order.option)
        case "form":
            worth = _shelter(here, battle.piece(order.unit))
            return -worth if order.formation == LINE else worth
    return None


def _urgency(here: Position, formation: str) -> float:
    """Orders are worth most where units are near the enemy and slow to close by themselves."""
    worth = 0.0
    for piece in _able(here, formation):
        faces = len(ZERO_D10.faces)
        doubt = max(0, faces - 1 - (here.card(piece.id).engagement or 0)) / faces
        worth += _FREE * here.card(piece.id).sp * doubt * _nearness(here, piece)
    return worth


def _eagerness(here: Position, formation: str) -> float:
    """First come those who are near the enemy, and may go at him as they like."""
    free = 1.0 if orders_of(here.battle, formation) == RECEIVED else 0.5
    return free * sum(here.card(piece.id).sp * _nearness(here, piece) for piece in _able(here, formation))


def _able(here: Position, formation: str) -> list[Piece]:
    """The units of a formation that could close with the enemy."""
    pieces = [here.battle.piece(unit) for unit in here.roster.members[formation]]
    return [
        piece
        for piece in pieces
        if piece.at != OFF and piece.state == "good-order" and here.card(piece.id).engagement is not None
    ]


def _nearness(here: Position, piece: Piece) -> float:
    enemy = here.roster.enemy[here.card(piece.id).side]
    return max(0, _NEAR - here.nearest(piece.at, enemy)) / _NEAR


def _shelter(here: Position, piece: Piece) -> float:
    """A square keeps horse off, and stands still under guns and before foot.

    A unit in good order that sees the horse coming can still form it then.
    """
    enemies = here.units(here.roster.enemy[here.card(piece.id).side])
    near = {other: here.grid.distance(piece.at, other.at) for other in enemies if other.state != "routed"}
    horse = [other for other in near if _rides(here, other) and near[other] <= _RIDE]
    others = [other for other in near if not _rides(here, other) and near[other] <= _PRESS]
    threat = sum(here.card(other.id).sp for other in horse if not _is_met(here, piece, other))
    return _SHIELD * (threat - sum(here.card(other.id).sp for other in others)) - _STIFF


def _rides(here: Position, piece: Piece) -> bool:
    return here.card(piece.id).arm in CAVALRY and piece.state == "good-order"


def _is_met(here: Position, piece: Piece, horse: Piece) -> bool:
    """Whether a unit could still form square when this horse charges: in order, and not from behind."""
    if piece.state != "good-order" or here.is_square(piece.at):
        return False
    around = enumerate(here.ground.neighbours[piece.at * 6 : piece.at * 6 + 6])
    ways = {way: here.grid.distance(cell, horse.at) for way, cell in around if cell >= 0}
    return min(ways, key=lambda way: ways[way]) in here.front_directions(piece)
