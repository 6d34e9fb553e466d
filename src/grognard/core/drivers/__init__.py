"""Readers of the same procedures: play them, compute their odds, replay and explain them."""

from grognard.core.drivers.odds import Branch, Forecast, Odds, Oracle, TooManyBranches, Undecided, forecast
from grognard.core.drivers.play import Played, Step, play
from grognard.core.drivers.replay import Diverged, Logged, replay, resume

__all__ = [
    "Branch",
    "Diverged",
    "Forecast",
    "Logged",
    "Odds",
    "Oracle",
    "Played",
    "Step",
    "TooManyBranches",
    "Undecided",
    "forecast",
    "play",
    "replay",
    "resume",
]
