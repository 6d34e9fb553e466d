"""A system put together from parts: what its ruleset hands over is named once and passed on by nobody."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from grognard.core.datafiles import read_toml
from grognard.core.game.battle import Battle
from grognard.core.game.contact import controlled
from grognard.core.game.layers import Overlay
from grognard.core.game.offers import Scale, scale_of
from grognard.core.game.sequence import Sequence, sequence
from grognard.core.rules import Rules
from grognard.core.ruleset import Ruleset
from grognard.core.scenario import Scenario


class Composed:
    """What all systems on hexes do alike. Whatever else a system offers, it names as an attribute."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    @property
    def rules(self) -> Rules:
        return self.ruleset.rules

    @property
    def scale(self) -> Scale:
        return scale_of(self.rules)

    @cached_property
    def _sequence(self) -> Mapping[str, Any]:
        return read_toml(self.ruleset.folder / "sequence.toml")

    def sequence(self, scenario: Scenario[Any]) -> Sequence:
        """The first player of the scenario first."""
        return sequence(self._sequence, (player.id for player in scenario.sides))

    @staticmethod
    def side_of(scenario: Scenario[Any], unit: str) -> str:
        """Whose a piece is."""
        raise NotImplementedError

    @staticmethod
    def zones(battle: Battle, side: str) -> Overlay:
        """The hexes that a side controls."""
        raise NotImplementedError

    def in_contact(self, battle: Battle, unit: str, cell: int, facing: int) -> bool:  # noqa: ARG002
        """Where an enemy holds a counter up."""
        return controlled(battle, self.side_of(battle.scenario, unit), cell, self.zones)
