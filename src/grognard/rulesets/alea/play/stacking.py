"""2.15 to 2.18, 5.6. Whether pieces of a game may stand together in a hex."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

import msgspec

from grognard.core.game.state import ALL_ROUND, Piece
from grognard.core.rules import Rules
from grognard.rulesets.alea.play.position import Position
from grognard.rulesets.alea.scenario import Unit
from grognard.rulesets.alea.stacking import crowd, stack_limit, terrain_columns


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


def crowded_joining(
    position: Position, cell: int, others: Sequence[Piece], coming: Sequence[Piece], end: tuple[str, int]
) -> str | None:
    """The same if counters of one side joined others in a hex, all of them in one formation and facing."""
    formation, facing = end
    cards = position.roster.cards
    if any(cards[piece.id].side != cards[coming[0].id].side for piece in others):
        return "refuse-stack-enemy"
    # 5.6  One facing.
    if len({facing, *[piece.facing for piece in others]} - {ALL_ROUND}) > 1:
        return "refuse-stack-facing"
    stood = [_stood(cards[piece.id], piece, piece.formation) for piece in others]
    stood += [_stood(cards[piece.id], piece, formation) for piece in coming]
    return _crowded(position.rules, position.board.terrain[cell], tuple(stood))


def cramped(position: Position, pieces: Iterable[Piece], formation: str) -> frozenset[str]:
    """The ground of the map on which counters do not fit into a hex, even alone, in one formation."""
    cards = position.roster.cards
    stood = tuple([_stood(cards[piece.id], piece, formation) for piece in pieces])
    return _cramped(position.rules, position.ground.terrains, stood)


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
