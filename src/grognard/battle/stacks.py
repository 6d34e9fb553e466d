"""Who stands where: the combat units of each hex, read off a state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Generic, Protocol, TypeVar

from grognard.core.game.battle import Battle
from grognard.core.game.state import OFF, Piece


class Card(Protocol):
    """A counter as it is printed."""

    @property
    def side(self) -> str: ...


AnyCard = TypeVar("AnyCard", bound=Card)


class Stacks(Generic[AnyCard]):
    """Combat units by hex, top first; whatever else stands there apart. Made once for a state."""

    def __init__(self, battle: Battle, cards: Mapping[str, AnyCard]) -> None:
        self.battle, self.rules = battle, battle.rules
        self.board, self.grid = battle.board, battle.board.grid
        self._cards = cards
        self.stacks: dict[int, tuple[Piece, ...]] = {}
        #: officers, headquarters, guns: pieces that hold no hex
        self.others: dict[int, tuple[Piece, ...]] = {}
        self._fill(battle.state.pieces)
        self._owners = {cell: cards[stack[0].id].side for cell, stack in self.stacks.items()}

    def _fill(self, pieces: Iterable[Piece]) -> None:
        stacks: dict[int, list[Piece]] = {}
        others: dict[int, list[Piece]] = {}
        for piece in pieces:
            if piece.at != OFF:
                (stacks if piece.id in self._cards else others).setdefault(piece.at, []).append(piece)
        for cell, stack in stacks.items():
            stack.sort(key=lambda piece: piece.depth)
            self.stacks[cell] = tuple(stack)
        self.others = {cell: tuple(found) for cell, found in others.items()}

    def card(self, id: str) -> AnyCard:
        return self._cards[id]

    def side_at(self, cell: int) -> str:
        """Whose combat units are in a hex; empty where there are none."""
        return self._owners.get(cell, "")

    def cells_of(self, side: str) -> list[int]:
        """The hexes with combat units of a side."""
        return [cell for cell, owner in self._owners.items() if owner == side]

    def units(self, side: str) -> list[Piece]:
        """The combat units of a side on the map."""
        return [piece for cell, owner in self._owners.items() if owner == side for piece in self.stacks[cell]]
