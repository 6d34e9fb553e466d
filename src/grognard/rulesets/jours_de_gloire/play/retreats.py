"""7.23, 7.25. Recoil on the map: which hexes are open, and which of them the owner may choose."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.state import Piece
from grognard.rulesets.jours_de_gloire.counters import Back
from grognard.rulesets.jours_de_gloire.play.pace import pace
from grognard.rulesets.jours_de_gloire.play.position import Position

Path = tuple[int, ...]


class Recoil:
    """The ways back of one unit from where it stands, away from the hexes of `foes`."""

    def __init__(self, here: Position, piece: Piece, foes: tuple[int, ...]) -> None:
        self.here, self.piece = here, piece
        card = here.card(piece.id)
        self.side, self.enemy = card.side, here.roster.enemy[card.side]
        self.foes = foes or nearest_enemies(here, piece.at, self.enemy)
        self.costs = pace(here.ground, here.rules, card.column, False)
        self.zone = here.zone(self.enemy)
        self.front = here.front_directions(piece)
        self.paths = self._best()

    @property
    def kind(self) -> Back:
        """7.23  Whether there is a hex to go to, and whether only enemy zones are left."""
        if not self.paths:
            return "blocked"
        return "zoc" if self._in_zone(self.paths[0]) else "open"

    @property
    def ends(self) -> dict[int, Path]:
        """By hex that the owner may choose, the way there."""
        return {path[-1]: path for path in reversed(self.paths)}

    def _best(self) -> list[Path]:
        """7.23  Clear of enemy zones if possible, then into a rear hex, then through fewest friends."""
        found = sorted(self._paths(), key=lambda path: (self._rank(path), path))
        return [path for path in found if self._rank(path) == self._rank(found[0])]

    def _rank(self, path: Path) -> tuple[bool, bool, int]:
        ahead = self.here.grid.direction(self.piece.at, path[0]) in self.front
        return self._in_zone(path), ahead and len(self.front) < 6, len(path)

    def _in_zone(self, path: Path) -> bool:
        return any(self.zone[cell] for cell in path)

    def _paths(self) -> Iterator[Path]:
        first = self._away(self.piece.at)
        for cell in first:
            yield from self._through((cell,))

    def _through(self, path: Path) -> Iterator[Path]:
        """7.24  A way ends in the first hex where the unit may stay; friends before it are passed."""
        if self.may_stay(path[-1]):
            yield path
        elif len(path) < self.here.rules.number("recoil.farthest"):
            for cell in self._away(path[-1]):
                if cell != self.piece.at and cell not in path:
                    yield from self._through((*path, cell))

    def _away(self, cell: int) -> list[int]:
        """7.23  The next hexes: farther from every foe if there are such, otherwise not nearer to any."""
        gains = {other: self._gain(cell, other) for other in self._open(cell)}
        return [other for other, gain in gains.items() if gain > 0] or [
            other for other, gain in gains.items() if gain == 0
        ]

    def _gain(self, cell: int, other: int) -> int:
        distance = self.here.grid.distance
        return min((distance(other, foe) - distance(cell, foe) for foe in self.foes), default=1)

    def _open(self, cell: int) -> Iterator[int]:
        for side in range(cell * 6, cell * 6 + 6):
            other = self.here.ground.neighbours[side]
            allowed = max(self.costs.plain[side], self.costs.road[side]) >= 0
            if other >= 0 and allowed and self.here.side_at(other) != self.enemy:
                yield other

    def may_stay(self, cell: int) -> bool:
        stack = self.here.stacks.get(cell, ())
        return self.here.crowded((*(p for p in stack if p.id != self.piece.id), self.piece)) is None


def nearest_enemies(here: Position, cell: int, enemy: str) -> tuple[int, ...]:
    """Without an attacker, a unit goes back from the nearest enemies."""
    distances = {other: here.grid.distance(cell, other) for other in here.cells_of(enemy)}
    least = min(distances.values(), default=0)
    return tuple(sorted(other for other, distance in distances.items() if distance == least))
