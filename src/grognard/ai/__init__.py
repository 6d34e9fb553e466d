"""Computer opponents: one engine for every ruleset. It sees legal orders, views and guesses, and no rule."""

from grognard.ai.player import Player, Thought
from grognard.ai.registry import names, player
from grognard.ai.table import play_out

__all__ = ["Player", "Thought", "names", "play_out", "player"]
