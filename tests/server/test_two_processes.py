"""Two servers on one database answer as one would: to whoever asks, whichever of them he asks."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient
from tests.server.conftest import HOST, Browser, call, state_of

from grognard.server.access import ACCESS
from grognard.server.app import create_app
from grognard.server.database import Database
from grognard.server.match import Match
from grognard.server.settings import Settings

#: nobody looks by himself at what the other has written
NEVER = 10_000.0


@pytest.fixture
def both(settings: Settings) -> Iterator[tuple[TestClient, TestClient]]:
    apart = msgspec.structs.replace(settings, watch=NEVER)
    with (
        TestClient(create_app(apart), base_url=HOST) as here,
        TestClient(create_app(apart), base_url=HOST) as there,
    ):
        yield here, there


def seated(both: tuple[TestClient, TestClient]) -> tuple[str, Browser, Browser]:
    """A game with a player at each server."""
    host, guest = Browser(both[0]), Browser(both[1])
    opened = host.open(french="me", allied="open")
    game = opened["game"]
    guest.post(f"/api/games/{game}/join", {"token": opened["links"]["allied"]})
    return game, host, guest


def test_what_is_ordered_at_one_is_seen_at_the_other_at_once(both: tuple[TestClient, TestClient]) -> None:
    game, host, guest = seated(both)
    path = f"/api/games/{game}"
    for number in range(30):
        state = guest.get(path)
        assert state["sequence"] == host.get(path)["sequence"]
        if state["node"]["kind"] != "decision":
            break
        mover = host if state["node"]["side"] == "french" else guest
        choice = state["node"]["choice"]
        given = f"choose {choice['options'][0]['value']}" if choice else "done"
        mover.give(game, given, sequence=state["sequence"], key=f"key-{number:05}")
        assert [guest.get(f"{path}/log"), guest.get(f"{path}/orders")["sequence"]] == [
            host.get(f"{path}/log"),
            host.get(f"{path}/orders")["sequence"],
        ]


def test_an_order_that_was_seen_at_one_may_be_answered_at_the_other(
    both: tuple[TestClient, TestClient],
) -> None:
    player, other = Browser(both[0]), Browser(both[1])
    game = player.open(french="me", allied="me")["game"]
    other.jar = player.jar
    for number in range(6):
        whose = (player, other)[number % 2]
        given = whose.give(game, "done", sequence=number + 1, key=f"key-{number:05}")
        assert given["sequence"] == number + 2
        again = (other, player)[number % 2].give(game, "done", sequence=number + 1, key=f"key-{number:05}")
        assert again["entry"] == given["entry"], "the same order sent to the other is given once"


def test_no_read_is_answered_for_a_seat_that_was_taken_away_elsewhere(
    both: tuple[TestClient, TestClient],
) -> None:
    game, host, guest = seated(both)
    path = f"/api/games/{game}"
    reads = sorted(
        path for method, path in ACCESS if method == "GET" and path.startswith("/api/games/{game}")
    )
    assert len(reads) > 20
    guest.get(path)
    # The guest leaves at his own server; the host calls somebody else at the other one.
    guest.post(f"{path}/leave", {})
    host.post(f"{path}/renew", {"side": "allied"})
    for read in reads:
        if read.endswith("/live"):
            continue
        called = both[1].get(read.format(game=game, layer="zoc"), headers=guest.headers(path))
        assert called.status_code == 401, (read, called.status_code)
    streamed = both[1].get(f"{path}/live", headers=guest.headers(path))
    assert streamed.status_code == 401


def test_postgresql_tells_at_once(both: tuple[TestClient, TestClient], url: str) -> None:
    if not url.startswith("postgresql"):
        assert Database(url).file is not None, "a file tells nobody; see the watch in test_live.py"
        return
    game, host, guest = seated(both)
    path = f"/api/games/{game}"

    def heard_at_there(count: int) -> Any:
        there = both[1]
        match: Match = call(there, state_of(there).matches.find, game)
        match.listeners = 1

        async def wait() -> int:
            async with asyncio.timeout(120):
                while match.sequence < count:
                    await match.bell.wait()
            return match.sequence

        assert there.portal is not None
        return there.portal.start_task_soon(wait)

    waiting = heard_at_there(2)
    host.give(game, "done", sequence=1)
    assert waiting.result(60) == 2
    assert guest.get(path)["sequence"] == 2
