"""2.4, 5.4, 5.9. What every step, turn and change of formation costs: what the map fixes of a march."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import Final, Literal

import msgspec

from grognard.core.errors import IllegalOrder
from grognard.core.game.state import ALL_ROUND, Piece
from grognard.core.rules import Rules
from grognard.hex.arc import fronts
from grognard.hex.move_graph import MoveGraph, patchwork
from grognard.hex.plan import Plan, Stance
from grognard.rulesets.alea.cases import StepCost
from grognard.rulesets.alea.counters import Arm, Class, Counter, Formation
from grognard.rulesets.alea.movement import change_cost, ground_cost
from grognard.rulesets.alea.play.ground import Ground
from grognard.rulesets.alea.play.position import Position
from grognard.rulesets.alea.terrain import Slope, Terrain, Water

#: The formations of each arm as states of a move. A square that has gone its one hex goes no farther.
MOVED_SQUARE: Final = "square-moved"
FORMATIONS: dict[str, tuple[Formation | Literal["square-moved"], ...]] = {
    "infantry": ("normal", "guerrilla", "square", MOVED_SQUARE),
    "cavalry": ("normal", "guerrilla"),
    "artillery": ("limbered", "deployed"),
}
#: what it moves in
USUAL: dict[Arm, Formation] = {"infantry": "normal", "cavalry": "normal", "artillery": "limbered"}
FACING = ("normal", "limbered", "deployed")

#: By how much the graphs of `passages` for those who go no farther come after the others.
HALTED = 2

Edges = tuple[tuple[int, int], ...]

#: by step (`cell * 6 + direction`): what it costs more just now; None where it is barred
More = Mapping[int, int | None]


class Kind(msgspec.Struct, frozen=True, gc=False):
    """What a march depends on besides the map and the enemy."""

    arm: Arm
    cls: Class
    maneuver: bool
    orderly: bool
    #: 10.14  wagons, which never deploy
    train: bool = False


class Placing(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """Where a march may end."""

    cell: int
    formation: str
    facing: int


class Placings(dict[int, Placing]):
    """What the nodes of a march stand for, each worked out when it is first asked for."""

    def __init__(self, states: int, formations: tuple[str, ...]) -> None:
        super().__init__()
        self.states, self.formations = states, formations

    def __missing__(self, node: int) -> Placing:
        cell, state = divmod(node, self.states)
        formation = self.formations[state // 6]
        if formation == MOVED_SQUARE:
            formation = "square"
        facing = state % 6 if formation in FACING else ALL_ROUND
        found = self[node] = Placing(cell, formation, facing)
        return found


@lru_cache(maxsize=16)
def placings(formations: tuple[str, ...]) -> Placings:
    """Those of all marches of an arm: on every map a node stands for the same."""
    return Placings(len(formations) * 6, formations)


class Changes:
    """10.10, 10.12  What a scenario makes of steps for a while. There is one object for each such while."""

    def __init__(self, tide: Mapping[int, int], barred: frozenset[int]) -> None:
        #: by step its cost in place of the usual one
        self.tide = tide
        self.barred = barred


UNCHANGED = Changes({}, frozenset())


class Pace:
    """What every step, turn and change costs one kind of counter: the part of a march that the map fixes."""

    def __init__(self, ground: Ground, rules: Rules, kind: Kind) -> None:
        self.ground, self.rules, self.kind = ground, rules, kind
        self.formations = FORMATIONS[kind.arm]
        self.states = len(self.formations) * 6
        self.free, self.full = self._steps(occupied=False), self._steps(occupied=True)
        #: 2.8  the steps that cost more where another counter is: by how much
        self.dearer = {side: full - free for side, (full, free) in self._pairs() if full != free}
        #: the same by the cell that is entered
        self.dearer_into: dict[int, dict[int, int]] = {}
        for side, more in self.dearer.items():
            self.dearer_into.setdefault(ground.neighbours[side], {})[side] = more
        self._gaits = [self._gait(state) for state in range(self.states)]
        self._change_costs: dict[tuple[str, str, str, bool], int | None] = {}
        #: by ground, state and whether an enemy is near: to which states of the same hex, and for how much
        self._within: dict[tuple[str, int, bool], Edges] = {}
        #: by node
        self.placings = placings(self.formations)
        #: by formation and facing: which states of a hex that is
        self._standing: dict[tuple[str, int], list[int]] = {}
        ends = [(state, self.placings[state]) for state in range(self.states)]
        for state, end in ends:
            self._standing.setdefault((end.formation, end.facing), []).append(state)
        #: by state: how far it comes after the first that stands for the same
        first = [self._standing[end.formation, end.facing][0] for _state, end in ends]
        self.repeats = bytes([state - first[state] for state in range(self.states)])
        #: by state: how orders write it
        names = ground.board.grid.facings
        self.facing_names = tuple([names[end.facing] for _state, end in ends])
        self.formation_names = tuple([end.formation for _state, end in ends])
        self._plans: dict[tuple[bool, bool, Changes], Plan] = {}
        self._graphs: dict[tuple[bool, bool, Changes], MoveGraph] = {}
        self._passages: dict[tuple[bool, Changes], MoveGraph] = {}
        #: 2.25  the ground on which horsemen are on foot
        self._on_foot = (
            frozenset(rules.listed("dismounted.terrain")) if kind.arm == "cavalry" else frozenset()
        )

    def node(self, cell: int, formation: str, facing: int) -> int:
        return cell * self.states + self.formations.index(formation) * 6 + max(facing, 0)

    def nodes(self, cell: int) -> range:
        """Every node of a cell."""
        return range(cell * self.states, (cell + 1) * self.states)

    def _pairs(self) -> Iterator[tuple[int, tuple[int, int]]]:
        return enumerate(zip(self.full, self.free, strict=True))

    def placing(self, node: int) -> Placing:
        return self.placings[node]

    def nodes_of(self, end: Placing) -> list[int]:
        """The nodes that stand for a placing."""
        home = end.cell * self.states
        return [home + state for state in self._standing.get((end.formation, end.facing), ())]

    def _steps(self, *, occupied: bool) -> list[int]:
        """By hexside the cost of entering the hex beyond; below 0 where it is prohibited."""
        rules, kind, ground = self.rules, self.kind, self.ground
        costs = [step(rules, kind, *one, occupied) if one[0] else -1 for one in ground.steps]
        return [costs[sort] for sort in ground.step_sorts]

    def graph(self, *, near: bool, road: bool, changes: Changes = UNCHANGED) -> MoveGraph:
        """Every edge of an empty map: all hexes are near an enemy or none, by roads alone or anyhow."""
        found = self._graphs.get((near, road, changes))
        if found is None:
            found = MoveGraph.planned(self.ground.board.grid.size, self._plan(near, road, changes))
            self._graphs[near, road, changes] = found
        return found

    def dear_graph(self, dearer: Mapping[int, int], *, near: bool, road: bool, changes: Changes) -> MoveGraph:
        """2.8  The same where some steps cost more, save those that are changed anyhow."""
        changed = self.more(changes, road)
        more = {side: cost for side, cost in dearer.items() if side not in changed}
        return MoveGraph.planned(self.ground.board.grid.size, self._plan(near, road, changes).dearer(more))

    def _plan(self, near: bool, road: bool, changes: Changes) -> Plan:
        found = self._plans.get((near, road, changes))
        if found is None:
            costs = self._costs(road, self.more(changes, road))
            stance = partial(self._stance, near)
            found = Plan(self.states, self.ground.sorts, stance, self.ground.neighbours, costs)
            self._plans[near, road, changes] = found
        return found

    def passages(self, *, road: bool, changes: Changes) -> MoveGraph:
        """What a march is laid from: far from enemies, near them, and both for who goes no farther."""
        found = self._passages.get((road, changes))
        if found is None:
            graphs = [self.graph(near=near, road=road, changes=changes) for near in (False, True)]
            halted = [graph.halted() for graph in graphs]
            found = patchwork((*graphs, *halted), bytes(graphs[0].cells))
            self._passages[road, changes] = found
        return found

    def _stance(self, near: bool, sort: int, state: int) -> Stance:
        """5.4, 5.9  What can be done on some ground; `near` an enemy less is allowed."""
        terrain, (directions, after) = self.ground.terrains[sort], self._gaits[state]
        return Stance(self._states(terrain, state, near), directions, after, self._remount(terrain, state))

    def _costs(self, road: bool, more: More) -> list[int]:
        """By hexside what the step costs just now, along roads only if `road`; below 0: there is none."""
        if not road and not more:
            return self.free
        ways = self.ground.road
        found = [cost if not road or ways[side] else -1 for side, cost in enumerate(self.free)]
        for side, dearer in more.items():
            found[side] = -1 if dearer is None or found[side] < 0 else found[side] + dearer
        return found

    def more(self, changes: Changes, road: bool) -> More:
        """By step: what it costs more than on an empty map by day, or None where it is barred for now."""
        # 10.12  A way under water gives nothing.
        costs: More = {side: None if road else cost - self.free[side] for side, cost in changes.tide.items()}
        return {**costs, **dict.fromkeys(changes.barred)}

    def inside(self, node: int, near: bool) -> Edges:
        """5.4, 5.9  Turning and changing formation inside a hex; `near` an enemy less is allowed."""
        state = node % self.states
        hex = node - state
        within = self._states(self.ground.terrain[node // self.states], state, near)
        return tuple([(hex + other, cost) for other, cost in within])

    def _states(self, terrain: Terrain, state: int, near: bool) -> Edges:
        key = (terrain, state, near)
        found = self._within.get(key)
        if found is None:
            found = self._within[key] = (*self._turns(state), *self._changes(terrain, state, near))
        return found

    def _turns(self, state: int) -> Iterator[tuple[int, int]]:
        formation, facing = self.formations[state // 6], state % 6
        if formation in FACING:
            cost = self.rules.number("movement.turn")
            for turned in ((facing + 1) % 6, (facing - 1) % 6):
                yield state - facing + turned, cost

    def _changes(self, terrain: Terrain, state: int, near: bool) -> Iterator[tuple[int, int]]:
        formation, facing = self.formations[state // 6], state % 6
        if formation == MOVED_SQUARE:
            return
        for place, change in enumerate(self.formations):
            cost = None if change == MOVED_SQUARE else self._change(terrain, formation, change, near)
            if cost is None:
                continue
            # 5.9  A formation that faced every way may face any way afterwards.
            free = change in FACING and formation not in FACING
            for way in range(6) if free else (facing if change in FACING else 0,):
                yield place * 6 + way, cost

    def _change(self, terrain: Terrain, formation: Formation, change: Formation, near: bool) -> int | None:
        """5.4  The cost of a change of formation; None where it is not allowed."""
        key = (terrain, formation, change, near)
        if key not in self._change_costs:
            self._change_costs[key] = self._priced_change(terrain, formation, change, near)
        return self._change_costs[key]

    def _priced_change(
        self, terrain: Terrain, formation: Formation, change: Formation, near: bool
    ) -> int | None:
        # 5.4  Next to an enemy guns are not limbered.
        if formation == change or (near and change == "limbered") or self.kind.train:
            return None
        counter = sample(self.kind, formation)
        case = StepCost(counter=counter, terrain=terrain, change=change, next_to_enemy=near)
        try:
            return change_cost(self.rules, case)
        except (IllegalOrder, ValueError):
            return None

    def onward(self, node: int, road: bool, more: More) -> Edges:
        """5.9  Steps into the front hexes, along roads only if `road`; `more` is what some cost more."""
        cell, state = divmod(node, self.states)
        directions, after = self._gaits[state]
        free, roads, onto, states = self.free, self.ground.road, self.ground.neighbours, self.states
        extra = self._remount(self.ground.board.terrain[cell], state)
        found = []
        for side in [cell * 6 + direction for direction in directions]:
            dearer = more.get(side, 0)
            if free[side] >= 0 and dearer is not None and (not road or roads[side]):
                found.append((onto[side] * states + after, free[side] + extra + dearer))
        return tuple(found)

    def _gait(self, state: int) -> tuple[tuple[int, ...], int]:
        """5.9  In which directions one steps from a state, and to which state that leads."""
        formation, facing = self.formations[state // 6], state % 6
        if formation in ("deployed", MOVED_SQUARE):
            return (), state
        after = MOVED_SQUARE if formation == "square" else formation
        directions = tuple(fronts(facing)) if formation in FACING else tuple(range(6))
        return directions, self.formations.index(after) * 6 + facing

    def _remount(self, terrain: str, state: int) -> int:
        """2.25  Horsemen on foot mount again before they leave."""
        mounts = terrain in self._on_foot and self.formations[state // 6] == "guerrilla"
        return self.rules.number("movement.remount") if mounts else 0


@lru_cache(maxsize=1024)
def pace(ground: Ground, rules: Rules, kind: Kind) -> Pace:
    return Pace(ground, rules, kind)


def stepping(ground: Ground, costs: Sequence[int]) -> MoveGraph:
    """Steps from hex to hex at these costs by hexside, for those whose facing does not matter."""
    around, size = Stance((), tuple(range(6)), 0), ground.board.grid.size
    plan = Plan(1, bytes(size), lambda _sort, _state: around, ground.neighbours, costs)
    return MoveGraph.planned(size, plan)


@lru_cache(maxsize=4096)
def step(
    rules: Rules, kind: Kind, terrain: Terrain, water: Water, slope: Slope, road: bool, occupied: bool
) -> int:
    """One step as the step-cost ruling has it; below 0 where it is prohibited."""
    case = StepCost(
        counter=sample(kind, USUAL[kind.arm]), terrain=terrain, water=water, slope=slope, road=road,
        occupied=occupied,
    )  # fmt: skip
    try:
        return ground_cost(rules, case)
    except IllegalOrder:
        return -1


def sample(kind: Kind, formation: Formation) -> Counter:
    """Any counter of a kind: what it costs to move does not depend on who it is."""
    return Counter(
        id="-", arm=kind.arm, cls=kind.cls, willingness="A", strength=1,
        formation=formation,
        order="maneuver" if kind.maneuver else "hold",
        state="normal" if kind.orderly else "disorganized",
    )  # fmt: skip


def pace_of(position: Position, piece: Piece) -> Pace:
    """The pace of a counter; its card says most of it, so that it is looked up by that."""
    key = (position.rules, piece.id, piece.marker("order") == "maneuver", piece.state == "normal")
    found: Pace | None = position.roster.paces.get(key)
    if found is None:
        found = pace(position.ground, position.rules, kind_of(position, piece))
        position.roster.paces[key] = found
    return found


def kind_of(position: Position, piece: Piece) -> Kind:
    card = position.card(piece.id)
    maneuver, orderly = piece.marker("order") == "maneuver", piece.state == "normal"
    return Kind(card.moves_as, card.cls or "medium", maneuver, orderly, card.arm == "train")
