"""A robot that sees only what is visible finds every order on every battlefield, and misses what is lost."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.conftest import SOAKING
from tests.web.robot import Robot, is_meant
from tests.web.robot_choices import at_random
from tests.web.seat import Seat
from tests.web.whole_games import played

from grognard.scenarios import scenarios

#: battles of every system, and how many decisions of each are compared with what the server lists
SLICE = ("alea-training", "jdg-crossroads", "tikhvin-training", "chacabuco-farm")
DECISIONS, SAMPLE = (20, 4) if SOAKING else (4, 3)


def robot_at(visit: Callable[..., Seat], scenario: str, seed: int = 3) -> Robot:
    seat = visit(width=1440, height=900, reduced_motion="reduce")
    seat.begin(scenario, "Two at this screen")
    return Robot(seat, random.Random(seed))


@pytest.mark.parametrize("scenario", sorted(scenarios()) if SOAKING else SLICE)
def test_every_order_is_found_by_what_is_visible(visit: Callable[..., Seat], scenario: str) -> None:
    robot = robot_at(visit, scenario)
    for _decision in range(DECISIONS):
        robot.wait()
        if robot.seat.is_over:
            break
        listed = robot.orders()
        assert robot.reach(robot.lot.sample(listed, min(SAMPLE, len(listed)))) == []
        robot.decide(at_random)
    assert robot.dead_ends == []


def test_an_order_that_the_page_loses_is_missed(visit: Callable[..., Seat]) -> None:
    robot = robot_at(visit, "alea-training")
    robot.wait()
    hidden = next(order for order in robot.orders() if order["units"])

    def lose(route: Any) -> None:
        answer = route.fetch()
        told = answer.json()
        told["orders"] = [one for one in told["orders"] if one["text"] != hidden["text"]]
        route.fulfill(response=answer, body=json.dumps(told))

    # Only the page is told less: the robot asks the server itself.
    robot.page.route(
        "**/orders?*unit=*", lambda route: lose(route) if route.request.method == "GET" else route.fallback()
    )
    lost = robot.reach([hidden])
    assert len(lost) == 1
    assert hidden["text"] in lost[0]


@pytest.mark.parametrize("scenario", sorted(scenarios()) if SOAKING else ["tikhvin-training"])
def test_a_battle_is_played_to_its_end_by_visible_controls(
    browser: Browser, address: str, scenario: str
) -> None:
    game = played(browser, address, scenario)
    assert game.dead_ends == []


def test_an_order_that_came_in_the_place_of_another_is_noticed(
    visit: Callable[..., Seat], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tests.web.robot.PICTURES", tmp_path)
    robot = robot_at(visit, "alea-training")
    robot.wait()
    meant, other = [order for order in robot.orders() if order["verb"] == "order"][:2]

    def swap(route: Any) -> None:
        if route.request.method != "POST":
            route.fallback()
            return
        told = json.loads(route.request.post_data)
        route.continue_(post_data=json.dumps({**told, "given": other["text"]}))

    robot.decide(lambda _robot: meant)
    assert robot.dead_ends == []
    robot.page.route("**/orders?*", swap)
    meant, other = [order for order in robot.orders() if order["verb"] == "order"][:2]
    robot.decide(lambda _robot: meant)
    assert len(robot.dead_ends) == 1
    assert meant["text"] in robot.dead_ends[0]
    assert f"{other['text']} came instead" in robot.dead_ends[0]
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.parametrize(
    ("came", "is_right"),
    [
        (["done"], True),
        # The phase ended by itself before the hand was there.
        ([], True),
        (["done", "done"], False),
        (["move F01 0604"], False),
    ],
)
def test_the_end_of_a_phase_is_meant_once(came: list[str], *, is_right: bool) -> None:
    assert is_meant(came, {"text": "done", "verb": "done", "to": None}) is is_right
