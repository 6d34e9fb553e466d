"""Who stands where on the table, and on what: 1.2, 1.10, 2."""

from __future__ import annotations

from typing import Any

from tests.golden.liberators_orders.corners import (
    Outline,
    Spot,
    apart,
    box,
    is_inside,
    middle,
    rectangle,
    steps,
    to_outline,
)

from grognard.core.game.state import OFF, Piece, State
from grognard.core.rules import Rules
from grognard.core.scenario import Scenario

#: 1.2  depths of stands, inches
DEPTH = {"infantry": 0.75, "cavalry": 1.0, "guns": 1.5}
#: 2.7  how far one sees into woods and buildings, and into brush
INTO = {"brush": 4.0}
_SPAN = 10**6


def spot_of(at: int) -> Spot:
    x, y = divmod(at, _SPAN)
    return x / 1000, y / 1000


class TableTop:
    """A state, read anew."""

    def __init__(self, scenario: Scenario[Any], rules: Rules, state: State) -> None:
        self.scenario, self.rules, self.state = scenario, rules, state
        own = scenario.own
        self.rows = {row.id: row for row in own.rows}
        self.guns = {row.id for row in own.guns}
        leaders = {row.id for row in own.leaders}
        here = [piece for piece in state.pieces if piece.at != OFF]
        self.bodies: dict[str, Piece] = {piece.id: piece for piece in here if piece.id not in leaders}
        self.leaders: dict[str, Piece] = {piece.id: piece for piece in here if piece.id in leaders}
        self.outlines: dict[str, Outline] = {id: self.outline(id) for id in self.bodies}
        table = scenario.tabletop
        self.size = table.width / 1000, table.depth / 1000
        self.areas = self.areas_of()
        self._boxes = [(a, o, box(o)) for a, o in reversed(self.areas)]
        self._levels: dict[str, int] = {}

    def side(self, id: str) -> str:
        return str(self.rows[id].side)

    def foes(self, id: str) -> list[str]:
        return [other for other in self.bodies if self.side(other) != self.side(id)]

    def kind(self, id: str) -> str:
        if id in self.guns:
            return "guns"
        horse = self.rows[id].arm == "cavalry" and self.bodies[id].formation != "dismounted"
        return "cavalry" if horse else "infantry"

    def keeps_off(self, id: str) -> float:
        """5.6, 14.13  Inches: one, or what an order to wait says, or what there is if that is less."""
        for rule in self.scenario.own.special:
            if type(rule).__name__ != "Waiting" or id not in rule.units or self.state.turn >= rule.until:
                continue
            come = [
                piece for piece in self.state.pieces if piece.id in rule.coming and piece.fate != "waiting"
            ]
            gaps = {foe: apart(self.outlines[id], self.outlines[foe]) for foe in self.foes(id)}
            could_fire = [foe for foe in gaps if self.bodies[foe].formation != "limbered"]
            if not come and min((gaps[foe] for foe in could_fire), default=99) > 4:
                return max(1.0, min(float(rule.within), *gaps.values(), 99.0))
        return 1.0

    # 1.10  Formations

    def measures(self, id: str, formation: str) -> tuple[float, float]:
        count = self.bodies[id].strength
        deep = DEPTH["guns" if id in self.guns else self.rows[id].arm]
        if formation in ("attack-column", "field-column"):
            return min(count, 2), (count + 1) // 2 * deep
        if formation in ("march-column", "limbered"):
            return 1, count * deep
        if formation in ("skirmish", "dismounted"):
            return 2 * count - 1, 0.75
        if formation in ("square", "hasty-square"):
            edge = max((min(count, 12) + 3) // 4, 2 * deep)
            return edge, edge
        return count, deep

    def outline(self, id: str) -> Outline:
        piece = self.bodies[id]
        front = spot_of(piece.at)
        if piece.formation == "garrison":
            return next(
                o for a, o in reversed(self.areas_of()) if a.terrain == "building" and is_inside(front, o)
            )
        return rectangle(front, piece.facing / 100, *self.measures(id, piece.formation))

    def areas_of(self) -> list[tuple[Any, Outline]]:
        table = self.scenario.tabletop
        return [(a, [(x / 1000, y / 1000) for x, y in a.polygon.points]) for a in table.areas]

    # 2  Ground

    def area_at(self, spot: Spot) -> Any:
        """What lies on top; a hair's breadth outside still counts."""
        x, y = spot
        for area, outline, (west, south, east, north) in self._boxes:
            near = west - 0.001 < x < east + 0.001 and south - 0.001 < y < north + 0.001
            if near and (is_inside(spot, outline) or to_outline(spot, outline) < 0.0005):
                return area
        return None

    def facts(self, area: Any) -> dict[str, Any]:
        return {"class": "open"} if area is None else self.rules.fact(f"terrain.{area.terrain}")

    def level(self, id: str) -> int:
        if id not in self._levels:
            area = self.area_at(middle(self.outlines[id]))
            self._levels[id] = 0 if area is None else int(area.level)
        return self._levels[id]

    def under(self, start: Spot, end: Spot, step: float = 0.05) -> list[tuple[Any, float]]:
        """A line by what lies under it: each area once, with its inches."""
        spots = steps(start, end, step)
        each = 0.0 if not spots else ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5 / len(spots)
        found: dict[Any, list[Any]] = {}
        for spot in spots:
            area = self.area_at(spot)
            key = None if area is None else area.id
            found.setdefault(key, [area, 0.0])[1] += each
        return [(area, length) for area, length in found.values()]
