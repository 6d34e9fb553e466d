"""An officer: the same answer twice, a legal one at any moment, and none that peeks at the dice."""

from __future__ import annotations

from itertools import count

import pytest

from grognard import BadCase, games
from grognard.ai import play_out, player
from grognard.ai.levels import scaled, tempered
from grognard.ai.marches import Care
from grognard.ai.officer import Officer
from grognard.ai.weights import weights
from grognard.core.game import Chance, Decision, Game, Order

LEVELS = ("recruit", "sergeant", "colonel", "marshal")


def opening(inputs: int, seed: int = 5) -> Game:
    """A game after some inputs of two recruits."""
    game = games.new_game("alea-training", seed=seed)
    who = player("recruit", 1)
    play_out(game, {"french": who, "allied": who}, most=inputs)
    while isinstance(game.node, Chance):
        game.apply(game.roll())
    return game


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_budget_give_the_same_orders(level: str) -> None:
    def orders() -> list[Order]:
        game, who = opening(0), player(level, 3, nodes=20)
        found = []
        for _ in range(8):
            assert isinstance(game.node, Decision)
            found.append(who.choose(game))
            game.apply(found[-1])
        return found

    assert orders() == orders()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("asked", [0, 1, 5])
def test_whoever_is_stopped_still_answers_with_a_legal_order(level: str, asked: int) -> None:
    game, times = opening(30), count()
    order = player(level, 3).choose(game, lambda: next(times) >= asked)
    assert game.check(order) is None


def test_other_dice_to_come_do_not_change_the_answer() -> None:
    game = opening(20)
    other = game.clone()
    other.table = game.guess("french", 99).table
    first, second = (player("colonel", 3, nodes=20).choose(one) for one in (game, other))
    assert first == second


def test_a_style_changes_what_losses_count_for() -> None:
    plain = weights("plain")
    assert tempered(plain, "bold").caution < plain.caution < tempered(plain, "cautious").caution


def test_a_style_changes_what_is_done() -> None:
    game = opening(0)
    worths = {style: player(f"sergeant{style}").think(game).chosen.worth for style in (":bold", ":cautious")}
    assert worths[":bold"] != worths[":cautious"]


def test_an_unknown_style_is_refused() -> None:
    with pytest.raises(BadCase, match="no style 'reckless'"):
        player("marshal:reckless")


def test_whoever_slips_gives_any_order_but_the_best_he_weighed() -> None:
    game = opening(20)
    care, plain = Care(3, 1, True), weights("plain")
    steady = Officer("steady", plain, care).think(game)
    slipping = Officer("slipping", plain, care, slips=1.0).think(game)
    assert slipping.order != steady.order
    assert slipping.chosen.worth <= steady.chosen.worth
    assert slipping.chosen.reason.key == "ai-slip"
    assert game.check(slipping.order) is None


def test_a_level_without_slips_never_slips() -> None:
    game = opening(20)
    care, plain = Care(3, 1, True), weights("plain")
    orders = {Officer("steady", plain, care, seed).choose(game) for seed in range(5)}
    assert len(orders) == 1


def test_whoever_is_behind_on_points_presses_on() -> None:
    """The Spanish begin with the points for the town."""
    game, calm = games.new_game("bailen-standard", seed=1), weights("divisions")
    pressing = scaled(calm, {"advance": 2.0})
    officer = Officer("marshal", calm, Care(2, 1, True), pressing=pressing)
    assert pressing.advance == 2 * calm.advance
    assert officer.analysis(game, "french").stake.weights == pressing
    assert officer.analysis(game, "spanish").stake.weights == calm
    steady = Officer("colonel", calm, Care(2, 1, True))
    assert steady.analysis(game, "french").stake.weights == calm
