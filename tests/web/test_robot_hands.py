"""A battle is played by keys alone, and by a finger alone on a phone: nothing needs a mouse."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from tests.conftest import SOAKING
from tests.web.robot import Robot
from tests.web.robot_keyboard import KeyboardRobot
from tests.web.robot_touch import TouchRobot
from tests.web.seat import Seat
from tests.web.whole_games import play_on

from grognard.scenarios import scenarios

#: a battle on hexes and one on a table
SLICE = ["alea-training", "chacabuco-farm"]


def robot_with(hands: str, visit: Callable[..., Seat], scenario: str) -> Robot:
    phone = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
    desk = {"width": 1440, "height": 900}
    seat = visit(reduced_motion="reduce", eased=True, **(phone if hands == "finger" else desk))
    seat.begin(scenario, "Two at this screen")
    kind = TouchRobot if hands == "finger" else KeyboardRobot
    return kind(seat, random.Random(5))


@pytest.mark.parametrize("hands", ["keys", "finger"])
@pytest.mark.parametrize("scenario", sorted(scenarios()) if SOAKING else SLICE)
def test_a_first_turn_is_played_without_a_mouse(
    visit: Callable[..., Seat], scenario: str, hands: str
) -> None:
    robot = robot_with(hands, visit, scenario)
    _clicks, given = play_on(robot, turns=1)
    assert given
    assert not robot.dead_ends, "\n".join(robot.dead_ends)


@pytest.mark.parametrize("scenario", ["alea-training", "chacabuco-farm"])
def test_tab_goes_round_the_page_and_is_always_seen(visit: Callable[..., Seat], scenario: str) -> None:
    robot = robot_with("keys", visit, scenario)
    assert isinstance(robot, KeyboardRobot)
    robot.wait()
    assert robot.go_round() > 20
    robot.key("n")
    robot.rest()
    assert robot.go_round() > 20
