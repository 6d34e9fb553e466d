"""What a player must not miss: officers who fall, ground that is taken."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.core.game.news import LEADER, News, named_ground, taken


def news(battle: Battle, event: ev.Event) -> News | None:
    match event:
        # An officer who finds his way back to friends is no side's loss.
        case ev.LeaderHit(fate="joins-friends"):
            return News(LEADER, headline=False)
        case ev.TrackSet() if event.what.startswith("owner.") and event.value:
            label = event.what.partition(".")[2]
            return taken(str(event.value), label, named_ground(battle.scenario.own.victory, label))
    return None
