"""The battle as PettingZoo knows it."""

from __future__ import annotations

import warnings

import pytest
from pettingzoo.test import api_test, seed_test

from grognard.research.aec import ILLEGAL, Battle, env

TRAINING = "alea-training"


@pytest.fixture(autouse=True)
def _their_warnings() -> None:
    # What PettingZoo advises against on principle, such as observations that are dictionaries.
    warnings.simplefilter("ignore", UserWarning)


def test_pettingzoo_finds_nothing_to_object_to() -> None:
    api_test(env(TRAINING), num_cycles=40, verbose_progress=False)


def test_the_same_seed_gives_the_same_game() -> None:
    seed_test(lambda: env(TRAINING), num_cycles=30)


def test_the_winner_takes_what_the_loser_gives() -> None:
    battle = Battle(TRAINING, shaping=0.1)
    battle.reset(seed=1)
    first = battle.ground.sides[0]
    began = battle.match.lead(first)
    for agent in battle.agents:
        battle.action_space(agent).seed(2)
    sums = dict.fromkeys(battle.agents, 0.0)
    for agent in battle.agent_iter():
        seen, reward, terminated, _truncated, _info = battle.last()
        sums[agent] += reward
        battle.step(None if terminated else battle.action_space(agent).sample(seen["action_mask"]))
    assert sum(sums.values()) == pytest.approx(0)
    gained = battle.match.lead(first) - began
    assert sums[first] == pytest.approx(battle.match.result(first) + 0.1 * gained)


def test_whoever_acts_against_the_mask_loses() -> None:
    battle = env(TRAINING)
    battle.reset(seed=1)
    agent = battle.agent_selection
    forbidden = int((battle.observe(agent)["action_mask"] == 0).nonzero()[0][0])
    battle.step(forbidden)
    assert all(battle.terminations.values())
    assert battle.rewards[agent] == ILLEGAL


def test_a_position_can_be_looked_at() -> None:
    battle = Battle(TRAINING, render_mode="ansi")
    battle.reset(seed=1)
    assert f"{TRAINING} turn 1" in (battle.render() or "")
    piece = next(
        letter for letter in battle.match.letters if battle.ground.alphabet.letters[letter][0] == "piece"
    )
    battle.step(piece)
    assert battle.ground.alphabet.name(piece) in (battle.render() or "")
    assert Battle(TRAINING).render() is None
