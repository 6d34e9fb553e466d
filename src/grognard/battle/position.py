"""Stacks, zones of control and who holds which hex, read off a state."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.battle.armies import Unit, roster
from grognard.battle.ground import ground
from grognard.battle.stacks import Stacks
from grognard.core.game.battle import Battle
from grognard.core.game.state import Piece
from grognard.core.legality import Refusals

#: 1.3  the states of a unit, the best first
NORMAL, DISORDERED = STATES = ("normal", "disordered")


class Position(Stacks[Unit]):
    """One state of a battle, read for the rules."""

    def __init__(self, battle: Battle) -> None:
        self.roster = roster(battle.scenario)
        super().__init__(battle, self.roster.units)
        self.ground = ground(battle.board, battle.rules)
        self._zones: dict[str, bytearray] = {}

    def enemy(self, side: str) -> str:
        return self.roster.enemy[side]

    def controls(self, piece: Piece) -> tuple[int, ...]:
        """4.1  The hexes beside a unit that it could enter; none while it is disordered."""
        return () if piece.state == DISORDERED else self.ground.open_to(self.card(piece.id).kind, piece.at)

    def zone(self, side: str) -> bytearray:
        """4.1  The hexes that a side controls."""
        if side not in self._zones:
            mask = self._zones[side] = bytearray(self.grid.size)
            for piece in self.units(side):
                for cell in self.controls(piece):
                    mask[cell] = 1
        return self._zones[side]

    def held(self, mask: bytearray, side: str) -> bytearray:
        """A mask with the hexes of a side's units on it."""
        for cell in self.cells_of(side):
            mask[cell] = 1
        return mask

    def holder(self, cell: int) -> str:
        """6.2  Whose unit was last in a hex."""
        return str(self.battle.state.track(f"held.{self.grid.label(cell)}") or "")

    def has_room(self, cell: int, coming: Iterable[Piece]) -> bool:
        """1.2  Whether units may stand in a hex with those who are there already."""
        ids = {piece.id for piece in (*self.stacks.get(cell, ()), *coming)}
        return len(ids) <= self.rules.number("stacking.units")

    def room_faults(self, cell: int, coming: Iterable[Piece]) -> Refusals:
        """1.2  The refusal of a hex without room."""
        if not self.has_room(cell, coming):
            most = self.rules.number("stacking.units")
            yield self.rules.forbid("refuse-stacking", "1.2", hex=self.grid.label(cell), most=most)


def position(battle: Battle) -> Position:
    """The position of the present state."""
    return battle.known(Position, lambda: Position(battle))
