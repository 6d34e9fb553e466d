"""What strangers bring takes no more room than there is for it, and what is used stays."""

from __future__ import annotations

from grognard.core.lately import Lately


def test_what_was_not_used_for_longest_makes_room() -> None:
    held: Lately[str] = Lately(3, 1000, len)
    for id in "abcd":
        held.keep(id, id)
        held.keep("a", "a")
    assert list(held) == ["c", "d", "a"]


def test_large_ones_make_room_sooner_and_the_last_is_always_at_hand() -> None:
    held: Lately[str] = Lately(100, 1000, len)
    for number in range(20):
        held.keep(str(number), "x" * 300)
    assert list(held) == ["17", "18", "19"]
    held.keep("large", "x" * 5000)
    assert list(held) == ["large"]
