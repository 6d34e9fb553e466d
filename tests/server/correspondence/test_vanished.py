"""An opponent who has vanished holds nobody up for ever, in a game without a clock neither."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient
from tests.server.conftest import HOST, Browser

from grognard.server.app import create_app
from grognard.server.settings import Settings

DAY = 24 * 3600 * 1000
CLOCK = [0]


@pytest.fixture
def host_and_guest(url: str) -> Iterator[tuple[Browser, Browser, str]]:
    """A game without a clock in which it is the host's turn."""
    CLOCK[0] = 1_800_000_000_000
    settings = Settings(db=url, pulse=1e6)
    with TestClient(create_app(settings, now=lambda: CLOCK[0]), base_url=HOST) as client:
        host, guest = Browser(client), Browser(client)
        opened = host.open(french="me", allied="open")
        guest.post(f"/api/games/{opened['game']}/join", {"token": opened["links"]["allied"]})
        yield host, guest, opened["game"]


def test_thirty_days_of_silence_end_a_game(host_and_guest: tuple[Browser, Browser, str]) -> None:
    host, guest, game = host_and_guest
    path = f"/api/games/{game}"
    CLOCK[0] += 13 * DAY
    assert guest.get(path)["clock"] is None
    CLOCK[0] += 2 * DAY
    assert guest.get(path)["clock"]["side"] == "french"
    guest.post(f"{path}/claim", {}, 409)
    host.post(f"{path}/claim", {}, 409)
    CLOCK[0] += 16 * DAY
    guest.post(f"{path}/claim", {})
    assert guest.get(path)["over"]["winner"] == "allied"


@pytest.mark.parametrize("way", ["renew", "computer"])
def test_or_somebody_else_takes_the_seat(host_and_guest: tuple[Browser, Browser, str], way: str) -> None:
    host, guest, game = host_and_guest
    path = f"/api/games/{game}"
    guest.post(f"{path}/{way}", {"side": "french"}, 409)
    CLOCK[0] += 31 * DAY
    host.post(f"{path}/{way}", {"side": "allied"}, 409)
    told = guest.post(f"{path}/{way}", {"side": "french"})
    if way == "renew":
        host.get(path, 401)
        newcomer = Browser(guest.client)
        newcomer.post(f"{path}/join", {"token": told["token"]})
        newcomer.give(game, "done")
    else:
        assert guest.get(path)["seats"]["french"] == "computer"
