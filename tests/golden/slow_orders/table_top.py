"""The map with its counters, asked one question at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.golden.slow_orders.editions import EDITIONS

from grognard.core.board import Board
from grognard.core.chart import Chart
from grognard.core.game.state import Piece, State
from grognard.core.rules import Rules
from grognard.core.scenario import Scenario

#: 5.8
ALL_ROUND = ("square", "guerrilla")
FOREST = ("light-forest", "dense-forest")


@dataclass(frozen=True)
class Token:
    """One combat counter: what is printed on it, and how it stands now."""

    row: Any
    piece: Piece

    def __getattr__(self, name: str) -> Any:
        return getattr(self.row, name)

    @property
    def moves_as(self) -> str:
        """10.14  A train goes like a battery."""
        return "artillery" if self.row.arm == "train" else str(self.row.arm)

    @property
    def at(self) -> int:
        return self.piece.at

    @property
    def formation(self) -> str:
        return self.piece.formation

    @property
    def state(self) -> str:
        return self.piece.state

    @property
    def facing(self) -> int | None:
        """None where it faces all round."""
        return None if self.formation in ALL_ROUND else self.piece.facing

    @property
    def points(self) -> int:
        return self.piece.strength

    @property
    def order(self) -> str:
        """4.1  attack, maneuver, or hold for want of either."""
        return str(self.piece.marker("order") or "hold")

    def has(self, marker: str) -> bool:
        return self.piece.marker(marker) is not None


class TableTop:
    """One position, with the questions that several chapters ask of it."""

    def __init__(self, scenario: Scenario[Any], rules: Rules, state: State) -> None:
        self.scenario, self.rules, self.state = scenario, rules, state
        self.board: Board = scenario.board
        self.grid = scenario.board.grid
        self.edition = EDITIONS[rules.id]
        rows = {row.id: row for row in scenario.own.units}
        self.tokens = [Token(rows[p.id], p) for p in state.pieces if p.id in rows and p.at >= 0]
        self._stacks: dict[int, list[Token]] = {}
        for token in sorted(self.tokens, key=lambda token: token.piece.depth):
            self._stacks.setdefault(token.at, []).append(token)
        self._asked: dict[tuple[str, int, str], bool] = {}

    def chart(self, id: str) -> Chart:
        return self.rules.chart(id)

    def terrain_cell(self, terrain: str, column: str) -> str:
        """2.4  A cell of the terrain chart. Beach is clear ground; an impassable slope has one row here."""
        shared = {"beach": "clear"}
        return self.chart("terrain-effects").at(shared.get(terrain, terrain), column)

    # Counters

    def of(self, side: str) -> list[Token]:
        return [token for token in self.tokens if token.side == side]

    def against(self, side: str) -> list[Token]:
        return [token for token in self.tokens if token.side != side]

    def stack(self, cell: int) -> list[Token]:
        """1.17  The counters of a hex, top first."""
        return self._stacks.get(cell, [])

    def division_state(self, token: Token) -> str:
        return str(self.state.track(f"division.{token.division}.state") or "")

    # Hexes

    def label(self, cell: int) -> str:
        return self.grid.label(cell)

    def direction_name(self, direction: int | None) -> str:
        return "" if direction is None else self.grid.numbering.orientation.name_of(direction)

    def around(self, cell: int) -> list[tuple[int, int]]:
        """The neighbouring hexes on the map, each with its direction."""
        found = [(way, self.grid.neighbour(cell, way)) for way in range(6)]
        return [(way, other) for way, other in found if other >= 0]

    def fronts(self, formation: str, facing: int | None) -> list[int]:
        """5.7, 5.8  The directions of the front hexes."""
        if formation in ALL_ROUND or facing is None:
            return list(range(6))
        return [(facing + turn) % 6 for turn in (-1, 0, 1)]

    def is_enemy_in(self, cell: int, side: str) -> bool:
        return any(token.side != side for token in self.stack(cell))

    def is_beside_enemy(self, cell: int, side: str) -> bool:
        key = ("beside", cell, side)
        if key not in self._asked:
            self._asked[key] = any(self.grid.distance(cell, token.at) == 1 for token in self.against(side))
        return self._asked[key]

    # 5.10  Zones of control

    def is_in_zone(self, cell: int, side: str) -> bool:
        """Whether a hex lies in a zone of control of the side's enemies."""
        key = ("zone", cell, side)
        if key not in self._asked:
            self._asked[key] = any(cell in self.zone(token) for token in self.against(side))
        return self._asked[key]

    def zone(self, token: Token) -> set[int]:
        if token.state in ("defeated", "fleeing") or token.formation in ("guerrilla", "limbered"):
            return set()
        ways = self.fronts(token.formation, token.facing)
        return {
            cell for way, cell in self.around(token.at) if way in ways and self.controls(token.at, way, cell)
        }

    def controls(self, start: int, way: int, cell: int) -> bool:
        features = self.board.features(start, way)
        if "river" in features and "bridge" not in features:
            return False
        return "impassable-slope" not in features and self.board.terrain[cell] not in self.edition.refuges
