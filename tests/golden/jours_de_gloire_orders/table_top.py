"""The map with its counters, asked one question at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grognard.core.board import Board
from grognard.core.game.state import Piece, State
from grognard.core.rules import Rules
from grognard.core.scenario import Scenario

HORSE = ("cavalry", "heavy-cavalry")
GUNS = ("artillery", "horse-artillery")
#: 2.7
SIX_FRONTS = ("town", "castle")


@dataclass(frozen=True)
class Token:
    """One combat counter: what is printed on it, and how it stands now."""

    row: Any
    piece: Piece

    def __getattr__(self, name: str) -> Any:
        return getattr(self.row, name)

    @property
    def at(self) -> int:
        return self.piece.at

    @property
    def facing(self) -> int:
        return self.piece.facing

    @property
    def state(self) -> str:
        return self.piece.state

    @property
    def is_horse(self) -> bool:
        return self.row.arm in HORSE

    @property
    def is_battery(self) -> bool:
        return self.row.arm in GUNS

    @property
    def chart_column(self) -> str:
        """2.2"""
        return "artillery" if self.is_battery else "cavalry" if self.is_horse else "infantry"

    def has(self, marker: str) -> bool:
        return self.piece.marker(marker) is not None


class TableTop:
    """One position, with the questions that several chapters ask of it."""

    def __init__(self, scenario: Scenario[Any], rules: Rules, state: State) -> None:
        self.scenario, self.rules, self.state = scenario, rules, state
        self.board: Board = scenario.board
        self.grid = scenario.board.grid
        rows = {row.id: row for row in scenario.own.units}
        self.tokens = [Token(rows[p.id], p) for p in state.pieces if p.id in rows and p.at >= 0]
        self.places = {piece.id: piece.at for piece in state.pieces}
        self.pieces = {piece.id: piece for piece in state.pieces}
        self._stacks: dict[int, list[Token]] = {}
        for token in sorted(self.tokens, key=lambda token: token.piece.depth):
            self._stacks.setdefault(token.at, []).append(token)
        self._zones: dict[str, set[int]] = {}
        self._beside: dict[str, set[int]] = {}
        #: steps already read off the chart
        self.costs: dict[tuple[str, int, int, str], int | None] = {}

    def chart_cell(self, row: str, column: str) -> str:
        return self.rules.chart("terrain-effects").at(row, column)

    # Counters

    def of(self, side: str) -> list[Token]:
        return [token for token in self.tokens if token.side == side]

    def against(self, side: str) -> list[Token]:
        return [token for token in self.tokens if token.side != side]

    def stack(self, cell: int) -> list[Token]:
        """Top first."""
        return self._stacks.get(cell, [])

    def acting(self, side: str) -> list[Token]:
        """3.4  The counters of the formation whose marker is out; 8.4 the routed do nothing."""
        active = self.state.track("active")
        return [token for token in self.of(side) if token.formation == active and token.state != "routed"]

    def may_close(self, token: Token) -> bool:
        """4.2, 4.3  Whoever failed its test may not; the others are free, or test when it comes to it."""
        return token.piece.marker("tested") != "failed"

    def fits(self, cell: int, token: Token, facing: int | None = None) -> bool:
        """5.2, 5.9  Whether a counter may stay in a hex with those who are there."""
        others = [other for other in self.stack(cell) if other.id != token.id]
        together = [*others, token]
        foot = any(not one.is_horse and not one.is_battery for one in together)
        horse = any(one.is_horse for one in together)
        return (
            len(together) <= 2
            and len({one.formation for one in together}) == 1
            and not (foot and horse)
            and (facing is None or all(other.facing == facing for other in others))
        )

    # Hexes

    def label(self, cell: int) -> str:
        return self.grid.label(cell)

    def compass(self, way: int) -> str:
        return self.grid.numbering.orientation.name_of(way)

    def is_enemy_in(self, cell: int, side: str) -> bool:
        return any(token.side != side for token in self.stack(cell))

    def is_beside_enemy(self, cell: int, side: str) -> bool:
        if side not in self._beside:
            enemies = {token.at for token in self.against(side)}
            self._beside[side] = {near for at in enemies for near in self.grid.disk(at, 1) if near != at}
        return cell in self._beside[side]

    def has_six_fronts(self, cell: int) -> bool:
        return self.board.terrain[cell] in SIX_FRONTS

    def front_ways(self, cell: int, facing: int, *, square: bool = False) -> list[int]:
        """5.2, 5.3"""
        if square or self.has_six_fronts(cell):
            return list(range(6))
        return [(facing + turn) % 6 for turn in (-1, 0, 1)]

    def is_barrier(self, cell: int, way: int) -> bool:
        """2.12  A hexside that nobody crosses or fights over."""
        features = self.board.features(cell, way)
        drop = abs(self.board.level[cell] - self.board.level[self.grid.neighbour(cell, way)])
        return ("river" in features and "bridge" not in features) or ("steep-slope" in features and drop >= 3)

    # 5.5  Zones of control

    def zone_against(self, side: str) -> set[int]:
        """The hexes in zones of control of the side's enemies."""
        if side not in self._zones:
            self._zones[side] = {
                cell for token in self.against(side) if has_zone(token) for cell in self._zone_of(token)
            }
        return self._zones[side]

    def _zone_of(self, token: Token) -> set[int]:
        ways = self.front_ways(token.at, token.facing, square=token.has("square"))
        return {self.grid.neighbour(token.at, way) for way in ways if self._spreads(token.at, way)}

    def _spreads(self, cell: int, way: int) -> bool:
        other = self.grid.neighbour(cell, way)
        if other < 0 or self.is_barrier(cell, way) or "fortification" in self.board.features(cell, way):
            return False
        return self.board.terrain[other] not in ("town", "castle")


def has_zone(token: Token) -> bool:
    return token.state == "good-order" or (token.state == "disordered" and not token.is_battery)
