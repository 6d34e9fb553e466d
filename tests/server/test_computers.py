"""Which computers sit at a table: levels, styles, both seats, and that nobody plays for nobody."""

from __future__ import annotations

import time

import pytest
from starlette.testclient import TestClient
from tests.server.conftest import HOST, Browser

from grognard.server.app import create_app
from grognard.server.settings import Settings


def test_the_levels_are_listed_the_weakest_first_in_the_readers_language(french: Browser) -> None:
    told = french.get("/api/computers", lang="fr")
    assert [one["id"] for one in told["levels"]] == ["random", "recruit", "sergeant", "colonel", "marshal"]
    assert [one["title"] for one in told["styles"]] == ["prudent", "audacieux"]
    assert told["levels"][-1]["title"] == "Maréchal"
    assert all(one["about"] for one in told["levels"])
    assert told["usual"] == "greedy"


def test_a_computer_of_a_level_is_named_at_the_table(french: Browser) -> None:
    game = french.open(french="me", allied="computer:recruit:bold")["game"]
    state = french.get(f"/api/games/{game}", lang="es")
    assert state["seats"]["allied"] == "computer"
    assert state["names"] == {"french": None, "allied": "Recluta, audaz"}


@pytest.mark.parametrize("who", ["computer:napoleon", "computer:marshal:drunk"])
def test_a_computer_that_does_not_exist_is_refused(french: Browser, who: str) -> None:
    body = {"scenario": "alea-training", "seats": {"french": "me", "allied": who}}
    problem = french.post("/api/games", body, 422)
    assert "there is no" in problem["detail"]


@pytest.mark.parametrize("who", ["computers", "computer:", "computer:a:b:c", "Computer:marshal"])
def test_a_seat_that_is_written_otherwise_is_refused(french: Browser, who: str) -> None:
    body = {"scenario": "alea-training", "seats": {"french": "me", "allied": who}}
    french.post("/api/games", body, 422)


def test_two_computers_wait_until_somebody_looks(settings: Settings) -> None:
    clock = [1_000_000]
    with TestClient(create_app(settings, now=lambda: clock[0]), base_url=HOST) as client:
        watcher = Browser(client)
        game = watcher.open(french="computer:random", allied="computer:random")["game"]
        log = f"/api/games/{game}/log"
        before = len(watcher.get(log)["entries"])
        time.sleep(0.3)
        assert len(watcher.get(log)["entries"]) == before, "nobody has looked yet"
        watcher.get(f"/api/games/{game}")
        for _try in range(400):
            if len(watcher.get(log)["entries"]) > before:
                break
            time.sleep(0.05)
        else:
            pytest.fail("the computers never played")
        clock[0] += 10**6
        time.sleep(0.3)
        after = watcher.get(log)["entries"]
        time.sleep(0.3)
        assert watcher.get(log)["entries"] == after, "nobody looks any more"


def test_a_rematch_seats_the_same_computer_at_the_other_side(french: Browser) -> None:
    game = french.open(french="me", allied="computer:recruit:bold")["game"]
    french.post(f"/api/games/{game}/resign", {})
    again = french.post(f"/api/games/{game}/rematch", {})["game"]
    assert french.get(f"/api/games/{again}")["names"]["french"] == "Recruit, bold"
