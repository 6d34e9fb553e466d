"""What an undo would take back, told before it happens."""

from __future__ import annotations

from typing import Any

from grognard.core.game.undo import foreseen
from grognard.server.sight import Sight


def preview_data(sight: Sight, by: str) -> dict[str, Any]:
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
