"""OpenSpiel: a sequential zero-sum game with every die a chance node of its own.

import pyspiel
import grognard.research.openspiel

game = pyspiel.load_game("grognard(scenario=alea-training)")

Actions of players are letters (`encoding`), actions of chance the faces of one die counted from 0. Several
dice that fall together are rolled one after the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from grognard.core.game import Chance, Throw
from grognard.core.game.position_text import to_text
from grognard.research.match import Ground, Match

NAME = "grognard"
#: no die of a game has more faces
MOST_FACES = 100
#: letters and dice of the longest game; ours end by their clock long before
LONGEST = 1_000_000


def _type(information: Any) -> Any:
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Grognard",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"scenario": "", "options": ""},
        default_loadable=False,
    )


class SpielGame(pyspiel.Game):
    """A scenario, with options joined by `+`."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        options = filter(None, str(given.get("options", "")).split("+"))
        self.ground = ground = Ground(str(given.get("scenario", "")), options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(ground.alphabet),
            max_chance_outcomes=MOST_FACES,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        kind = pyspiel.GameType.Information
        super().__init__(
            _type(kind.PERFECT_INFORMATION if ground.is_open else kind.IMPERFECT_INFORMATION), info, given
        )

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ARG002 - there is one kind of observation
        params: Any = None,
    ) -> SpielObserver:
        if params:
            raise ValueError(f"observation parameters: expected none, got {params}")
        return SpielObserver(self.ground)


class Place:
    """Where a game stands: a match, and the dice of the throw that have fallen."""

    def __init__(self, match: Match, fallen: tuple[int, ...] = ()) -> None:
        self.match, self.fallen = match, fallen

    def __deepcopy__(self, memo: object) -> Place:
        # OpenSpiel copies states deeply; ours never change, so that a clone is enough.
        return Place(self.match.clone(), self.fallen)


class SpielState(pyspiel.State):
    """A position of the game, or of an order or a throw in the making."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        # The dice come from chance nodes, never from this seed.
        self.place = Place(Match(game.ground, game.ground.game(0)))

    @property
    def match(self) -> Match:
        return self.place.match

    def current_player(self) -> int:
        if self.match.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        side = self.match.side
        return self.match.ground.sides.index(side) if side else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - only ever asked of who decides
        return list(self.match.letters)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        faces = self._die.dice.faces
        return [(place, 1 / len(faces)) for place in range(len(faces))]

    def _apply_action(self, action: int) -> None:
        node = self.match.game.node
        if not isinstance(node, Chance):
            self.match.say(action)
            return
        fallen = (*self.place.fallen, node.dice.faces[action])
        if len(fallen) == node.dice.count:
            self.match.throw(Throw(fallen))
            fallen = ()
        self.place.fallen = fallen

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"die {self._die.dice.faces[action]}"
        return self.match.ground.alphabet.name(action)

    def is_terminal(self) -> bool:
        return self.match.is_over

    def returns(self) -> list[float]:
        return [self.match.result(side) for side in self.match.ground.sides]

    def __str__(self) -> str:
        names = [self.match.ground.alphabet.name(letter) for letter in self.match.spelling.said]
        names += [f"die {face}" for face in self.place.fallen]
        position = to_text(self.match.game.table, self.match.game.state)
        return position + "".join(f"said {name}\n" for name in names)

    @property
    def _die(self) -> Chance:
        node = self.match.game.node
        assert isinstance(node, Chance)
        return node


class SpielObserver:
    """What a player sees, as OpenSpiel asks for it."""

    def __init__(self, ground: Ground) -> None:
        self.tensor = np.zeros(ground.observer.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        match = state.match
        self.tensor[:] = match.observe(match.ground.sides[player])

    def string_from(self, state: SpielState, player: int) -> str:
        """The position that a player may see; an order half spelt is seen by whoever spells it."""
        match = state.match
        side = match.ground.sides[player]
        view = to_text(match.game.table, match.game.view(side))
        said = match.spelling.said if match.side == side else ()
        return view + "".join(f"said {match.ground.alphabet.name(letter)}\n" for letter in said)


pyspiel.register_game(_type(pyspiel.GameType.Information.PERFECT_INFORMATION), SpielGame)
