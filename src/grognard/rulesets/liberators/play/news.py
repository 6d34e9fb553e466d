"""What a player must not miss: leaders hit, positions that change hands."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.core.game.news import LEADER, News, taken


def news(battle: Battle, event: ev.Event) -> News | None:
    match event:
        # 9.4  A leader who was in danger and came to no harm.
        case ev.LeaderHit(fate="none"):
            return News(LEADER, headline=False)
        case ev.TrackSet() if event.what.startswith("held.") and event.value:
            keys = {key.id: key for key in battle.scenario.own.key}
            key = keys[event.what.partition(".")[2]]
            return taken(str(event.value), key.at, key.name)
    return None
