"""What a player must not miss: places that bring points, and units cut off from supply."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.core.game.news import MORALE, News, named_ground, taken


def news(battle: Battle, event: ev.Event) -> News | None:
    match event:
        case ev.MarkerSet(marker="out-of-supply", value=1):
            return News(MORALE, headline=False)
        case ev.TrackSet() if event.what.startswith("held."):
            own, label = battle.scenario.own, event.what.partition(".")[2]
            name = named_ground((*own.victory, *own.wins), label)
            return None if name is None else taken(str(event.value), label, name)
    return None
