"""Chains of shares: bound to one another backwards, and of no help forwards."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from grognard.dice import D6
from grognard.dice.shares import ACT, ANSWER, LENGTH, before, joined, shares
from grognard.dice.sources import derive_face


def test_every_share_is_bound_to_the_one_before() -> None:
    chain = shares(b"secret", ACT)
    assert len(chain) == LENGTH + 1
    assert all(before(late) == early for early, late in pairwise(chain))


def test_chains_of_one_secret_have_nothing_in_common() -> None:
    assert not set(shares(b"secret", ACT)) & set(shares(b"secret", ANSWER))
    assert not set(shares(b"secret", ACT)) & set(shares(b"other", ACT))


def test_either_share_changes_the_dice() -> None:
    assert len({joined(a, b) for a in (b"1" * 32, b"2" * 32) for b in (b"1" * 32, b"2" * 32)}) == 4


def test_faces_made_of_shares_are_even() -> None:
    own, other = shares(b"own", ACT), shares(b"other", ANSWER)
    faces = Counter(
        derive_face(joined(a, b).encode(), "battle", place, "roll", 0, D6)
        for place, (a, b) in enumerate(zip(own[:6000], other[:6000], strict=True))
    )
    # 1,000 of each are due; five deviations of a binomial are 144.
    assert set(faces) == set(range(1, 7))
    assert all(abs(count - 1000) < 144 for count in faces.values())
