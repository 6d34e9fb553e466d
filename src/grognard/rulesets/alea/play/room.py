"""2.17, 5.6. Whether the counters of a march find room where they would end it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from grognard.core.game.state import ALL_ROUND, Piece
from grognard.rulesets.alea.play.marches import March
from grognard.rulesets.alea.play.pace import FACING, Placing
from grognard.rulesets.alea.play.stacking import cramped, crowded_joining

#: every way a counter may face
FACINGS = range(ALL_ROUND, 6)


def with_room(march: March, ends: Iterable[Placing]) -> list[Placing]:
    """2.17  The ends in which the counters fit in; hexes of the same ground without others are all alike."""
    stacks, terrain = march.position.stacks, march.position.board.terrain
    room = Room(march)
    alone = room.alone
    return [
        end
        for end in ends
        if (
            end.facing in room[end.cell, end.formation]
            if end.cell in stacks
            else terrain[end.cell] not in alone[end.formation]
        )
    ]


class Room(dict[tuple[int, str], Collection[int]]):
    """2.17, 5.6  By hex and formation the facings in which the counters of a march fit in."""

    def __init__(self, march: March) -> None:
        super().__init__()
        self.march = march
        #: by formation: the ground that has none even if nobody is there
        self.alone = {way: cramped(march.position, march.pieces, way) for way in march.lead.formations}

    def __missing__(self, key: tuple[int, str]) -> Collection[int]:
        found = self[key] = self.facings(*key)
        return found

    def facings(self, cell: int, formation: str) -> Collection[int]:
        others = others_at(self.march, cell)
        if not others:
            return () if self.march.position.board.terrain[cell] in self.alone[formation] else FACINGS
        taken = {piece.facing for piece in others} - {ALL_ROUND}
        facing = next(iter(taken)) if taken and formation in FACING else ALL_ROUND
        if len(taken) > 1 or fits(self.march, Placing(cell, formation, facing), others) is not None:
            return ()
        return FACINGS if facing == ALL_ROUND else taken


def fits(march: March, end: Placing, others: Sequence[Piece]) -> str | None:
    """2.17  Whether the counters may stand there together with whoever is there already."""
    return crowded_joining(march.position, end.cell, others, march.pieces, (end.formation, end.facing))


def others_at(march: March, cell: int) -> list[Piece]:
    """The counters in a hex that are not on the march."""
    stack = march.position.stacks.get(cell)
    if stack is None:
        return []
    ids = {piece.id for piece in march.pieces}
    return [piece for piece in stack if piece.id not in ids]
