"""What a reader must not miss: losses, armies that give way, ground that changes hands, attacks stopped.

The core sees what every game has: counters that leave the map, commanders hit, troops that break, places
worth points that are taken. A system adds what only its rules know.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, runtime_checkable

import msgspec

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.core.game.offers import Stakes
from grognard.core.messages import Label, Message, message

#: what news are about
LOSS, LEADER, MORALE, GROUND, HALT, ARRIVAL, END = KINDS = (
    "loss",
    "leader",
    "morale",
    "ground",
    "halt",
    "arrival",
    "end",
)


class News(msgspec.Struct, frozen=True):
    """One piece of news. A headline is shown at once and large; others only mark the place."""

    kind: str
    #: what is said; None where the event's own sentence says it
    text: Message | None = None
    headline: bool = True
    #: where; empty where it is where its unit stands
    place: str = ""
    units: tuple[str, ...] = ()
    #: what the place is called, for the argument `place` of the text
    name: Label | None = None


@runtime_checkable
class Announces(Protocol):
    """A system that says itself what some events mean."""

    def news(self, battle: Battle, event: ev.Event) -> News | None:
        """News in an event that befell a position; None leaves it to what every game has."""
        ...


def news_of(system: object, battle: Battle, event: ev.Event) -> News | None:
    """The news in an event, if there is some; `battle` stands where its entry began."""
    found = system.news(battle, event) if isinstance(system, Announces) else None
    if found is not None:
        return found
    known = event.unit in battle.reducer.roll
    match event:
        case ev.Eliminated() if known:
            return News(LOSS)
        case ev.LeftMap() if known:
            return News(LOSS, headline=event.how == "fled")
        case ev.LeaderHit() if known:
            return News(LEADER)
        case ev.StateChanged() if known and isinstance(system, Stakes):
            return _worse(system.states, battle.piece(event.unit).state, event.state)
        case ev.TrackSet() if isinstance(system, Stakes):
            return _taken(system, battle, event)
        case ev.GameEnded() | ev.GameSettled():
            return News(END)
    return None


def _worse(states: tuple[str, ...], before: str, now: str) -> News | None:
    """Troops that break are a headline; others that are shaken only show it."""
    if now not in states or before not in states or states.index(now) <= states.index(before):
        return None
    return News(MORALE, headline=now == states[-1])


def _taken(system: Stakes, battle: Battle, event: ev.TrackSet) -> News | None:
    """A place that is worth points, and has another owner now."""
    label = event.what.rpartition(".")[2]
    if event.value not in [player.id for player in battle.scenario.sides]:
        return None
    try:
        cell = battle.scenario.places.cell_of(label)
    except ValueError:
        return None
    worth = any(goal.cell == cell for goal in system.goals(battle))
    return taken(str(event.value), label) if worth else None


def taken(side: str, place: str, name: Label | None = None) -> News:
    return News(GROUND, message("news-taken", side=side, place=place), place=place, name=name)


def named_ground(items: Iterable[object], label: str) -> Label | None:
    """What a place is called among the things that bring points, where they name their hexes."""
    for item in items:
        name, hexes = getattr(item, "name", None), getattr(item, "hexes", ())
        if isinstance(name, Label) and label in (*hexes, getattr(item, "hex", "")):
            return name
    return None
