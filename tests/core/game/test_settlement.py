"""What players settle is read as it is written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.core.errors import BadCase
from grognard.core.game.settlement import (
    Declared,
    Draw,
    Fix,
    Resign,
    Settlement,
    is_settlement,
    read_settlement,
)

TEXTS = st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1, max_size=8)
SIDES = st.one_of(TEXTS, st.sampled_from(["with", "for", "french", "-", "0606", "track"]))
WORDS = st.one_of(TEXTS, st.sampled_from(["with", "-", "normal", "3"]))
WRITTEN = st.one_of(st.none(), st.integers(-(10**9), 10**9), WORDS)
FIXES = st.builds(
    Fix,
    unit=SIDES,
    place=st.one_of(st.just(""), st.from_regex(r"[0-9]{4}|[0-9]{6}", fullmatch=True)),
    facing=st.sampled_from(["", "N", "SE", "-"]),
    formation=st.one_of(st.just(""), WORDS),
    strength=st.one_of(st.none(), st.integers(0, 999)),
    state=st.one_of(st.just(""), WORDS),
    fate=st.one_of(st.just(""), WORDS),
    markers=st.dictionaries(WORDS, WRITTEN, max_size=3).map(lambda found: tuple(found.items())),
    consent=st.one_of(st.just(""), SIDES),
)
ENDS = st.one_of(
    st.builds(Resign, SIDES),
    st.builds(Draw, st.one_of(st.just(""), SIDES)),
    st.builds(Declared, st.from_regex(r"[a-z][a-z-]{0,9}", fullmatch=True), st.one_of(st.just(""), SIDES)),
)


@given(st.one_of(ENDS, FIXES))
def test_every_settlement_is_read_as_it_is_written(what: Settlement) -> None:
    assert is_settlement(str(what))
    assert read_settlement(str(what)) == what


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("resign french", Resign("french")),
        ("draw with allied", Draw("allied")),
        ("end forfeit for french", Declared("forfeit", "french")),
        ("end abandoned", Declared("abandoned")),
        ("fix A03 0606 with allied", Fix("A03", "0606", consent="allied")),
        ("fix A03 /-", Fix("A03", facing="-")),
        ("fix A03 ~fled", Fix("A03", fate="fled")),
        (
            "fix A03 0606/N =square 3 !normal order=attack fatigue=- with allied",
            Fix(
                "A03",
                "0606",
                "N",
                "square",
                3,
                "normal",
                "",
                (("order", "attack"), ("fatigue", None)),
                "allied",
            ),
        ),
    ],
)
def test_the_notation_is_what_people_type(text: str, what: Settlement) -> None:
    assert read_settlement(text) == what
    assert str(what) == text


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("resign", "resign: expected the side that gives up, for example: resign french"),
        (
            "draw allied",
            "draw allied: expected nothing but the side that agrees, for example: draw with allied",
        ),
        ("draw with", "draw with: expected one side after «with», at the end"),
        ("end", "end: expected how, and for whom if somebody wins, for example: end forfeit for french"),
        ("end 12", "end 12: expected a short word for how it ended, got '12'"),
        ("fix", "fix: expected a counter, for example: fix A03 0606/N with allied"),
        ("fix A03 0606 0607", "fix A03 0606 0607: '0607' gives a second place"),
        ("fix A03 a=1 a=2", "fix A03 a=1 a=2: 'a=2' gives a second a"),
        ("fix A03 where", "fix A03 where: cannot place 'where': expected a hex such as 0606/N, strength"),
        ('fix A03 "', 'fix A03 ": a quotation mark has no partner'),
        ("move A03", "move A03: expected one of resign, draw, end, fix"),
        ("", "settlement: expected one of resign, draw, end, fix"),
    ],
)
def test_what_cannot_be_read_is_refused_in_one_line(text: str, what: str) -> None:
    with pytest.raises(BadCase) as wrong:
        read_settlement(text)
    assert str(wrong.value).startswith(what)
