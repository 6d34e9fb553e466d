"""A robot that sees only what is visible finds every order on every battlefield, and misses what is lost."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.conftest import SOAKING
from tests.web.robot import Robot
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
