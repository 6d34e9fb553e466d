"""Gymnasium: one side against a player of one's choice, one letter a step.

from grognard.research.gym import Duel

battle = Duel("alea-training", opponent="greedy")
seen, info = battle.reset(seed=7)
seen, reward, terminated, truncated, info = battle.step(battle.action_space.sample(battle.action_masks()))
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from grognard.ai import Player, player
from grognard.core.errors import BadCase, Fault
from grognard.research.match import Ground, Mask, Match
from grognard.research.spaces import observation_space, rendered

#: What a letter costs that may not be said. It changes nothing else.
ILLEGAL = -0.01

Observation = dict[str, Any]


class Duel(gymnasium.Env[Observation, np.int64]):
    """A battle for one. `opponent` is the name of a computer player, or makes one from the game's seed.

    The reward is 1 for a game won and -1 for one lost; with `shaping` also that much for each point of
    victory by which the lead changed since the last order. A letter that may not be said costs `ILLEGAL` and
    changes nothing; `info` has the reason. The dice of a seed are the same whatever is played.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        scenario: str | Path,
        options: Iterable[str] = (),
        *,
        side: str | None = None,
        opponent: str = "random",
        shaping: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        self.ground = Ground(scenario, options)
        self.side = side or self.ground.sides[0]
        if self.side not in self.ground.sides:
            raise BadCase([Fault("side", f"there is no side {side!r}", self.ground.sides)])
        self.opponent = opponent
        player(opponent)  # an unknown one is refused here, not in the first game
        self.shaping, self.render_mode = shaping, render_mode
        self.action_space = spaces.Discrete(len(self.ground.alphabet))
        self.observation_space = observation_space(self.ground)
        self._opponent: Player

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game. The same seed gives the same dice and the same opponent."""
        super().reset(seed=seed, options=options)
        drawn = int(self.np_random.integers(2**53))
        self._opponent = player(self.opponent, drawn)
        self.match = Match(self.ground, self.ground.game(drawn))
        self._go_on()
        self._lead = self.match.lead(self.side)
        return self._seen(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self.match.mask(self.side)[action]:
            return (
                self._seen(),
                ILLEGAL,
                self.match.is_over,
                False,
                {"illegal": self.match.refusal(int(action))},
            )
        reward = 0.0
        if self.match.say(int(action)):
            self._go_on()
            lead = self.match.lead(self.side)
            reward = self.match.result(self.side) + self.shaping * (lead - self._lead)
            self._lead = lead
        return self._seen(), reward, self.match.is_over, False, {}

    def action_masks(self) -> Mask:
        """Which letters may be said now, under the name that learners look for."""
        return self.match.mask(self.side)

    def render(self) -> str | None:
        """The position in notation, and the order so far."""
        return rendered(self.match) if self.render_mode == "ansi" else None

    def _go_on(self) -> None:
        """Dice and the opponent, until it is our turn to decide or all is over."""
        self.match.roll()
        while not self.match.is_over and self.match.side != self.side:
            self.match.give(self._opponent.choose(self.match.game))
            self.match.roll()

    def _seen(self) -> Observation:
        return {"observation": self.match.observe(self.side), "action_mask": self.action_masks()}
