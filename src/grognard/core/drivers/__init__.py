"""Readers of the same procedures: play them, compute their odds, replay and explain them."""

from grognard.core.drivers.odds import Odds, Oracle, Undecided
from grognard.core.drivers.play import Played, Step, play
from grognard.core.drivers.replay import Diverged, Logged, replay, resume

__all__ = [
    "Diverged",
    "Logged",
    "Odds",
    "Oracle",
    "Played",
    "Step",
    "Undecided",
    "play",
    "replay",
    "resume",
]
