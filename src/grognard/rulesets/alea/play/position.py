"""Who stands where: stacks, zones of control and command, read off a state."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import cast

import msgspec

from grognard.core.game.battle import Battle
from grognard.core.game.state import OFF, Piece, State
from grognard.hex.arc import arc, bears_within, fronts
from grognard.rulesets.alea.assault_cases import Arc
from grognard.rulesets.alea.counters import Commander, Counter, Formation
from grognard.rulesets.alea.counters import Order as GivenOrder
from grognard.rulesets.alea.counters import State as Condition
from grognard.rulesets.alea.play.ground import Ground, ground
from grognard.rulesets.alea.play.homeward import edge_distance
from grognard.rulesets.alea.play.roster import Roster, roster
from grognard.rulesets.alea.scenario import General, Unit
from grognard.rulesets.alea.special_rules import PassingOver

Pieces = tuple[Piece, ...]

ALL = range(6)

#: when something was read that has not been
NEVER = -(10**9)

#: something that a piece is or is not, whatever there is around it; a function with a name, not made anew
Test = Callable[[Piece], bool]


class Areas:
    """Where a side is and what it controls, as far as that has been asked for."""

    __slots__ = ("barred", "beside", "cells", "held", "zone")

    def __init__(self) -> None:
        self.cells: tuple[int, ...] | None = None
        self.held: bytes | None = None
        self.beside: bytes | None = None
        self.zone: bytes | None = None
        self.barred: frozenset[int] | None = None

    def after(self, old: Piece, new: Piece) -> Areas:
        """The same after a counter has moved, turned or changed: what can have become of it is left out."""
        areas = Areas()
        if old.at == new.at and old.depth == new.depth:
            areas.cells, areas.held, areas.beside = self.cells, self.held, self.beside
        if not bars(old) and not bars(new):
            areas.barred = self.barred
        return areas


class Position:
    """The pieces of a battle as they stand, read for the rules. It goes on from how they stood before."""

    def __init__(self, battle: Battle, earlier: Position | None = None) -> None:
        self.battle = battle
        self.rules = battle.rules
        self._pieces = battle.state.pieces
        #: how long the list of changed pieces was
        self.read = len(battle.touched)
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
        self._areas = {side: Areas() for side in self.roster.enemy}
        self._picked: dict[tuple[Test, str], tuple[int, tuple[str, ...]]] = {}
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
        pieces, roll = self._pieces, self.battle.reducer.roll
        for piece in [pieces[roll[id]] for id in self.roster.leaders]:
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
        self.leaders, self._counters, self._picked = earlier.leaders, earlier._counters, earlier._picked
        self.stacks, self._areas = earlier.stacks.copy(), earlier._areas.copy()
        before, now, cards = earlier._pieces, self._pieces, self.roster.cards
        shifted: list[tuple[Piece, Piece]] = []
        led: list[tuple[Piece, Piece]] = []
        for place in self._touched_since(earlier.read):
            pair = old, new = before[place], now[place]
            card = cards.get(new.id)
            if old.at != new.at or old.depth != new.depth:
                self.places = object()
                (led if card is None else shifted).append(pair)
            elif card is None:
                self._change_leader(old, new)
            else:
                self._change(old, new, card.side)
        if shifted:
            self._restack(shifted)
        if led:
            self._fill_leaders()

    def touched_since(self, read: int) -> list[Piece]:
        """The pieces, as they are now, that may have been others when the list was so long."""
        return [self._pieces[place] for place in self._touched_since(read)]

    def _touched_since(self, read: int) -> list[int]:
        """The places of pieces that may differ between this position and another of the battle."""
        first, last = (read, self.read) if read < self.read else (self.read, read)
        return sorted(set(self.battle.touched[first:last]))

    def _restack(self, shifted: list[tuple[Piece, Piece]]) -> None:
        """Put counters that came to another place where they are now; all are lifted before any is put."""
        stacks, cards = self.stacks, self.roster.cards
        for old, new in shifted:
            side = cards[old.id].side
            self._areas[side] = self._areas[side].after(old, new)
            if old.at != OFF:
                left = tuple([piece for piece in stacks.pop(old.at) if piece is not old])
                if left:
                    stacks[old.at] = left
        for _old, new in shifted:
            if new.at != OFF:
                there = stacks.get(new.at)
                stacks[new.at] = (new,) if there is None else tuple(sorted((*there, new), key=_depth))

    def _change(self, old: Piece, new: Piece, side: str) -> None:
        """Put a counter that has changed in its old place."""
        if new.at != OFF:
            self.stacks[new.at] = tuple([new if piece is old else piece for piece in self.stacks[new.at]])
        if old.facing != new.facing or old.formation != new.formation or old.state != new.state:
            self._areas[side] = self._areas[side].after(old, new)

    def _change_leader(self, old: Piece, new: Piece) -> None:
        """Put a commander who has changed in his old place."""
        if new.at != OFF:
            here = tuple([new if piece is old else piece for piece in self.leaders[new.at]])
            self.leaders = {**self.leaders, new.at: here}

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

    def picked(self, test: Test, side: str) -> tuple[str, ...]:
        """The combat counters of a side that pass a test of the piece alone, in the order of their ids.

        Where few have changed since it was asked last the others are not tested again.
        """
        read, found = self._picked.get((test, side), (NEVER, ()))
        if read == self.read:
            return found
        ranks = self.roster.ranks[side]
        if abs(self.read - read) < len(ranks):
            found = self._picked_anew(found, self.touched_since(read), test, side)
        else:
            pieces, roll = self._pieces, self.battle.reducer.roll
            found = tuple([id for id in ranks if test(pieces[roll[id]])])
        self._picked[test, side] = (self.read, found)
        return found

    def _picked_anew(
        self, before: tuple[str, ...], touched: list[Piece], test: Test, side: str
    ) -> tuple[str, ...]:
        ranks = self.roster.in_ranks[side]
        now = {piece.id: test(piece) for piece in touched if piece.id in ranks}
        joining = [id for id, passes in now.items() if passes and id not in before]
        leaving = [id for id, passes in now.items() if not passes and id in before]
        staying = tuple([id for id in before if id not in leaving]) if leaving else before
        return tuple(sorted((*staying, *joining))) if joining else staying

    def commanders(self, side: str) -> list[tuple[Piece, General]]:
        return [(piece, self.general(piece)) for piece in self.leaders_of(side)]

    def leaders_of(self, side: str) -> list[Piece]:
        """The commanders of a side on the map."""
        found = self.roster.leaders
        return [p for here in self.leaders.values() for p in here if found[p.id].side == side]

    def general(self, piece: Piece) -> General:
        """9.5  A commander as he is now: one who took a fallen one's place has less to give."""
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
            arm=card.moves_as,
            cls=card.cls or "medium",
            willingness=card.willingness,
            strength=piece.strength,
            nation=card.nation,
            formation=cast(Formation, piece.formation),
            state=cast(Condition, piece.state),
            losses=card.strength - piece.strength,
            fatigue=piece.count("fatigue"),
            horse=card.horse,
            order=cast(GivenOrder, order or "hold"),
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
        areas = self._areas[side]
        if areas.zone is None:
            mask = bytearray(self.grid.size)
            for cell in self.cells_of(side):
                for direction in controls(self.stacks[cell]):
                    if self.ground.control[cell * 6 + direction]:
                        mask[self.ground.neighbours[cell * 6 + direction]] = 1
            areas.zone = bytes(mask)
        return areas.zone

    def beside(self, side: str) -> bytes:
        """The hexes next to a combat counter of a side."""
        areas = self._areas[side]
        if areas.beside is None:
            mask = bytearray(self.grid.size)
            for cell in self.cells_of(side):
                for other in self.ground.neighbours[cell * 6 : cell * 6 + 6]:
                    if other >= 0:
                        mask[other] = 1
            areas.beside = bytes(mask)
        return areas.beside

    def held(self, side: str) -> bytes:
        """The hexes that combat counters of a side are in."""
        areas = self._areas[side]
        if areas.held is None:
            mask = bytearray(self.grid.size)
            for cell in self.cells_of(side):
                mask[cell] = 1
            areas.held = bytes(mask)
        return areas.held

    def barred(self, side: str) -> frozenset[int]:
        """5.14  The hexes of a side that its own counters do not pass."""
        areas = self._areas[side]
        if areas.barred is None:
            stacks = self.stacks
            areas.barred = frozenset([at for at in self.cells_of(side) for one in stacks[at] if bars(one)])
        return areas.barred

    def cells_of(self, side: str) -> tuple[int, ...]:
        """The hexes of a side: those where one of its counters is on top."""
        areas = self._areas[side]
        if areas.cells is None:
            # No unit shares a hex with an enemy, save in positions that a player imagines.
            areas.cells = tuple([at for at in self._array(side) if self.side_at(at) == side])
        return areas.cells

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

    def cells_with(self, arm: str, side: str) -> set[int]:
        """The hexes in which a side has counters of an arm."""
        found = {self.battle.piece(unit).at for unit in self.roster.arms[side, arm]}
        found.discard(OFF)
        return found

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


def bars(piece: Piece) -> bool:
    """5.14  Squares and deployed guns let no unit through."""
    return piece.formation in ("square", "deployed")


def _depth(piece: Piece) -> int:
    return piece.depth


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
