"""Acts of several: whom the listed orders name."""

from __future__ import annotations

from grognard.core.game.muster import Recruit, listed
from grognard.core.game.order import Order, parse


def order(text: str) -> Order:
    found = parse(text)
    assert isinstance(found, Order)
    return found


def test_everybody_named_in_orders_of_one_kind_at_one_place_may_take_part() -> None:
    orders = [order(text) for text in ("fire A >0202", "fire B+A >0202", "fire C >0303", "move D 0202")]
    assert listed(orders, order("fire A >0202")) == (Recruit("A"), Recruit("B"))
    assert listed(orders, order("fire A >0404")) == ()


def test_what_is_chosen_besides_makes_no_other_act() -> None:
    orders = [order("allot A"), order("allot A+B :once"), order("done")]
    assert [one.unit for one in listed(orders, order("allot"))] == ["A", "B"]
