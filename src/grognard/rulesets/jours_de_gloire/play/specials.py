"""10.4, 10.6, 10.7. The scenario's own rules on marches, and pontoons."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeVar

from grognard.core import events as ev
from grognard.core.board import Board
from grognard.core.game.battle import Battle
from grognard.core.game.state import OFF
from grognard.hex.grid import Grid
from grognard.hex.hexside import Hexside
from grognard.rulesets.jours_de_gloire.order_of_battle import Battlefield
from grognard.rulesets.jours_de_gloire.play.position import Position, position
from grognard.rulesets.jours_de_gloire.play.sightlines import line_of_sight
from grognard.rulesets.jours_de_gloire.special_rules import Approach, Halt, Special
from grognard.rulesets.jours_de_gloire.victory_items import Ground

Rule = TypeVar("Rule", bound=Special)


def specials(scenario: Battlefield, kind: type[Rule]) -> Iterator[Rule]:
    """The scenario's rules of one kind."""
    return (rule for rule in scenario.own.specials if isinstance(rule, kind))


def barred_ends(battle: Battle, unit: str) -> frozenset[int]:
    """The hexes in which the scenario lets a unit end no move now."""
    key = ("barred", unit)
    return battle.known(key, lambda: frozenset(_barred(battle, unit)))


def _barred(battle: Battle, unit: str) -> Iterator[int]:
    here, grid = position(battle), battle.board.grid
    card, piece = here.card(unit), battle.piece(unit)
    # 10.6  Not farther from the goal of the march, until the enemy is in sight.
    for rule in specials(battle.scenario, Approach):
        if card.formation in rule.formations and not battle.state.number(f"sighted.{card.formation}"):
            goal = grid.cell_of(rule.hex)
            yield from _farther(grid, goal, grid.distance(piece.at, goal))
    # 10.7  Not beyond the line of the halt.
    for halt in specials(battle.scenario, Halt):
        stood = battle.state.track(f"halt.{unit}")
        if halt.side == card.side and isinstance(stood, int) and battle.state.turn >= halt.from_turn:
            yield from _beyond(grid, halt, stood)


@lru_cache(maxsize=1024)
def _farther(grid: Grid, goal: int, limit: int) -> tuple[int, ...]:
    return tuple(cell for cell in range(grid.size) if grid.distance(cell, goal) > limit)


@lru_cache(maxsize=1024)
def _beyond(grid: Grid, halt: Halt, stood: int) -> tuple[int, ...]:
    way = 1 if halt.toward == "E" else -1
    return tuple(cell for cell in range(grid.size) if way * (column_of(grid, cell) - stood) > halt.hexes)


def column_of(grid: Grid, cell: int) -> int:
    """The printed column of a cell."""
    return grid.numbering.place(grid.hex(cell))[0]


def look_out(battle: Battle) -> None:
    """10.6  A formation on the march has seen the enemy."""
    here = position(battle)
    for rule in specials(battle.scenario, Approach):
        for formation in rule.formations:
            what = f"sighted.{formation}"
            if not battle.state.number(what) and sees_enemy(here, formation, rule.ground):
                battle.emit(ev.TrackSet("", battle.rules.cite("10.6"), what=what, value=1))


def sees_enemy(here: Position, formation: str, ground: Ground | None = None) -> bool:
    """10.6  Whether a unit of a formation sees an enemy, on some ground or anywhere."""
    enemies = here.cells_of(here.roster.enemy[here.roster.formations[formation].side])
    if ground is not None:
        enemies = [cell for cell in enemies if cell in _cells(here.board, ground)]
    cells = [here.battle.piece(unit).at for unit in here.roster.members[formation]]
    return any(line_of_sight(here, cell, other) is None for cell in cells if cell != OFF for other in enemies)


@lru_cache(maxsize=64)
def _cells(board: Board, ground: Ground) -> frozenset[int]:
    return ground.cells(board)


def note_halts(battle: Battle) -> None:
    """10.7  At the end of the turn before the halt: where everybody stands."""
    here = position(battle)
    for halt in specials(battle.scenario, Halt):
        if battle.state.turn == halt.from_turn - 1:
            for piece in here.units(halt.side):
                what = f"halt.{piece.id}"
                cite = battle.rules.cite("10.7")
                battle.emit(ev.TrackSet("", cite, what=what, value=column_of(here.grid, piece.at)))


# 10.4  Pontoons


def begin_bridging(battle: Battle) -> None:
    """10.4  Engineers who begin a turn beside a river are at work, if nothing disturbs them."""
    here = position(battle)
    for piece in battle.state.pieces:
        if is_engineer(here, piece.id) and piece.at != OFF and river_beside(here, piece.at) is not None:
            battle.emit(ev.MarkerSet(piece.id, battle.rules.cite("10.4"), marker="bridging", value=piece.at))


def finish_bridging(battle: Battle) -> None:
    """10.4  A whole turn in one hex without fighting: the pontoon lies."""
    for piece in battle.state.pieces:
        begun = piece.marker("bridging")
        if begun is None:
            continue
        rule, here = battle.rules.cite("10.4"), position(battle)
        battle.emit(ev.MarkerRemoved(piece.id, rule, marker="bridging"))
        side = river_beside(here, piece.at) if piece.at == begun else None
        quiet = piece.marker("fought") is None and piece.state == "good-order"
        if side is not None and quiet:
            cell, direction = divmod(side, 6)
            label = Hexside.of(here.grid.hex(cell), direction).label(here.grid.numbering)
            battle.emit(ev.TrackSet(piece.id, rule, what=f"pontoon.{label}", value=1))


def is_engineer(here: Position, unit: str) -> bool:
    return unit in here.roster.cards and here.card(unit).engineers is not None


def river_beside(here: Position, cell: int) -> int | None:
    """The first hexside of a hex with a river and no bridge, clockwise from the first direction."""
    sides = range(cell * 6, cell * 6 + 6)
    open_water = [
        side
        for side in sides
        if here.ground.neighbours[side] >= 0
        and "river" in here.ground.hexside[side]
        and "bridge" not in here.ground.hexside[side]
    ]
    return open_water[0] if open_water else None
