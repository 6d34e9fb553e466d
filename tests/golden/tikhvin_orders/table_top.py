"""The map with its counters, asked one question at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grognard.core.board import Board
from grognard.core.game.state import Piece, State
from grognard.core.rules import Rules
from grognard.core.scenario import Scenario

OTHER = {"german": "soviet", "soviet": "german"}


@dataclass(frozen=True)
class Token:
    """One counter: what is printed on it, and how it stands now."""

    row: Any
    piece: Piece
    #: combat, support or headquarters
    sort: str

    def __getattr__(self, name: str) -> Any:
        return getattr(self.row, name)

    @property
    def moves_as(self) -> str:
        return "headquarters" if self.sort == "headquarters" else str(self.row.kind)

    @property
    def at(self) -> int:
        return self.piece.at

    @property
    def factors(self) -> int:
        return self.piece.strength

    @property
    def is_static(self) -> bool:
        """13.2"""
        return self.sort == "combat" and self.row.size == "static"

    @property
    def led_by(self) -> str:
        """4.3  Its headquarters; nothing while it is out of command."""
        return str(self.piece.marker("hq") or "")

    def has(self, marker: str) -> bool:
        return self.piece.marker(marker) is not None


class TableTop:
    """One position, with the questions that several chapters ask of it."""

    def __init__(self, scenario: Scenario[Any], rules: Rules, state: State) -> None:
        self.scenario, self.rules, self.state = scenario, rules, state
        self.board: Board = scenario.board
        self.grid = scenario.board.grid
        own = scenario.own
        sorts = (("combat", own.units), ("support", own.supports), ("headquarters", own.headquarters))
        cards = {row.id: (row, sort) for sort, rows in sorts for row in rows}
        #: in the order of the pieces; those beside the map have no hex
        self.everybody = [Token(cards[p.id][0], p, cards[p.id][1]) for p in state.pieces]
        self.tokens = [token for token in self.everybody if token.at >= 0]
        #: the hexes of a side's counters, by side and sort; the sort is empty for all of them
        self._places: dict[tuple[str, str], set[int]] = {}
        for token in self.tokens:
            for sort in ("", token.sort):
                self._places.setdefault((token.side, sort), set()).add(token.at)
        lands = reversed(own.territories)
        self._ground = {cell: land.side for land in lands for cell in land.cells(self.board)}
        self._asked: dict[tuple[int, str], bool] = {}

    @property
    def weather(self) -> str:
        return str(self.state.track("weather"))

    # Counters

    def of(self, side: str, sort: str = "") -> list[Token]:
        return [token for token in self.tokens if token.side == side and sort in ("", token.sort)]

    def against(self, side: str, sort: str = "") -> list[Token]:
        return [token for token in self.tokens if token.side != side and sort in ("", token.sort)]

    def acting(self, side: str) -> str:
        """3.3  The headquarters or unit whose activation it is."""
        return str(self.state.track(f"acting.{side}") or "")

    def acting_troops(self, side: str) -> list[Token]:
        """4.3, 4.4  The units of an activated headquarters, or one out of command."""
        who = self.acting(side)
        return [t for t in self.of(side) if t.sort != "headquarters" and who in (t.id, t.led_by)]

    # Hexes

    def label(self, cell: int) -> str:
        return str(self.grid.label(cell))

    def cell(self, label: str) -> int:
        return int(self.grid.cell_of(label))

    def around(self, cell: int) -> list[tuple[int, int]]:
        """The neighbouring hexes on the map, each with its direction."""
        found = [(way, self.grid.neighbour(cell, way)) for way in range(6)]
        return [(way, other) for way, other in found if other >= 0]

    def is_lake(self, cell: int) -> bool:
        return self.board.terrain[cell] == "lake"

    def is_friend_in(self, cell: int, side: str, sort: str = "") -> bool:
        return cell in self._places.get((side, sort), ())

    def is_enemy_in(self, cell: int, side: str, sort: str = "") -> bool:
        return self.is_friend_in(cell, OTHER[side], sort)

    def holder(self, cell: int) -> str:
        """11.1  Whose combat unit was last there; else whose ground it is, the second player's in the end."""
        return str(self.state.track(f"held.{self.label(cell)}") or self._ground.get(cell, "soviet"))

    def river(self, cell: int, way: int) -> str:
        """2.6, 2.8  The water along a hexside."""
        features = self.board.features(cell, way)
        return next((water for water in ("major-river", "river") if water in features), "")

    # 5.2  Zones of control

    def is_in_zone(self, cell: int, side: str) -> bool:
        """Whether a hex lies in a zone of control of the side's enemies."""
        if (cell, side) not in self._asked:
            near = [(way, at) for way, at in self.around(cell) if self.is_enemy_in(at, side, "combat")]
            self._asked[cell, side] = any(self.controls(cell, way, at) for way, at in near)
        return self._asked[cell, side]

    def controls(self, cell: int, way: int, enemy: int) -> bool:
        """Whether an enemy in the neighbouring hex reaches over the hexside."""
        if self.board.terrain[cell] in ("lake", "major-town") or self.is_lake(enemy):
            return False
        return self.river(cell, way) != "major-river" or self.board.way(cell, way) is not None

    # 4.2  The reach of a headquarters

    def reach(self, hq: Token) -> set[int]:
        """The hexes within its radius, ring by ring."""
        found, edge = {hq.at}, {hq.at}
        for _ in range(hq.radius):
            next_to = {other for cell in edge for _way, other in self.around(cell)}
            edge = {cell for cell in next_to - found if self._lets_through(cell, hq.side)}
            found |= edge
        return found

    def _lets_through(self, cell: int, side: str) -> bool:
        if self.is_lake(cell) or self.is_enemy_in(cell, side):
            return False
        return not self.is_in_zone(cell, side) or self.is_friend_in(cell, side)

    def has_room(self, cell: int, unit: Token) -> bool:
        """5.5  Three combat units and 20 CF, supports and headquarters apart."""
        if unit.sort != "combat":
            return True
        others = [t for t in self.of(unit.side, "combat") if t.at == cell and t.id != unit.id]
        return len(others) < 3 and sum(t.factors for t in others) + unit.factors <= 20
