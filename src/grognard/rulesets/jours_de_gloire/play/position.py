"""Who stands where: stacks, fronts, zones of control and command, read off a state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from grognard.battle.stacks import Stacks
from grognard.core.game.battle import Battle
from grognard.core.game.state import OFF, Piece
from grognard.core.legality import Refusals
from grognard.hex.arc import fronts
from grognard.hex.hexside import Hexside
from grognard.rulesets.jours_de_gloire.cases import Arc
from grognard.rulesets.jours_de_gloire.counters import STATES, Counter, Unit
from grognard.rulesets.jours_de_gloire.play.ground import Ground, ground
from grognard.rulesets.jours_de_gloire.play.roster import Roster, roster
from grognard.rulesets.jours_de_gloire.scenario_rows import Officer
from grognard.rulesets.jours_de_gloire.scenario_rows import Unit as Card
from grognard.rulesets.jours_de_gloire.stacking import crowd

ALL = (0, 1, 2, 3, 4, 5)
_FAR = 99


class Position(Stacks[Card]):
    """One state of a battle, read for the rules. Made once for a state and thrown away with it."""

    def __init__(self, battle: Battle, earlier: Position | None = None) -> None:
        self.roster: Roster = roster(battle.scenario)
        super().__init__(battle, self.roster.cards)
        self.ground: Ground = ground(battle.board, battle.rules, frozenset(pontoons(battle)))
        self._zones: dict[str, bytearray] = {}
        self._beside: dict[str, bytearray] = {}
        self._pieces = battle.state.pieces
        if earlier is not None and earlier.ground is self.ground:
            self._go_on(earlier)

    def _go_on(self, earlier: Position) -> None:
        """What a side controls stays as it was until something happens to one of its pieces."""
        both = zip(earlier._pieces, self._pieces, strict=True)
        changed = {self.roster.side(new.id) for old, new in both if old is not new}
        for mine, theirs in ((self._zones, earlier._zones), (self._beside, earlier._beside)):
            mine.update((side, mask) for side, mask in theirs.items() if side not in changed)

    # Pieces

    def counter(self, piece: Piece) -> Counter:
        """A unit by itself, as far as legality goes: neither officers nor strength."""
        card = self.roster.cards[piece.id]
        return Counter(
            id=piece.id,
            arm=card.arm,
            cohesion=card.cohesion,
            state=STATES[piece.state],
            square=piece.marker("square") is not None,
        )

    def unit(self, piece: Piece) -> Unit:
        """A unit as a ruling sees it."""
        card = self.roster.cards[piece.id]
        led, sharing = self.officers_with(piece), self._sharing(piece)
        return Unit(
            id=piece.id,
            arm=card.arm,
            cohesion=card.cohesion,
            back_cohesion=card.back_cohesion,
            state=STATES[piece.state],
            square=piece.marker("square") is not None,
            bonus=max((self.officer(one).bonus for one in led), default=0),
            officer=next(iter(sharing), None),
            more_officers=sharing[1:],
            strength=card.sp,
            back_strength=card.back_sp,
            range=card.range or 1,
        )

    def officers_at(self, cell: int, side: str) -> list[Piece]:
        return [piece for piece in self.others.get(cell, ()) if self.roster.side(piece.id) == side]

    def officers_with(self, piece: Piece) -> list[Piece]:
        """8.2  The officers in a unit's hex whose bonus it has: those of its formation, and its chief."""
        card = self.roster.cards[piece.id]
        here = self.officers_at(piece.at, card.side)
        rows = self.roster.officers
        return [one for one in here if rows[one.id].is_chief or card.formation in rows[one.id].formations]

    def _sharing(self, piece: Piece) -> tuple[str, ...]:
        """9.2  The officers who share a unit's fate: each with one unit of the stack, the top one first."""
        stack = [one.id for one in self.stacks.get(piece.at, ())]
        if piece.id not in stack:
            return ()
        here = self.officers_at(piece.at, self.roster.cards[piece.id].side)
        return tuple(one.id for one in here[stack.index(piece.id) :: len(stack)])

    def officer(self, piece: Piece) -> Officer:
        """9.3  An officer as he is now: one who took a fallen one's place has less to give."""
        row, fallen = self.roster.officers[piece.id], self.battle.state.number(f"replaced.{piece.id}")
        if not fallen:
            return row
        if row.is_chief:
            return msgspec.structs.replace(row, potential=max(0, (row.potential or 0) - fallen))
        return msgspec.structs.replace(row, bonus=0, radius=max(0, row.radius - fallen))

    def chief(self, side: str) -> Piece | None:
        """The chief of a side, if he is on the map."""
        piece = self.battle.piece(self.roster.chiefs[side])
        return piece if piece.at != OFF else None

    def crowded(self, pieces: Iterable[Piece]) -> str | None:
        """5.9  Why some units may not stay in one hex: the key of a refusal, or None if they may."""
        cards = [self.roster.cards[piece.id] for piece in pieces]
        return crowd(self.rules, [(card.arm, card.formation) for card in cards])

    def joining_faults(self, piece: Piece, cell: int, facing: int) -> Refusals:
        """5.9, 5.2  Why a unit may not stay in a hex beside those who are there, facing so."""
        others = [other for other in self.stacks.get(cell, ()) if other.id != piece.id]
        hex, crowded = self.grid.label(cell), self.crowded((*others, piece))
        if crowded is not None:
            yield self.rules.forbid(crowded, "5.9", unit=piece.id, hex=hex)
        if any(other.facing != facing for other in others):
            yield self.rules.forbid("refuse-stack-facing", "5.2", unit=piece.id, hex=hex)

    # Fronts and zones

    def front_directions(self, piece: Piece) -> tuple[int, ...]:
        """5.2, 5.3  Where the front hexes of a unit lie."""
        if piece.state == "routed":
            return ()
        if piece.marker("square") is not None or self.ground.six_fronts[piece.at]:
            return ALL
        return fronts(piece.facing)

    def in_front(self, piece: Piece, cell: int) -> bool:
        """Whether an adjacent hex is a front hex of a unit."""
        return self.grid.direction(piece.at, cell) in self.front_directions(piece)

    def arc_of(self, attacker: int, defender: int) -> Arc:
        """5.2  Whether an adjacent hex is a front or a rear hex of the stack in another."""
        if self.is_square(defender):
            return "front"
        direction = self.grid.direction(defender, attacker)
        # 5.3  A routed unit has no front; of the others all must have it there.
        formed = [piece for piece in self.stacks[defender] if piece.state != "routed"]
        fronting = [direction in self.front_directions(piece) for piece in formed]
        return "front" if fronting and all(fronting) else "rear"

    def is_square(self, cell: int) -> bool:
        """7.15  A hex is a square if all its infantry is in square."""
        foot = [p for p in self.stacks.get(cell, ()) if self.card(p.id).arm == "infantry"]
        return bool(foot) and all(piece.marker("square") is not None for piece in foot)

    def controls(self, piece: Piece) -> Iterator[int]:
        """5.5  The hexes that one unit controls; guns only in good order."""
        if piece.state == "good-order" or not self.card(piece.id).is_guns:
            for direction in self.front_directions(piece):
                side = piece.at * 6 + direction
                if self.ground.control[side]:
                    yield self.ground.neighbours[side]

    def zone(self, side: str) -> bytearray:
        """5.5  The hexes that a side controls."""
        if side not in self._zones:
            mask = bytearray(self.grid.size)
            for piece in self.units(side):
                for cell in self.controls(piece):
                    mask[cell] = 1
            self._zones[side] = mask
        return self._zones[side]

    def beside(self, side: str) -> bytearray:
        """The hexes next to a combat unit of a side."""
        if side not in self._beside:
            mask = bytearray(self.grid.size)
            for cell in self.cells_of(side):
                for other in self.ground.neighbours[cell * 6 : cell * 6 + 6]:
                    if other >= 0:
                        mask[other] = 1
            self._beside[side] = mask
        return self._beside[side]

    def nearest(self, cell: int, side: str) -> int:
        """Hexes to the nearest combat unit of a side; a great many where there is none."""
        return min((self.grid.distance(cell, other) for other in self.cells_of(side)), default=_FAR)


def pontoons(battle: Battle) -> Iterator[int]:
    """10.4  The steps, either way, over which a pontoon lies."""
    for what, value in battle.state.tracks.items():
        if what.startswith("pontoon.") and value:
            side = Hexside.parse(what.removeprefix("pontoon."), battle.board.grid.numbering)
            yield from battle.board.grid.crossings(side)


def position(battle: Battle) -> Position:
    """The position of the present state."""
    found: Position | None = battle.kept.get(Position)
    if found is None:
        found = battle.known(Position, lambda: Position(battle, battle.earlier.get(Position)))
        battle.earlier[Position] = found
    return found
