"""A system put together from parts: what its ruleset hands over is named once and passed on by nobody."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from grognard.core.datafiles import read_toml
from grognard.core.game.battle import Battle
from grognard.core.game.contact import controlled
from grognard.core.game.layers import Overlay
from grognard.core.game.offers import Scale, scale_of
from grognard.core.game.sequence import Sequence, sequence
from grognard.core.game.state import State
from grognard.core.game.victory import ScoreLine, Source, score_lines
from grognard.core.rules import Rules
from grognard.core.ruleset import Ruleset
from grognard.core.scenario import Scenario


class Composed:
    """What all systems do alike. Whatever else a system offers, it names as an attribute."""

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
        """The ruleset's own, or else what its editions share."""
        folders = (
            folder for folder in (self.ruleset.folder, self.ruleset.shared_folder) if folder is not None
        )
        return read_toml(next(f for one in folders if (f := one / "sequence.toml").is_file()))

    def sequence(self, scenario: Scenario[Any]) -> Sequence:
        """The first player of the scenario first."""
        return sequence(self._sequence, (player.id for player in scenario.sides))

    @staticmethod
    def roster(scenario: Scenario[Any], /) -> Any:
        """The pieces of a scenario, each of which has a `side`."""
        raise NotImplementedError

    def side_of(self, scenario: Scenario[Any], unit: str) -> str:
        """Whose a piece is."""
        side: str = self.roster(scenario).side(unit)
        return side

    @staticmethod
    def hide(scenario: Scenario[Any], state: State, side: str) -> State:  # noqa: ARG004
        """What a side sees of a state: all of it, unless the system hides something."""
        return state

    @staticmethod
    def sources(battle: Battle) -> Iterable[Source]:
        """Where the points of each side come from."""
        raise NotImplementedError

    def score(self, battle: Battle) -> dict[str, list[ScoreLine]]:
        """The points of each side if the game ended now; lines without points are left out."""
        return score_lines(battle, tuple(self.sources(battle)))

    @staticmethod
    def zones(battle: Battle, side: str) -> Overlay:
        """The hexes that a side controls."""
        raise NotImplementedError

    def in_contact(self, battle: Battle, unit: str, cell: int, facing: int) -> bool:  # noqa: ARG002
        """Where an enemy holds a counter up."""
        return controlled(battle, self.side_of(battle.scenario, unit), cell, self.zones)
