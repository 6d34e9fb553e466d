"""5. How far counters can go: every hex, facing and formation within their movement points."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache

import msgspec

from grognard.core.errors import IllegalOrder
from grognard.core.game.state import ALL_ROUND, Piece
from grognard.core.rules import Rules
from grognard.hex.arc import fronts
from grognard.hex.move_graph import MoveGraph
from grognard.hex.reach import Reach, reach
from grognard.rulesets.alea.cases import StepCost
from grognard.rulesets.alea.counters import Arm, Class, Counter
from grognard.rulesets.alea.movement import allowance, change_cost, ground_cost, is_nimble
from grognard.rulesets.alea.play.ground import Ground
from grognard.rulesets.alea.play.position import Position
from grognard.rulesets.alea.play.specials import closed_cells, closed_sides, tide_costs

#: The formations of each arm as states of a move. A square that has gone its one hex goes no farther.
MOVED_SQUARE = "square-moved"
FORMATIONS: dict[str, tuple[str, ...]] = {
    "infantry": ("normal", "guerrilla", "square", MOVED_SQUARE),
    "cavalry": ("normal", "guerrilla"),
    "artillery": ("limbered", "deployed"),
}
FACING = ("normal", "limbered", "deployed")

Edges = tuple[tuple[int, int], ...]


class Kind(msgspec.Struct, frozen=True):
    """What a march depends on besides the map and the enemy."""

    arm: Arm
    cls: Class
    maneuver: bool
    orderly: bool


class Placing(msgspec.Struct, frozen=True):
    """Where a march may end."""

    cell: int
    formation: str
    facing: int


class Pace:
    """What every step, turn and change costs one kind of counter: the part of a march that the map fixes."""

    def __init__(self, ground: Ground, rules: Rules, kind: Kind) -> None:
        self.ground, self.rules, self.kind = ground, rules, kind
        self.formations = FORMATIONS[kind.arm]
        self.states = len(self.formations) * 6
        size = ground.board.grid.size
        self.free = [self._step(side, occupied=False) for side in range(size * 6)]
        self.full = [self._step(side, occupied=True) for side in range(size * 6)]
        self._inside: dict[tuple[int, bool], Edges] = {}
        self._onward: dict[tuple[int, bool], Edges] = {}

    def node(self, cell: int, formation: str, facing: int) -> int:
        return cell * self.states + self.formations.index(formation) * 6 + max(facing, 0)

    def nodes(self, cell: int) -> range:
        """Every node of a cell."""
        return range(cell * self.states, (cell + 1) * self.states)

    def placing(self, node: int) -> Placing:
        cell, state = divmod(node, self.states)
        formation = self.formations[state // 6]
        if formation == MOVED_SQUARE:
            formation = "square"
        return Placing(cell, formation, state % 6 if formation in FACING else ALL_ROUND)

    def _step(self, side: int, *, occupied: bool) -> int:
        """2.4-2.12  The cost of entering a hex over a hexside; below 0 where it is prohibited."""
        ground, board = self.ground, self.ground.board
        cell, direction = divmod(side, 6)
        other = ground.neighbours[side]
        if other < 0:
            return -1
        return step(
            self.rules, self.kind, board.terrain[other], ground.water[side], ground.slope[side],
            ground.road[side], occupied,
        )  # fmt: skip

    def inside(self, node: int, near: bool) -> Edges:
        """5.4, 5.9  Turning and changing formation without leaving the hex; `near` an enemy less is allowed."""
        key = (node, near)
        found = self._inside.get(key)
        if found is None:
            found = self._inside[key] = tuple(self._turns(node)) + tuple(self._changes(node, near))
        return found

    def _turns(self, node: int) -> Iterator[tuple[int, int]]:
        cell, state = divmod(node, self.states)
        formation, facing = self.formations[state // 6], state % 6
        if formation in FACING:
            cost = self.rules.number("movement.turn")
            for turned in ((facing + 1) % 6, (facing - 1) % 6):
                yield self.node(cell, formation, turned), cost

    def _changes(self, node: int, near: bool) -> Iterator[tuple[int, int]]:
        cell, state = divmod(node, self.states)
        formation, facing = self.formations[state // 6], state % 6
        if formation == MOVED_SQUARE:
            return
        for change in self.formations:
            cost = None if change == MOVED_SQUARE else self._change(cell, formation, change, near)
            if cost is None:
                continue
            # 5.9  A formation that faced every way may face any way afterwards.
            free = change in FACING and formation not in FACING
            for way in range(6) if free else (facing if change in FACING else 0,):
                yield self.node(cell, change, way), cost

    def _change(self, cell: int, formation: str, change: str, near: bool) -> int | None:
        """5.4  The cost of a change of formation; None where it is not allowed."""
        # 5.4  Next to an enemy guns are not limbered.
        if formation == change or (near and change == "limbered"):
            return None
        counter = sample(self.kind, formation)
        terrain = self.ground.board.terrain[cell]
        case = StepCost(counter=counter, terrain=terrain, change=change, next_to_enemy=near)  # type: ignore[arg-type]
        try:
            return change_cost(self.rules, case)
        except (IllegalOrder, ValueError):
            return None

    def onward(self, node: int, road: bool) -> Edges:
        """5.9  Steps into the front hexes, along roads only if `road`; costs are those of empty hexes."""
        key = (node, road)
        found = self._onward.get(key)
        if found is None:
            found = self._onward[key] = tuple(self._steps(node, road))
        return found

    def _steps(self, node: int, road: bool) -> Iterator[tuple[int, int]]:
        cell, state = divmod(node, self.states)
        formation, facing = self.formations[state // 6], state % 6
        if formation in ("deployed", MOVED_SQUARE):
            return
        after = MOVED_SQUARE if formation == "square" else formation
        extra = self._remount(cell, formation)
        for direction in fronts(facing) if formation in FACING else range(6):
            side = cell * 6 + direction
            if self.free[side] >= 0 and (self.ground.road[side] or not road):
                target = self.node(self.ground.neighbours[side], after, facing)
                yield target, self.free[side] + extra

    def _remount(self, cell: int, formation: str) -> int:
        """2.25  Horsemen on foot mount again before they leave."""
        on_foot = self.ground.board.terrain[cell] in self.rules.listed("dismounted.terrain")
        mounts = self.kind.arm == "cavalry" and formation == "guerrilla" and on_foot
        return self.rules.number("movement.remount") if mounts else 0


@lru_cache(maxsize=1024)
def pace(ground: Ground, rules: Rules, kind: Kind) -> Pace:
    return Pace(ground, rules, kind)


@lru_cache(maxsize=4096)
def step(
    rules: Rules, kind: Kind, terrain: str, water: str, slope: str, road: bool, occupied: bool
) -> int:
    """2.4-2.12  One step as the step-cost ruling has it; below 0 where it is prohibited."""
    case = StepCost(
        counter=sample(kind, FORMATIONS[kind.arm][0]), terrain=terrain, water=water, slope=slope, road=road,  # type: ignore[arg-type]
        occupied=occupied,
    )  # fmt: skip
    try:
        return ground_cost(rules, case)
    except IllegalOrder:
        return -1


def sample(kind: Kind, formation: str) -> Counter:
    """Any counter of a kind: what it costs to move does not depend on who it is."""
    return Counter(
        id="-", arm=kind.arm, cls=kind.cls, willingness="A", strength=1,
        formation=formation,  # type: ignore[arg-type]
        order="maneuver" if kind.maneuver else "hold",
        state="normal" if kind.orderly else "disorganized",
    )  # fmt: skip


class March:
    """Everywhere that some counters of one hex can go together in one move."""

    def __init__(self, position: Position, pieces: tuple[Piece, ...]) -> None:
        self.position, self.pieces = position, pieces
        self.paces = [pace(position.ground, position.rules, kind_of(position, piece)) for piece in pieces]
        self.lead = self.paces[0]
        first = pieces[0]
        self.start = self.lead.node(first.at, first.formation, first.facing)
        self.side = position.card(first.id).side
        self.enemy = position.roster.enemy[self.side]
        self.counters = [position.counter(piece) for piece in pieces]
        #: 5.15  the lowest allowance
        self.points = min(self.left(piece, road=False) for piece in pieces)
        self.plain = self._reach(road=False, points=self.points)
        self.road = self._along_road()

    def left(self, piece: Piece, *, road: bool) -> int:
        """5.1, 2.13  The movement points of a counter that it has not spent."""
        return movement_points(self.position, piece, road=road, stack=self.pieces) - piece.count("spent")

    @cached_property
    def ends(self) -> dict[Placing, int]:
        """Every placing within reach and its cost, the present one left out."""
        return {end: cost for end, (cost, _way, _node) in self._best.items()}

    @cached_property
    def _best(self) -> dict[Placing, tuple[int, Reach | None, int]]:
        """By placing the cheapest way to it: its cost, by which reach (None: a lunge), and its node."""
        found: dict[Placing, tuple[int, Reach | None, int]] = {}
        here = self.lead.placing(self.start)
        ways = [(self.plain, self.plain.costs), (None, self._lunges)]
        if self.road is not None:
            # 2.13  The bonus is for those who go along the road, not for those who stay where they are.
            gone = {node: cost for node, cost in self.road.costs.items() if node // self.lead.states != here.cell}
            ways.append((self.road, gone))
        for way, costs in ways:
            for node, cost in costs.items():
                end = self.lead.placing(node)
                if end != here and (end not in found or cost < found[end][0]):
                    found[end] = (cost, way, node)
        return found

    def path(self, end: Placing) -> tuple[int, ...]:
        """The cells entered on the cheapest way to a placing."""
        _cost, way, node = self._best[end]
        if way is None:
            return (end.cell,)
        cells = [at // self.lead.states for at in way.path(node)]
        return tuple(cell for before, cell in zip(cells, cells[1:], strict=False) if cell != before)

    def cost_along(self, path: tuple[int, ...], end: Placing) -> int | None:
        """What it costs to come to a placing over the hexes of a path; None if that way does not lead there."""
        way = self._reach(road=False, points=self.points, only=path)
        found = [cost for node, cost in way.costs.items() if self.lead.placing(node) == end]
        if path == (end.cell,):
            found += [cost for node, cost in self._lunges.items() if self.lead.placing(node) == end]
        return min(found, default=None)

    @cached_property
    def _lunges(self) -> dict[int, int]:
        """5.13  With an Attack order one hex from an enemy zone straight into another, and no more after it."""
        home, zone = self.pieces[0].at, self.position.zone(self.enemy)
        found: dict[int, int] = {}
        if not zone[home] or any(counter.order != "attack" for counter in self.counters):
            return found
        closed, changed = self._closed(road=False, only=()), self._changed_sides()
        for node in self.lead.nodes(home):
            spent = self.plain.costs.get(node)
            if spent is None or self._is_nimble(node):
                continue
            onward = tuple(self._as_now(home, self.lead.onward(node, road=False), changed))
            for target, cost in onward:
                cell = target // self.lead.states
                whole = spent + cost + self.position.rules.number("movement.zoc-exit")
                if zone[cell] and not closed[cell] and whole <= min(self.points, found.get(target, whole)):
                    found[target] = whole
        return found

    def _is_nimble(self, node: int) -> bool:
        """5.12  Light cavalry and guerrillas slip out of zones, by the formation in which they leave."""
        formation = self.lead.placing(node).formation
        return all(
            is_nimble(msgspec.structs.replace(counter, formation=formation)) for counter in self.counters
        )

    # The masks of a reach

    def _reach(self, *, road: bool, points: int, only: tuple[int, ...] = ()) -> Reach:
        return reach(
            MoveGraph(self.position.grid.size, self._edges(road), self.lead.states),
            self.start,
            points,
            closed=self._closed(road=road, only=only),
            stops=self.position.zone(self.enemy),
            zone_to_zone=True,
        )

    def _along_road(self) -> Reach | None:
        """2.13, 2.14  What the bonus of a road adds, far from the enemy."""
        points = min(self.left(piece, road=True) for piece in self.pieces)
        if points == self.points or self.position.nearest(self.pieces[0].at, self.enemy) <= 2:
            return None
        return self._reach(road=True, points=points)

    def _closed(self, *, road: bool, only: tuple[int, ...]) -> bytearray:
        position = self.position
        grid = position.grid
        closed = bytearray(grid.size)
        # 4.5, 4.7  Only an Attack order leads up to the enemy; on Hold whoever began there may shift.
        began = bool(position.beside(self.enemy)[self.pieces[0].at])
        if any(c.order == "maneuver" or (c.order == "hold" and not began) for c in self.counters):
            closed[:] = position.beside(self.enemy)
        for cell in position.cells_of(self.enemy):
            closed[cell] = 1
            if road:
                # 2.14  Within two hexes of an enemy the road helps nobody.
                for near in grid.disk(cell, 2):
                    closed[near] = 1
        # 10.14, 10.16  Columns that the scenario closes.
        for piece in self.pieces:
            for cell in closed_cells(position.battle, piece.id):
                closed[cell] = 1
        if only:
            allowed = {self.pieces[0].at, *only}
            for cell in range(grid.size):
                if cell not in allowed:
                    closed[cell] = 1
        return closed

    def _edges(self, road: bool) -> Callable[[int], Edges]:
        position, lead = self.position, self.lead
        beside, states = position.beside(self.enemy), lead.states
        barred = blocked_for_passing(position, self.side)
        home = self.pieces[0].at
        changed = self._changed_sides()
        zone, toll = position.zone(self.enemy), position.rules.number("movement.zoc-exit")

        def edges(node: int) -> Edges:
            cell = node // states
            within = lead.inside(node, bool(beside[cell]))
            # 5.14  Squares and deployed guns let nobody through.
            if cell in barred and cell != home:
                return within
            onward = lead.onward(node, road)
            if changed and any(cell * 6 + direction in changed for direction in range(6)):
                onward = tuple(self._as_now(cell, onward, changed))
            if cell == home and zone[home] and not self._is_nimble(node):
                # 5.12  Out of an enemy zone, and not straight into another.
                onward = tuple((target, cost + toll) for target, cost in onward if not zone[target // states])
            return within + onward

        return edges

    def _changed_sides(self) -> dict[int, int | None]:
        """By step: what it costs more than on an empty map by day, or None where it is barred for now."""
        battle, lead, neighbours = self.position.battle, self.lead, self.position.ground.neighbours
        changed: dict[int, int | None] = {}
        # 2.8  The privilege of letter D ends where another counter is.
        if lead.kind.maneuver:
            for cell in self.position.stacks:
                for side in range(cell * 6, cell * 6 + 6) if cell != self.pieces[0].at else ():
                    other = neighbours[side]
                    back = other * 6 + (side % 6 + 3) % 6 if other >= 0 else -1
                    if back >= 0 and lead.full[back] != lead.free[back]:
                        changed[back] = lead.full[back] - lead.free[back]
        # 10.12  The tide, 10.10 and water that a division may not cross.
        for side, cost in tide_costs(battle, self.counters[0]).items():
            changed[side] = cost - lead.free[side]
        for piece in self.pieces:
            changed.update(dict.fromkeys(closed_sides(battle, piece.id)))
        return changed

    def _as_now(self, cell: int, onward: Edges, changed: dict[int, int | None]) -> Iterator[tuple[int, int]]:
        for target, cost in onward:
            side = cell * 6 + self.position.grid.direction(cell, target // self.lead.states)
            more = changed.get(side, 0)
            if more is not None:
                yield target, cost + more


def kind_of(position: Position, piece: Piece) -> Kind:
    card = position.card(piece.id)
    arm: Arm = "artillery" if card.arm == "train" else card.arm
    return Kind(arm, card.cls or "medium", piece.marker("order") == "maneuver", piece.state == "normal")


def movement_points(
    position: Position, piece: Piece, *, road: bool = False, stack: tuple[Piece, ...] = ()
) -> int:
    """5.1, 5.2, 4.7, 2.13  The allowance of a counter."""
    maneuver = all(one.marker("order") == "maneuver" for one in stack)
    side = position.card(piece.id).side
    case = StepCost(
        counter=position.counter(piece),
        road=road,
        whole_road=road,
        whole_maneuver=road and maneuver and piece.marker("order") == "maneuver",
        serves="spanish" if side == "spanish" else "french",
    )
    return allowance(position.rules, case)


def blocked_for_passing(position: Position, side: str) -> set[int]:
    """5.14  The hexes of a side that its own counters do not pass."""
    return {
        cell
        for cell, stack in position.stacks.items()
        if position.side_at(cell) == side and any(p.formation in ("square", "deployed") for p in stack)
    }
