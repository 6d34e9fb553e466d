"""An order drawn by lot, for whoever does anything legal."""

from __future__ import annotations

import random
from collections.abc import Sequence

from grognard.core.game.game import Game
from grognard.core.game.node import Decision
from grognard.core.game.offers import Draws
from grognard.core.game.order import Input
from grognard.core.game.system import System
from grognard.core.remember import once_for_each


def drawn(game: Game, unit: str, lot: random.Random) -> Input | None:
    """A legal order of a unit, each as likely as any other; None where it has none."""
    draws, node = _draws(game.table.system), game.node
    if draws is not None and isinstance(node, Decision) and node.choice is None:
        found = _tried(game, draws.candidates(game.battle, unit) or (), lot)
        if found is not None:
            return found
    listed = list(game.orders(unit))
    return lot.choice(listed) if listed else None


@once_for_each
def _draws(system: System) -> Draws | None:
    """A system as one that draws, if it does. Asked once: to look a protocol up costs more than an order."""
    return system if isinstance(system, Draws) else None


def _tried(game: Game, row: Sequence[Input | None], lot: random.Random) -> Input | None:
    """The first of many drawn that is legal: no legal one is drawn more readily than another."""
    for _ in range(len(row)):
        order = row[lot.randrange(len(row))]
        if order is not None and game.refusal(order) is None:
            return order
    return None
