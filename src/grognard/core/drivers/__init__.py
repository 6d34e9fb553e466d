"""Readers of the same procedures: play them, compute their odds, replay and explain them."""

from grognard.core.drivers.forecast import Branch, Forecast, TooManyBranches, forecast
from grognard.core.drivers.odds import Odds
from grognard.core.drivers.play import Played, Step, play
from grognard.core.drivers.replay import Diverged, Logged, replay, resume
from grognard.core.drivers.solver import BadPolicy, OddsSolver, Undecided

__all__ = [
    "BadPolicy",
    "Branch",
    "Diverged",
    "Forecast",
    "Logged",
    "Odds",
    "OddsSolver",
    "Played",
    "Step",
    "TooManyBranches",
    "Undecided",
    "forecast",
    "play",
    "replay",
    "resume",
]
