"""Refusals are listed once, and read by whoever checks, lists or explains."""

from __future__ import annotations

import pytest

from grognard.core.errors import IllegalOrder
from grognard.core.legality import Refusals, first, is_allowed, refuse
from grognard.core.messages import message


def faults(*rules: str) -> Refusals:
    for rule in rules:
        yield IllegalOrder(message("refuse-surplus"), rule)


def test_a_check_raises_the_first_refusal_and_only_where_there_is_one() -> None:
    refuse(faults())
    with pytest.raises(IllegalOrder) as refused:
        refuse(faults("7.1", "7.2"))
    assert refused.value.rule == "7.1"


def test_a_listing_keeps_what_nothing_stands_against() -> None:
    assert is_allowed(faults())
    assert not is_allowed(faults("7.1"))
    assert first(faults()) is None
    found = first(faults("7.2", "7.1"))
    assert found is not None
    assert found.rule == "7.2"
