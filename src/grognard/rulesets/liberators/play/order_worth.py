"""What orders are worth that neither march nor fight, for a computer that knows no rule."""

from __future__ import annotations

from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.plane import INCH
from grognard.rulesets.liberators import maneuver
from grognard.rulesets.liberators.play.command import check_case
from grognard.rulesets.liberators.play.field import Field, field
from grognard.rulesets.liberators.play.reactions import COUNTER, SHELTER, SQUARE
from grognard.rulesets.liberators.play.shooting import range_of

#: what it is worth that a unit checks, and each point on its die
_CHECK, _PIP = 0.3, 0.05
#: a little more than nothing: whoever has nothing better to do stands
_STAND = 0.03
#: what a charge is met with, if it can be
_REACTIONS = {COUNTER: 1.0, SQUARE: 1.5, SHELTER: 0.5, "stand": 0.0}
#: guns that can fire again, men who can; guns made ready or brought away; a front turned to the enemy
_GUNS, _FILLED, _READY, _TURNED = 1.0, 0.5, 0.6, 0.4
#: inches at which somebody behind is a danger
_NEAR = 16


def order_worth(battle: Battle, order: Order) -> float | None:
    """What an order is worth that neither fights nor marches; None for all others."""
    match order.verb:
        case "check":
            return _checked(battle, order)
        case "hold":
            return _STAND
        case "choose":
            return _REACTIONS.get(order.option)
        case "rally":
            return _GUNS
        case "replenish":
            return _FILLED
        case "face" if not order.to:
            return -_TURNED * _ahead(field(battle), order.unit)
        case "limber" | "unlimber" if not order.to:
            return _limbering(field(battle), order)
    return None


def _checked(battle: Battle, order: Order) -> float:
    """4.4, 4.5  As many as possible with whoever leads them best."""
    case = check_case(battle, order.units, order.by)
    leader = case.leader
    pieces: tuple[maneuver.Piece, ...] = (*case.troops, *case.guns)
    tallies = [
        maneuver.modifiers(battle.rules, piece, leader, case.losses, case.key_positions_lost)
        for piece in pieces
    ]
    return sum(max(_STAND, _CHECK + _PIP * tally.total) for tally in tallies)


def _ahead(here: Field, id: str) -> float:
    """How much more of the enemy near by is ahead than behind: from 1 to -1, by stands and nearness."""
    ahead = around = 0.0
    body, places = here.bodies[id], here.battle.scenario.places
    for foe in here.enemies(id):
        weight = here.bodies[foe].strength * max(0.0, 1 - here.gap(id, foe) / (_NEAR * INCH))
        forward, away = places.bearing(body.at, body.facing, here.bodies[foe].at)
        ahead += weight * forward / max(1.0, away)
        around += weight
    return ahead / around if around else 1.0


def _limbering(here: Field, order: Order) -> float:
    """5.11  Guns are unlimbered where they reach somebody, and limbered where nobody is in reach."""
    id = order.unit
    foe = here.nearest(id, here.enemies(id))
    reaches = foe is not None and here.gap(id, foe) <= range_of(here, id)
    return _READY if reaches == (order.verb == "unlimber") else -_READY
