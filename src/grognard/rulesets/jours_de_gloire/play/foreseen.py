"""A position as whoever acts later would find it, for a computer that looks ahead."""

from __future__ import annotations

import msgspec

from grognard.core.game.sequence import Step
from grognard.core.game.state import State
from grognard.rulesets.jours_de_gloire.order_of_battle import Battlefield
from grognard.rulesets.jours_de_gloire.play.roster import roster


def foreseen(scenario: Battlefield, state: State, step: Step) -> State:
    """3.4  In a step of the side that does not act now no marker is out: any formation may come up."""
    active = str(state.track("active") or "")
    if not active or roster(scenario).formations[active].side == step.active:
        return state
    return msgspec.structs.replace(state, tracks={**state.tracks, "active": ""})
