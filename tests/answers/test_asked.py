"""Questions inside an order: what they are about, what is offered, and what each answer brings at once."""

from __future__ import annotations

import random

import pytest
from tests.answers.test_ahead import shocked
from tests.contract.random_play import pick

from grognard.answers.asked import consequence, offered, open_question, subjects_of, units_of
from grognard.core.game import Over
from grognard.core.game.order import Order, parse
from grognard.core.procedure import Choose
from grognard.games import new_game


def test_a_question_names_the_unit_it_is_about() -> None:
    game = shocked()
    game.apply(parse("fight >1207"))
    choice = open_question(game)
    assert choice is not None
    assert subjects_of(game).units == (choice.unit,)
    assert offered(choice) == ("yes", "no")


def test_a_question_about_formations_names_their_units_on_the_map() -> None:
    game, dice = new_game("maida-1806", seed=1), random.Random(1)
    while (choice := open_question(game)) is None or choice.id != "initiative.first":
        game.apply(pick(game, dice))
    named = [units_of(game, option) for option in choice.options]
    assert all(named)
    assert len(set(named)) == len(named)
    assert set(subjects_of(game).units) == {unit for units in named for unit in units}
    assert all(game.side_of(unit) == choice.who for units in named for unit in units)


def test_trying_an_answer_out_changes_nothing() -> None:
    game = shocked()
    game.apply(parse("fight >1207"))
    before = game.save()
    found = consequence(game, "no")
    assert found.after.node != game.node
    assert game.save() == before


def test_what_comes_to_the_same_as_another_answer_is_not_offered() -> None:
    choice = Choose("ride", "attacker", ("shortest", "2", "3", "longest"), "7.13", idle=("2", "3"))
    assert offered(choice) == ("shortest", "longest")


@pytest.mark.parametrize("scenario", ["alea-training", "jdg-crossroads", "tikhvin-training"])
def test_every_answer_that_is_offered_is_legal_and_leads_on(scenario: str) -> None:
    game, dice = new_game(scenario, seed=3), random.Random(3)
    asked: dict[str, int] = {}
    for _step in range(400):
        if isinstance(game.node, Over):
            break
        choice = open_question(game)
        if choice is not None and asked.setdefault(choice.id, 0) < 2:
            asked[choice.id] += 1
            about = subjects_of(game)
            assert all(unit in game.table.reducer.roll for unit in about.units)
            assert offered(choice)
            for option in offered(choice):
                assert game.check(Order("choose", option=option)) is None
                consequence(game, option)
        game.apply(pick(game, dice))
    assert asked
