from __future__ import annotations

import pytest
from starlette.testclient import TestClient
from tests.server.conftest import HOST, Browser
from tests.server.correspondence.conftest import DAY, Table, Watch

from grognard.server import game_shapes
from grognard.server.app import create_app
from grognard.server.settings import Settings


@pytest.fixture
def table(client: TestClient) -> Table:
    return Table(client, days=3)


def test_without_days_there_is_no_clock(client: TestClient) -> None:
    table = Table(client)
    assert table.state()["clock"] is None
    table.allied.post(f"{table.at}/claim", {}, 409)
    table.allied.post(f"{table.at}/grant", {}, 409)


def test_the_state_shows_until_when_somebody_has_to_decide(table: Table, watch: Watch) -> None:
    clock = table.state()["clock"]
    assert clock == {"days": 3, "deadline": watch.at + 3 * DAY, "side": "french"}
    assert table.guest.get(table.at)["clock"] == clock
    game_shapes.GameState.model_validate(table.state())
    watch.pass_by(days=1)
    table.french.give(table.game, "done")
    assert table.state()["clock"]["deadline"] == watch.at + 3 * DAY


def test_time_begins_when_the_last_seat_is_taken(client: TestClient, watch: Watch) -> None:
    owner, friend = Browser(client), Browser(client)
    body = {"scenario": "alea-training", "seats": {"french": "me", "allied": "open"}, "days": 1}
    opened = owner.post("/api/games", body, 201)
    at = f"/api/games/{opened['game']}"
    assert owner.get(at)["clock"]["deadline"] is None
    watch.pass_by(days=10)
    friend.post(f"{at}/join", {"token": opened["links"]["allied"]})
    assert owner.get(at)["clock"]["deadline"] == watch.at + DAY


def test_computers_have_all_the_time(client: TestClient) -> None:
    owner = Browser(client)
    seats = {"french": "computer", "allied": "computer"}
    opened = owner.post("/api/games", {"scenario": "alea-training", "seats": seats, "days": 1}, 201)
    assert owner.get(f"/api/games/{opened['game']}")["clock"]["deadline"] is None


def test_a_late_opponent_loses_when_he_is_claimed_and_not_before(table: Table, watch: Watch) -> None:
    assert table.allied.post(f"{table.at}/claim", {}, 409)["title"] == "There is time left"
    watch.pass_by(days=3)
    table.allied.post(f"{table.at}/claim", {}, 409)
    watch.pass_by(hours=1)
    assert table.state()["over"] is None
    table.french.post(f"{table.at}/claim", {}, 409)
    table.allied.post(f"{table.at}/claim", {})
    over = table.state()["over"]
    assert (over["winner"], over["how"]) == ("allied", "forfeit")
    assert "forfeit" in over["text"]
    # It stands in the journal, so a save of the game ends in the same way.
    assert table.allied.get(f"{table.at}/log")["entries"][-1]["given"] == "end forfeit for allied"
    assert table.allied.get(f"{table.at}/export")["entries"][-1]["given"] == "end forfeit for allied"
    assert table.state()["clock"]["deadline"] is None
    table.french.give(table.game, "done", 409)


def test_whoever_is_late_may_still_decide_until_he_is_claimed(table: Table, watch: Watch) -> None:
    watch.pass_by(days=9)
    table.french.give(table.game, "done")
    assert table.allied.post(f"{table.at}/claim", {}, 409)["title"] == "There is time left"


def test_of_a_claim_and_an_order_at_two_processes_one_stands(
    table: Table, settings: Settings, watch: Watch
) -> None:
    watch.pass_by(days=4)
    with TestClient(create_app(settings, now=watch), base_url=HOST) as other:
        elsewhere = Browser(other, table.french.jar)
        # The other process knows the game before this one has heard of the order.
        assert elsewhere.get(table.at)["over"] is None
        elsewhere.give(table.game, "done")
        table.allied.post(f"{table.at}/claim", {}, 409)
        assert table.state()["over"] is None
        watch.pass_by(days=4)
        table.allied.post(f"{table.at}/claim", {})
        elsewhere.give(table.game, "done", 409, sequence=2)


def test_the_opponent_may_grant_more_time_for_this_decision(table: Table, watch: Watch) -> None:
    table.french.post(f"{table.at}/grant", {}, 409)
    watch.pass_by(days=4)
    granted = table.allied.post(f"{table.at}/grant", {})["deadline"]
    assert granted == watch.at + 3 * DAY == table.state()["clock"]["deadline"]
    table.allied.post(f"{table.at}/claim", {}, 409)
    assert table.allied.post(f"{table.at}/grant", {})["deadline"] == granted + 3 * DAY
    table.french.give(table.game, "done")
    assert table.state()["clock"]["deadline"] == watch.at + 3 * DAY


def test_time_can_be_granted_for_a_year_at_most(table: Table, watch: Watch) -> None:
    for _ in range(200):
        until = table.allied.post(f"{table.at}/grant", {})["deadline"]
    assert until == watch.at + 365 * DAY


@pytest.mark.parametrize("days", [0, -1, 61, 1.5, "3", True])
def test_strange_days_are_refused(client: TestClient, days: object) -> None:
    seats = {"french": "me", "allied": "open"}
    body = {"scenario": "alea-training", "seats": seats, "days": days}
    assert Browser(client).post("/api/games", body, 422)["faults"][0]["where"].startswith("body.days")
