"""5.19, 8.17. Counters that run for their board edge."""

from __future__ import annotations

from grognard.core.game.battle import Battle, Script


def run_away(battle: Battle, side: str) -> Script[None]:
    """5.19  The defeated counters of a side run until the enemy is far."""
    yield from ()
