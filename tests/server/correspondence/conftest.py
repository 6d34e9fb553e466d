"""Two players at a table, and a watch that is set by hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient
from tests.server.conftest import HOST, Browser
from tests.server.test_play import skip_to_allied

from grognard.server.app import create_app
from grognard.server.settings import Settings

HOUR = 3600 * 1000
DAY = 24 * HOUR


class Watch:
    """Milliseconds since 1970, as the test wants them."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000

    def __call__(self) -> int:
        return self.at

    def pass_by(self, *, hours: float = 0, days: float = 0) -> None:
        self.at += int(hours * HOUR + days * DAY)


class Table:
    """A game of two people, each at his own browser; the French decide first."""

    def __init__(self, client: TestClient, days: int | None = None) -> None:
        self.client = client
        self.french, self.allied, self.guest = Browser(client), Browser(client), Browser(client)
        body = {"scenario": "alea-training", "seats": {"french": "me", "allied": "open"}, "days": days}
        opened = self.french.post("/api/games", body, 201)
        self.game, self.invitation = opened["game"], opened["links"]["allied"]
        self.at = f"/api/games/{self.game}"
        self.allied.post(f"{self.at}/join", {"token": self.invitation})
        self.guest.post(f"{self.at}/join", {"token": opened["spectator"]})

    def state(self, who: Browser | None = None) -> dict[str, Any]:
        found: dict[str, Any] = (who or self.french).get(self.at)
        return found

    def pass_turn(self) -> None:
        """The French do nothing until the allies have to decide."""
        skip_to_allied(self.french, self.game)

    def pass_back(self) -> None:
        """The allies do nothing until the French have to decide."""
        while (state := self.allied.get(self.at))["node"]["side"] == "allied":
            choice = state["node"]["choice"]
            self.allied.give(self.game, f"choose {choice['options'][0]['value']}" if choice else "done")

    def resign(self) -> None:
        self.french.post(f"{self.at}/resign", {})


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def settings(settings: Settings) -> Settings:
    # Whoever delivers notices in these tests does it by hand.
    return msgspec.structs.replace(settings, notice_after=0.0, notice_every=3600.0, neighbours=True)


@pytest.fixture
def client(settings: Settings, watch: Watch) -> Iterator[TestClient]:
    with TestClient(create_app(settings, now=watch), base_url=HOST) as client:
        yield client


@pytest.fixture
def table(client: TestClient) -> Table:
    return Table(client)
