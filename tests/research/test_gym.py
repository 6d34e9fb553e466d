"""The battle as Gymnasium knows it."""

from __future__ import annotations

import warnings
from typing import Any

import pytest
from gymnasium.utils.env_checker import check_env

from grognard.core.errors import BadCase
from grognard.research.gym import ILLEGAL, Duel

TRAINING = "alea-training"


def played(duel: Duel, seed: int) -> list[Any]:
    """The rewards of a game, the lead at its beginning first."""
    duel.reset(seed=seed)
    duel.action_space.seed(seed)
    rewards: list[Any] = [0.1 * duel.match.lead(duel.side)]
    over = False
    while not over:
        _seen, reward, over, _truncated, _info = duel.step(duel.action_space.sample(duel.action_masks()))
        rewards.append(reward)
    return rewards


def test_gymnasium_finds_nothing_to_object_to() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(Duel(TRAINING), skip_render_check=True)


@pytest.mark.parametrize("side", ["french", "allied"])
def test_a_game_against_a_player_goes_to_its_end_and_the_same_seed_repeats_it(side: str) -> None:
    duel = Duel(TRAINING, side=side, opponent="greedy", shaping=0.1)
    rewards = played(duel, 4)
    lead = duel.match.lead(side)
    assert sum(rewards) == pytest.approx(duel.match.result(side) + 0.1 * lead)
    assert played(duel, 4) == rewards


def test_a_letter_that_may_not_be_said_changes_nothing_and_is_told() -> None:
    duel = Duel(TRAINING)
    seen, _info = duel.reset(seed=1)
    forbidden = (seen["action_mask"] == 0).nonzero()[0][0]
    again, reward, over, _truncated, info = duel.step(forbidden)
    assert (again["observation"] == seen["observation"]).all()
    assert (reward, over) == (ILLEGAL, False)
    assert f"action {forbidden}" in info["illegal"]


def test_an_unknown_side_or_opponent_is_refused_at_once() -> None:
    with pytest.raises(BadCase, match="there is no side 'red'"):
        Duel(TRAINING, side="red")
    with pytest.raises(BadCase, match="there is no player 'nobody'"):
        Duel(TRAINING, opponent="nobody")
