"""Whoever plays decisions on: within his budget, blind to the dice to come, and stopped at any time."""

from __future__ import annotations

import time
from itertools import count
from statistics import median

import msgspec
import pytest
from tests.ai.staged import positions

from grognard import games
from grognard.ai import player
from grognard.ai.lookahead import Rival, left
from grognard.ai.luck import Windfall
from grognard.ai.player import decision
from grognard.ai.playing_on import Dice, moment, play_on, quick_for
from grognard.ai.prospects import outlook
from grognard.core.game import Chance, Decision, Game, Over
from grognard.core.messages import message

BATTLES = ("alea-training", "bailen-standard", "maida-1806", "tikhvin-training", "chacabuco-farm")


def opening(scenario: str, turn: int = 1) -> Game:
    """A game at the first decision of a turn, reached by greedy play."""
    game = games.new_game(scenario, seed=11)
    who = player("greedy", 1)
    while isinstance(game.node, Chance) or game.state.turn < turn:
        game.apply(game.roll() if isinstance(game.node, Chance) else who.choose(game))
    return game


def in_doubt(scenario: str) -> Game:
    """A game at the first decision in which more than one order comes near the best."""
    game, who = opening(scenario), player("greedy", 1)
    while isinstance(game.node, Chance) or not player("marshal", 2, nodes=1).think(game).nodes:
        game.apply(game.roll() if isinstance(game.node, Chance) else who.choose(game))
    return game


def usual_spread(results: list[float]) -> float:
    """Within which of their middle half of the results lie."""
    return median(abs(one - median(results)) for one in results)


@pytest.mark.parametrize("scenario", BATTLES)
def test_a_thought_is_legal_spends_its_budget_and_leaves_the_game_alone(scenario: str) -> None:
    game = opening(scenario)
    before = game.save(secret=True)
    thought = player("marshal", 2, nodes=40).think(game)
    assert game.check(thought.order) is None
    assert game.save(secret=True) == before


def test_what_is_played_on_is_counted_and_bounded() -> None:
    game = in_doubt("alea-training")
    few, many = (player("marshal", 2, nodes=nodes).think(game).nodes for nodes in (1, 400))
    assert few < many < 700


@pytest.mark.parametrize("scenario", BATTLES)
def test_told_to_stop_it_answers_at_once(scenario: str) -> None:
    game = opening(scenario)
    told, asked = list[float](), count()

    def stop() -> bool:
        if next(asked) < 30:
            return False
        told.append(time.process_time())
        return True

    who = player("marshal", 2, nodes=100_000)
    order = who.choose(game, stop)
    while not told:
        # Where there was nothing to be weighed up, at the next decision.
        game.apply(order)
        while isinstance(game.node, Chance):
            game.apply(game.roll())
        order = who.choose(game, stop)
    took = time.process_time() - told[0]
    assert game.check(order) is None
    assert took < 0.2


def test_the_dice_to_come_are_not_looked_at() -> None:
    game = opening("alea-training")
    other = game.clone()
    other.table = game.guess(decision(game).side, 99).table
    assert player("marshal", 3, nodes=150).choose(game) == player("marshal", 3, nodes=150).choose(other)


def test_it_takes_more_than_luck_to_change_ones_mind() -> None:
    steady = Rival(None, [0.5, 0.4, 0.6, 0.5])
    surely, luckily = Rival(None, [0.6, 0.5, 0.7, 0.61]), Rival(None, [0.4, 0.8, 0.45, 0.4])
    assert surely.beats(steady, 1.0)
    assert not luckily.beats(steady, 1.0)
    assert not Rival(None, [1.0]).beats(Rival(None, [0.0]), 1.0)


def test_what_the_dice_of_a_trial_brought_is_taken_off_again() -> None:
    """Most trials of one order differ by far less than what came of them would; a seldom event stays in."""
    game = opening("alea-training", 2)
    side, policy, luck = decision(game).side, quick_for(game, 1), Windfall(game)
    plain, fair = list[float](), list[float]()
    for trial in range(12):
        after = game.guess(side, trial)
        policy.forget()
        luck.afresh(after)
        play_on(after, policy, f"trial {trial}", moment(game, 1), luck=luck)
        plain.append(outlook(after, side))
        fair.append(outlook(after, side, luck.of(side)))
    assert usual_spread(fair) < 0.7 * usual_spread(plain)


def test_a_marshal_plays_on_where_it_was_measured_to_help_and_his_yardstick_nothing() -> None:
    drive, brief = in_doubt("tikhvin-training"), in_doubt("alea-training")
    assert player("marshal", 1).think(drive).nodes > 0
    assert player("marshal", 1).think(brief).nodes == 0
    assert player("marshal", 1, nodes=50).think(brief).nodes > 0
    assert player("marshal-0.1", 1).think(drive).nodes == 0


def test_ground_is_not_left_to_others_who_would_leave_it_too() -> None:
    """In the trials of staying another battalion takes the village; in the game none did."""
    game, who = games.new_game("alea-training", seed=9201), player("marshal-0.1", 9201)
    while not str(order := who.choose(game)).startswith("move F02 0605"):
        game.apply(order)
    assert str(player("marshal", 9201, nodes=400).choose(game)).startswith("move F02 0605")


def test_whoever_arrives_outside_of_a_march_phase_is_not_left_behind_again_and_again() -> None:
    position = next(one for one in positions() if one.claim == "bring reinforcements onto the map")
    game, who = position.game, player("marshal", 4, nodes=200)
    side, given = decision(game).side, 0
    while isinstance(game.node, Decision) and game.node.side == side and given < 20:
        game.apply(who.choose(game))
        given += 1
    assert given


def test_units_that_are_left_where_they_are_are_not_asked_about_again() -> None:
    """A side's phase comes to an end, whatever is preferred to marching."""
    game, who = opening("alea-training"), player("marshal", 4, nodes=120)
    side, turn, given = decision(game).side, game.state.turn, 0
    while game.state.turn == turn and not isinstance(game.node, Over) and given < 200:
        if isinstance(game.node, Chance):
            game.apply(game.roll())
            continue
        mine = decision(game).side == side
        game.apply(who.choose(game) if mine else player("greedy", 1).choose(game))
        given += 1
    assert given < 200


def test_what_trials_can_tell_no_more_is_not_played_on() -> None:
    first, equal, behind = (
        Rival(None, list(results)) for results in ([0.5] * 3, [0.5] * 3, [0.3, 0.4, 0.35])
    )
    hopeful, ahead = Rival(None, [0.4, 0.7, 0.5]), Rival(None, [0.8, 0.9, 0.82])
    assert left(first, [first, equal, behind]) == [first]
    assert left(first, [first, hopeful, behind]) == [first, hopeful]
    assert left(first, [first, ahead, behind]) == [ahead]
    once = [Rival(None, [0.5]), Rival(None, [0.2])]
    assert left(once[0], once) == once


def test_the_same_throw_shows_the_same_faces_whatever_was_thrown_before() -> None:
    """Two orders are tried by the same shots at the same targets, though one of them fires once more."""
    game = opening("alea-training", 2)
    while not isinstance(game.node, Chance):
        game.apply(player("greedy", 1).choose(game))
    node, fresh, used = game.node, Dice("one"), Dice("one")
    other = msgspec.structs.replace(node, why=message("another"))
    used.throw(game, other)
    assert fresh.throw(game, node) == used.throw(game, node)
    many = [Dice(str(trial)).throw(game, node) for trial in range(20)]
    assert len(set(many)) > 1
