"""The flow of a turn: its steps, phases that pass by themselves, and what ending one gives up."""

from __future__ import annotations

import random

import pytest

from grognard.core.errors import IllegalOrder
from grognard.core.game import Chance, Decision, Over
from grognard.core.game.flow import given_up, is_idle, stages, why_no_end
from grognard.core.game.game import Game
from grognard.core.game.order import Order, parse
from grognard.core.game.system import DONE, IDLE
from grognard.core.game.telling import Telling
from grognard.core.messages import LANGUAGES
from grognard.games import load, new_game
from grognard.rulesets import RULESETS

SCENARIOS = ("alea-training", "bailen-standard", "maida-1806", "tikhvin-training", "chacabuco-farm")


def decisions(scenario: str, most: int, *, practice: bool = False) -> list[Game]:
    """Decisions about an order, along a random game that ends phases often."""
    game, chance = new_game(scenario, seed=4, practice=practice), random.Random(4)
    found: list[Game] = []
    while len(found) < most and not isinstance(game.node, Over):
        node = game.node
        if isinstance(node, Chance):
            game.apply(game.roll())
            continue
        orders = [order for _n, order in zip(range(60), game.orders(), strict=False)]
        if isinstance(node, Decision) and node.choice is None:
            found.append(game.clone())
            if game.may_end and chance.random() < 0.3:
                orders = [DONE]
        game.apply(chance.choice(orders))
    return found


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_steps_of_a_turn_hold_the_one_under_way_and_stand_in_order(scenario: str) -> None:
    for game in decisions(scenario, 25):
        battle = game.battle
        seen = stages(game.table.system, battle)
        numbers = [stage.number for stage in seen]
        assert numbers == sorted(numbers)
        assert battle.state.step in numbers
        is_opening = battle.state.step < battle.sequence.opening
        assert all((number < battle.sequence.opening) == is_opening for number in numbers)
        now = next(stage for stage in seen if stage.number == battle.state.step)
        assert now.takes_place


def test_a_run_of_phases_that_comes_again_says_so() -> None:
    game = new_game("tikhvin-training")
    while game.battle.state.step < game.battle.sequence.opening:
        game.apply(DONE)
    again = {stage.step.phase.id for stage in stages(game.table.system, game.battle) if stage.repeats}
    assert {"activation", "movement", "combat", "headquarters"} <= again
    assert "weather" not in again


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_whatever_would_be_given_up_can_be_ordered_and_nothing_else_is_told(scenario: str) -> None:
    for game in decisions(scenario, 25):
        lost = given_up(game)
        listed = [order for order in game.orders() if order != DONE]
        assert is_idle(game) == (game.may_end and not listed)
        if lost is None:
            assert not game.may_end or not listed
            continue
        for unit in lost.units:
            assert any(isinstance(order, Order) and unit in order.units for order in game.orders(unit))
        for language in LANGUAGES:
            said = Telling(game, language).message(lost.text)
            assert "give-up" not in said
            assert "{" not in said


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_phase_that_cannot_be_ended_says_what_has_to_be_done_first(scenario: str) -> None:
    for game in decisions(scenario, 60):
        refused = why_no_end(game)
        assert (refused is None) == game.may_end
        if refused is not None:
            assert refused.reason.key != "refuse-verb", game.node
            assert refused.rule


def test_a_phase_passes_by_itself_only_where_nothing_else_can_be_ordered() -> None:
    game = new_game("alea-training")
    with pytest.raises(IllegalOrder) as refused:
        game.apply(IDLE)
    assert refused.value.reason.key == "refuse-idle"
    game = next(one for one in decisions("tikhvin-training", 200) if is_idle(one))
    other = game.clone()
    game.apply(IDLE)
    other.apply(DONE)
    assert game.state == other.state
    entry = game.journal.entry
    assert entry is not None
    assert entry.given == "done :idle"
    assert next(Telling(game).entry(entry))[0] == "Nothing could be ordered: the phase passed by itself."


def test_a_saved_game_with_phases_that_passed_by_themselves_plays_again() -> None:
    game = next(one for one in decisions("tikhvin-training", 200) if is_idle(one))
    game.apply(parse("done :idle"))
    again = load(game.save())
    assert again.state == game.state
    assert again.journal.entries()[-1].given == "done :idle"


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_explains_itself_shortly(scenario: str, language: str) -> None:
    game = new_game(scenario)
    catalogue = game.table.system.rules.catalogue
    for step in game.table.sequence.steps:
        key = f"about-phase-{step.phase.id}"
        assert catalogue.has(key, language), key
        assert 20 < len(catalogue.say(key, language)) <= 88, key


def test_every_system_is_among_them() -> None:
    assert {new_game(scenario).scenario.ruleset for scenario in SCENARIOS} == set(RULESETS)
