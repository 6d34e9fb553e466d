"""What can be seen of an event, by the signs of a system."""

from __future__ import annotations

import pytest

from grognard.core import events as ev
from grognard.core.game.effects import Effect, Signs, Visible, effect_of
from grognard.games import playable, system_of

SIGNS = Signs(shots=("fired",), clashes=("fought",), routs=("fleeing",))


@pytest.mark.parametrize(
    ("event", "effect"),
    [
        (ev.LostStrength("A1", "1.1", points=2), "loss"),
        (ev.Eliminated("A1", "1.1"), "gone"),
        (ev.MarkerSet("A1", "1.1", marker="fired", value=1), "shot"),
        (ev.MarkerSet("A1", "1.1", marker="fought", value=1), "clash"),
        (ev.MarkerSet("A1", "1.1", marker="moved", value=1), None),
        (ev.StateChanged("A1", "1.1", state="fleeing"), "rout"),
        (ev.StateChanged("A1", "1.1", state="normal"), None),
        (ev.Moved("A1", "1.1", to="0101"), None),
    ],
)
def test_an_event_looks_like_what_the_system_says(event: ev.Event, effect: Effect | None) -> None:
    assert effect_of(event, SIGNS) == effect


@pytest.mark.parametrize("id", playable())
def test_every_system_says_by_what_its_shots_and_fights_are_seen(id: str) -> None:
    system = system_of(id)
    assert isinstance(system, Visible)
    assert system.signs.shots
