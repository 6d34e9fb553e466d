"""What a player cares about after a ruling, folded from its events.

An outcome is the sum of what its events did: losses add up, the last state, formation and fate of a
counter stand, retreats of one counter add up. The same fold serves play, odds and explanation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from grognard.core import events as ev

Facts = tuple[tuple[str, Any], ...]


class Outcome(msgspec.Struct, frozen=True):
    """A hashable outcome; every part is sorted by name, empty parts are left out of the data form."""

    losses: tuple[tuple[str, int], ...] = ()
    eliminated: tuple[str, ...] = ()
    states: tuple[tuple[str, str], ...] = ()
    formations: tuple[tuple[str, str], ...] = ()
    retreats: tuple[tuple[str, str], ...] = ()
    advances: tuple[tuple[str, str], ...] = ()
    markers: tuple[tuple[str, str], ...] = ()
    leaders: tuple[tuple[str, str], ...] = ()
    gains: tuple[tuple[str, int], ...] = ()
    found: tuple[tuple[str, str | int], ...] = ()
    holds: str = ""

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {}
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if value:
                pairs = isinstance(value, tuple) and isinstance(value[0], tuple)
                data[name] = dict(value) if pairs else list(value) if isinstance(value, tuple) else value
        return data

    def lost(self, unit: str) -> int:
        return dict(self.losses).get(unit, 0)

    def state(self, unit: str) -> str:
        return dict(self.states).get(unit, "")

    def value(self, what: str) -> str | int | None:
        return dict(self.found).get(what)


class Fold:
    """Collects events into an outcome."""

    def __init__(self) -> None:
        self.losses: dict[str, int] = {}
        self.eliminated: set[str] = set()
        self.states: dict[str, str] = {}
        self.formations: dict[str, str] = {}
        self.hexes: dict[str, int] = {}
        self.ways: dict[str, str] = {}
        self.advances: dict[str, str] = {}
        self.markers: dict[str, dict[str, int]] = {}
        self.leaders: dict[str, str] = {}
        self.gains: dict[str, int] = {}
        self.found: dict[str, str | int] = {}
        self.holds = ""

    def add(self, event: ev.Event) -> None:
        note = _NOTED.get(type(event))
        if note is not None:
            note(self, event)

    def lost(self, event: ev.LostStrength) -> None:
        self.losses[event.unit] = self.losses.get(event.unit, 0) + event.points

    def gone(self, event: ev.Eliminated) -> None:
        self.eliminated.add(event.unit)

    def turned(self, event: ev.StateChanged) -> None:
        self.states[event.unit] = event.state

    def formed(self, event: ev.FormationChanged) -> None:
        self.formations[event.unit] = event.formation

    def went_back(self, event: ev.Retreated) -> None:
        self.hexes[event.unit] = self.hexes.get(event.unit, 0) + event.hexes
        self.ways[event.unit] = event.how

    def went_forward(self, event: ev.Advanced) -> None:
        self.advances[event.unit] = event.how

    def marked(self, event: ev.MarkerPlaced) -> None:
        markers = self.markers.setdefault(event.unit, {})
        markers[event.marker] = markers.get(event.marker, 0) + event.count

    def unmarked(self, event: ev.MarkerRemoved) -> None:
        self.markers.setdefault(event.unit, {})[event.marker] = -1

    def held(self, event: ev.HexHeld) -> None:
        self.holds = event.unit

    def leader_hit(self, event: ev.LeaderHit) -> None:
        self.leaders[event.unit] = event.fate

    def gained(self, event: ev.Gained | ev.GainedStrength) -> None:
        name = f"{event.unit} {event.what}"
        self.gains[name] = self.gains.get(name, 0) + event.points

    def answered(self, event: ev.Found) -> None:
        self.found[f"{event.unit} {event.what}" if event.unit else event.what] = event.value

    def outcome(self) -> Outcome:
        retreats = {
            unit: f"{how} {self.hexes[unit]}" if self.hexes.get(unit) else how
            for unit, how in self.ways.items()
        }
        markers = {
            unit: ", ".join(
                f"no {name}" if count < 0 else name if count == 1 else f"{name} {count}"
                for name, count in sorted(held.items())
            )
            for unit, held in self.markers.items()
        }
        return Outcome(
            losses=_sorted(self.losses),
            eliminated=tuple(sorted(self.eliminated)),
            states=_sorted(self.states),
            formations=_sorted(self.formations),
            retreats=_sorted(retreats),
            advances=_sorted(self.advances),
            markers=_sorted(markers),
            leaders=_sorted(self.leaders),
            gains=_sorted(self.gains),
            found=_sorted(self.found),
            holds=self.holds,
        )


def _sorted(table: Mapping[str, Any]) -> Any:
    return tuple(sorted(table.items())) if table else ()


#: What an outcome takes from each kind of event; a look-up, since odds fold a great many.
_NOTED: dict[type[ev.Event], Callable[[Fold, Any], None]] = {
    ev.LostStrength: Fold.lost,
    ev.Eliminated: Fold.gone,
    ev.StateChanged: Fold.turned,
    ev.FormationChanged: Fold.formed,
    ev.Retreated: Fold.went_back,
    ev.Advanced: Fold.went_forward,
    ev.MarkerPlaced: Fold.marked,
    ev.MarkerRemoved: Fold.unmarked,
    ev.HexHeld: Fold.held,
    ev.LeaderHit: Fold.leader_hit,
    ev.GainedStrength: Fold.gained,
    ev.Gained: Fold.gained,
    ev.Found: Fold.answered,
}


def fold(happened: Iterable[ev.Event]) -> Outcome:
    collected = Fold()
    for event in happened:
        note = _NOTED.get(type(event))
        if note is not None:
            note(collected, event)
    return collected.outcome()
