"""What an undo would take back, told before it happens."""

from __future__ import annotations

from typing import Any

from grognard.core.game.undo import foreseen, last_to_act
from grognard.server.seats import Visit
from grognard.server.side_view import SideView


def undo_foreseen(here: Visit, language: str) -> dict[str, Any]:
    """What the next undo of a seat would take back, and whether more than its own change of mind."""
    sight = SideView(here.match, here.seat, language)
    by = here.seat.sides[0] if len(here.seat.sides) == 1 else last_to_act(sight.game)
    return preview_data(sight, by)


def preview_data(sight: SideView, by: str) -> dict[str, Any]:
    """The input that would be taken back and what would go with it; blank where there is none."""
    taken = foreseen(sight.game, by)
    hindrance = taken.hindrance
    entry = sight.told(taken.entries[0]) if taken.entries else None
    return {
        "given": None if entry is None else sight.story.told(taken.number, entry) or entry.given,
        "dice": taken.dice,
        "others": taken.others,
        "hindrance": None if hindrance is None else sight.words.message(hindrance),
        "barred": taken.is_barred,
    }
