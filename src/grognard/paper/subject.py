"""What is printed: a battle as it begins, or a saved game as it stands, in one language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import msgspec

from grognard.core.errors import BadCase, Fault
from grognard.core.game import Game
from grognard.core.game.briefing import Briefs, Member
from grognard.core.game.face import Counters
from grognard.core.game.state import OFF, State
from grognard.core.game.telling import Telling
from grognard.core.names import in_language
from grognard.core.ruleset import Ruleset
from grognard.core.scenario import Scenario
from grognard.render.words import known_language
from grognard.rulesets import ruleset

#: any place of the map, for pieces that are not on it but have a counter all the same
_SOMEWHERE = 0


class Subject:
    """A game, and everything that pages ask of it."""

    def __init__(self, game: Game, language: str = "en", *, begun: bool = False) -> None:
        self.game, self.language = game, known_language(language)
        #: whether it is a game under way
        self.begun = begun
        self.scenario: Scenario[Any] = in_language(game.scenario, language)
        self.ruleset: Ruleset = ruleset(game.scenario.ruleset)
        self.words = Telling(game, language)

    @property
    def title(self) -> str:
        return self.scenario.title.say(self.language)

    @property
    def state(self) -> State:
        """As it stands; a battle that nobody has begun stands as it was set up."""
        return self.game.state if self.begun else self.game.table.start

    @cached_property
    def counters(self) -> Counters:
        """What stands on the map."""
        return self._counters(self.state)

    @cached_property
    def pieces(self) -> Counters:
        """Every piece of the battle at full strength, whether it is on the map or comes later."""
        start = self.game.table.start
        placed = tuple(
            msgspec.structs.replace(piece, at=_SOMEWHERE, markers=()) if piece.at == OFF else piece
            for piece in start.pieces
        )
        return self._counters(msgspec.structs.replace(start, pieces=placed))

    @cached_property
    def members(self) -> Mapping[str, Member]:
        """The pieces of both armies as a briefing knows them."""
        system = self.game.table.system
        listed = tuple(system.members(self.scenario)) if isinstance(system, Briefs) else ()
        return {member.id: member for member in listed}

    @cached_property
    def groups(self) -> Mapping[str, str]:
        """The formations by id, with what they are called."""
        system = self.game.table.system
        return system.groups(self.scenario) if isinstance(system, Briefs) else {}

    def _counters(self, state: State) -> Counters:
        shape = self.ruleset.scenario_shape
        if shape is None or shape.counters is None:
            raise BadCase([Fault("battle", f"{self.ruleset.id} draws no counters")])
        return shape.counters(self.scenario, state)


def subject(game: Game, language: str = "en", *, begun: bool = False) -> Subject:
    return Subject(game, language, begun=begun)
