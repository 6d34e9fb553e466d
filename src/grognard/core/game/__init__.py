"""A whole game on one contract: nodes, orders, events, undo, save. No module here knows a ruleset."""

from grognard.core.game.game import Game, new_game
from grognard.core.game.node import Chance, Decision, Illegal, Node, Over
from grognard.core.game.order import Order, Throw

__all__ = ["Chance", "Decision", "Game", "Illegal", "Node", "Order", "Over", "Throw", "new_game"]
