"""Where a unit comes into contact with the enemy; a reader asks a system with `isinstance`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from grognard.core.game.battle import Battle
from grognard.core.game.layers import Overlay


@runtime_checkable
class Contacts(Protocol):
    """A system that knows where the enemy holds a unit up, or could fall upon it."""

    def in_contact(self, battle: Battle, unit: str, cell: int, facing: int) -> bool:
        """Whether a unit would be in a zone of control, or within the enemy's reach, if it stood there."""
        ...


def controlled(battle: Battle, side: str, cell: int, zones: Callable[[Battle, str], Overlay]) -> bool:
    """Whether an enemy of a side controls a hex, as the layer of zones shows it."""

    def found() -> frozenset[int]:
        enemies = (player.id for player in battle.scenario.sides if player.id != side)
        return frozenset(shade.cell for enemy in enemies for shade in zones(battle, enemy).shades)

    return cell in battle.known(("controlled against", side), found)
