"""Systems in which a side may not know everything: what it is told, and how it guesses the rest."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from grognard.core.game.battle import Battle
from grognard.core.game.journal import Entry
from grognard.core.game.order import Order
from grognard.core.game.state import State
from grognard.core.scenario import Scenario


@runtime_checkable
class Secrecy(Protocol):
    """A system that keeps some decisions of one side from the other until they come to light.

    Everything else about a game is open to both. `hide` of the system says it of positions.
    """

    def tells(self, scenario: Scenario[Any], entry: Entry, side: str) -> Entry:
        """An entry of the journal as a side may know it: what is secret is left out, the rest stays."""
        ...

    def guess(
        self, battle: Battle, now: State, order: Order | None, side: str, seed: int
    ) -> tuple[State, Order | None]:
        """A position that could be this one for all that a side knows, and the order under way in it.

        `battle` stands where that order began, `now` is the position it has led to. Whatever has come to
        light by now is as it is; whatever has not is thought up.
        """
        ...
