"""What belongs to the state of a game beside its position: clock, talk, what is new, what came after."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.server.access import Visit
from grognard.server.correspondence.letters import Letters


async def meanwhile(letters: Letters, here: Visit) -> dict[str, Any]:
    """As this seat may know it."""
    match, seat = here.match, here.seat
    game = match.record.id
    unread = await letters.desks.unread(game, seat.sides) if seat.is_player else None
    return {
        "clock": await _clock(letters, here),
        "lines": (await letters.chat.lengths([game])).get(game, 0),
        "unread": None if unread is None else msgspec.to_builtins(unread),
        "rematch": await letters.seating.rematch_of(game) or None,
    }


async def _clock(letters: Letters, here: Visit) -> dict[str, Any] | None:
    clock = await letters.clocks.of(here.match.record.id)
    if clock is None:
        return None
    deadline = clock.deadline(here.match)
    side = here.match.turn if deadline is not None else None
    return {"days": clock.days, "deadline": deadline, "side": side}
