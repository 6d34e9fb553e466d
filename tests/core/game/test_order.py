"""Orders are read as they are written, whatever fields they have."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.game.toy import play_on, toy_game

from grognard.core.errors import BadCase
from grognard.core.game.order import Input, Order, Throw, parse

IDS = st.from_regex(r"[A-Za-z][A-Za-z0-9.-]{0,5}", fullmatch=True).filter(lambda id: id not in ("by", "via"))
HEXES = st.from_regex(r"[0-9]{4}|[0-9]{6}", fullmatch=True)
SLUGS = st.from_regex(r"[a-z0-9][a-z0-9.-]{0,8}", fullmatch=True)


def maybe(words: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.one_of(st.just(""), words)


ORDERS = st.builds(
    Order,
    verb=SLUGS.filter(lambda verb: verb not in ("throw", "choose")),
    units=st.lists(IDS, max_size=3).map(tuple),
    to=maybe(HEXES),
    facing=maybe(st.sampled_from(["N", "NE", "SE", "S", "SW", "NW", "E", "W"])),
    formation=maybe(SLUGS),
    path=st.lists(HEXES, max_size=3).map(tuple),
    target=maybe(HEXES),
    option=maybe(SLUGS),
    by=maybe(IDS),
)
ANSWERS = st.builds(Order, st.just("choose"), option=SLUGS)
THROWS = st.builds(Throw, st.lists(st.integers(0, 100), min_size=1, max_size=4).map(tuple))


@given(st.one_of(ORDERS, ANSWERS, THROWS))
def test_every_input_is_read_as_it_is_written(given: Input) -> None:
    assert parse(str(given)) == given


@given(st.integers(0, 20), st.integers(0, 10**6))
def test_every_order_of_a_game_is_read_as_it_is_written(steps: int, seed: int) -> None:
    game = toy_game(seed)
    play_on(game, steps, seed)
    for order in game.orders():
        assert parse(str(order)) == order


def test_a_turn_on_the_spot_has_a_facing_alone() -> None:
    assert str(Order("turn", ("A05",), facing="SE")) == "turn A05 /SE"


def test_spaces_do_not_matter() -> None:
    assert parse("  move   A05\t0616/NE ") == Order("move", ("A05",), "0616", "NE")


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "order: expected a verb"),
        ("throw", "expected the faces of the dice"),
        ("throw five", "expected the faces of the dice"),
        ("throw ²", "expected the faces of the dice"),
        ("throw 99999", "expected the faces of the dice"),
        ("choose", "expected one option"),
        ("choose a b", "expected one option"),
        ("move A05 via", "expected hexes after «via»"),
        ("order A05 by", "expected one commander after «by»"),
        ("move A05 0616 0617", "'0617' gives a second to"),
        ("move A05 =", "expected something after '='"),
        ("move A05 A06", "cannot place 'A06'"),
        ("move A05 0616/NORTH", "cannot place '0616/NORTH'"),
    ],
)
def test_what_cannot_be_read_is_refused_in_words(text: str, what: str) -> None:
    with pytest.raises(BadCase) as wrong:
        parse(text)
    assert what in str(wrong.value)
