"""Who stands where: stacks, zones of control, who holds which hex, read off a state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from grognard.battle.stacks import Stacks
from grognard.core.game.battle import Battle
from grognard.core.game.state import OFF, Piece
from grognard.core.legality import Refusals
from grognard.core.remember import once_for_each
from grognard.rulesets.tikhvin.order_of_battle import TikhvinScenario
from grognard.rulesets.tikhvin.play.ground import Ground, ground
from grognard.rulesets.tikhvin.play.roster import Roster, roster
from grognard.rulesets.tikhvin.scenario_rows import Unit
from grognard.rulesets.tikhvin.stacking import overstacked


class Position(Stacks[Unit]):
    """One state of a battle, read for the rules. Made once for a state and thrown away with it."""

    def __init__(self, battle: Battle) -> None:
        self.roster: Roster = roster(battle.scenario)
        super().__init__(battle, self.roster.units)
        self.ground: Ground = ground(battle.board, battle.rules)
        self._zones: dict[str, bytearray] = {}
        self._barred: dict[str, bytearray] = {}

    def enemy(self, side: str) -> str:
        return self.roster.enemy[side]

    def pieces(self, side: str) -> Iterator[Piece]:
        """Everything of a side on the map."""
        rows = self.roster.rows
        return (
            piece for piece in self.battle.state.pieces if piece.at != OFF and rows[piece.id].side == side
        )

    def others_of(self, cell: int, side: str) -> list[Piece]:
        """Headquarters and artillery of a side in a hex."""
        return [piece for piece in self.others.get(cell, ()) if self.roster.side(piece.id) == side]

    def is_entered(self, cell: int, side: str) -> bool:
        """Whether anything of a side is in a hex."""
        return self._owners.get(cell) == side or bool(self.others_of(cell, side))

    # 5.2  Zones of control

    def zone(self, side: str) -> bytearray:
        """5.2  The hexes that a side controls."""
        if side not in self._zones:
            mask = bytearray(self.grid.size)
            control, neighbours = self.ground.control, self.ground.neighbours
            for cell in self.cells_of(side):
                for index in range(cell * 6, cell * 6 + 6):
                    if control[index]:
                        mask[neighbours[index]] = 1
            self._zones[side] = mask
        return self._zones[side]

    def barred(self, side: str) -> bytearray:
        """4.2, 5.4, 9.1  Hexes that no line of a side passes: lakes, enemies, zones without a friend."""
        if side not in self._barred:
            mask = bytearray(self.zone(self.enemy(side)))
            for piece in self.pieces(side):
                mask[piece.at] = 0
            for piece in self.pieces(self.enemy(side)):
                mask[piece.at] = 1
            for cell in self.ground.lakes:
                mask[cell] = 1
            self._barred[side] = mask
        return self._barred[side]

    def next_to_enemy(self, piece: Piece) -> bool:
        """Whether a combat unit of the enemy is in one of the six hexes around a piece."""
        enemy = self.enemy(self.roster.side(piece.id))
        around = self.ground.neighbours[piece.at * 6 : piece.at * 6 + 6]
        return any(self._owners.get(cell) == enemy for cell in around)

    # Who holds what

    def holder(self, cell: int) -> str:
        """11.1  Whose combat unit was last in a hex; before that, whose ground it is."""
        track = self.battle.state.track(f"held.{self.grid.label(cell)}")
        return str(track) if track is not None else home_ground(self.battle.scenario)[cell]

    # 5.5  Stacking

    def has_room(self, cell: int, coming: Iterable[Piece]) -> bool:
        """5.5  Whether combat units may stand in a hex with those who are there already."""
        arriving = [piece for piece in coming if piece.id in self.roster.units]
        ids = {piece.id for piece in arriving}
        staying = [piece for piece in self.stacks.get(cell, ()) if piece.id not in ids]
        return not overstacked(self.rules, [piece.strength for piece in (*staying, *arriving)])

    def room_faults(self, cell: int, coming: Iterable[Piece]) -> Refusals:
        """5.5  The refusal of a hex without room."""
        if not self.has_room(cell, coming):
            yield self.rules.forbid("refuse-stacking", "5.5", hex=self.grid.label(cell))


@once_for_each
def home_ground(scenario: TikhvinScenario) -> tuple[str, ...]:
    """11.1  By cell the side whose ground it is at the start."""
    owners = [scenario.sides[1].id] * scenario.board.grid.size
    for territory in scenario.own.territories:
        for cell in territory.cells(scenario.board):
            owners[cell] = territory.side
    return tuple(owners)


def position(battle: Battle) -> Position:
    """The position of the present state."""
    return battle.known(Position, lambda: Position(battle))
