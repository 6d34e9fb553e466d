"""The battle as OpenSpiel knows it."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

from grognard.core.errors import BadCase
from grognard.core.game import Chance, Throw
from grognard.research.openspiel import NAME, SpielGame

#: a game in which two dice fall together
SEVERAL = 34
TRAINING = f"{NAME}(scenario=alea-training)"


@pytest.fixture(scope="module")
def game() -> Any:
    return pyspiel.load_game(TRAINING)


def at_dice(state: Any, seed: int = 0) -> Any:
    """On to the first die, by orders drawn by lot."""
    chance = random.Random(seed)
    while not state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def test_openspiel_plays_it_and_finds_nothing_to_object_to(game: Any) -> None:
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_a_game_can_be_told_move_by_move_and_told_again(tmp_path: Path) -> None:
    # Not before it is needed: it brings SciPy along, for every worker of a whole run.
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    flags.FLAGS.mark_as_parsed()  # it reads its options as if it were a program
    told = generate_playthrough.playthrough(TRAINING, None, seed=3)
    assert "die " in told
    (tmp_path / "battle.txt").write_text(told, encoding="utf-8")
    _told, again = generate_playthrough.replay(str(tmp_path / "battle.txt"))
    assert again == told


def test_a_die_is_a_chance_node_whose_faces_are_equally_likely(game: Any) -> None:
    state = at_dice(game.new_initial_state())
    outcomes = state.chance_outcomes()
    assert [face for face, _p in outcomes] == list(range(6))
    assert sum(p for _face, p in outcomes) == pytest.approx(1)
    assert state.action_to_string(state.current_player(), 2) == "die 3"


def test_dice_that_fall_together_are_rolled_one_after_the_other(game: Any) -> None:
    state, lot = game.new_initial_state(), random.Random(SEVERAL)
    while not isinstance(node := state.match.game.node, Chance) or node.dice.count == 1:
        state.apply_action(lot.choice(state.legal_actions()))
    before = len(state.match.game.journal)
    for place in range(node.dice.count):
        assert len(state.match.game.journal) == before
        assert str(state).count("said die") == place
        state.apply_action(place)
    thrown = state.match.game.journal.entries()[-1].given
    assert thrown == str(Throw(tuple(node.dice.faces[: node.dice.count])))


def test_a_clone_goes_its_own_way_in_the_middle_of_an_order(game: Any) -> None:
    state = game.new_initial_state()
    while len(state.legal_actions()) < 3:
        state.apply_action(state.legal_actions()[-1])
    twin, text = state.clone(), str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == text
    state.apply_action(state.legal_actions()[0])
    assert str(state) == str(twin)
    assert state.legal_actions() == twin.legal_actions()


def test_the_same_history_leads_to_the_same_state(game: Any) -> None:
    state = at_dice(game.new_initial_state())
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    for player in range(2):
        assert again.observation_tensor(player) == state.observation_tensor(player)
        assert again.observation_string(player) == state.observation_string(player)


def test_a_search_of_openspiel_finds_a_legal_action(game: Any) -> None:
    state = game.new_initial_state()
    lot = random.Random(1)
    while not state.is_terminal() and len(state.history()) < 60:
        actions = state.legal_actions() if not state.is_chance_node() else [lot.randrange(6)]
        state.apply_action(lot.choice(actions))

    class Lead(RandomRolloutEvaluator):
        """The lead as it stands, so that the search ends soon."""

        def evaluate(self, state: Any) -> list[float]:
            ahead = state.match.lead(state.match.ground.sides[0]) / 100
            return [ahead, -ahead]

    while state.is_chance_node():
        state.apply_action(0)
    bot = MCTSBot(game, 1.4, 10, Lead(1))
    assert bot.step(state) in state.legal_actions()


def test_what_happens_is_zero_sum() -> None:
    small = SpielGame({"scenario": "alea-training"})
    ends: Counter[tuple[float, ...]] = Counter()
    for seed in range(3):
        state, lot = small.new_initial_state(), random.Random(seed)
        while not state.is_terminal():
            state.apply_action(lot.choice(state.legal_actions()))
        ends[tuple(state.returns())] += 1
    assert all(sum(end) == 0 and set(end) <= {-1.0, 0.0, 1.0} for end in ends)


def test_an_unknown_scenario_is_refused_by_name() -> None:
    with pytest.raises(BadCase, match="there is no scenario 'nowhere'"):
        SpielGame({"scenario": "nowhere"})
