"""7.21, 7.23. Where beaten units go, and how far they can."""

from __future__ import annotations

from grognard.core.game.battle import Battle
from grognard.core.game.state import Piece
from grognard.rulesets.tikhvin.play.lines import sources, spread
from grognard.rulesets.tikhvin.play.marches import passable
from grognard.rulesets.tikhvin.play.position import position
from grognard.rulesets.tikhvin.play.specials import closed_to

#: farther than any hex from supply
_FAR = 1 << 20


class Retreat:
    """The way back of one unit from the hexes that attack it."""

    def __init__(self, battle: Battle, piece: Piece, foes: tuple[int, ...]) -> None:
        self.battle, self.here, self.piece, self.foes = battle, position(battle), piece, foes
        self.side = self.here.roster.side(piece.id)
        self.enemy = self.here.enemy(self.side)

    def is_open(self, cell: int, other: int) -> bool:
        """7.21  Whether the unit may go back from a hex to the next."""
        here = self.here
        if not passable(here, self.battle, self.piece.id, cell, other):
            return False
        if here.is_entered(other, self.enemy) or other in closed_to(self.battle, self.side):
            return False
        if here.zone(self.enemy)[other] and not here.is_entered(other, self.side):
            return False
        return self.away(other) > self.away(cell) and here.has_room(other, (self.piece,))

    def away(self, cell: int) -> int:
        """How far a hex is from all the attackers together."""
        return sum(self.here.grid.distance(cell, foe) for foe in self.foes)

    def open_hexes(self, cell: int) -> list[int]:
        return [other for other in self.here.ground.around[cell] if self.is_open(cell, other)]

    def room(self, wanted: int) -> int:
        """How many hexes, of those it has to, the unit can go back."""
        return self._room(self.piece.at, wanted)

    def _room(self, cell: int, wanted: int) -> int:
        if not wanted:
            return 0
        return max((1 + self._room(other, wanted - 1) for other in self.open_hexes(cell)), default=0)

    def choices(self, cell: int, left: int) -> list[int]:
        """7.21  The next hexes that lead as far as it goes; of them those nearest to supply."""
        far = self._room(cell, left)
        found = [other for other in self.open_hexes(cell) if 1 + self._room(other, left - 1) == far]
        home = homeward(self.battle, self.side)
        nearest = min((home.get(other, _FAR) for other in found), default=_FAR)
        return sorted(other for other in found if home.get(other, _FAR) == nearest)


def homeward(battle: Battle, side: str) -> dict[int, int]:
    """7.21  By hex how far it is over land from the supply sources of a side."""
    return battle.known(("homeward", side), lambda: _homeward(battle, side))


def _homeward(battle: Battle, side: str) -> dict[int, int]:
    here = position(battle)
    return spread(sources(battle, side), here.ground.around, bytearray(here.ground.lake))[1]
