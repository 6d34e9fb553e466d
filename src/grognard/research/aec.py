"""PettingZoo: two agents, one letter a step.

from grognard.research.aec import env

battle = env("alea-training")
battle.reset(seed=7)
for agent in battle.agent_iter():
    seen, reward, terminated, truncated, info = battle.last()
    done = terminated or truncated
    battle.step(None if done else battle.action_space(agent).sample(seen["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from grognard.research.match import Ground, Match
from grognard.research.spaces import observation_space, rendered

#: what an illegal action is worth to whoever gives it; it ends the game
ILLEGAL = -1.0


def env(scenario: str | Path, options: Iterable[str] = (), *, shaping: float = 0.0) -> Any:
    """A battle that says what is wrong with a call, and lets whoever acts against the mask lose."""
    raw = Battle(scenario, options, shaping=shaping)
    lawful = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(lawful))


class Battle(AECEnv[str, dict[str, Any], int]):
    """The battle itself. The agents are the sides; dice fall by the seed and are nobody's step.

    At the end the winner is given 1 and the loser -1. With `shaping` every order brings that much for each
    point of victory by which it changed the lead.
    """

    metadata = {"name": "grognard_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        scenario: str | Path,
        options: Iterable[str] = (),
        *,
        shaping: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.ground = Ground(scenario, options)
        self.shaping, self.render_mode = shaping, render_mode
        self.possible_agents = list(self.ground.sides)
        self._actions = {agent: spaces.Discrete(len(self.ground.alphabet)) for agent in self.possible_agents}
        self._observations = {agent: observation_space(self.ground) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observations[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new game. The same seed gives the same dice; without one the next game's seed is drawn."""
        if seed is not None or self._random is None:
            self._random, _seed = seeding.np_random(seed)
        self.match = Match(self.ground, self.ground.game(int(self._random.integers(2**53))))
        self.match.roll()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._leads = {agent: self.match.lead(agent) for agent in self.agents}
        self.agent_selection = self.match.side

    def observe(self, agent: str) -> dict[str, Any]:
        return {"observation": self.match.observe(agent), "action_mask": self.match.mask(agent)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.match.say(int(action)):
            self.match.roll()
            self._reward()
        if self.match.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.match.side
        self._accumulate_rewards()

    def _reward(self) -> None:
        for agent in self.agents:
            lead = self.match.lead(agent)
            self.rewards[agent] = self.match.result(agent) + self.shaping * (lead - self._leads[agent])
            self._leads[agent] = lead

    def render(self) -> str | None:
        """The position in notation."""
        return rendered(self.match) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
