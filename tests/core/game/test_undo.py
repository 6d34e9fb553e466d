"""Taking back: free while nothing has come to light, by consent beyond, never without a trace."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.game.toy import play_on, toy_game

from grognard.core.errors import BadCase, IllegalOrder
from grognard.core.game import Game
from grognard.core.game.order import Order, Throw, parse
from grognard.core.game.undo import Undo, read_undo, standing

OTHER = {"red": "blue", "blue": "red"}


def given_in(game: Game, *inputs: str) -> Game:
    for text in inputs:
        game.apply(parse(text))
    return game


def reason(game: Game, by: str, consent: str = "") -> str:
    with pytest.raises(IllegalOrder) as refused:
        game.undo(by, consent)
    return refused.value.reason.key


def test_a_move_is_taken_back_and_the_journal_keeps_both() -> None:
    game = toy_game()
    before = game.state
    given_in(game, "move R1 0102")
    game.undo("red")
    assert game.state == before
    assert [entry.given for entry in game.journal.entries()] == ["", "move R1 0102", "undo 1"]
    assert game.node.side == "red"  # type: ignore[union-attr]


def test_the_move_before_that_is_taken_back_next() -> None:
    game = toy_game()
    before = game.state
    given_in(game, "move R1 0102", "move R1 0101")
    game.undo("red")
    game.undo("red")
    assert game.state == before
    assert game.journal.entries()[-1].given == "undo 1"
    assert reason(game, "red") == "refuse-undo-nothing"


def test_dice_take_consent() -> None:
    game = toy_game()
    before = game.state
    given_in(game, "gamble R1", "throw 5")
    assert reason(game, "red") == "refuse-undo-dice"
    assert reason(game, "red", consent="red") == "refuse-undo-dice"
    game.undo("red", consent="blue")
    assert game.state == before
    assert game.journal.entries()[-1].given == "undo 1 with blue"


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
    assert game.node.side == "blue"  # type: ignore[union-attr]
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


def test_dice_after_an_undo_are_new() -> None:
    """Whoever takes a gamble back has seen those dice: the next ones belong to another place."""
    seen = set()
    game = toy_game()
    for _ in range(12):
        given_in(game, "gamble R1")
        seen.add(game.roll())
        game.apply(game.roll())
        game.undo("red", "blue")
    assert len(seen) > 1


@given(st.integers(0, 25), st.integers(0, 10**6), st.data())
def test_undo_restores_the_state_exactly(steps: int, seed: int, data: st.DataObject) -> None:
    game = toy_game(seed)
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


@given(st.integers(1, 10**6), st.sampled_from(["", "blue"]))
def test_undo_has_a_notation(to: int, consent: str) -> None:
    assert read_undo(str(Undo(to, consent))) == Undo(to, consent)


def test_anything_else_is_no_undo() -> None:
    with pytest.raises(BadCase, match="expected an entry such as: undo 12"):
        read_undo("undo it")


def test_a_throw_is_not_for_a_side_to_take_back() -> None:
    game = given_in(toy_game(), "gamble R1")
    game.apply(Throw((1,)))
    game.apply(Order("move", ("R1",), "0102"))
    game.undo("red")
    assert standing(game.journal.entries()) == [1, 2, 3]
