"""Who counts as one visitor."""

from __future__ import annotations

import pytest

from grognard.server.connections import Bounds, visitor_at
from grognard.server.serving import within_files


@pytest.mark.parametrize(
    ("address", "visitor"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("::1", "::1"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_one_visitor_is_an_address_or_a_whole_network_of_ipv6(address: str, visitor: str) -> None:
    assert visitor_at(address) == visitor


def test_there_are_never_more_connections_than_files() -> None:
    assert within_files(Bounds(total=10)).total == 10
    assert within_files(Bounds(total=10**12)).total < 10**12
