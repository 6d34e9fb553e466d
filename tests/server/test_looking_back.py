"""Looking back over the wire: earlier positions, rulings and the report, for whoever may see them."""

from __future__ import annotations

import time
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.core.game.toy import toy_scenario
from tests.server.conftest import Browser
from tests.server.test_side_view import BLUE, BOTH, GUEST, RED, FoggyToy, at_table
from tests.web.positions import fought_out

from grognard.core.game import new_game
from grognard.core.game.order import parse
from grognard.server.problems import Problem
from grognard.server.replies.looking_back import report_of, ruling_data
from grognard.server.seats import Seat, Visit
from grognard.server.side_view import SideView, army_data


def places(position: dict[str, Any]) -> dict[str, str]:
    return {unit["id"]: unit["hex"] for side in position["sides"] for unit in side["units"]}


def test_every_position_of_a_game_can_be_seen_again(french: Browser) -> None:
    game = french.open()["game"]
    seen = {}
    for seed in range(12):
        state = french.get(f"/api/games/{game}")
        seen[state["sequence"]] = state
        french.play(game, 1, seed)
    for entry, state in seen.items():
        found = french.get(f"/api/games/{game}/position", entry=entry)
        assert found["entry"] == entry
        assert found["sides"] == state["sides"]
        assert (found["turn"], found["phase"]) == (state["turn"], state["phase"])
    now = french.get(f"/api/games/{game}/position")
    assert now["counters"] == french.get(f"/api/games/{game}/counters")["counters"]


def test_an_entry_that_is_not_there_is_said_to_be_missing(french: Browser) -> None:
    game = french.open()["game"]
    assert "entries" in french.get(f"/api/games/{game}/position", 404, entry=999)["detail"]
    assert french.get(f"/api/games/{game}/ruling", 404, entry=999)["status"] == 404
    french.get(f"/api/games/{game}/position", 422, entry=0)


def test_a_throw_shows_the_chart_it_was_read_on(client: TestClient) -> None:
    player = Browser(client)
    game = player.open()["game"]
    player.play(game, 60)
    entries = player.get(f"/api/games/{game}/log")["entries"]
    throws = [entry["seq"] for entry in entries if entry["kind"] == "throw"]
    charts = {chart["chart"]: chart for chart in player.get("/api/rulesets/barrosa/charts")["charts"]}
    read = 0
    for seq in throws:
        for step in player.get(f"/api/games/{game}/ruling", entry=seq, lang="fr")["trace"]:
            if step["chart"]:
                chart = charts[step["chart"]]
                assert step["column"] in chart["names"]["column_ids"]
                assert step["row"] in [row["label"] for row in chart["rows"]]
                read += 1
    assert read
    assert player.get(f"/api/games/{game}/ruling", entry=1)["trace"] == []


def test_the_report_tells_losses_and_strength_by_turn(french: Browser) -> None:
    game = french.open()["game"]
    french.play(game, 30)
    french.post(f"/api/games/{game}/resign", {"side": "french"})
    report = french.get(f"/api/games/{game}/report", lang="es")
    assert report["result"]["winner"] == "allied"
    assert report["men"] == 100
    assert report["strength"][0]["sides"] == {"french": 25, "allied": 24}
    for side in report["sides"]:
        assert side["lost"] == sum(one["lost"] for one in side["formations"])
        assert side["men"] == 100 * side["lost"]


@pytest.mark.parametrize("seat", [RED, BLUE, GUEST])
def test_nothing_hidden_leaves_by_looking_back(seat: Seat) -> None:
    game = new_game(FoggyToy(), toy_scenario(), seed=3)
    for given in ("move R1 0102", "gamble R1"):
        game.apply(parse(given))
    game.apply(game.roll())
    match = at_table(game)
    earlier = SideView(match, seat, "en", 2)
    seen = {unit["id"]: unit["hex"] for side in ("red", "blue") for unit in army_data(earlier, side)["units"]}
    assert (seen["R1"] is not None) == ("red" in seat.sides)
    assert (seen["B1"] is not None) == ("blue" in seat.sides)
    with pytest.raises(Problem):
        ruling_data(Visit(match, seat), 4, "en")
    with pytest.raises(Problem):
        report_of(Visit(match, seat), "en")
    assert ruling_data(Visit(match, BOTH), 4, "en")["trace"][0]["die"] is not None


def test_the_rulebook_has_every_paragraph_by_its_number(french: Browser) -> None:
    for ruleset in ("barrosa", "bailen", "jours-de-gloire", "liberators", "tikhvin"):
        book = french.get(f"/api/rulesets/{ruleset}/rulebook")
        numbers = [one["number"] for chapter in book["chapters"] for one in chapter["paragraphs"]]
        assert len(set(numbers)) > 50
        assert all(chapter["title"] or not chapter["number"] for chapter in book["chapters"])
    assert french.get("/api/rulesets/nothing/rulebook", 404)["status"] == 404


def test_what_luck_did_is_worked_out_after_the_end_and_told_when_it_is_known(french: Browser) -> None:
    seats = {"french": "me", "allied": "me"}
    game = french.post("/api/games/import", {"save": fought_out(), "seats": seats}, 201)["game"]
    path = f"/api/games/{game}/report"
    told = french.get(path)
    assert told["measuring"] or told["fortunes"]
    for _try in range(600):
        told = french.get(path, lang="fr")
        if not told["measuring"]:
            break
        time.sleep(0.1)
    fortunes = told["fortunes"]
    assert fortunes["orders"]
    luck = {side: sum(one["luck"][side] for one in fortunes["orders"]) for side in ("french", "allied")}
    for side, points in luck.items():
        assert fortunes["sides"][side]["luck"] == pytest.approx(points, abs=0.1)
    assert len(told["turning_points"]) == 3
    largest = max(fortunes["orders"], key=lambda one: abs(one["luck"]["french"] + one["skill"]["french"]))
    assert largest["entry"] in [point["entry"] for point in told["turning_points"]]


def test_of_a_game_that_goes_on_nobody_measures_luck(french: Browser) -> None:
    game = french.open()["game"]
    told = french.get(f"/api/games/{game}/report")
    assert (told["fortunes"], told["measuring"]) == (None, False)
