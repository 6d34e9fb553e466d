"""Who stands where: stacks, zones of control and command, read off a state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import msgspec

from grognard.core.game.battle import Battle
from grognard.core.game.state import OFF, Piece, State
from grognard.hex.arc import arc, bears_within, fronts
from grognard.rulesets.alea.assault_cases import Arc
from grognard.rulesets.alea.counters import Commander, Counter
from grognard.rulesets.alea.play.ground import Ground, ground
from grognard.rulesets.alea.play.homeward import edge_distance
from grognard.rulesets.alea.play.roster import Roster, roster
from grognard.rulesets.alea.scenario import General, Unit
from grognard.rulesets.alea.special_rules import PassingOver

T = TypeVar("T")

ALL = range(6)


class Position:
    """The pieces of a battle as they stand, read for the rules. It goes on from how they stood before."""

    def __init__(self, battle: Battle, earlier: Position | None = None) -> None:
        self.battle = battle
        self.rules = battle.rules
        self._pieces = battle.state.pieces
        if earlier is not None:
            self._go_on(earlier)
            return
        self.board = battle.board
        self.grid = battle.board.grid
        self.ground: Ground = ground(battle.board, battle.rules)
        self.roster: Roster = roster(battle.scenario)
        #: combat counters by cell, top first; the cells are in no order
        self.stacks: dict[int, tuple[Piece, ...]] = {}
        self.leaders: dict[int, tuple[Piece, ...]] = {}
        #: the same for all positions since anybody came to another place
        self.places = object()
        self._zones: dict[str, bytes] = {}
        self._beside: dict[str, bytes] = {}
        self._held: dict[str, bytes] = {}
        self._cells: dict[str, tuple[int, ...]] = {}
        #: what pieces look like to a ruling, and in which places where it depends on those
        self._counters: dict[str, tuple[Piece, object, Counter]] = {}
        self._fill()

    def _fill(self) -> None:
        cards = self.roster.cards
        stacks: dict[int, list[Piece]] = {}
        for piece in self._pieces:
            if piece.at != OFF and piece.id in cards:
                stacks.setdefault(piece.at, []).append(piece)
        self.stacks = {cell: tuple(sorted(pieces, key=_depth)) for cell, pieces in stacks.items()}
        self._fill_leaders()

    def _fill_leaders(self) -> None:
        leaders: dict[int, list[Piece]] = {}
        for piece in map(self.battle.piece, self.roster.leaders):
            if piece.at != OFF:
                leaders.setdefault(piece.at, []).append(piece)
        self.leaders = {cell: tuple(pieces) for cell, pieces in leaders.items()}

    def is_of(self, state: State) -> bool:
        """Whether it has been read off these very pieces."""
        return self._pieces is state.pieces

    # From one position to the next

    def _go_on(self, earlier: Position) -> None:
        """Take over what has not changed since an earlier position."""
        self.board, self.grid, self.ground = earlier.board, earlier.grid, earlier.ground
        self.roster, self.places = earlier.roster, earlier.places
        self.stacks, self.leaders = earlier.stacks, earlier.leaders
        self._cells, self._held, self._beside = earlier._cells, earlier._held, earlier._beside
        self._zones, self._counters = earlier._zones, earlier._counters
        before, now, cards = earlier._pieces, self._pieces, self.roster.cards
        changed = [(old, new) for old, new in zip(before, now, strict=True) if old is not new]
        counters = [pair for pair in changed if pair[1].id in cards]
        if counters:
            self._restack(counters)
        if len(counters) < len(changed):
            self._fill_leaders()
        self._forget(changed)

    def _restack(self, changed: list[tuple[Piece, Piece]]) -> None:
        """Put counters that have changed where they are now, and leave the other stacks alone."""
        stacks = self.stacks = self.stacks.copy()
        for old, new in changed:
            if old.at == new.at and old.depth == new.depth:
                if new.at != OFF:
                    stacks[new.at] = tuple([new if piece is old else piece for piece in stacks[new.at]])
            else:
                self._lift(old)
        for old, new in changed:
            if new.at != OFF and (old.at != new.at or old.depth != new.depth):
                stacks[new.at] = tuple(sorted((*stacks.get(new.at, ()), new), key=_depth))

    def _lift(self, old: Piece) -> None:
        """Take a counter off the stack that it was in."""
        if old.at != OFF:
            left = tuple([piece for piece in self.stacks[old.at] if piece is not old])
            if left:
                self.stacks[old.at] = left
            else:
                del self.stacks[old.at]

    def _forget(self, changed: list[tuple[Piece, Piece]]) -> None:
        """Keep nothing of what depends on a side's places, or on the ways its counters face."""
        moved, turned = self._shifted(changed)
        if moved:
            self.places = object()
            self._cells, self._held = _without(moved, self._cells), _without(moved, self._held)
            self._beside = _without(moved, self._beside)
        if moved or turned:
            self._zones = _without(moved | turned, self._zones)

    def _shifted(self, changed: list[tuple[Piece, Piece]]) -> tuple[set[str], set[str]]:
        """Of which sides a piece came to another place, and of which one changed what its zone depends on.

        Commanders belong to nobody here, since they control nothing.
        """
        cards = self.roster.cards
        moved: set[str] = set()
        turned: set[str] = set()
        for old, new in changed:
            if old.at != new.at or old.depth != new.depth:
                moved.add(cards[new.id].side if new.id in cards else "")
            if old.facing != new.facing or old.formation != new.formation or old.state != new.state:
                turned.add(cards[new.id].side if new.id in cards else "")
        return moved, turned

    # Pieces

    def card(self, id: str) -> Unit:
        return self.roster.cards[id]

    def side_at(self, cell: int) -> str:
        """Whose combat counters are in a hex; empty where there are none."""
        stack = self.stacks.get(cell)
        return "" if stack is None else self.roster.cards[stack[0].id].side

    def units(self, side: str) -> list[Piece]:
        """The combat counters of a side on the map."""
        stacks, cards = self.stacks, self.roster.cards
        return [piece for cell in self._array(side) for piece in stacks[cell] if cards[piece.id].side == side]

    def ranked(self, side: str) -> list[Piece]:
        """All combat counters of a side in the order of their ids, on the map or not."""
        pieces, roll = self._pieces, self.battle.reducer.roll
        return [pieces[roll[unit]] for unit in self.roster.ranks[side]]

    def commanders(self, side: str) -> list[tuple[Piece, General]]:
        return [(piece, self.general(piece)) for piece in self.leaders_of(side)]

    def leaders_of(self, side: str) -> list[Piece]:
        """The commanders of a side on the map."""
        found = self.roster.leaders
        return [p for here in self.leaders.values() for p in here if found[p.id].side == side]

    def general(self, piece: Piece) -> General:
        """9.5  A commander as he is now: whoever took a fallen one's place has less to give."""
        printed = self.roster.leaders[piece.id]
        fallen = self.battle.state.number(f"replaced.{piece.id}")
        if not fallen:
            return printed
        return msgspec.structs.replace(printed, melee=0, morale=0, orders=max(0, printed.orders - fallen))

    def counter(self, piece: Piece) -> Counter:
        """A counter as a ruling sees it."""
        found = self._counters.get(piece.id)
        if found is None or found[0] is not piece or (found[1] is not None and found[1] is not self.places):
            # 10.6  Swiss look around, all others stay the same wherever everybody goes.
            places = self.places if self.roster.cards[piece.id].nation == "swiss" else None
            found = self._counters[piece.id] = (piece, places, self._counter(piece))
        return found[2]

    def _counter(self, piece: Piece) -> Counter:
        card = self.roster.cards[piece.id]
        order = piece.marker("order")
        return Counter(
            id=piece.id,
            arm="artillery" if card.arm == "train" else card.arm,
            cls=card.cls or "medium",
            willingness=card.willingness,
            strength=piece.strength,
            nation=card.nation,
            formation=piece.formation,  # type: ignore[arg-type]
            state=piece.state,  # type: ignore[arg-type]
            losses=card.strength - piece.strength,
            fatigue=piece.count("fatigue"),
            horse=card.horse,
            order=order if order is not None else "hold",  # type: ignore[arg-type]
            no_fire=piece.marker("no-fire") is not None,
            swiss_near=card.nation == "swiss" and self.swiss_near(piece, card),
        )

    def swiss_near(self, piece: Piece, card: Unit) -> bool:
        """10.6  Swiss of one army near Swiss of the other; only those in French service pass over."""
        for rule in self.battle.scenario.own.specials:
            if isinstance(rule, PassingOver):
                return self.is_drawn(piece, rule)
        reach = self.rules.number("desertion.reach")
        if not reach or card.side != self.rules.fact("desertion.side"):
            return False
        cards = self.roster.cards
        return any(
            cards[other.id].nation == "swiss" and self.grid.distance(piece.at, other.at) <= reach
            for other in self.units(self.roster.enemy[card.side])
        )

    def is_drawn(self, piece: Piece, rule: PassingOver) -> bool:
        """10.6  Where a scenario names who passes over: whether a counter is one of them, and drawn."""
        others = [self.battle.piece(other).at for other in rule.near]
        near = any(at != OFF and self.grid.distance(piece.at, at) <= rule.within for at in others)
        return piece.id in rule.units and near

    def commander(self, cell: int, side: str) -> Commander | None:
        """8.2  The best commander of a side in a hex: by morale, then by melee."""
        found = [
            self.general(p) for p in self.leaders.get(cell, ()) if self.roster.leaders[p.id].side == side
        ]
        best = max(found, key=lambda leader: (leader.morale, leader.melee), default=None)
        if best is None:
            return None
        return Commander(id=best.id, melee=best.melee, morale=best.morale)

    # Zones of control and neighbourhood

    def zone(self, side: str) -> bytes:
        """5.10  The hexes that a side controls."""
        found = self._zones.get(side)
        if found is None:
            mask = bytearray(self.grid.size)
            for cell in self.cells_of(side):
                for direction in controls(self.stacks[cell]):
                    if self.ground.control[cell * 6 + direction]:
                        mask[self.ground.neighbours[cell * 6 + direction]] = 1
            found = self._zones[side] = bytes(mask)
        return found

    def beside(self, side: str) -> bytes:
        """The hexes next to a combat counter of a side."""
        found = self._beside.get(side)
        if found is None:
            mask = bytearray(self.grid.size)
            for cell in self.cells_of(side):
                for other in self.ground.neighbours[cell * 6 : cell * 6 + 6]:
                    if other >= 0:
                        mask[other] = 1
            found = self._beside[side] = bytes(mask)
        return found

    def held(self, side: str) -> bytes:
        """The hexes that combat counters of a side are in."""
        found = self._held.get(side)
        if found is None:
            mask = bytearray(self.grid.size)
            for cell in self.cells_of(side):
                mask[cell] = 1
            found = self._held[side] = bytes(mask)
        return found

    def cells_of(self, side: str) -> tuple[int, ...]:
        """The hexes of a side: those where one of its counters is on top."""
        found = self._cells.get(side)
        if found is None:
            # Nobody shares a hex with an enemy, save in positions that a player imagines.
            found = self._cells[side] = tuple([at for at in self._array(side) if self.side_at(at) == side])
        return found

    def _array(self, side: str) -> Iterable[int]:
        """Where the counters of a side are, in the order in which the scenario lists them."""
        pieces, roll = self._pieces, self.battle.reducer.roll
        ats = [pieces[roll[unit]].at for unit in self.roster.array[side]]
        return dict.fromkeys([at for at in ats if at != OFF])

    def hexes_of(self, side: str, unit: str = "") -> list[int]:
        """The hexes of a side in the order of their cells, or that of one of its counters."""
        if not unit:
            return sorted(self.cells_of(side))
        card = self.roster.cards.get(unit)
        at = self.battle.piece(unit).at if card is not None and card.side == side else OFF
        return [at] if at != OFF else []

    def nearest(self, cell: int, side: str) -> int:
        """Hexes to the nearest combat counter of a side; a great many where there is none."""
        distance = self.grid.distance
        return min((distance(cell, other) for other in self.cells_of(side)), default=99)

    def edge_distance(self, side: str, division: str = "") -> tuple[int, ...]:
        """By cell the hexes to the board edge of a side, or of one of its divisions."""
        return edge_distance(self.ground, self.battle.scenario.own.retreats, side, division)

    # Facing

    def fronts_of(self, pieces: Iterable[Piece]) -> tuple[int, ...]:
        """5.7, 5.8  The hexes that lie in front of every one of some counters of a hex."""
        pieces = tuple(pieces)
        around, cell = self.ground.neighbours, pieces[0].at
        found = (around[cell * 6 + direction] for direction in facings(pieces))
        return tuple(other for other in found if other >= 0)

    def arc_of(self, attacker: int, defender: int) -> Arc:
        """5.7  Where an adjacent hex stands as the stack in the other faces."""
        stack = self.stacks[defender]
        facing = stack_facing(stack)
        if facing is None:
            return "front"
        return arc(facing, self.grid.direction(defender, attacker))

    def flanks(self, firer: int, target: int) -> bool:
        """6.19  Whether a shot comes from outside the front arc of the target."""
        facing = stack_facing(self.stacks[target])
        if facing is None:
            return False
        grid = self.grid
        if grid.distance(firer, target) == 1:
            return grid.direction(target, firer) not in fronts(facing)
        return not bears_within(facing, grid.hex(target), grid.hex(firer))


def stack_facing(stack: Iterable[Piece]) -> int | None:
    """5.6, 5.8  The way a stack faces; None where all of it faces every way."""
    return next((piece.facing for piece in stack if piece.facing >= 0), None)


def facings(stack: Iterable[Piece]) -> Iterable[int]:
    """The directions of the front hexes of a stack."""
    facing = stack_facing(stack)
    return ALL if facing is None else fronts(facing)


def controls(stack: Iterable[Piece]) -> set[int]:
    """5.10  The directions in which the counters of a hex exert control."""
    found: set[int] = set()
    for piece in stack:
        if piece.state in ("defeated", "fleeing"):
            continue
        if piece.formation == "square":
            found.update(ALL)
        elif piece.formation in ("normal", "deployed"):
            found.update(fronts(piece.facing))
    return found


def _depth(piece: Piece) -> int:
    return piece.depth


def _without(sides: set[str], known: dict[str, T]) -> dict[str, T]:
    """What is known about other sides."""
    return {side: found for side, found in known.items() if side not in sides}


def position(battle: Battle) -> Position:
    """The position of the present state."""
    found: Position | None = battle.kept.get(Position)
    if found is None:
        found = battle.earlier.get(Position)
        # A new phase or a point on a track leaves all pieces as they are.
        if found is None or not found.is_of(battle.state):
            found = battle.earlier[Position] = Position(battle, found)
        battle.kept[Position] = found
    return found
