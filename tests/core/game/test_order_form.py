"""An order has the parts of its kind, and names places that exist."""

from __future__ import annotations

import pytest
from tests.staging import stage

from grognard.core.errors import IllegalOrder
from grognard.core.game.order import Order, parse
from grognard.core.game.order_form import cell_named, check_form

BATTLE = stage("maida-1806", "shock", "french")


def order(text: str) -> Order:
    parsed = parse(text)
    assert isinstance(parsed, Order)
    return parsed


@pytest.mark.parametrize(
    ("text", "parts", "units"),
    [
        ("move N01 1006/N", ("to", "facing"), 1),
        ("shock N01+N02 >1006", ("target",), 2),
        ("fire N01+N02 >1006", ("target",), None),
    ],
)
def test_an_order_with_the_parts_of_its_kind_has_the_right_form(
    text: str, parts: tuple[str, ...], units: int | None
) -> None:
    check_form(BATTLE, order(text), "5.1", *parts, units=units)


@pytest.mark.parametrize(
    ("text", "parts"), [("move N01 1006/N", ("to",)), ("move N01+N02 1006", ("to",)), ("move 1006", ("to",))]
)
def test_whatever_an_order_says_besides_is_refused(text: str, parts: tuple[str, ...]) -> None:
    with pytest.raises(IllegalOrder) as refused:
        check_form(BATTLE, order(text), "5.1", *parts)
    assert (refused.value.reason.key, refused.value.rule) == ("refuse-surplus", "jours-de-gloire 5.1")


def test_a_place_that_is_not_on_the_map_is_refused() -> None:
    assert cell_named(BATTLE, "1006", "2.1") == BATTLE.board.grid.cell_of("1006")
    with pytest.raises(IllegalOrder) as refused:
        cell_named(BATTLE, "9999", "2.1")
    assert (refused.value.reason.key, refused.value.rule) == ("refuse-hex", "jours-de-gloire 2.1")
