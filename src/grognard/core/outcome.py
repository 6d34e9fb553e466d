"""What a player cares about after a ruling, folded from its events.

An outcome is the sum of what its events did: losses add up, the last state, formation and fate of a
counter stand, retreats of one counter add up. The same fold serves play, odds and explanation.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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
        unit = event.unit
        match event:
            case ev.LostStrength():
                self.losses[unit] = self.losses.get(unit, 0) + event.points
            case ev.Eliminated():
                self.eliminated.add(unit)
            case ev.StateChanged():
                self.states[unit] = event.state
            case ev.FormationChanged():
                self.formations[unit] = event.formation
            case ev.Retreated():
                self.hexes[unit] = self.hexes.get(unit, 0) + event.hexes
                self.ways[unit] = event.how
            case ev.Advanced():
                self.advances[unit] = event.how
            case ev.MarkerPlaced():
                markers = self.markers.setdefault(unit, {})
                markers[event.marker] = markers.get(event.marker, 0) + event.count
            case ev.MarkerRemoved():
                self.markers.setdefault(unit, {})[event.marker] = -1
            case ev.HexHeld():
                self.holds = unit
            case ev.LeaderHit():
                self.leaders[unit] = event.fate
            case ev.GainedStrength():
                name = f"{unit} {event.what}"
                self.gains[name] = self.gains.get(name, 0) + event.points
            case ev.Gained():
                name = f"{unit} {event.what}"
                self.gains[name] = self.gains.get(name, 0) + event.points
            case ev.Found():
                self.found[f"{unit} {event.what}" if unit else event.what] = event.value

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
    return tuple(sorted(table.items()))


def fold(happened: Iterable[ev.Event]) -> Outcome:
    collected = Fold()
    for event in happened:
        collected.add(event)
    return collected.outcome()
