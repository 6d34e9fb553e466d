"""2.17, 5.6. Whether the counters of a march find room where they would end it."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from grognard.core.game.state import ALL_ROUND, OFF, Piece
from grognard.core.rules import Rules
from grognard.rulesets.alea.play.ground import Ground
from grognard.rulesets.alea.play.marches import March
from grognard.rulesets.alea.play.pace import FACING, Placing
from grognard.rulesets.alea.play.stacking import Body, Company, company_at, cramped

#: every way a counter may face
FACINGS = range(ALL_ROUND, 6)


def with_room(march: March) -> list[int]:
    """2.17  The nodes within reach in which the counters fit in, without the one that they are in.

    Of nodes that stand for the same placing the first is told.
    """
    lead, stacks = march.lead, march.position.stacks
    states, placings, repeats = lead.states, lead.placings, lead.repeats
    # Hexes of the same ground without others are all alike; so is the one that the counters leave empty.
    alone, room = roomy(march), Room(march)
    left = march.home if len(stacks[march.home]) == len(march.pieces) else OFF
    found = [
        node
        for node in march.nodes
        if (placings[node] in room if (cell := node // states) in stacks and cell != left else alone[node])
    ]
    if repeats:
        found = [node - repeats[node % states] for node in found]
    ends = dict.fromkeys(found)
    ends.pop(march.start, None)
    return list(ends)


def roomy(march: March) -> bytes:
    """2.17  By node whether the counters of a march fit in where nobody else is."""
    position, cards = march.position, march.position.roster.cards
    coming = tuple([(cards[one.id].arm, one.strength, cards[one.id].division) for one in march.pieces])
    return _roomy(position.rules, position.ground, march.lead.formation_names[::6], coming)


@lru_cache(maxsize=10_000)
def _roomy(rules: Rules, ground: Ground, formations: tuple[str, ...], coming: tuple[Body, ...]) -> bytes:
    return _laid_out(ground, tuple([cramped(rules, ground, coming, way) for way in formations]))


@lru_cache(maxsize=256)
def _laid_out(ground: Ground, tight: tuple[frozenset[str], ...]) -> bytes:
    """By node whether its ground is not one that its formation finds too tight."""
    states = {
        kind: bytes([kind not in one for one in tight for _facing in range(6)]) for kind in ground.terrains
    }
    return b"".join([states[kind] for kind in ground.board.terrain])


class Room:
    """2.17, 5.6  The placings in hexes with others in which the counters of a march fit in."""

    def __init__(self, march: March) -> None:
        self.march = march
        #: by hex and formation: the facings
        self._known: dict[tuple[int, str], Collection[int]] = {}

    def __contains__(self, end: Placing) -> bool:
        key = (end.cell, end.formation)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self.facings(*key)
        return end.facing in found

    def facings(self, cell: int, formation: str) -> Collection[int]:
        march = self.march
        company = company_joined(march, cell)
        taken = company.facings
        facing = next(iter(taken)) if taken and formation in FACING else ALL_ROUND
        if len(taken) > 1 or company.refuses(march.pieces, formation, facing) is not None:
            return ()
        return FACINGS if facing == ALL_ROUND else taken


def fits(march: March, end: Placing) -> str | None:
    """2.17  Why the counters may not stand there together with whoever is there already; None if they may."""
    return company_joined(march, end.cell).refuses(march.pieces, end.formation, end.facing)


def company_joined(march: March, cell: int) -> Company:
    """The counters in a hex that are not on the march."""
    if cell == march.home:
        return Company(march.position, cell, others_at(march, cell))
    return company_at(march.position, cell)


def others_at(march: March, cell: int) -> list[Piece]:
    ids = {piece.id for piece in march.pieces}
    return [piece for piece in march.position.stacks.get(cell, ()) if piece.id not in ids]
