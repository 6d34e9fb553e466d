"""Readers of the same procedures: play them, compute their odds, replay and explain them."""

from grognard.core.drivers.forecast import Branch, Forecast, TooManyBranches, forecast
from grognard.core.drivers.odds import Odds
from grognard.core.drivers.oracle import BadPolicy, Oracle, Undecided
from grognard.core.drivers.play import Played, Step, play
from grognard.core.drivers.replay import Diverged, Logged, replay, resume

__all__ = [
    "BadPolicy",
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
