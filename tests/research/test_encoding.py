"""Orders as letters: every legal order has a spelling of its own, and every spelling leads to one."""

from __future__ import annotations

import random

import pytest
from tests.conftest import SOAKING
from tests.contract.random_play import pick
from tests.scenario_ids import ON_HEXES

from grognard.ai.player import listed
from grognard.core.game import Decision, Order, Over
from grognard.research.encoding import END, Alphabet, spelling
from grognard.research.match import Ground, Match

POSITIONS = 400 if SOAKING else 12
SMALL = Alphabet(("move", "fire", "done"), ("A1", "A2"), ("0101", "0102"), ("N", "S"))


def words(alphabet: Alphabet, order: Order) -> list[str]:
    return [alphabet.letters[letter][1] for letter in alphabet.spelt(order)]


def test_an_order_is_spelt_as_in_the_notation_who_is_ordered_first() -> None:
    order = Order("move", ("A1", "A2"), "0101", "N", "line", option="1", target="0102", by="A2")
    written = [*"=line ", *":1 ", ">", "0102", "@", "A2"]
    assert words(SMALL, order) == ["A1", "A2", "move", "0101", "N", *written, ""]


def test_an_answer_that_names_a_hex_is_one_letter() -> None:
    assert words(SMALL, Order("choose", option="0102")) == ["choose", ":", "0102", ""]


def test_a_word_that_cannot_be_spelt_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="'allée' cannot be spelt"):
        SMALL.spelt(Order("move", formation="allée"))


def test_what_has_to_follow_is_not_asked_for() -> None:
    north, south = (Order("move", ("A1",), "0101", facing, "line") for facing in "NS")
    first = spelling(SMALL, [north, south, Order("done")])
    assert {SMALL.name(letter) for letter in first.letters} == {"piece A1", "verb done"}
    second = first.say(SMALL.letters.index(("piece", "A1")))
    assert second.order is None
    assert {SMALL.name(letter) for letter in second.letters} == {"facing N", "facing S"}
    third = second.say(SMALL.letters.index(("facing", "S")))
    assert (third.order, third.said[-1], third.letters) == (south, END, ())


def test_a_letter_with_which_no_legal_order_goes_on_is_refused() -> None:
    with pytest.raises(ValueError, match="no legal order goes on"):
        spelling(SMALL, [Order("done")]).say(END)


@pytest.mark.parametrize("scenario", sorted(ON_HEXES))
def test_every_legal_order_of_random_positions_is_spelt_and_found_again(scenario: str) -> None:
    ground, chance = Ground(scenario), random.Random(3)
    match = Match(ground, ground.game(3))
    for _ in range(POSITIONS):
        for _ in range(chance.randrange(25)):
            if not isinstance(match.game.node, Over):
                match.game.apply(pick(match.game, chance))
        if isinstance(match.game.node, Decision):
            legal = listed(match.game)
            first = spelling(ground.alphabet, legal)
            assert len({letters for letters, _order in first.open}) == len(legal)
            for order in chance.sample(legal, min(40, len(legal))):
                said = first
                while said.order is None:
                    said = said.say(ground.alphabet.spelt(order)[len(said.said)])
                assert said.order == order


def test_letters_said_at_random_always_lead_to_the_end_of_a_game() -> None:
    ground, chance = Ground("alea-training"), random.Random(5)
    match = Match(ground, ground.game(5))
    match.roll()
    while not match.is_over:
        assert match.mask(match.side).nonzero()[0].tolist() == list(match.letters)
        match.say(chance.choice(match.letters))
        match.roll()
    assert {match.result(side) for side in ground.sides} in ({1.0, -1.0}, {0.0})
    assert not any(match.mask(side).any() for side in ground.sides)
