"""5.19, 5.20, 8.17, 8.18. Counters that run for their board edge."""

from __future__ import annotations

from functools import lru_cache

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.core.game.state import OFF, Piece
from grognard.hex.move_graph import MoveGraph, patchwork
from grognard.hex.reach import Reach, reach
from grognard.rulesets.alea.movement import is_nimble
from grognard.rulesets.alea.play.aftermath import face
from grognard.rulesets.alea.play.arrivals import arrive
from grognard.rulesets.alea.play.homeward import column_of, way_out
from grognard.rulesets.alea.play.marches import movement_points
from grognard.rulesets.alea.play.pace import Pace, kind_of, pace, stepping
from grognard.rulesets.alea.play.position import Position, Test, position
from grognard.rulesets.alea.play.stacking import may_join


def run_away(battle: Battle, side: str) -> Script[None]:
    """5.19  The defeated counters of a side run until the enemy is far."""
    yield from ()
    for unit in runners(battle, side, is_defeated):
        here = position(battle)
        piece = battle.piece(unit)
        safe = battle.rules.number("movement.safe")
        if here.nearest(piece.at, here.roster.enemy[side]) < safe:
            Run(battle, unit).go(safe=safe)


def flee(battle: Battle, side: str) -> Script[None]:
    """8.17  The fleeing counters of a side run as far as they can, and off the map."""
    yield from ()
    for unit in runners(battle, side, is_fleeing):
        Run(battle, unit).go(leaves=True)


def is_defeated(piece: Piece) -> bool:
    return piece.at != OFF and piece.state == "defeated"


def is_fleeing(piece: Piece) -> bool:
    return piece.at != OFF and piece.state == "fleeing"


def runners(battle: Battle, side: str, test: Test) -> list[str]:
    """The counters that run, the nearest to the edge first, so that none is in the way."""
    here = position(battle)
    pieces = [battle.piece(unit) for unit in here.picked(test, side)]
    home = {piece.id: here.edge_distance(side, here.card(piece.id).division or "") for piece in pieces}
    return [piece.id for piece in sorted(pieces, key=lambda piece: (home[piece.id][piece.at], piece.id))]


class Run:
    """One counter on the run, from where it stands now."""

    def __init__(self, battle: Battle, unit: str) -> None:
        self.battle, self.unit = battle, unit
        before = movement_points(position(battle), battle.piece(unit))
        self.points = max(0, before - make_ready(battle, unit))
        self.here: Position = position(battle)
        self.piece = battle.piece(unit)
        card = self.here.card(unit)
        self.side, self.division = card.side, card.division or ""
        self.enemy = self.here.roster.enemy[card.side]

    def go(self, *, safe: int = 0, leaves: bool = False) -> None:
        """Run by the shortest way; to where the enemy is `safe` hexes off, or over the edge."""
        # 5.4  Guns that could not be limbered stay.
        if self.piece.formation == "deployed":
            return
        way = self.ways()
        path = self.path(way)
        if leaves and self.gets_away(way, path):
            self.battle.emit(ev.LeftMap(self.unit, self.battle.rules.cite("8.18"), "flight", how="fled"))
            return
        ends = [
            cell for cell in path if way.costs[cell] <= self.points and may_join(self.here, cell, self.piece)
        ]
        far = [cell for cell in ends if safe and self.here.nearest(cell, self.enemy) >= safe]
        if ends:
            end = far[0] if far else ends[-1]
            steps = path[: path.index(end) + 1]
            rule = self.battle.rules.cite("5.20")
            arrive(self.battle, self.unit, steps, how="run", rule=rule)
            if safe:
                # 8.10  Horses that have run did not rest.
                spent = ev.MarkerSet(self.unit, rule, "flight", marker="spent", value=way.costs[end])
                self.battle.emit(spent)

    def ways(self) -> Reach:
        """Everywhere the counter could run to with time enough, clear of enemy zones."""
        here, rules = self.here, self.battle.rules
        zone = here.zone(self.enemy)
        closed = bytearray(zone)
        for cell in here.cells_of(self.enemy):
            closed[cell] = 1
        ground = pace(here.ground, rules, kind_of(here, self.piece))
        # 5.14  Squares and deployed guns let no unit through.
        barred = bytearray(here.grid.size)
        for cell in here.barred(self.side) - {self.piece.at}:
            barred[cell] = 1
        graph = patchwork((running(ground), nowhere(here.grid.size)), bytes(barred))
        leave = 0 if is_nimble(here.counter(self.piece)) else rules.number("movement.zoc-exit")
        return reach(graph, self.piece.at, leave + farthest(ground), closed=closed, stops=zone, leave=leave)

    def path(self, way: Reach) -> tuple[int, ...]:
        """The cells of the shortest way to the edge, or as near to it as one gets; none if that is here."""
        home, exits = self.here.edge_distance(self.side, self.division), self.exits()
        ends = [(0 if cell in exits else home[cell], cost, cell) for cell, cost in way.costs.items()]
        left, _cost, goal = min(ends)
        if left >= (0 if self.piece.at in exits else home[self.piece.at]):
            return ()
        return tuple(way.path(goal)[1:])

    def exits(self) -> frozenset[int]:
        """The cells by which this counter may leave the map."""
        retreats, ground = self.battle.scenario.own.retreats, self.here.ground
        return way_out(ground, retreats, self.side, self.division, column_of(ground, self.piece.at))

    def gets_away(self, way: Reach, path: tuple[int, ...]) -> bool:
        """8.18  Whether it reaches the edge with a point left to leave the map."""
        last = path[-1] if path else self.piece.at
        return last in self.exits() and way.costs[last] < self.points


@lru_cache(maxsize=256)
def running(pace: Pace) -> MoveGraph:
    """5.20  Who runs pays for hexes and their sides, and turns for nothing."""
    return stepping(pace.ground, pace.free)


@lru_cache(maxsize=256)
def farthest(pace: Pace) -> int:
    """What no way costs that enters each hex once: the quick kernel takes no moves without a limit."""
    return pace.ground.board.grid.size * max(pace.free)


@lru_cache(maxsize=64)
def nowhere(cells: int) -> MoveGraph:
    """No way leads out of any hex."""
    return MoveGraph(cells, lambda _cell: ())


def make_ready(battle: Battle, unit: str) -> int:
    """5.20  A square breaks up, and guns are limbered first; what that costs."""
    here, piece = position(battle), battle.piece(unit)
    enemy = here.roster.enemy[here.card(unit).side]
    if piece.formation == "square":
        change(battle, piece, "normal", enemy)
    # 5.4  Next to an enemy no guns are limbered.
    elif piece.formation == "deployed" and not here.beside(enemy)[piece.at]:
        change(battle, piece, "limbered", enemy)
        return int(battle.rules.chart("formation-change-artillery").at("limbered", "mp"))
    return 0


def change(battle: Battle, piece: Piece, formation: str, enemy: str) -> None:
    battle.emit(ev.FormationChanged(piece.id, battle.rules.cite("5.20"), "flight", formation=formation))
    face(battle, piece.id, tuple(position(battle).cells_of(enemy)))
