"""Giving up, agreeing on an end and putting something right: in the journal like any other input."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.game.test_save import loaded, table_for
from tests.core.game.toy import play_on, toy_game

from grognard.core.errors import BadCase, IllegalOrder
from grognard.core.game import Chance, Game, Over
from grognard.core.game.order import parse
from grognard.core.game.replay import verify
from grognard.core.game.save import read_saved
from grognard.core.game.settlement import Declared, Draw, Fix, Resign, Settlement, read_settlement
from grognard.core.game.state import OFF, Result
from grognard.core.game.telling import Telling

OTHER = {"red": "blue", "blue": "red"}


def refused(game: Game, by: str, text: str) -> str:
    before = game.save()
    with pytest.raises(IllegalOrder) as wrong:
        game.settle(by, read_settlement(text))
    assert game.save() == before
    return wrong.value.reason.key


def settled(*inputs: str, by: str = "red") -> Game:
    """A toy game after orders and settlements, the latter by one side."""
    game = toy_game()
    for text in inputs:
        if text.split()[0] in ("resign", "draw", "end", "fix"):
            game.settle(by, read_settlement(text))
        else:
            game.apply(parse(text))
    return game


def said(game: Game, language: str = "en") -> list[str]:
    entry = game.journal.entry
    assert entry is not None
    return [line for line, _rule in Telling(game, language).entry(entry)]


@pytest.mark.parametrize(
    ("by", "what", "result"),
    [
        ("red", Resign("red"), Result("blue", "resigned", "", "red")),
        ("blue", Resign("blue"), Result("red", "resigned", "", "blue")),
        ("red", Draw("blue"), Result("", "draw", "", "red")),
        ("", Declared("forfeit", "blue"), Result("blue", "forfeit", "", "")),
        ("blue", Declared("abandoned"), Result("", "abandoned", "", "blue")),
    ],
)
@pytest.mark.parametrize("before", [(), ("gamble R1",), ("dare R1", "choose yes")])
def test_a_game_is_over_however_far_an_order_has_come(
    before: tuple[str, ...], by: str, what: Settlement, result: Result
) -> None:
    game = settled(*before)
    game.settle(by, what)
    assert game.node == Over(result)
    assert list(game.orders()) == []
    again = loaded(game.save())
    assert again.node == game.node
    assert again.save() == game.save()
    assert verify(table_for(read_saved(game.save())), read_saved(game.save())).difference is None


def test_what_ended_is_over_for_every_settlement() -> None:
    game = settled("resign red")
    assert {
        refused(game, "blue", text) for text in ("resign blue", "draw with red", "fix R1 3 with red")
    } == {"refuse-over"}


@pytest.mark.parametrize("text", ["draw", "draw with red", "fix R1 3", "fix R1 3 with red"])
def test_nobody_settles_alone_what_takes_two(text: str) -> None:
    assert refused(toy_game(), "red", text) == "refuse-settle-alone"


@pytest.mark.parametrize(
    ("by", "text"), [("green", "draw with red"), ("red", "draw with green"), ("red", "resign green"),
                     ("red", "end forfeit for green")],
)  # fmt: skip
def test_a_side_that_is_none_settles_nothing(by: str, text: str) -> None:
    with pytest.raises(BadCase, match="there is no side 'green'"):
        toy_game().settle(by, read_settlement(text))


def test_an_end_is_told_in_words() -> None:
    assert said(settled("resign red")) == ["Resigned by Reds: victory for Blues"]
    assert said(settled("draw with blue")) == ["Reds and Blues agree on a draw"]
    assert said(settled("end forfeit for blue")) == ["The game is forfeit: victory for Blues"]
    assert said(settled("end abandoned")) == ["The game ends (abandoned)"]
    over = settled("draw with blue")
    told = {Telling(over, language).waiting(over.node) for language in ("en", "fr", "es")}
    assert len(told) == 3


def test_an_end_is_taken_back_with_consent_and_the_order_goes_on() -> None:
    game = settled("dare R1", "choose yes")
    node = game.node
    game.settle("red", Resign("red"))
    for by in OTHER:
        with pytest.raises(IllegalOrder, match="both sides have settled"):
            game.undo(by)
    again = loaded(game.save())
    for one in (game, again):
        one.undo("red", "blue")
        assert one.node == node
        assert one.journal.entry is not None
        assert one.journal.entry.given == "undo 3 with blue"
        one.apply(parse("choose no"))
        assert one.state.track("dare.R1") == "yes no"
    assert again.save() == game.save()


def test_a_fix_sets_what_it_names_and_leaves_the_rest() -> None:
    game = settled("fix R1 0202/N 3 with blue")
    piece = game.battle.piece("R1")
    assert (game.scenario.board.grid.label(piece.at), piece.facing, piece.strength) == ("0202", 0, 3)
    assert piece.state == "normal"
    assert said(game) == [
        "Put right: proposed by Reds, agreed by Blues",
        "Reds (R1) is put in 0202",
        "Reds (R1) faces north",
        "Reds (R1) has strength 3",
    ]


def test_a_fix_takes_a_counter_off_the_map_and_brings_it_back() -> None:
    game = settled("fix B1 ~eliminated with blue")
    gone = game.battle.piece("B1")
    assert (gone.at, gone.fate, gone.strength) == (OFF, "eliminated", 0)
    game.settle("blue", read_settlement("fix B1 0302 2 with red"))
    back = game.battle.piece("B1")
    assert (back.at != OFF, back.fate, back.strength) == (True, "", 2)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("fix R9 0101 with blue", "refuse-fix-unit"),
        ("fix R1 0101 with blue", "refuse-fix-same"),
        ("fix R1 with blue", "refuse-fix-same"),
        ("fix R1 9999 with blue", "refuse-hex"),
        ("fix R1 5 with blue", "refuse-fix-value"),
        ("fix R1 !drunk with blue", "refuse-fix-value"),
        ("fix R1 =square with blue", "refuse-fix-none"),
        ("fix R1 lucky=1 with blue", "refuse-fix-none"),
        ("fix R1 lucky=- with blue", "refuse-fix-none"),
        ("fix R1 0102 ~eliminated with blue", "refuse-fix-fate"),
    ],
)
def test_a_fix_that_cannot_be_is_refused_with_the_reason(text: str, reason: str) -> None:
    assert refused(toy_game(), "red", text) == reason


def test_a_counter_off_the_map_is_placed_or_left_alone() -> None:
    assert refused(settled("fix B1 ~eliminated with blue"), "red", "fix B1 3 with blue") == "refuse-fix-off"


def test_an_order_under_way_is_finished_before_anything_is_put_right() -> None:
    assert refused(settled("gamble R1"), "red", "fix R1 3 with blue") == "refuse-fix-pending"


def test_a_phase_in_which_nobody_is_left_to_act_goes_on_by_itself() -> None:
    game = settled("fix R1 ~eliminated with blue", "fix R2 ~eliminated with blue")
    assert game.table.sequence.steps[game.state.step].active == "blue"


def test_a_fix_is_taken_back_with_consent_only() -> None:
    game = toy_game()
    before = game.state
    game.settle("red", Fix("R1", "0202", consent="blue"))
    with pytest.raises(IllegalOrder, match="both sides have settled"):
        game.undo("red")
    again = loaded(game.save())
    for one in (game, again):
        one.undo("red", "blue")
        assert one.state == before


@given(st.integers(0, 20), st.integers(0, 10**6), st.sampled_from(["resign", "draw", "end", "fix"]))
def test_whatever_is_settled_replays_identically(steps: int, seed: int, kind: str) -> None:
    game = toy_game(seed)
    play_on(game, steps, seed)
    settlements: dict[str, Settlement] = {
        "resign": Resign("blue"),
        "draw": Draw("blue"),
        "end": Declared("forfeit", "red"),
        "fix": Fix("R2", "0301", strength=2, consent="blue"),
    }
    try:
        game.settle("blue" if kind == "resign" else "red", settlements[kind])
    except IllegalOrder:
        assert isinstance(game.node, Chance | Over) or kind == "fix"
    play_on(game, 5, seed)
    saved = read_saved(game.save())
    assert verify(table_for(saved), saved).difference is None
    assert loaded(game.save()).save() == game.save()
