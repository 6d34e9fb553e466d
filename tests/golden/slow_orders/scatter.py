"""Counters thrown on the map by a seed, as close together as the rules let them stand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
from tests.golden.slow_orders.cost import price
from tests.golden.slow_orders.room import has_room, standing
from tests.golden.slow_orders.table_top import TableTop, Token

from grognard.core.game.state import ALL_ROUND, OFF, Piece, State
from grognard.core.rules import Rules
from grognard.core.scenario import Scenario

#: how many of each arm a side gets
SHARES = {"infantry": 9, "cavalry": 4, "artillery": 3}
FORMATIONS = {
    "infantry": ("normal", "normal", "square"),
    "cavalry": ("normal",),
    "artillery": ("limbered", "deployed"),
}
STATES = ("normal",) * 8 + ("disorganized",) * 3 + ("defeated", "fleeing")
ORDERS = ("attack", "attack", "maneuver", None)


class Scatter:
    """One throw. The same scenario and seed give the same pieces."""

    def __init__(self, scenario: Scenario[Any], rules: Rules, start: State, seed: int) -> None:
        self.random = random.Random(f"{scenario.id} {seed}")
        self.scenario, self.start = scenario, start
        self.empty = TableTop(scenario, rules, State(()))
        self.rows: dict[str, Any] = {row.id: row for row in scenario.own.units}
        grid = scenario.board.grid
        self.field = grid.disk(self.random.randrange(grid.size), 5)
        self.placed: dict[str, Piece] = {}

    def pieces(self) -> tuple[Piece, ...]:
        for id in self.chosen():
            self.place(self.rows[id])
        return tuple(self.placed.get(piece.id) or self.aside(piece) for piece in self.start.pieces)

    def chosen(self) -> Iterator[str]:
        for side in self.scenario.sides:
            for arm, share in SHARES.items():
                ids = [row.id for row in self.rows.values() if (row.side, row.arm) == (side.id, arm)]
                yield from self.random.sample(ids, min(share, len(ids)))

    def aside(self, piece: Piece) -> Piece:
        """Commanders may stand anywhere; everybody else waits."""
        if piece.id not in self.rows and self.random.random() < 0.5:
            return msgspec.structs.replace(piece, at=self.random.choice(self.field), fate="")
        return msgspec.structs.replace(piece, at=OFF, fate="waiting", depth=0)

    def place(self, row: Any) -> None:
        """A few tries; whoever finds no room stays away."""
        for _ in range(20):
            piece = self.thrown(row)
            others = [other for other in self.placed.values() if other.at == piece.at]
            if self.may_stand(row, piece, others):
                self.placed[row.id] = msgspec.structs.replace(piece, depth=len(others))
                return

    def thrown(self, row: Any) -> Piece:
        pick = self.random.choice
        crowd = [piece.at for piece in self.placed.values()]
        at = pick(crowd if crowd and self.random.random() < 0.3 else self.field)
        light = ("guerrilla",) * 3 if row.cls == "light" and row.arm != "artillery" else ()
        formation = pick(FORMATIONS[row.arm] + light)
        facings = [piece.facing for piece in self.placed.values() if piece.at == at]
        fronts = [facing for facing in facings if facing != ALL_ROUND] or range(6)
        facing = ALL_ROUND if formation in ("square", "guerrilla") else pick(fronts)
        piece = Piece(row.id, at, facing, formation, pick(STATES), self.random.randint(1, row.strength))
        return self.marked(row, piece)

    def marked(self, row: Any, piece: Piece) -> Piece:
        order = self.random.choice(ORDERS)
        if order == "attack" and piece.state != "normal":
            order = "maneuver"
        if piece.state != "fleeing":
            piece = piece.with_marker("order", order)
        if row.arm == "cavalry":
            piece = piece.with_marker("fatigue", self.random.choice((None, None, 1, 2, 3)))
        if self.random.random() < 0.1:
            piece = piece.with_marker("moved", 1).with_marker("spent", self.random.randint(0, 2))
        return piece

    def may_stand(self, row: Any, piece: Piece, others: list[Piece]) -> bool:
        terrain = self.scenario.board.terrain[piece.at]
        if price(self.empty.terrain_cell(terrain, row.arm)).points is None:
            return False
        if piece.formation == "deployed" and "(E)" in self.empty.terrain_cell(terrain, row.arm):
            return False
        if piece.formation == "square" and piece.state in ("defeated", "fleeing"):
            return False
        if any(self.rows[other.id].side != row.side for other in others):
            return False
        stack = [standing(Token(self.rows[one.id], one)) for one in (*others, piece)]
        return has_room(self.empty, piece.at, stack)
