"""A first visit, with all that is kept for times without a network, is small enough for a phone."""

from __future__ import annotations

from bench.site import megabytes

#: compressed, as it comes over the wire
PROMISED = 12.0


def test_everything_of_a_first_visit_stays_within_what_is_promised() -> None:
    assert megabytes() <= PROMISED
