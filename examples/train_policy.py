"""A small policy learns to beat a random opponent on the training battle, in about a minute of one core.

    python examples/train_policy.py [--games 150] [--seed 1]

The policy is one table of numbers: how much each letter is liked in each phase and after each letter that was
said before. It is trained by policy gradient (REINFORCE with the rewards still to come, against a running
mean) on the Gymnasium environment, with nothing but NumPy. Games that it has never seen tell how well it
plays before and after.
"""

from __future__ import annotations

import argparse
import math
from typing import Any

import numpy as np
import numpy.typing as npt

from grognard.research.gym import Duel

Numbers = npt.NDArray[np.float64]
#: what was seen, what could be said, what was said, and what came of it
Step = tuple[Numbers, npt.NDArray[np.int8], int, float]

#: points of victory are told as they come, so that letters need not wait for the end of the game
SHAPING = 0.2
#: how fast it learns, and how soon a reward is forgotten by the letters before it
RATE, PATIENCE = 0.4, 0.97
#: the games that tell how well it plays have these seeds and higher ones
UNSEEN = 1_000_000


class Policy:
    """A softmax over the letters that may be said, linear in the phase and in the letters said so far."""

    def __init__(self, duel: Duel, seed: int) -> None:
        self._from = duel.ground.observer.context
        features = duel.ground.observer.size - self._from + 1
        self.likes: Numbers = np.zeros((len(duel.ground.alphabet), features))
        self._lot = np.random.default_rng(seed)
        self._usual: dict[int, float] = {}

    def seen(self, observation: dict[str, Any]) -> Numbers:
        return np.append(observation["observation"][self._from :], 1.0).astype(float)

    def chances(self, seen: Numbers, mask: npt.NDArray[np.int8]) -> Numbers:
        scores = np.where(mask, self.likes @ seen, -np.inf)
        weights = np.exp(scores - scores.max())
        return np.asarray(weights / weights.sum())

    def say(self, seen: Numbers, mask: npt.NDArray[np.int8]) -> int:
        return int(self._lot.choice(len(mask), p=self.chances(seen, mask)))

    def learn(self, game: list[Step]) -> None:
        """Like what was said before good rewards a little more, and what was not a little less."""
        to_come = 0.0
        for seen, mask, letter, reward in reversed(game):
            to_come = reward + PATIENCE * to_come
            phase = int(seen[3:].argmax())
            usual = self._usual.setdefault(phase, to_come)
            self._usual[phase] = usual + 0.02 * (to_come - usual)
            slope = -self.chances(seen, mask)
            slope[letter] += 1.0
            self.likes += RATE * (to_come - usual) / (seen @ seen) * np.outer(slope, seen)


def play(duel: Duel, policy: Policy, seed: int) -> list[Step]:
    observation, _info = duel.reset(seed=seed)
    game: list[Step] = []
    over = False
    while not over:
        seen, mask = policy.seen(observation), observation["action_mask"]
        letter = policy.say(seen, mask)
        observation, reward, over, _truncated, _info = duel.step(np.int64(letter))
        game.append((seen, mask, letter, float(reward)))
    return game


def score(duel: Duel, policy: Policy, games: int) -> tuple[float, float]:
    """The share of the points in games that it has not learnt from, and its standard error."""
    points = []
    for seed in range(UNSEEN, UNSEEN + games):
        play(duel, policy, seed)
        points.append(0.5 + duel.match.result(duel.side) / 2)
    return float(np.mean(points)), float(np.std(points) / math.sqrt(games))


def train(
    scenario: str, side: str | None, opponent: str, games: int, tests: int, seed: int
) -> tuple[float, float]:
    """Train, and say how it goes: the share of points before and after."""
    duel = Duel(scenario, side=side, opponent=opponent, shaping=SHAPING)
    policy = Policy(duel, seed)
    before, error = score(duel, policy, tests)
    print(f"{scenario}, {duel.side} against {opponent}, {len(duel.ground.alphabet)} letters")
    print(f"untrained: {before:.0%} of the points in {tests} games (± {error:.0%})")
    for number in range(games):
        policy.learn(play(duel, policy, seed * UNSEEN // 2 + number))
    after, error = score(duel, policy, tests)
    print(f"after {games} games: {after:.0%} of the points in {tests} others (± {error:.0%})")
    return before, after


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--scenario", default="alea-training")
    parser.add_argument("--side", default=None, help="the side that learns; the first one without it")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--tests", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    train(given.scenario, given.side, given.opponent, given.games, given.tests, given.seed)


if __name__ == "__main__":
    main()
