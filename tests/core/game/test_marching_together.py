"""Marching together: the shape on open ground, the column on a road, and who is left behind with a reason."""

from __future__ import annotations

from grognard.core.board import Board
from grognard.core.game import Chance, Decision, Game
from grognard.core.game.group import able
from grognard.core.game.marching_together import march_together
from grognard.core.game.system import DONE
from grognard.games import new_game


def moving(scenario: str, side: str) -> Game:
    """A battle in which a side is about to move, without having been ordered anything."""
    game = new_game(scenario, seed=2)
    while True:
        node = game.node
        if isinstance(node, Chance):
            game.apply(game.roll())
        elif isinstance(node, Decision) and (node.side, node.phase) == (side, "movement"):
            return game
        else:
            game.apply(DONE if game.may_end else next(game.orders()))


def after(game: Game, units: tuple[str, ...], goal: str) -> Game:
    given = game.clone()
    for one in march_together(game, units, goal).orders:
        given.apply(one.order)
    return given


def test_a_column_follows_its_road_and_keeps_its_distances() -> None:
    game, units = moving("bailen-1808", "french"), ("F04", "F05", "F07")
    board = game.scenario.battlefield
    assert isinstance(board, Board)
    road = next(way.cells for way in board.ways if way.id == "R1")
    before = [road.index(game.battle.piece(unit).at) for unit in units]
    gone = after(game, units, board.label(road[before[0] + 3]))
    ends = [gone.battle.piece(unit).at for unit in units]
    assert all(cell in road for cell in ends), "nobody leaves the road"
    steps = {road.index(cell) - start for cell, start in zip(ends, before, strict=True)}
    assert len(steps) == 1, "all of them went as far"
    assert steps.pop() > 0


def test_a_line_on_open_ground_moves_by_one_and_the_same_step() -> None:
    game, units = moving("barrosa-standard", "french"), ("F09", "F11", "F12")
    board = game.scenario.battlefield
    assert isinstance(board, Board)
    gone = after(game, units, "1305")
    hexes = board.grid.hexes
    moves = set()
    for unit in units:
        start, end = hexes[game.battle.piece(unit).at], hexes[gone.battle.piece(unit).at]
        moves.add((end.q - start.q, end.r - start.r))
    assert len(moves) == 1
    assert moves != {(0, 0)}


def test_whoever_is_left_behind_is_told_why() -> None:
    game = moving("barrosa-standard", "french")
    units = able(game)
    found = march_together(game, (*units, "FL1"), "0809")
    named = {unit for one in found.orders for unit in one.order.units}
    left = {one.unit: one.reason.key for one in found.left}
    assert named | set(left) == {*units, "FL1"}
    assert left["FL1"] == "group-left-none", "commanders ride in another phase"
