"""A position says everything, and every fault of one is named with its line."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.game.toy import play_on, toy_game

from grognard.core.errors import BadCase
from grognard.core.game.position_text import from_text, to_text
from grognard.core.game.state import Piece, Result, State

WORDS = st.text(max_size=6)
WRITTEN = st.one_of(st.integers(-(10**9), 10**9), WORDS)


@st.composite
def states(draw: st.DrawFn) -> State:
    """Any state of the toy's pieces, sensible or not."""
    pieces = []
    for piece in toy_game().table.start.pieces:
        markers = draw(st.dictionaries(WORDS, WRITTEN, max_size=3))
        pieces.append(
            Piece(
                piece.id,
                at=draw(st.integers(-1, 5)),
                facing=draw(st.integers(-1, 5)),
                formation=draw(WORDS),
                state=draw(st.one_of(st.just("normal"), WORDS)),
                strength=draw(st.integers(-3, 30)),
                depth=draw(st.integers(0, 5)),
                fate=draw(WORDS),
                markers=tuple(sorted(markers.items())),
            )
        )
    tracks = draw(st.dictionaries(WORDS, WRITTEN, max_size=3))
    result = draw(st.one_of(st.none(), st.builds(Result, WORDS, WORDS, WORDS)))
    return State(tuple(pieces), draw(st.integers(1, 40)), draw(st.integers(0, 2)), tracks, result)


@given(states())
def test_every_state_comes_back_as_it_was(state: State) -> None:
    table = toy_game().table
    text = to_text(table, state)
    assert from_text(table, text) == state
    assert to_text(table, from_text(table, text)) == text


@given(st.integers(0, 40), st.integers(0, 10**6))
def test_positions_of_games_come_back(steps: int, seed: int) -> None:
    game = toy_game(seed)
    play_on(game, steps, seed)
    assert from_text(game.table, to_text(game.table, game.state)) == game.state


def test_it_reads_like_a_sheet_of_paper() -> None:
    game = toy_game()
    state = game.state
    told = msgspec.structs.replace(
        state.pieces[0],
        facing=2,
        formation="line",
        state="shaken",
        markers=(("order", "attack"), ("spent", 3)),
    )
    state = msgspec.structs.replace(state, pieces=(told, *state.pieces[1:]))
    assert to_text(game.table, state) == (
        "toy-field turn 1 step 0 red/act\n"
        "R1 0101/SE =line 4 !shaken order=attack spent=3\n"
        "R2 0201 4\n"
        "B1 0301 4\n"
        "track weather=fine\n"
    )


GOOD = "toy-field turn 1 step 0 red/act\nR1 0101 4\nR2 0201 4\nB1 0301 4\n"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("toy-field", "elsewhere", "line 1: expected a position of toy-field, got elsewhere"),
        ("step 0", "step 9", "line 1: expected a step from 0 to 2, got 9"),
        ("red/act", "blue/act", "line 1: step 0 is red/act, not blue/act"),
        ("turn 1 step", "turn one step", "line 1: expected «turn 1 step 0» and the phase after toy-field"),
        ("R2 0201", "R9 0201", "line 3: there is no piece 'R9' in toy-field"),
        ("R2 0201", "R1 0201", "line 3: R1 has a line already"),
        ("0201", "0901", "line 3: 0901 is off the map"),
        ("0201", "0201/X", "line 3: 'X' is not a direction"),
        ("0201 4", "0201 4 4", "line 3: '4' gives a second strength"),
        ("0201 4", "0201 4 a=1 a=2", "line 3: 'a=2' gives a second a"),
        ("0201 4", "0201 4 loose", "line 3: cannot place 'loose'"),
        ("0201 4", '0201 4 a="b', "line 3: a quotation mark has no partner"),
        ("R2 0201 4\n", "", "position: expected a line for each piece, R2 has none"),
        ("B1 0301 4\n", "B1 0301 4\ntrack a=1\ntrack a=2\n", "line 6: a has a line already"),
        ("B1 0301 4\n", "B1 0301 4\nresult red\n", "line 5: expected winner, how and rule after «result»"),
        ("R2 0201 4", "R2", "line 3: R2: expected its hex"),
    ],
)
def test_a_fault_is_named_with_its_line(old: str, new: str, fault: str) -> None:
    with pytest.raises(BadCase) as wrong:
        from_text(toy_game().table, GOOD.replace(old, new, 1))
    assert fault in str(wrong.value)


def test_all_faults_are_named_at_once() -> None:
    with pytest.raises(BadCase) as wrong:
        from_text(toy_game().table, GOOD.replace("0101", "9901").replace("0301", "9901"))
    assert [fault.path for fault in wrong.value.faults] == ["position line 2", "position line 4"]


def test_nothing_is_no_position() -> None:
    with pytest.raises(BadCase, match="expected a position, got nothing"):
        from_text(toy_game().table, " \n")
