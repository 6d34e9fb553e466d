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
    #: how much it counts that a formation may give way with a piece
    strain: float = 0.0
    #: how much it counts that a formation holds better while its pieces and whoever leads it keep together
    cohesion: float = 0.0
    #: ground lost by being driven back, and gained by driving back
    ground: float
    #: our own losses against the enemy's, in a fight that we begin
    caution: float
    #: how much of a goal's points draws a piece, and what is left of that with each hex of distance
    goal_pull: float
    goal_fade: float
    #: how much of a goal's points it is worth to stand on it while the enemy can come
    goal_hold: float
    #: how much of a goal's points draws a piece to one that we hold and the enemy is about to take
    guard: float = 0.0
    #: how much of that danger is taken for granted on a goal of ours, though no enemy is near it yet
    watch: float = 0.0
    #: what a piece could do to the enemy from a place
    opportunity: float
    #: what the enemy could do to a piece at a place, as he stands
    exposure: float
    #: the enemy's strength that can come up to a place, for each point
    threat: float
    #: friends that can come up to a place, for each point
    support: float
    #: each hex nearer to the enemy
    advance: float
    #: each hex nearer to whoever commands
    command: float
    #: a strength point that can strike from afar as it stands
    far: float
    #: facing the enemy rather than showing him the back
    front: float
    #: how much of his strength an enemy counts for in that who is too far to come up
    lookout: float = 0.0


@cache
def weights(name: str) -> Weights:
    """A set of weights by its name."""
    data = read_toml(files("grognard.ai") / "weights" / f"{name}.toml")
    return msgspec.convert(data["weights"], Weights)
