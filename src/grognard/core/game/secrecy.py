"""Systems in which a side may not know everything: what it is told, and how it guesses the rest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from grognard.core.events import Event, TrackSet
from grognard.core.game.battle import Battle
from grognard.core.game.journal import Entry
from grognard.core.game.order import Order
from grognard.core.game.state import State, Written
from grognard.core.scenario import Scenario


@runtime_checkable
class Secrecy(Protocol):
    """A system that keeps some decisions of one side from the other until they come to light.

    Everything else about a game is open to both. `hide` of the system says it of positions.
    """

    def tells(self, scenario: Scenario[Any], entry: Entry, side: str) -> Entry:
        """An entry of the journal as a side may know it: what is secret is left out, the rest stays."""
        ...

    def guess(
        self, battle: Battle, now: State, order: Order | None, side: str, seed: int
    ) -> tuple[State, Order | None]:
        """A position that could be this one for all that a side knows, and the order under way in it.

        `battle` stands where that order began, `now` is the position it has led to. Whatever has come to
        light by now is as it is; whatever has not is thought up.
        """
        ...

    def lights(self, events: tuple[Event, ...]) -> tuple[str, ...]:
        """The tracks, hidden until now, whose values these events told or acted on."""
        ...

    def stand_in(self, battle: Battle, known: Mapping[str, Written]) -> Order:
        """A legal order for the side that decides in secret, for whoever does not know the true one.

        It sets the tracks that have come to light since as they are `known`. Every other is set so that it
        shows among `lights` where the true one would tell or change anything.
        """
        ...


def hidden_tracks(
    system: Secrecy, scenario: Scenario[Any], entry: Entry, side: str
) -> dict[str, Written] | None:
    """What an input set that a side is not told; None where it is told everything."""
    told = system.tells(scenario, entry, side)
    if told == entry:
        return None
    kept = [event for event in entry.events if event not in told.events]
    return {event.what: event.value for event in kept if isinstance(event, TrackSet)}
