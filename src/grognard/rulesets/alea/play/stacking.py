"""2.15 to 2.18, 5.6. Whether pieces of a game may stand together in a hex."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

import msgspec

from grognard.core.game.state import ALL_ROUND, Piece
from grognard.core.rules import Rules
from grognard.rulesets.alea.play.ground import Ground
from grognard.rulesets.alea.play.position import Position, stack_facing
from grognard.rulesets.alea.scenario import Unit
from grognard.rulesets.alea.stacking import crowd, stack_limit, terrain_columns

#: Of a counter what the limits look at, whatever its formation: arm, strength and division.
Body = tuple[str, int, str | None]


class Stood(msgspec.Struct, frozen=True, gc=False):
    """A piece as the stacking limits see it."""

    arm: str
    formation: str
    strength: int
    division: str | None


def crowded(position: Position, cell: int, pieces: Iterable[Piece]) -> str | None:
    """Why these combat counters may not stand together in a hex: a message key, or None if they may.

    2.18  Commanders are never among them.
    """
    cards = position.roster.cards
    sides, facings, stood = set(), set(), []
    for piece in pieces:
        card = cards[piece.id]
        sides.add(card.side)
        facings.add(piece.facing)
        stood.append(_stood(card, piece, piece.formation))
    if len(sides) > 1:
        return "refuse-stack-enemy"
    # 5.6  One facing.
    if len(facings - {ALL_ROUND}) > 1:
        return "refuse-stack-facing"
    return _crowded(position.rules, position.board.terrain[cell], tuple(stood))


def may_join(position: Position, cell: int, piece: Piece) -> bool:
    """2.17, 5.6, 7.28  Whether a counter may stay in a hex that it comes to by itself.

    It faces as the stack that is there already; and a square that has gone anywhere is none any more.
    """
    others = tuple([other for other in position.stacks.get(cell, ()) if other.id != piece.id])
    facing = stack_facing(others)
    if piece.formation == "square":
        piece = msgspec.structs.replace(piece, formation="normal", facing=facing or 0)
    elif facing is not None and piece.facing != ALL_ROUND:
        piece = msgspec.structs.replace(piece, facing=facing)
    return crowded(position, cell, (*others, piece)) is None


class Joining:
    """Counters of one side, all in one formation, who would join others."""

    def __init__(self, position: Position, pieces: Sequence[Piece], formation: str) -> None:
        cards = position.roster.cards
        self.side = {cards[pieces[0].id].side}
        self.stood = tuple([_stood(cards[piece.id], piece, formation) for piece in pieces])


class Company:
    """The counters in a hex, as others find them who would join them."""

    def __init__(self, position: Position, cell: int, pieces: Iterable[Piece]) -> None:
        self._rules, self._terrain = position.rules, position.board.terrain[cell]
        cards = position.roster.cards
        #: the ways they face
        self.facings: set[int] = set()
        self._sides, stood = set[str](), []
        for piece in pieces:
            card = cards[piece.id]
            self.facings.add(piece.facing)
            self._sides.add(card.side)
            stood.append(_stood(card, piece, piece.formation))
        self.facings.discard(ALL_ROUND)
        self._stood = tuple(stood)

    def refuses(self, coming: Joining, facing: int) -> str | None:
        """Why counters may not join them and all face so: a message key, or None if they may."""
        if not self._sides <= coming.side:
            return "refuse-stack-enemy"
        # 5.6  One facing.
        facings = self.facings if facing == ALL_ROUND else self.facings | {facing}
        if len(facings) > 1:
            return "refuse-stack-facing"
        return _crowded(self._rules, self._terrain, self._stood + coming.stood)


def company_at(position: Position, cell: int) -> Company:
    """Everybody in a hex; kept while they stay as they are."""
    stack = position.stacks.get(cell, ())
    return position.battle.still_known(("company", cell), (stack,), lambda: Company(position, cell, stack))


def cramped(rules: Rules, ground: Ground, coming: Iterable[Body], formation: str) -> frozenset[str]:
    """The ground of the map on which counters do not fit into a hex, even alone, in one formation."""
    stood = tuple([(arm, formation, strength, division) for arm, strength, division in coming])
    return _cramped(rules, ground.terrains, stood)


def _stood(card: Unit, piece: Piece, formation: str) -> tuple[str, str, int, str | None]:
    return card.arm, formation, piece.strength, card.division


@lru_cache(maxsize=10_000)
def _cramped(
    rules: Rules, terrains: tuple[str, ...], pieces: tuple[tuple[str, str, int, str | None], ...]
) -> frozenset[str]:
    return frozenset(terrain for terrain in terrains if _crowded(rules, terrain, pieces) is not None)


@lru_cache(maxsize=100_000)
def _crowded(rules: Rules, terrain: str, pieces: tuple[tuple[str, str, int, str | None], ...]) -> str | None:
    stood = [Stood(*piece) for piece in pieces]
    infantry = {one.formation == "square" for one in stood if one.arm == "infantry"}
    if len(infantry) > 1:
        return "refuse-stack-square"
    # 2.16, 2.24  Ground that takes no horsemen in guerrilla, where the edition's chart says so.
    columns = terrain_columns(rules)
    for one in stood:
        column = "stack-cavalry-guerrilla" if one.arm == "cavalry" else "stack-guerrilla"
        if one.formation == "guerrilla" and column in columns:
            limit = stack_limit(rules, terrain, column)
            if limit is not None and not limit.most:
                return "refuse-stack-arm"
    full = crowd(rules, terrain, stood)
    return None if full is None else f"refuse-stack-{full.what}"
