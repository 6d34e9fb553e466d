"""Taking back: free while nothing has come to light, by consent beyond, never without a trace."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.game.test_save import table_for
from tests.core.game.toy import play_on, toy_game

from grognard.core.errors import BadCase, IllegalOrder
from grognard.core.game import Decision, Game
from grognard.core.game.game import opened
from grognard.core.game.order import Order, Throw, parse
from grognard.core.game.replay import resume, verify
from grognard.core.game.save import check_untouched, read_saved
from grognard.core.game.undo import Undo, last_input, read_undo, standing
from grognard.dice import Dice
from grognard.dice.sources import derive_face

OTHER = {"red": "blue", "blue": "red"}


def given_in(game: Game, *inputs: str) -> Game:
    for text in inputs:
        game.apply(parse(text))
    return game


def reason(game: Game, by: str, consent: str = "") -> str:
    with pytest.raises(IllegalOrder) as refused:
        game.undo(by, consent)
    return refused.value.reason.key


def mover(game: Game) -> str:
    assert isinstance(game.node, Decision)
    return game.node.side


def test_a_move_is_taken_back_and_the_journal_keeps_both() -> None:
    game = toy_game()
    before = game.state
    given_in(game, "move R1 0102")
    game.undo("red")
    assert game.state == before
    assert [entry.given for entry in game.journal.entries()] == ["", "move R1 0102", "undo 1"]
    assert mover(game) == "red"


def test_the_move_before_that_is_taken_back_next() -> None:
    game = toy_game()
    before = game.state
    given_in(game, "move R1 0102", "move R1 0101")
    game.undo("red")
    game.undo("red")
    assert game.state == before
    assert game.journal.entries()[-1].given == "undo 1"
    assert reason(game, "red") == "refuse-undo-nothing"


def test_dice_are_taken_back_in_practice_only_and_with_consent() -> None:
    game = given_in(toy_game(), "gamble R1", "throw 5")
    for consent in ("", "red", "blue"):
        assert reason(game, "red", consent) == "refuse-undo-practice"
    game = toy_game(practice=True)
    before = game.state
    given_in(game, "gamble R1", "throw 5")
    assert reason(game, "red") == "refuse-undo-dice"
    assert reason(game, "red", consent="red") == "refuse-undo-dice"
    game.undo("red", consent="blue")
    assert game.state == before
    assert game.journal.entries()[-1].given == "undo 1 dice 1 with blue"


def test_an_order_may_be_taken_back_before_its_dice_fall() -> None:
    game = toy_game()
    before = game.state
    given_in(game, "gamble R1")
    game.undo("red")
    assert game.state == before


def test_the_other_sides_answer_takes_consent_and_his_own_does_not() -> None:
    game = given_in(toy_game(), "dare R1", "choose yes")
    assert reason(game, "red") == "refuse-undo-acted"
    game.undo("blue")
    assert mover(game) == "blue"
    game.undo("red")
    assert standing(game.journal.entries()) == [1]


def test_a_discovery_takes_consent() -> None:
    game = given_in(toy_game(), "scout R1")
    assert reason(game, "red") == "refuse-undo-revealed"
    game.undo("red", consent="blue")


def test_consent_that_nobody_needed_is_not_written_down() -> None:
    game = given_in(toy_game(), "move R1 0102")
    game.undo("red", consent="blue")
    assert game.journal.entries()[-1].given == "undo 1"


@pytest.mark.parametrize(("by", "consent"), [("green", ""), ("red", "green")])
def test_only_sides_take_back_and_consent(by: str, consent: str) -> None:
    game = given_in(toy_game(), "move R1 0102")
    with pytest.raises(BadCase, match="there is no side 'green'"):
        game.undo(by, consent)


def rolled(game: Game, order: str) -> Throw:
    """What an order throws, which is taken back at once."""
    given_in(game, order)
    thrown = game.roll()
    game.apply(thrown)
    game.undo("red", "blue")
    return thrown


@given(st.integers(0, 10**6))
def test_the_same_act_at_the_same_place_rolls_the_same(seed: int) -> None:
    game = toy_game(seed, practice=True)
    acts = ["gamble R1", "gamble R2", "gamble R1", "gamble R2", "gamble R2", "gamble R1"]
    thrown = [rolled(game, act) for act in acts]
    assert thrown == [thrown[acts.index(act)] for act in acts]
    saved = read_saved(game.save())
    again = resume(table_for(saved), saved)
    assert rolled(again, "gamble R2") == thrown[1]
    assert verify(table_for(saved), saved).typed == 0


def test_another_act_at_the_same_place_has_dice_of_its_own() -> None:
    """Whoever has taken a gamble back knows those dice: another gamble is not to be made with them."""
    games = [toy_game(seed, practice=True) for seed in range(20)]
    assert any(rolled(game, "gamble R1") != rolled(game, "gamble R2") for game in games)


def test_dice_that_were_not_taken_back_do_not_hang_on_undos_before() -> None:
    """A change of mind without dice is no way to get others."""
    game, other = toy_game(), toy_game()
    given_in(game, "move R1 0102")
    game.undo("red")
    assert rolled_first(game) == rolled_first(other)


def rolled_first(game: Game) -> Throw:
    return given_in(game, "gamble R1").roll()


def test_a_game_of_format_1_keeps_its_dice_and_its_undos_and_allows_no_more() -> None:
    table = toy_game(5).table
    table.format = 1
    game = opened(table)
    given_in(game, "gamble R1")
    game.apply(game.roll())
    game.undo("red", "blue", recorded=True)
    assert game.journal.entries()[-1].given == "undo 1 with blue"
    given_in(game, "gamble R1")
    place = len(game.journal)
    assert game.roll() == Throw((derive_face(b"5", "toy-field", place, "ask-gamble", 0, Dice(1, 1, 6)),))
    game.apply(game.roll())
    assert reason(game, "red", "blue") == "refuse-undo-practice"
    text = game.save()
    assert '"format": 1' in text
    assert "practice" not in text
    saved = read_saved(text)
    check_untouched(saved, text)
    assert verify(table_for(saved), saved).difference is None


@given(st.integers(0, 25), st.integers(0, 10**6), st.data())
def test_undo_restores_the_state_exactly(steps: int, seed: int, data: st.DataObject) -> None:
    game = toy_game(seed, practice=True)
    play_on(game, steps, seed)
    trail = [game.clone()]
    for _ in range(4):
        play_on(game, 1, data.draw(st.integers(0, 99)))
        trail.append(game.clone())
    by = data.draw(st.sampled_from(["red", "blue"]))
    entries = game.journal.entries()
    last = max((n for n, entry in enumerate(entries, 1) if entry.by == by), default=0)
    if not last:
        return
    game.undo(by, OTHER[by])
    for earlier in trail:
        if len(earlier.journal) == last - 1:
            assert game.state == earlier.state
            assert game.standing == earlier.standing
            assert game.node == earlier.node


@given(st.integers(0, 30), st.integers(0, 10**6))
def test_undo_never_crosses_dice_a_discovery_or_the_opponent_without_consent(steps: int, seed: int) -> None:
    game = toy_game(seed)
    play_on(game, steps, seed)
    for by in ("red", "blue"):
        entries, numbers = game.journal.entries(), standing(game.journal.entries())
        try:
            game.undo(by)
        except IllegalOrder:
            continue
        kept = standing(game.journal.entries())
        (taken,) = [entries[number - 1] for number in numbers if number not in kept]
        assert taken.by == by
        assert not any(event.__struct_config__.tag == "found" for event in taken.events)


@given(st.integers(1, 10**6), st.sampled_from(["", "blue"]), st.integers(0, 9))
def test_undo_has_a_notation(to: int, consent: str, dice: int) -> None:
    assert read_undo(str(Undo(to, consent, dice))) == Undo(to, consent, dice)


def test_anything_else_is_no_undo() -> None:
    with pytest.raises(BadCase, match="expected an entry such as: undo 12"):
        read_undo("undo it")


def test_a_throw_is_not_for_a_side_to_take_back() -> None:
    game = given_in(toy_game(), "gamble R1")
    game.apply(Throw((1,)))
    game.apply(Order("move", ("R1",), "0102"))
    game.undo("red")
    assert standing(game.journal.entries()) == [1, 2, 3]


def test_what_was_given_together_is_taken_back_in_one_step() -> None:
    game = toy_game()
    before = game.state
    given_in(game, "move R1 0102", "move R1 0101")
    game.undo("red", after=1)
    assert game.state == before
    assert game.journal.entries()[-1].given == "undo 1"
    assert last_input(game, "red") == 0


def test_several_at_once_do_not_get_around_dice() -> None:
    game = toy_game(practice=True)
    given_in(game, "move R1 0102", "gamble R1", "throw 5")
    assert last_input(game, "red") == 3
    with pytest.raises(IllegalOrder) as refused:
        game.undo("red", after=1)
    assert refused.value.reason.key == "refuse-undo-dice"
    game.undo("red", "blue", after=1)
    assert game.journal.entries()[-1].given == "undo 1 dice 1 with blue"
