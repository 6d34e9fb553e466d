from __future__ import annotations

import pytest
from starlette.testclient import TestClient
from tests.server.conftest import HOST, Browser
from tests.server.correspondence.conftest import Table, Watch

from grognard.server import game_shapes
from grognard.server.app import create_app
from grognard.server.correspondence.shapes import Rematch, Renewed, Settled
from grognard.server.settings import Settings

# Leaving


def test_whoever_leaves_only_looks_on_and_everybody_sees_it(table: Table) -> None:
    table.allied.post(f"{table.at}/leave", {})
    state = table.allied.get(table.at)
    game_shapes.GameState.model_validate(state)
    assert (state["you"], state["left"]) == ([], ["allied"])
    assert table.state()["seats"] == {"french": "me", "allied": "left"}
    table.allied.get(f"{table.at}/orders", 403)
    table.allied.get(f"{table.at}/notes", 403)


def test_the_same_cookie_takes_the_seat_again(table: Table) -> None:
    table.allied.post(f"{table.at}/notes", {"text": "mine"})
    table.allied.post(f"{table.at}/leave", {})
    assert table.allied.post(f"{table.at}/rejoin", {})["you"] == ["allied"]
    assert table.allied.post(f"{table.at}/rejoin", {})["you"] == ["allied"]
    assert table.state()["seats"]["allied"] == "person"
    assert table.allied.get(f"{table.at}/notes") == {"text": "mine"}


def test_nobody_rejoins_where_he_never_sat(table: Table, client: TestClient) -> None:
    table.allied.post(f"{table.at}/leave", {})
    assert table.guest.post(f"{table.at}/rejoin", {})["you"] == []
    Browser(client).post(f"{table.at}/rejoin", {}, 401)
    assert table.state()["seats"]["allied"] == "left"


def test_an_old_link_does_not_take_a_seat_that_was_left(table: Table, client: TestClient) -> None:
    table.allied.post(f"{table.at}/leave", {})
    Browser(client).post(f"{table.at}/join", {"token": table.invitation}, 409)


def test_a_new_invitation_gives_the_seat_to_somebody_else_without_what_was_kept_there(
    table: Table, client: TestClient
) -> None:
    table.allied.post(f"{table.at}/notes", {"text": "secret plan"})
    table.allied.post(f"{table.at}/notices", {"webhook": "https://203.0.114.7/hook"})
    table.allied.post(f"{table.at}/leave", {})
    renewed = table.french.post(f"{table.at}/renew", {"side": "allied"})
    Renewed.model_validate(renewed)
    assert table.state()["seats"]["allied"] == "open"
    table.allied.post(f"{table.at}/rejoin", {}, 401)
    newcomer = Browser(client)
    newcomer.post(f"{table.at}/join", {"token": table.invitation}, 401)
    assert newcomer.post(f"{table.at}/join", {"token": renewed["token"]})["you"] == ["allied"]
    assert newcomer.get(f"{table.at}/notes") == {"text": ""}
    assert newcomer.get(f"{table.at}/notices")["webhook"] == ""
    table.pass_turn()
    newcomer.give(table.game, "done")


def test_a_link_that_got_lost_can_be_renewed_before_anybody_sits_there(client: TestClient) -> None:
    owner, friend = Browser(client), Browser(client)
    opened = owner.open(french="me", allied="open")
    at = f"/api/games/{opened['game']}"
    token = owner.post(f"{at}/renew", {"side": "allied"})["token"]
    friend.post(f"{at}/join", {"token": opened["links"]["allied"]}, 401)
    friend.post(f"{at}/join", {"token": token})


@pytest.mark.parametrize("what", ["renew", "computer"])
def test_nobody_is_put_out_of_his_seat(table: Table, what: str) -> None:
    assert table.french.post(f"{table.at}/{what}", {"side": "allied"}, 409)["title"] == "Somebody sits there"
    for side in ("martians", "", "french" if what == "renew" else "x"):
        assert table.french.post(f"{table.at}/{what}", {"side": side}, 422)["faults"]
    table.french.post(f"{table.at}/{what}", {}, 422)
    assert table.allied.get(table.at)["you"] == ["allied"]


def test_a_seat_that_was_given_away_at_one_process_is_gone_at_all(
    table: Table, settings: Settings, watch: Watch
) -> None:
    with TestClient(create_app(settings, now=watch), base_url=HOST) as other:
        elsewhere = Browser(other, table.allied.jar)
        assert elsewhere.get(table.at)["you"] == ["allied"]
        table.allied.post(f"{table.at}/leave", {})
        elsewhere.post(f"{table.at}/chat", {"text": "I am still here", "key": "key-0001"}, 403)
        table.french.post(f"{table.at}/renew", {"side": "allied"})
        elsewhere.post(f"{table.at}/chat", {"text": "I am still here", "key": "key-0002"}, 401)


# The computer


def test_the_computer_takes_the_seat_of_whoever_left_and_plays(table: Table) -> None:
    table.pass_turn()
    before = table.state()["sequence"]
    table.allied.post(f"{table.at}/leave", {})
    settled = table.french.post(f"{table.at}/computer", {"side": "allied"})
    Settled.model_validate(settled)
    assert settled["done"]
    assert table.state()["seats"]["allied"] == "computer"
    for _ in range(1000):
        log = table.french.get(f"{table.at}/log", after=before)["entries"]
        if any(entry["by"] == "allied" for entry in log):
            break
    else:
        pytest.fail("the computer never acted")
    assert table.allied.get(table.at)["you"] == []
    table.allied.post(f"{table.at}/rejoin", {}, 409)


def test_the_computer_takes_a_held_seat_only_if_both_agree(table: Table) -> None:
    asked = table.allied.post(f"{table.at}/computer", {"side": "allied"})
    assert asked == {"done": False, "waiting": "french"}
    assert [(one["kind"], one["by"]) for one in table.state()["proposals"]] == [("computer", "allied")]
    assert table.french.post(f"{table.at}/computer", {"side": "allied"})["done"]
    assert table.state()["seats"]["allied"] == "computer"
    assert table.state()["proposals"] == []


def test_a_request_for_the_computer_lapses_when_the_game_goes_on(table: Table) -> None:
    table.allied.post(f"{table.at}/computer", {"side": "allied"})
    table.french.give(table.game, "done")
    table.french.post(f"{table.at}/computer", {"side": "allied"}, 409)


# Rematches


def test_there_is_no_rematch_of_a_game_that_goes_on(table: Table) -> None:
    table.french.post(f"{table.at}/rematch", {}, 409)


def test_a_rematch_is_offered_and_agreed_and_both_change_sides(client: TestClient) -> None:
    table = Table(client, days=2)
    table.resign()
    offered = table.allied.post(f"{table.at}/rematch", {})
    assert offered == {"game": None, "you": []}
    assert [(one["kind"], one["by"]) for one in table.state()["proposals"]] == [("rematch", "allied")]
    agreed = table.french.post(f"{table.at}/rematch", {})
    Rematch.model_validate(agreed)
    next = agreed["game"]
    assert agreed["you"] == ["allied"]
    assert table.allied.get(table.at)["rematch"] == next
    assert table.allied.post(f"{table.at}/rematch", {}) == {"game": next, "you": ["french"]}
    for who, side in ((table.french, "allied"), (table.allied, "french")):
        state = who.get(f"/api/games/{next}")
        assert state["you"] == [side]
        assert state["clock"]["days"] == 2
        assert state["scenario"] == "alea-training"
    table.allied.give(next, "done")


def test_an_offer_alone_makes_no_game_however_often_it_is_made(table: Table) -> None:
    table.resign()
    for _ in range(3):
        assert table.allied.post(f"{table.at}/rematch", {})["game"] is None
    assert table.state()["rematch"] is None


def test_the_computer_is_always_ready_for_a_rematch(client: TestClient) -> None:
    owner = Browser(client)
    game = owner.open(french="me", allied="computer")["game"]
    owner.post(f"/api/games/{game}/resign", {})
    again = owner.post(f"/api/games/{game}/rematch", {})
    assert again["you"] == ["allied"]
    assert owner.get(f"/api/games/{again['game']}")["seats"] == {"french": "computer", "allied": "me"}
    assert owner.post(f"/api/games/{game}/rematch", {}) == again


def test_whoever_wants_notices_wants_them_in_the_rematch_too(table: Table) -> None:
    table.french.post(f"{table.at}/notices", {"webhook": "https://203.0.114.7/hook", "silence": 5})
    table.french.post(f"{table.at}/notes", {"text": "old plans"})
    table.resign()
    table.allied.post(f"{table.at}/rematch", {})
    next = table.french.post(f"{table.at}/rematch", {})["game"]
    wanted = table.french.get(f"/api/games/{next}/notices")
    assert (wanted["webhook"], wanted["silence"]) == ("https://203.0.114.7/hook", 5)
    assert table.french.get(f"/api/games/{next}/notes") == {"text": ""}
    table.allied.post(f"{table.at}/rematch", {})
    assert table.allied.get(f"/api/games/{next}/notices")["webhook"] == ""
