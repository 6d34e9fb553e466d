"""Counters thrown on the map by a seed, as close together as the rules let them stand."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from tests.golden.tikhvin_orders.bounds import column
from tests.golden.tikhvin_orders.positions import holdings, restacked
from tests.golden.tikhvin_orders.table_top import TableTop

from grognard.core.game.state import OFF, Piece, State
from grognard.core.rules import Rules
from grognard.core.scenario import Scenario
from grognard.rulesets.tikhvin.special_rules import Closed, Remain

WEATHERS = ("clear", "clear", "fog", "rain", "heavy-rain", "snow")
#: in ten, how many carry the marker
MARKED = {"out-of-supply": 2, "moved": 1, "fought": 1, "astray": 1, "railed": 1, "recovered": 1}
MOST_UNITS = 10


class Scatter:
    """One throw. The same scenario and seed give the same state."""

    def __init__(self, scenario: Scenario[Any], rules: Rules, start: State, seed: int) -> None:
        self.random = random.Random(f"{scenario.id} {seed}")
        self.scenario, self.start, self.rules = scenario, start, rules
        grid = scenario.board.grid
        self.field = [
            cell
            for cell in grid.disk(self.random.randrange(grid.size), 4)
            if scenario.board.terrain[cell] != "lake"
        ] or [grid.cell_of("1212")]
        own = scenario.own
        self.rows: dict[str, Any] = {row.id: row for row in own.rows}
        self.units: dict[str, Any] = {row.id: row for row in own.units}
        self.placed: dict[str, Piece] = {}

    def state(self, step: int, side: str) -> State:
        """Everybody somewhere, with one headquarters or lone unit of the side acting."""
        for id in self.chosen():
            self.place(id)
        pieces = [self.placed.get(piece.id) or self.aside(piece) for piece in self.start.pieces]
        turn = self.random.choice((1, 3, 7, 12))
        tracks = {**self.start.tracks, **holdings(self.scenario, pieces), **self.owned_rails(side)}
        tracks |= {"weather": self.random.choice(WEATHERS), f"rp.{side}": self.random.randint(0, 6)}
        tracks |= {f"acting.{side}": self.actor(pieces, side), "segment": side, "assigned": 0}
        return State(restacked(pieces), turn=turn, step=step, tracks=tracks)

    def chosen(self) -> list[str]:
        found = []
        for side in self.scenario.sides:
            ids = [row.id for row in self.rows.values() if row.side == side.id and row.start]
            units = [id for id in ids if id in self.units]
            found += self.random.sample(units, min(MOST_UNITS, len(units)))
            found += [id for id in ids if id not in self.units and self.random.random() < 0.7]
        return found

    def owned_rails(self, side: str) -> dict[str, str]:
        """Some of the hexes change hands, so that trains find a line."""
        label = self.scenario.board.grid.label
        taken = {f"held.{label(c)}": side for c in self.field if self.random.random() < 0.7}
        mine = holdings(self.scenario, self.placed.values())
        return {what: who for what, who in taken.items() if what not in mine}

    def actor(self, pieces: list[Piece], side: str) -> str:
        here = [p for p in pieces if p.at != OFF and self.rows[p.id].side == side]
        leaders = [p.id for p in here if p.id not in self.units and hasattr(self.rows[p.id], "radius")]
        alone = [p.id for p in here if p.id in self.units and p.marker("hq") is None]
        return self.random.choice(leaders * 3 + alone or [""])

    def aside(self, piece: Piece) -> Piece:
        if piece.fate == "box":
            return piece.with_marker("used", self.random.choice((None, 1)))
        return msgspec.structs.replace(piece, at=OFF, fate="waiting", depth=0)

    def place(self, id: str) -> None:
        """A few tries; whoever finds no room stays away."""
        for _ in range(20):
            crowd = [piece.at for piece in self.placed.values()]
            at = self.random.choice(crowd if crowd and self.random.random() < 0.3 else self.field)
            if self.may_stand(id, at):
                self.placed[id] = self.marked(id, at)
                return

    def marked(self, id: str, at: int) -> Piece:
        row = self.rows[id]
        if hasattr(row, "radius"):
            return Piece(id, at)
        piece = Piece(id, at, strength=self.random.randint(1, row.cf) if id in self.units else 0)
        if getattr(row, "size", "") == "static":
            return piece
        for marker, share in MARKED.items():
            piece = piece.with_marker(marker, 1 if self.random.random() * 10 < share else None)
        leaders = [hq.id for hq in self.scenario.own.headquarters if hq.side == row.side]
        return piece.with_marker("hq", self.random.choice([row.hq, row.hq, *leaders, None]))

    def may_stand(self, id: str, at: int) -> bool:
        row, others = self.rows[id], [piece for piece in self.placed.values() if piece.at == at]
        if any(self.rows[other.id].side != row.side for other in others) or self.is_ruled_out(id, at):
            return False
        stack = [piece for piece in others if piece.id in self.units]
        return id not in self.units or (
            len(stack) < 3 and sum(piece.strength for piece in stack) + row.cf <= 20
        )

    def is_ruled_out(self, id: str, at: int) -> bool:
        """13.4, 13.6  Nobody starts where a scenario does not want him."""
        table = TableTop(self.scenario, self.rules, State(()))
        for rule in self.scenario.own.specials:
            if isinstance(rule, Closed) and table.label(at) in rule.hexes:
                return True
            if isinstance(rule, Remain) and id in rule.units and column(table, at) >= rule.column:
                return True
        return False
