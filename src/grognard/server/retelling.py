"""The log of a game, told to many: what is new is put into words once, however many listen."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from grognard.server.match import Match
from grognard.server.records import Kept
from grognard.server.seats import Seat
from grognard.server.side_view import SideView, seen_entry

Told = dict[str, Any]

#: entries whose words are kept for others who listen just now
LATELY = 16


async def told_entries(match: Match, seat: Seat, language: str, kept: Sequence[Kept]) -> list[Told]:
    """Entries as far as a seat may know of them. What was told already costs nothing."""
    known = match.told.get((language, seat.sides), {})
    found = [known[one.line.seq] for one in kept if one.line.seq in known]
    if len(found) == len(kept):
        return found
    return await asyncio.to_thread(tell, match, seat, language, kept)


def tell(match: Match, seat: Seat, language: str, kept: Sequence[Kept]) -> list[Told]:
    sight = SideView(match, seat, language)
    told = [seen_entry(sight, one) for one in kept]
    for sides in _audiences(match, seat) if sight.is_whole and not sight.keeps_secrets else ():
        known = match.told.setdefault((language, sides), {})
        known |= {entry["seq"]: entry for entry in told[-LATELY:]}
        for old in sorted(known)[: max(0, len(known) - LATELY)]:
            known.pop(old, None)
    return told


def _audiences(match: Match, seat: Seat) -> list[tuple[str, ...]]:
    """Everybody from whom nothing is hidden now, like this seat: all of them, in an open game."""
    others = Seat(), *(Seat((side,)) for side in match.record.terms.sides)
    return [seat.sides, *(other.sides for other in others if SideView(match, other).is_whole)]
