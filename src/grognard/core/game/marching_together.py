"""Units that march together: each goes as far as keeps the shape of them all, and nobody into contact.

The shape is the places of the units to one another. It is pushed along the line from its middle to the goal,
or along the road on which all of them stand, as far as everybody can keep up; whoever cannot keep up comes as
near as he can.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from grognard.core.board import Board
from grognard.core.game.game import Game
from grognard.core.game.group import GroupOrders, Trial
from grognard.core.game.marching_ends import Ends, ends_of
from grognard.core.game.state import OFF
from grognard.core.messages import Message, message
from grognard.hex.line import path_line
from grognard.plane import Point, packed, unpacked

#: steps that somebody may fall behind before he is left to himself
_BEHIND = 3.0
#: steps of a march that are looked at
_FARTHEST = 24


class Pattern(Protocol):
    """Where each unit belongs when the shape has been pushed on by so many steps."""

    goal: int

    @property
    def steps(self) -> int: ...

    def place(self, unit: str, step: int) -> int:
        """A cell, or OFF where the map ends before."""
        ...


def march_together(game: Game, units: Sequence[str], goal: str) -> GroupOrders:
    """Orders that bring units towards a goal so that they keep their places to one another."""
    standing = _standing(game, units)
    if not standing:
        return _nobody(game, units)
    cell = game.scenario.places.cell_of(goal)
    board = game.scenario.battlefield
    if isinstance(board, Board):
        pattern: Pattern | None = _along_road(board, standing, cell)
        return _marched(game, units, pattern or _OnHexes.towards(board, standing, cell))
    return _marched(game, units, _OnTable.towards(game, standing, cell))


def march_alike(game: Game, units: Sequence[str], start: int, end: int) -> GroupOrders:
    """Orders that bring each unit as far, and in the same direction, as from one place to another."""
    standing = _standing(game, units)
    if not standing:
        return _nobody(game, units)
    board = game.scenario.battlefield
    if isinstance(board, Board):
        return _marched(game, units, _OnHexes(board, standing, start, end))
    return _marched(game, units, _OnTable(game, standing, start, end))


def _standing(game: Game, units: Iterable[str]) -> dict[str, int]:
    found = {unit: game.battle.piece(unit).at for unit in units}
    return {unit: cell for unit, cell in found.items() if cell != OFF}


def _nobody(game: Game, units: Iterable[str]) -> GroupOrders:
    trial = Trial(game)
    for unit in units:
        trial.leave(unit, message("group-left-none"))
    return trial.result()


def _marched(game: Game, units: Sequence[str], pattern: Pattern) -> GroupOrders:
    trial = Trial(game)
    standing = _standing(game, units)
    ends = {unit: ends_of(trial.game, unit) for unit in standing}
    for unit in units:
        if unit not in ends or not ends[unit].verb:
            trial.leave(unit, message("group-left-none"))
    movers = {unit: one for unit, one in ends.items() if one.verb}
    step = _how_far(movers, pattern)
    if not step:
        for unit in movers:
            trial.leave(unit, _why_still(movers[unit]))
        return trial.result()
    # Those in front first: they make room for the rest.
    ahead = sorted(movers, key=lambda unit: _to_go(game, pattern, unit))
    waiting = _sent(trial, ahead, pattern, step)
    _sent(trial, waiting, pattern, step)
    return trial.result()


def _to_go(game: Game, pattern: Pattern, unit: str) -> float:
    """How far a unit is from the goal: who is nearest goes first."""
    return game.scenario.places.distance(game.battle.piece(unit).at, pattern.goal)


def _sent(trial: Trial, units: Iterable[str], pattern: Pattern, step: int) -> list[str]:
    """Send units off one by one; those who found no room yet."""
    waiting = []
    for unit in units:
        if trial.stops:
            trial.leave(unit, message(f"group-left-{trial.stops}"))
            continue
        place = pattern.place(unit, step)
        ends = ends_of(trial.game, unit)
        order = ends.nearest(place) if place != OFF else None
        if order is None:
            trial.leave(unit, _why_still(ends))
            waiting.append(unit)
            continue
        reason = trial.give(order, through_dice=False)
        if reason is not None:
            trial.leave(unit, reason)
    return waiting


def _why_still(ends: Ends) -> Message:
    return message("group-left-contact" if ends.held_up else "group-left-still")


def _how_far(movers: dict[str, Ends], pattern: Pattern) -> int:
    """The number of steps that brings the shape farthest without tearing it; 0 where nobody can go on."""
    best, worth = 0, 0.0
    for step in range(1, min(pattern.steps, _FARTHEST) + 1):
        off = [min(_off(ends, pattern.place(unit, step)), _BEHIND) for unit, ends in movers.items()]
        if all(one >= min(step, _BEHIND) for one in off):
            continue
        gained = step - sum(off)
        if gained > worth:
            best, worth = step, gained
    return best or _some_step(movers, pattern)


def _some_step(movers: dict[str, Ends], pattern: Pattern) -> int:
    """Where the shape cannot be kept: the first step to which anybody comes nearer."""
    for step in range(1, min(pattern.steps, _FARTHEST) + 1):
        for unit, ends in movers.items():
            place = pattern.place(unit, step)
            if place != OFF and ends.nearest(place) is not None:
                return step
    return 0


def _off(ends: Ends, place: int) -> float:
    return _BEHIND if place == OFF else ends.off(place)


# Shapes


class _OnHexes:
    """The shape moved by whole hexes along a straight line."""

    def __init__(self, board: Board, standing: dict[str, int], start: int, end: int) -> None:
        self._grid, self._standing = board.grid, standing
        self._origin = board.grid.hexes[start]
        self._line = path_line(self._origin, board.grid.hexes[end], board.grid.numbering)
        self.goal = end

    @classmethod
    def towards(cls, board: Board, standing: dict[str, int], goal: int) -> _OnHexes:
        """From the unit in the middle of all."""
        places = list(standing.values())
        middle = min(places, key=lambda one: (sum(board.distance(one, other) for other in places), one))
        return cls(board, standing, middle, goal)

    @property
    def steps(self) -> int:
        return len(self._line) - 1

    def place(self, unit: str, step: int) -> int:
        (q, r), (to_q, to_r) = self._origin, self._line[step]
        own_q, own_r = self._grid.hexes[self._standing[unit]]
        return self._grid.cells.get((own_q + to_q - q, own_r + to_r - r), OFF)


class _AlongRoad:
    """A column that follows a road, each as far behind the first as before."""

    def __init__(self, behind: dict[str, int], road: Callable[[int], int], first: int, goal: int) -> None:
        self._behind, self._road, self._first, self.goal = behind, road, first, goal

    @property
    def steps(self) -> int:
        return self._first

    def place(self, unit: str, step: int) -> int:
        return self._road(self._first - step + self._behind[unit])


def _along_road(board: Board, standing: dict[str, int], goal: int) -> _AlongRoad | None:
    """The march on the road that leads from all units to the goal; None where there is none."""
    if not all(board.on_way(cell) for cell in (goal, *standing.values())):
        return None
    before = _roads_to(board, goal)
    if any(cell not in before for cell in standing.values()):
        return None
    hexes = {unit: _path(before, cell) for unit, cell in standing.items()}
    longest = max(hexes.values(), key=len)
    # Whoever stands on another branch of the road is in no column with the rest.
    if any(path[0] not in longest for path in hexes.values()):
        return None
    first = min(len(path) for path in hexes.values()) - 1
    behind = {unit: len(path) - 1 - first for unit, path in hexes.items()}
    return _AlongRoad(behind, lambda left: longest[len(longest) - 1 - left], first, goal)


def _roads_to(board: Board, goal: int) -> dict[int, int]:
    """By cell from which roads lead to a goal: the next cell on the way."""
    before, rim = {goal: goal}, [goal]
    while rim:
        found = []
        for cell in rim:
            for direction in range(6):
                other = board.grid.neighbours[cell * 6 + direction]
                if other != OFF and other not in before and board.way(cell, direction) is not None:
                    before[other] = cell
                    found.append(other)
        rim = found
    return before


def _path(before: dict[int, int], cell: int) -> list[int]:
    path = [cell]
    while before[cell] != cell:
        cell = before[cell]
        path.append(cell)
    return path


class _OnTable:
    """The shape moved over a table in short steps, so that a brigade keeps its dress."""

    def __init__(self, game: Game, standing: dict[str, int], start: int, end: int) -> None:
        self._standing, self.goal = standing, end
        (x, y), (to_x, to_y) = unpacked(start), unpacked(end)
        self._by = (to_x - x, to_y - y)
        self._places = game.scenario.places
        self.steps = max(1, min(_FARTHEST, round(2 * self._places.distance(start, end))))

    @classmethod
    def towards(cls, game: Game, standing: dict[str, int], goal: int) -> _OnTable:
        points = [unpacked(cell) for cell in standing.values()]
        count = len(points)
        middle = Point(sum(x for x, _y in points) // count, sum(y for _x, y in points) // count)
        return cls(game, standing, packed(middle), goal)

    def place(self, unit: str, step: int) -> int:
        x, y = unpacked(self._standing[unit])
        share = step / self.steps
        x, y = round(x + self._by[0] * share), round(y + self._by[1] * share)
        try:
            return self._places.cell_of(self._places.label(packed(Point(x, y)))) if min(x, y) >= 0 else OFF
        except ValueError:
            return OFF
