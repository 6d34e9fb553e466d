"""What a player must not miss: assaults stopped by fire, divisions that give way, wake up or come."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.core.game.news import ARRIVAL, HALT, MORALE, News, named_ground, taken
from grognard.core.messages import message
from grognard.rulesets.alea.play.divisions import on_map

#: what is written about a division, and what it means to a reader
_DIVISIONS = {
    ("state", "retreating"): (MORALE, "news-division-retreats"),
    ("state", "fleeing"): (MORALE, "news-division-flees"),
    ("released", 1): (ARRIVAL, "news-division-released"),
    ("coming", 1): (ARRIVAL, "news-division-comes"),
}


def news(battle: Battle, event: ev.Event) -> News | None:
    match event:
        # 6.21, 6.26  P, a loss of order or a retreat takes the ASSAULT away.
        case ev.MarkerRemoved(marker="assault") if event.rule == battle.rules.cite("6.26"):
            return News(HALT, message("news-assault-stopped", unit=event.unit))
        case ev.TrackSet() if event.what.startswith("division."):
            return _of_division(battle, event)
        case ev.TrackSet() if event.what.startswith("owner."):
            label = event.what.partition(".")[2]
            name = named_ground(battle.scenario.own.victory, label)
            return taken(str(event.value), label, name) if name is not None and event.value else None
    return None


def _of_division(battle: Battle, event: ev.TrackSet) -> News | None:
    _head, division, what = event.what.split(".", 2)
    found = _DIVISIONS.get((what, event.value))
    if found is None or battle.state.track(event.what) == event.value:
        return None
    kind, key = found
    units = tuple(piece.id for piece in on_map(battle, division))
    return News(kind, message(key, unit=division), units=units)
