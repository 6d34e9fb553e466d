"""The weights of the engine: data, tuned by self-play. Each is worth points of victory."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from grognard.core.datafiles import read_toml


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """What the engine takes things to be worth, beyond the points that the scenario gives for them."""

    #: a strength point in good order
    strength: float
    #: the share of that which is gone in each worse state: one step down, two, three
    shaken: tuple[float, float, float]
    #: ground lost by being driven back, and gained by driving back
    ground: float
    #: the enemy's gains against our own, in a fight that we begin
    caution: float
    #: how much the points of a goal draw a piece that is one hex away, and how fast that fades
    goal_pull: float
    goal_fade: float
    #: a piece that stands on a goal and keeps it
    goal_hold: float
    #: what a piece could do to the enemy from a place
    opportunity: float
    #: what the enemy could do to a piece at a place, as he stands
    exposure: float
    #: an enemy's strength point that can come up, for each hex nearer
    approach: float
    #: friends beside a place, by strength point
    support: float
    #: each hex nearer to the enemy while nothing else is to be done
    advance: float
    #: each hex nearer to whoever commands
    command: float


@cache
def weights(name: str) -> Weights:
    """A set of weights by its name."""
    data = read_toml(files("grognard.ai") / "weights" / f"{name}.toml")
    return msgspec.convert(data["weights"], Weights)
