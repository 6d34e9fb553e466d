"""4.7, 4.8. Officers ride: the commander with his formation, the chief once a turn with any of his side."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.core.game.order_form import check_form
from grognard.core.game.state import OFF, Piece
from grognard.hex.move_graph import Edges, MoveGraph, patchwork
from grognard.hex.reach import Reach, reach
from grognard.rulesets.jours_de_gloire.play.arrivals import arrive
from grognard.rulesets.jours_de_gloire.play.command import active_formation
from grognard.rulesets.jours_de_gloire.play.conditions import is_muddy
from grognard.rulesets.jours_de_gloire.play.pace import HALVES, Pace, next_to, pace
from grognard.rulesets.jours_de_gloire.play.position import position
from grognard.rulesets.jours_de_gloire.play.targets import hex_of


def riders(battle: Battle) -> tuple[str, ...]:
    """The officers of the active side who may ride in this segment."""
    here, side, active = position(battle), battle.step.active, active_formation(battle)
    found = []
    for id, row in here.roster.officers.items():
        piece = battle.piece(id)
        called = row.is_chief or not active or active in row.formations
        if called and row.side == side and piece.at != OFF and piece.marker("moved") is None:
            found.append(id)
    return tuple(sorted(found))


def reach_of(battle: Battle, officer: str) -> Reach:
    return battle.known(("ride", officer), lambda: _reach(battle, battle.piece(officer)))


def _reach(battle: Battle, piece: Piece) -> Reach:
    """4.8  Along the General column; not into enemies, nor into their zones except to friends."""
    here = position(battle)
    row = here.officer(piece)
    enemy = here.roster.enemy[row.side]
    zone, costs = here.zone(enemy), pace(here.ground, here.rules, "general", is_muddy(battle))
    closed = bytearray(zone)
    for cell in here.cells_of(row.side):
        closed[cell] = 0
    for cell in (*here.cells_of(enemy), *(cell for cell in here.others if here.officers_at(cell, enemy))):
        closed[cell] = 1
    beside = here.beside(enemy)
    graph = riding(costs, frozenset(cell for cell in costs.by_road if beside[cell]))
    return reach(graph, piece.at, row.move * HALVES, closed=closed)


@lru_cache(maxsize=256)
def riding(pace: Pace, near: frozenset[int]) -> MoveGraph:
    """4.8, 2.8  Steps from hex to hex; roads are no help into the hexes `near` an enemy."""

    def edges(cell: int) -> Edges:
        sides = [side for side in range(cell * 6, cell * 6 + 6) if pace.ground.neighbours[side] >= 0]
        steps = [(pace.ground.neighbours[side], side) for side in sides]
        costs = [(into, pace.plain[side] if into in near else pace.road[side]) for into, side in steps]
        return tuple((into, cost) for into, cost in costs if cost >= 0)

    if not near:
        return MoveGraph(pace.ground.board.grid.size, edges)
    far = riding(pace, frozenset())
    return patchwork((far, far.revised(edges)), next_to(pace.ground, near))


def rides(battle: Battle, officer: str) -> Iterator[Order]:
    """Every ride of one officer."""
    at, label = battle.piece(officer).at, battle.board.grid.label
    for cell in sorted(reach_of(battle, officer).costs):
        if cell != at:
            yield Order("move", (officer,), label(cell))


def check_ride(battle: Battle, order: Order) -> None:
    rules = battle.rules
    check_form(battle, order, "4.8", "to")
    if order.unit not in riders(battle):
        raise rules.forbid("refuse-cannot-move", "4.7", unit=order.unit)
    cell = hex_of(battle, order.to)
    if cell == battle.piece(order.unit).at or cell not in reach_of(battle, order.unit).costs:
        raise rules.forbid("refuse-officer-reach", "4.8", officer=order.unit, hex=order.to)


def path_of(battle: Battle, order: Order) -> tuple[int, ...]:
    cell = battle.board.grid.cell_of(order.to)
    return tuple(reach_of(battle, order.unit).path(cell)[1:])


def ride(battle: Battle, order: Order) -> None:
    rule = battle.rules.cite("4.8")
    arrive(battle, order.unit, path_of(battle, order), how="move", rule=rule)
    battle.emit(ev.MarkerSet(order.unit, rule, "move", marker="moved", value=1))
