"""2.17, 5.6. Whether the counters of a march find room where they would end it."""

from __future__ import annotations

from functools import lru_cache

from grognard.core.game.state import ALL_ROUND, OFF, Piece
from grognard.core.rules import Rules
from grognard.hex.room_filter import RoomFilter, filtered
from grognard.rulesets.alea.play.ground import Ground
from grognard.rulesets.alea.play.marches import March
from grognard.rulesets.alea.play.pace import FACING, Placing
from grognard.rulesets.alea.play.stacking import Body, Company, Joining, company_at, cramped

#: By facing whether there is room: however one faces, or one way only.
NONE, ANY = bytes(6), b"\1" * 6
ONLY = tuple([bytes([facing == only for facing in range(6)]) for only in range(6)])


def with_room(march: March) -> dict[int, None]:
    """2.17  The nodes within reach in which the counters fit in, without the one that they are in.

    They are in the order in which they are come to; of those that stand for the same placing one is told.
    """
    lead, home, stacks = march.lead, march.home, march.position.stacks
    # Hexes of the same ground without others are all alike; so is the one that the counters leave empty.
    empty = home if len(stacks[home]) == len(march.pieces) else OFF
    found = filtered(
        march.nodes, RoomFilter(lead.states, roomy(march), stacks, empty, Room(march), lead.repeats)
    )
    found.pop(march.start, None)
    return found


def roomy(march: March) -> bytes:
    """2.17  By node whether the counters of a march fit in where no other unit is."""
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
    return b"".join([states[kind] for kind in ground.terrain])


class Room(dict[int, bytes]):
    """2.17, 5.6  In hexes with others, by `node // 6`: by facing whether the counters of a march fit in."""

    def __init__(self, march: March) -> None:
        super().__init__()
        self.march = march
        #: by the number of a formation: the counters in it
        self._coming: dict[int, Joining] = {}

    def __missing__(self, place: int) -> bytes:
        march = self.march
        cell, number = divmod(place, len(march.lead.formations))
        formation, coming = march.lead.formation_names[6 * number], self._coming.get(number)
        if coming is None:
            coming = self._coming[number] = Joining(march.position, march.pieces, formation)
        company = company_joined(march, cell)
        # 5.6  Who faces a way faces as the others do.
        facing = next(iter(company.facings), ALL_ROUND) if formation in FACING else ALL_ROUND
        if len(company.facings) > 1 or company.refuses(coming, facing) is not None:
            found = NONE
        else:
            found = ANY if facing == ALL_ROUND else ONLY[facing]
        self[place] = found
        return found


def fits(march: March, end: Placing) -> str | None:
    """2.17  Why the counters may not stand there with those already there; None if they may."""
    coming = Joining(march.position, march.pieces, end.formation)
    return company_joined(march, end.cell).refuses(coming, end.facing)


def company_joined(march: March, cell: int) -> Company:
    """The counters in a hex that are not on the march."""
    if cell == march.home:
        return Company(march.position, cell, others_at(march, cell))
    return company_at(march.position, cell)


def others_at(march: March, cell: int) -> list[Piece]:
    ids = {piece.id for piece in march.pieces}
    return [piece for piece in march.position.stacks.get(cell, ()) if piece.id not in ids]
