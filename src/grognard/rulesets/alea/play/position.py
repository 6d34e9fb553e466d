"""Who stands where: stacks, zones of control and command, read off a state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import msgspec

from grognard.core.game.battle import Battle
from grognard.core.game.state import OFF, Piece
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
    """One state of a battle, read for the rules. Made once for a state and thrown away with it."""

    def __init__(self, battle: Battle, earlier: Position | None = None) -> None:
        self.battle = battle
        self.rules = battle.rules
        self.board = battle.board
        self.grid = battle.board.grid
        self.ground: Ground = ground(battle.board, battle.rules)
        self.roster: Roster = roster(battle.scenario)
        #: combat counters by cell, top first
        self.stacks: dict[int, tuple[Piece, ...]] = {}
        self.leaders: dict[int, tuple[Piece, ...]] = {}
        self._zones: dict[str, bytes] = {}
        self._beside: dict[str, bytes] = {}
        self._held: dict[str, bytes] = {}
        self._cells: dict[str, tuple[int, ...]] = {}
        self._owners: dict[int, str] = {}
        #: what pieces look like to a ruling; Swiss near others depend on everybody's place
        self._counters: dict[str, tuple[Piece, Counter]] = {}
        #: the same for all positions since anybody came to another place
        self.places = object()
        if earlier is None:
            self._fill()
        else:
            self._go_on(earlier)
        self._pieces = battle.state.pieces

    def _go_on(self, earlier: Position) -> None:
        """Take over what has not changed since an earlier position."""
        pieces = self.battle.state.pieces
        changed = [(old, new) for old, new in zip(earlier._pieces, pieces, strict=True) if old is not new]
        moved, turned = self._shifted(changed)
        if moved:
            self._fill()
            self._beside = _without(moved, earlier._beside)
            self._held, self._cells = _without(moved, earlier._held), _without(moved, earlier._cells)
        else:
            self._stand_as(earlier, changed)
        turned |= moved
        self._zones = _without(turned, earlier._zones) if turned else earlier._zones

    def _stand_as(self, earlier: Position, changed: list[tuple[Piece, Piece]]) -> None:
        """Everybody keeps his place."""
        self.stacks, self.leaders, self.places = dict(earlier.stacks), dict(earlier.leaders), earlier.places
        self._owners, self._beside = earlier._owners, earlier._beside
        self._held, self._cells = earlier._held, earlier._cells
        self._counters = earlier._counters
        cards = self.roster.cards
        for old, new in changed:
            home = self.stacks if new.id in cards else self.leaders
            if new.at != OFF:
                home[new.at] = tuple([new if piece is old else piece for piece in home[new.at]])

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

    def _fill(self) -> None:
        cards = self.roster.cards
        stacks: dict[int, list[Piece]] = {}
        leaders: dict[int, list[Piece]] = {}
        for piece in self.battle.state.pieces:
            if piece.at != OFF:
                home = stacks if piece.id in cards else leaders
                home.setdefault(piece.at, []).append(piece)
        for cell, pieces in stacks.items():
            if len(pieces) > 1:
                pieces.sort(key=lambda piece: piece.depth)
            self.stacks[cell] = tuple(pieces)
        self._owners = {cell: cards[stack[0].id].side for cell, stack in self.stacks.items()}
        self.leaders = {cell: tuple(pieces) for cell, pieces in leaders.items()}

    # Pieces

    def card(self, id: str) -> Unit:
        return self.roster.cards[id]

    def side_at(self, cell: int) -> str:
        """Whose combat counters are in a hex; empty where there are none."""
        return self._owners.get(cell, "")

    def units(self, side: str) -> list[Piece]:
        """The combat counters of a side on the map."""
        cards = self.roster.cards
        return [p for stack in self.stacks.values() for p in stack if cards[p.id].side == side]

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
        if found is None or found[0] is not piece:
            found = self._counters[piece.id] = (piece, self._counter(piece))
        return found[1]

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
        found = self._cells.get(side)
        if found is None:
            owned = self._owners.items()
            found = self._cells[side] = tuple([cell for cell, owner in owned if owner == side])
        return found

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


def _without(sides: set[str], known: dict[str, T]) -> dict[str, T]:
    """What is known about other sides."""
    return {side: found for side, found in known.items() if side not in sides}


def position(battle: Battle) -> Position:
    """The position of the present state."""
    found: Position | None = battle.kept.get(Position)
    if found is None:
        found = battle.known(Position, lambda: Position(battle, battle.earlier.get(Position)))
        battle.earlier[Position] = found
    return found
