"""Looking into a game over the wire: after its end or alone, and never while somebody else plays."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.core.game.toy import toy_scenario
from tests.server.conftest import Browser
from tests.server.test_side_view import BLUE, BOTH, GUEST, RED, FoggyToy, at_table
from tests.web.positions import fought_out

from grognard.core.game import new_game
from grognard.core.game.order import parse
from grognard.games import load
from grognard.server.problems import Problem
from grognard.server.replies.analysis import branch_data, course_asked, what_if
from grognard.server.seats import Seat, Visit

ALONE = {"french": "me", "allied": "me"}


def fought(player: Browser) -> str:
    return str(player.post("/api/games/import", {"save": fought_out(), "seats": ALONE}, 201)["game"])


def test_the_course_of_a_game_that_is_over(client: TestClient) -> None:
    player = Browser(client)
    game = fought(player)
    course = player.get(f"/api/games/{game}/course", lang="fr")
    assert course["side"] == "french"
    assert course["moments"]
    assert len(course["told"]) == 2 * (len(course["turns"]) - 1)
    assert "estimation" in course["estimate"]
    for one in course["moments"]:
        assert one["dice"] + one["order"] == pytest.approx(one["after"] - one["before"], abs=0.001)


@pytest.mark.parametrize(
    ("method", "name"), [("get", "course"), ("get", "better"), ("get", "branch"), ("post", "whatif")]
)
def test_nothing_is_looked_into_while_a_person_plays_against_one(
    client: TestClient, method: str, name: str
) -> None:
    player = Browser(client)
    seats = {"french": "me", "allied": "open"}
    game = player.post("/api/games", {"scenario": "alea-training", "seats": seats}, 201)["game"]
    path = f"/api/games/{game}/{name}"
    if method == "post":
        problem = player.post(path, {"entry": 1}, 409)
    else:
        problem = player.get(path, 409, **({} if name == "course" else {"entry": 1}))
    assert "person" in problem["title"]


@pytest.mark.parametrize("seat", [RED, BLUE, GUEST])
def test_nothing_hidden_leaves_by_looking_into_a_game(seat: Seat) -> None:
    game = new_game(FoggyToy(), toy_scenario(), seed=3)
    game.apply(parse("move R1 0102"))
    match = at_table(game)
    for ask in (
        lambda here: course_asked(here),
        lambda here: branch_data(here, 1),
        lambda here: what_if(here, 1, [], "en"),
    ):
        with pytest.raises(Problem):
            ask(Visit(match, seat))
    assert course_asked(Visit(match, BOTH))


def test_a_computer_says_what_it_would_have_done_and_how_it_meant_to_go_on(client: TestClient) -> None:
    player = Browser(client)
    game = fought(player)
    moment = player.get(f"/api/games/{game}/course")["moments"][0]
    better = player.get(f"/api/games/{game}/better", entry=moment["entry"], lang="es")
    assert better["entry"] == moment["first"] - 1
    assert better["given"]
    assert better["side"] == moment["by"]
    assert 1 <= len(better["line"]) <= 5
    assert all(one["told"] and one["order"]["text"] for one in better["line"])


def test_a_branch_is_the_game_as_it_stood_and_can_be_played_on(client: TestClient) -> None:
    player = Browser(client)
    game = fought(player)
    there = player.get(f"/api/games/{game}/position", entry=20)
    told = player.get(f"/api/games/{game}/branch", entry=20)
    other = player.post("/api/games/import", {"save": told["save"], "seats": ALONE}, 201)["game"]
    here = player.get(f"/api/games/{other}/position", entry=20)
    assert here["counters"] == there["counters"]
    assert len(load(told["save"]).journal) == 20
    player.play(other, 3)
    assert player.get(f"/api/games/{game}")["over"], "the game itself stays as it was"
    player.get(f"/api/games/{game}/branch", 404, entry=9999)


def whatif(player: Browser, game: str, status: int = 200, **body: Any) -> dict[str, Any]:
    told: dict[str, Any] = player.post(f"/api/games/{game}/whatif", body, status)
    return told


def test_a_weaker_unit_lessens_the_hope_of_its_side(client: TestClient) -> None:
    player = Browser(client)
    game = fought(player)
    same = whatif(player, game, entry=2, unit="F01")
    assert "strength" in {field["name"] for field in same["form"]["fields"]}
    assert same["before"] == same["after"]
    changes = [{"unit": "F01", "set": {"strength": 1}}]
    other = whatif(player, game, entry=2, changes=changes)
    assert other["after"] < other["before"] == same["before"]
    units = {unit["id"]: unit for side in other["position"]["sides"] for unit in side["units"]}
    assert units["F01"]["strength"] == 1
    assert player.get(f"/api/games/{game}/position", entry=2)["sides"] != other["position"]["sides"]
    refused = whatif(player, game, 422, entry=2, changes=[{"unit": "F01", "set": {"strength": 99}}])
    assert refused["reason"]


def test_other_dice_have_their_chances_and_those_that_fell_theirs(client: TestClient) -> None:
    player = Browser(client)
    game = fought(player)
    entries = player.get(f"/api/games/{game}/log")["entries"]
    seen = 0
    for entry in entries:
        throws = whatif(player, game, entry=entry["seq"])["throws"]
        assert bool(throws) == (entry["kind"] == "throw")
        if throws:
            assert [one["fell"] for one in throws].count(True) == 1
            assert all(0 <= one["chance"] <= 1 for one in throws)
            seen += len({one["chance"] for one in throws}) > 1
    assert seen
