"""Leaders, reserves and ways out: what they are worth, by the facts that a system tells of them."""

from __future__ import annotations

from grognard.ai.survey import Survey
from grognard.core.game.battle import Battle
from grognard.core.game.offers import Attaches, Leaves, Reserves
from grognard.core.game.order import Order
from grognard.core.game.state import Piece
from grognard.core.game.system import System

#: a test that a leader makes easier by going with a unit, and a unit that he no longer commands then
_EASED, _CUT = 0.45, 0.3
#: what it costs to take a unit out of a reserve, and what it brings to send it in as a whole
_SPENT, _SENT = 1.2, 3.0
#: steps within which an enemy makes it time to send a reserve in, and at which nobody is held back any more
_TIME, _HERE = 6.0, 3.0
#: points for a stand that leaves by a way out that is wanted
_GONE = 0.4


class Command:
    """What a system tells of command, weighed."""

    def __init__(self, system: System) -> None:
        self._attaches: Attaches | None = system if isinstance(system, Attaches) else None
        self._reserves: Reserves | None = system if isinstance(system, Reserves) else None
        self._leaves: Leaves | None = system if isinstance(system, Leaves) else None

    def worth(self, battle: Battle, survey: Survey, order: Order) -> float | None:
        """Points of an order that attaches a leader, sends a reserve in or leaves; None for all others."""
        if self._reserves is not None and self._reserves.is_release(battle, order):
            near = min(survey.nearest_enemy(battle.piece(unit).at) for unit in order.units)
            return _SENT if near <= _TIME else 0.0
        if self._leaves is not None and self._leaves.leads_out(battle, order):
            wanted = survey.is_way_out(battle.scenario.places.cell_of(order.to))
            return _GONE * battle.piece(order.unit).strength if wanted else -1.0
        if self._attaches is not None and self._attaches_one(order):
            bound = self.bond(battle, order.unit, order.target)
            return bound - self.bond(battle, order.unit, self._attaches.attached_to(battle, order.unit))
        return None

    @staticmethod
    def _attaches_one(order: Order) -> bool:
        return order.verb == "attach" and len(order.units) == 1 and bool(order.target)

    def bond(self, battle: Battle, leader: str, unit: str) -> float:
        """Points of a leader being with a unit rather than free."""
        if not unit or self._attaches is None:
            return 0.0
        told = self._attaches.attachment(battle, leader, unit)
        return _EASED * told.tests - _CUT * told.cut

    def freed(self, battle: Battle, leader: str) -> float:
        """What a leader gives up by riding away from the unit with which he is; below 0 what he gains."""
        return (
            0.0
            if self._attaches is None
            else self.bond(battle, leader, self._attaches.attached_to(battle, leader))
        )

    def spends(self, battle: Battle, survey: Survey, piece: Piece) -> float:
        """What it costs to move a piece that is held back, while nobody is upon it."""
        if self._reserves is None or survey.nearest_enemy(piece.at) <= _HERE:
            return 0.0
        return _SPENT if self._reserves.held_back(battle, piece.id) else 0.0
