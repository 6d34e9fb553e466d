"""4.2, 9.1. Lines from hex to hex: how far a headquarters reaches, and who is in supply by which way."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Mapping, Sequence

from grognard.core.game.battle import Battle
from grognard.core.game.state import OFF, Piece
from grognard.rulesets.tikhvin.play.position import Position, position
from grognard.rulesets.tikhvin.play.specials import capacity

#: by cell that is reached: the one before it, itself where the line begins
Tree = dict[int, int]


def spread(
    starts: Iterable[int], around: Sequence[Sequence[int]], barred: bytearray, most: int | None = None
) -> tuple[Tree, dict[int, int]]:
    """Every hex that a line comes to, each with the hex before it and its distance."""
    before: Tree = {}
    away: dict[int, int] = {}
    queue: deque[int] = deque()
    for start in starts:
        if not barred[start] and start not in before:
            before[start], away[start] = start, 0
            queue.append(start)
    while queue:
        cell = queue.popleft()
        if away[cell] == most:
            continue
        for other in around[cell]:
            if other not in before and not barred[other]:
                before[other], away[other] = cell, away[cell] + 1
                queue.append(other)
    return before, away


# 4.2  Command


def command(battle: Battle, hq: str) -> Mapping[int, int]:
    """4.2  The hexes that a headquarters reaches, each with its distance."""
    return battle.known(("command", hq), lambda: _command(battle, hq))


def _command(battle: Battle, hq: str) -> Mapping[int, int]:
    here = position(battle)
    at = battle.piece(hq).at
    if at == OFF:
        return {}
    row = here.roster.headquarters[hq]
    return spread((at,), here.ground.around, here.barred(row.side), row.radius)[1]


def headquarters_of(here: Position, side: str) -> list[Piece]:
    """The headquarters of a side on the map."""
    return [piece for piece in here.pieces(side) if piece.id in here.roster.headquarters]


def reaching(battle: Battle, cell: int, side: str) -> list[tuple[int, str]]:
    """4.2  The headquarters of a side that reach a hex, the nearest first."""
    here = position(battle)
    found = [(command(battle, hq.id).get(cell), hq.id) for hq in headquarters_of(here, side)]
    return sorted((away, hq) for away, hq in found if away is not None)


def room_of(battle: Battle, hq: str) -> int:
    """4.1  How many more units a headquarters may command."""
    return capacity(battle, hq) - battle.known("led", lambda: _led(battle)).get(hq, 0)


def _led(battle: Battle) -> Mapping[str, int]:
    """By headquarters the units that belong to it."""
    return Counter(str(piece.marker("hq")) for piece in battle.state.pieces)


# 9.1  Supply


class Supply:
    """The supply of one side in one position."""

    def __init__(self, battle: Battle, side: str) -> None:
        here = position(battle)
        self.side, self.here = side, here
        self.barred = here.barred(side)
        self.sources = tuple(cell for cell in sources(battle, side) if not self.barred[cell])
        around = here.ground.around
        overland = here.rules.number("supply.overland")
        #: from the sources by road and rail, and over land
        self.by_way = spread(self.sources, here.ground.along, self.barred)[0]
        self.by_land = spread(self.sources, around, self.barred, overland)[0]
        self.heads = tuple(piece for piece in headquarters_of(here, side) if self.is_linked(piece.at))
        #: from the supplied headquarters to the units
        reach = here.rules.number("supply.to-headquarters")
        self.from_heads = spread((piece.at for piece in self.heads), around, self.barred, reach)[0]

    def is_linked(self, cell: int) -> bool:
        """9.1  Whether a headquarters in a hex has a line to a source."""
        return cell in self.by_way or cell in self.by_land

    def reaches(self, cell: int) -> bool:
        """9.1  Whether a unit in a hex is in supply."""
        return cell in self.from_heads

    def line(self, cell: int) -> tuple[int, ...]:
        """9.1  The hexes from a hex to its headquarters and on to the source; empty without supply."""
        if cell not in self.from_heads:
            return ()
        to_head = trace(self.from_heads, cell)
        onward = self.by_way if to_head[-1] in self.by_way else self.by_land
        return (*to_head, *trace(onward, to_head[-1])[1:])


def trace(tree: Tree, cell: int) -> tuple[int, ...]:
    """From a hex back to where its line begins."""
    line = [cell]
    while tree[line[-1]] != line[-1]:
        line.append(tree[line[-1]])
    return tuple(line)


def sources(battle: Battle, side: str) -> Iterable[int]:
    """9.1  The supply sources that a side holds."""
    here = position(battle)
    for source in battle.scenario.own.sources:
        if source.side == side:
            for cell in source.cells(battle.board):
                if not here.ground.lake[cell] and here.holder(cell) == side:
                    yield cell


def supply(battle: Battle, side: str) -> Supply:
    return battle.known(("supply", side), lambda: Supply(battle, side))


def in_supply(piece: Piece) -> bool:
    """9.2  Whether a piece carries no marker of being out of supply; 13.2 static units need none."""
    return piece.marker("out-of-supply") is None
