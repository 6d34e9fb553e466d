"""3.2.3, 4.9, 4.10. Commanders move after the counters."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script
from grognard.core.game.order import Order
from grognard.core.game.order_form import check_form
from grognard.core.game.state import OFF, Piece
from grognard.core.game.system import Ask, PhaseRules
from grognard.core.legality import Refusals, first, refuse
from grognard.core.messages import message
from grognard.core.rules import Rules
from grognard.hex.move_graph import MoveGraph
from grognard.hex.reach import Reach, reach
from grognard.rulesets.alea.play.arrivals import arrive
from grognard.rulesets.alea.play.ground import Ground
from grognard.rulesets.alea.play.order_form import cell_named
from grognard.rulesets.alea.play.pace import Kind, pace, sample, stepping
from grognard.rulesets.alea.play.position import position
from grognard.rulesets.alea.play.specials import tide_costs, tides
from grognard.rulesets.alea.scenario import General

#: He rides, and goes on foot where no horse goes.
MOUNTED = Kind("cavalry", "light", False, True)
ON_FOOT = Kind("infantry", "line", False, True)
RIDER = sample(MOUNTED, "normal")


class CommandersPhase(PhaseRules):
    """4.9  The commanders' movement."""

    verbs = ("move", "done")

    def asks(self, battle: Battle) -> Ask | None:
        subjects = riders(battle)
        return Ask(message("prompt-commanders"), subjects) if subjects else None

    def listed(self, battle: Battle, unit: str) -> Iterator[Order]:
        labels = battle.board.grid.labels
        able = riders(battle)
        for commander in able if not unit else (unit,) if unit in able else ():
            units = (commander,)
            yield from [Order("move", units, labels[cell]) for cell in Ride.of(battle, commander).ends]

    def check_order(self, battle: Battle, order: Order) -> None:
        check_form(battle, order, "4.9", "to")
        refuse(rider_faults(battle, order.unit))
        Ride.of(battle, order.unit).check(cell_named(battle, order.to))

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        if unit not in position(battle).roster.leaders:
            return None
        return first(rider_faults(battle, unit, idle=True))

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        yield from ()
        rule = battle.rules.cite("4.9")
        path = Ride.of(battle, order.unit).path(battle.board.grid.cell_of(order.to))
        marks = (ev.MarkerSet(order.unit, rule, "move", marker="moved", value=1),)
        arrive(battle, order.unit, path, how="move", rule=rule, marks=marks)


def riders(battle: Battle) -> tuple[str, ...]:
    """The commanders of the active side who have not moved."""
    return battle.known("riders", lambda: _riders(battle))


def _riders(battle: Battle) -> tuple[str, ...]:
    pieces, roll = battle.state.pieces, battle.reducer.roll
    chain = [pieces[roll[id]] for id in position(battle).roster.chain[battle.step.active]]
    return tuple([piece.id for piece in chain if piece.at != OFF and piece.marker("moved") is None])


def rider_faults(battle: Battle, unit: str, *, idle: bool = False) -> Refusals:
    """4.9  Why a commander may not ride; `idle`, why nothing is left for one whose phase it is."""
    rules, roster = battle.rules, position(battle).roster
    if idle:
        moved = battle.piece(unit).marker("moved") is not None
        yield rules.forbid("idle-moved" if moved else "idle-no-way", "4.9")
    if unit not in roster.leaders or roster.side(unit) != battle.step.active:
        yield rules.forbid("refuse-commander", "4.9", commander=unit)
    if unit not in riders(battle):
        yield rules.forbid("refuse-cannot-move", "4.9", unit=unit)


class Ride:
    """Everywhere one commander can go."""

    def __init__(self, battle: Battle, commander: str) -> None:
        self.battle, self.here = battle, position(battle)
        self.piece: Piece = battle.piece(commander)
        self.general: General = self.here.roster.leaders[commander]
        self.side, self.enemy = self.general.side, self.here.roster.enemy[self.general.side]
        self.zone = self.here.zone(self.enemy)
        self._closed = self._find_closed()
        self.plain = self._reach(self.zone)
        self.escorted = self._reach(None) if self._is_escorted() else None
        self.ends = sorted(self._ends())

    @staticmethod
    def of(battle: Battle, commander: str) -> Ride:
        return battle.known(("ride", commander), lambda: Ride(battle, commander))

    def _reach(self, stops: bytes | None) -> Reach:
        # 10.12  The tide is the same for everybody.
        tide = tuple(sorted(tide_costs(self.battle, RIDER).items())) if tides(self.battle) else ()
        return reach(
            riding(self.here.ground, tide),
            self.piece.at,
            commander_points(self.battle.rules, self.general),
            closed=self._closed,
            stops=stops,
            leave=self.battle.rules.number("movement.zoc-exit"),
        )

    def _find_closed(self) -> bytes:
        """The hexes of the enemy's counters and commanders."""
        closed = bytearray(self.here.held(self.enemy))
        for piece in self.here.leaders_of(self.enemy):
            closed[piece.at] = 1
        return bytes(closed)

    def _is_escorted(self) -> bool:
        """4.9  From friends to friends he rides through zones of control, where he comes to any."""
        return self.is_with_friends(self.piece.at) and any(map(self.zone.__getitem__, self.plain.costs))

    def _ends(self) -> set[int]:
        near, own = self.here.beside(self.enemy), self.here.held(self.side)
        # 4.9  Not alone next to an enemy.
        ends = {cell for cell in self.plain.costs if own[cell] or not near[cell]}
        if self.escorted is not None:
            ends.update([cell for cell in self.escorted.costs if own[cell]])
        ends.discard(self.piece.at)
        return ends

    def is_with_friends(self, cell: int) -> bool:
        return self.here.side_at(cell) == self.side

    def is_exposed(self, cell: int) -> bool:
        """4.9  Alone next to an enemy."""
        return bool(self.here.beside(self.enemy)[cell]) and not self.is_with_friends(cell)

    def path(self, cell: int) -> tuple[int, ...]:
        """The hexes entered on the way to a hex, clear of zones where that is possible."""
        way = self.plain if cell in self.plain.costs or self.escorted is None else self.escorted
        return tuple(way.path(cell)[1:])

    def check(self, cell: int) -> None:
        """Refuse a hex that he may not end in."""
        rules, hex = self.battle.rules, self.here.grid.label(cell)
        if cell in self.ends:
            return
        if cell in self.plain.costs and self.is_exposed(cell):
            raise rules.forbid("refuse-commander-alone", "4.9", commander=self.piece.id, hex=hex)
        raise rules.forbid("refuse-commander-reach", "4.9", commander=self.piece.id, hex=hex)


@lru_cache(maxsize=64)
def riding(ground: Ground, tide: tuple[tuple[int, int], ...] = ()) -> MoveGraph:
    """4.10  Ground as cavalry has it, and as infantry has it where no horse goes; and what the tide costs."""
    mounted, on_foot = (pace(ground, ground.rules, kind).free for kind in (MOUNTED, ON_FOOT))
    costs = [ride if ride >= 0 else walk for ride, walk in zip(mounted, on_foot, strict=True)]
    for side, cost in tide:
        costs[side] = cost

    return stepping(ground, costs)


def commander_points(rules: Rules, general: General) -> int:
    """5.1, 4.9  The movement points of a commander, by his nation."""
    columns = rules.fact("movement.column")
    column = columns.get(general.nation) or columns[general.side]
    return int(rules.chart("movement-factors").at("commander", column))
