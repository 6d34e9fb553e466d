"""Whole battles played to their end by visible controls, as a sensible player does.

Each phase is begun by hand, the staff finishes it, and every question is answered by hand.
"""

from __future__ import annotations

import random

from playwright.sync_api import Browser
from tests.played.by_hand import ByHand
from tests.web.conftest import BRIEFED, note_faults
from tests.web.robot import Robot
from tests.web.robot_choices import as_officer
from tests.web.seat import Seat

#: orders by hand before the staff finishes a phase
BY_HAND = 1
#: milliseconds that anything may take while other programs want the machine too
WAITS = 60_000
#: steps after which a game is taken to go round in circles
MOST = 4000


def played(browser: Browser, address: str, scenario: str) -> ByHand:
    """One battle, both sides at one screen; faults of the page count as dead ends."""
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce"
    )
    context.set_default_timeout(WAITS)
    context.add_init_script(BRIEFED)
    page = context.new_page()
    faults: list[str] = []
    note_faults(page, faults)
    try:
        page.goto(address, wait_until="domcontentloaded")
        seat = Seat(page, address)
        seat.begin(scenario, "Two at this screen")
        robot = Robot(seat, random.Random(1))
        robot.patience = WAITS
        clicks, given = play_on(robot)
        end = page.locator(".over > p").first.inner_text()
        return ByHand(scenario, robot.save(), clicks, given, [*robot.dead_ends, *faults], end)
    finally:
        context.close()


def play_on(robot: Robot, turns: int = 0) -> tuple[dict[str, dict[int, int]], int]:
    """So many turns, or to the end: by side its clicks in each turn, and how many orders by hand."""
    choose, clicks = as_officer("colonel"), dict[str, dict[int, int]]()
    given, phase, in_phase = 0, ("", "", ""), 0
    for _step in range(MOST):
        before = robot.clicks
        robot.wait()
        if robot.seat.is_over or 0 < turns < int(robot.seat.turn):
            return clicks, given
        if phase != robot.moment:
            phase, in_phase = robot.moment, 0
        side, turn = robot.side, int(robot.seat.turn)
        is_staffs = in_phase >= BY_HAND and not robot.seat.is_asked
        if not (is_staffs and robot.follow_staff("finish this phase")):
            robot.decide(choose)
            given, in_phase = given + 1, in_phase + 1
        so_far = clicks.setdefault(side, {})
        so_far[turn] = so_far.get(turn, 0) + robot.clicks - before
    raise AssertionError(f"no end after {MOST} steps, in {robot.moment}")
