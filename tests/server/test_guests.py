"""Friends in one house: a guest has a name and a link to come back with, the host invites anew."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.conftest import HOST, Browser

from grognard.server.app import create_app
from grognard.server.settings import Settings


@pytest.fixture
def house(url: str) -> Iterator[TestClient]:
    with TestClient(create_app(Settings(db=url, house=True)), base_url=HOST) as client:
        yield client


class Host(Browser):
    """Whoever has opened a game, the other seat of which is free."""

    def __init__(self, client: TestClient) -> None:
        super().__init__(client)
        opened = self.open(french="me", allied="open")
        self.game, self.invitation = opened["game"], opened["links"]["allied"]
        self.gallery = opened["spectator"]
        self.at = f"/api/games/{self.game}"

    def guest(self, name: str | None = None, token: str = "", status: int = 200) -> Browser:
        """Somebody who follows an invitation."""
        browser = Browser(self.client)
        browser.post(f"{self.at}/join", {"token": token or self.invitation, "name": name}, status)
        return browser

    def sees(self) -> Any:
        return self.get(self.at)


def test_a_guest_gives_a_name_that_the_others_see(house: TestClient) -> None:
    host = Host(house)
    host.guest("  Marie   Louise ")
    assert host.sees()["names"] == {"french": None, "allied": "Marie Louise"}
    assert host.sees()["seats"]["allied"] == "person"


def test_a_name_that_is_none_or_belongs_to_an_account_takes_no_seat(house: TestClient) -> None:
    Browser(house).sign_up("Ney")
    host = Host(house)
    for name, status in (("x", 422), ("a@b.org", 422), ("ney", 409)):
        host.guest(name, status=status)
        assert host.sees()["seats"]["allied"] == "open"
    host.guest("")
    assert host.sees()["names"]["allied"] is None


def test_a_personal_link_leads_back_into_the_seat_from_another_machine(house: TestClient) -> None:
    host = Host(house)
    own = host.guest("Marie").post(f"{host.at}/link", {})
    assert own["side"] == "allied"
    elsewhere = host.guest(token=own["token"])
    assert elsewhere.get(host.at)["you"] == ["allied"]
    assert host.sees()["names"]["allied"] == "Marie"


def test_whoever_only_looks_on_has_no_personal_link(house: TestClient) -> None:
    host = Host(house)
    watcher = host.guest(token=host.gallery)
    assert watcher.get(host.at)["you"] == []
    watcher.post(f"{host.at}/link", {}, 403)


def test_a_seat_of_an_account_is_come_back_to_by_signing_in(house: TestClient) -> None:
    ney = Browser(house)
    ney.sign_up("Ney")
    game = ney.open(french="me", allied="open")["game"]
    ney.post(f"/api/games/{game}/link", {}, 409)


def test_the_host_invites_anew_into_a_seat_that_is_taken(house: TestClient) -> None:
    host = Host(house)
    guest = host.guest("Marie")
    assert host.sees()["may_reseat"] == ["allied"]
    assert guest.get(host.at)["may_reseat"] == []
    guest.post(f"{host.at}/renew", {"side": "french"}, 409)
    own = guest.post(f"{host.at}/link", {})
    fresh = host.post(f"{host.at}/renew", {"side": "allied"})["token"]
    assert host.sees()["seats"]["allied"] == "open"
    assert host.sees()["names"]["allied"] is None
    # Neither the seat's cookie nor its link nor the invitation before lead anywhere any more.
    guest.get(host.at, 401)
    for void in (own["token"], host.invitation):
        host.guest(token=void, status=401)
    assert host.guest("Jean", token=fresh).get(host.at)["you"] == ["allied"]


def test_a_seat_of_an_account_is_nobody_elses(house: TestClient) -> None:
    host = Host(house)
    ney = Browser(house)
    ney.sign_up("Ney")
    ney.post(f"{host.at}/join", {"token": host.invitation})
    assert host.sees()["may_reseat"] == []
    host.post(f"{host.at}/renew", {"side": "allied"}, 409)


def test_on_a_public_server_nobody_is_turned_out(client: TestClient) -> None:
    host = Host(client)
    host.guest("Marie")
    assert host.sees()["may_reseat"] == []
    host.post(f"{host.at}/renew", {"side": "allied"}, 409)


def test_an_address_becomes_a_square(client: TestClient) -> None:
    told = Browser(client).post("/api/quick-response", {"text": "http://192.0.2.7:8811/#/join/a/b"})
    assert told["width"] >= 25
    assert told["path"].startswith("M")
    Browser(client).post("/api/quick-response", {"text": "x" * 3000}, 422)
    Browser(client).post("/api/quick-response", {"text": "€" * 2000}, 422)
