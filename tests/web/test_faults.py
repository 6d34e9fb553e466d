"""A part of the page that fails says so in its place, and the game goes on around it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.web.conftest import BRIEFED, PLAINLY
from tests.web.positions import asks_in, game_where
from tests.web.seat import PATIENCE, Seat


@pytest.fixture
def seat(browser: Browser, address: str) -> Iterator[Seat]:
    """At a page whose faults are wanted: nobody notes them."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    context.set_default_timeout(PATIENCE)
    for script in (BRIEFED, PLAINLY):
        context.add_init_script(script)
    page = context.new_page()
    page.goto(address, wait_until="domcontentloaded")
    yield Seat(page, address)
    context.close()


def break_answer(
    page: Page, address: str | re.Pattern[str], spoil: Callable[[dict[str, Any]], object]
) -> None:
    """The server's answer with something in it that no server says."""

    def broken(route: Route) -> None:
        if route.request.method != "GET":
            return route.fallback()
        answer = route.fetch()
        told = answer.json()
        spoil(told)
        return route.fulfill(response=answer, body=json.dumps(told))

    page.route(address, broken)


#: what is broken in the position, and which part of the page reads it
PARTS: dict[str, Callable[[dict[str, Any]], object]] = {
    "proposals": lambda told: told.update(proposals=None),
    "displays": lambda told: told.update(displays=[None]),
    "stages": lambda told: told.update(stages=None),
}


@pytest.mark.parametrize("part", PARTS)
def test_a_part_that_fails_leaves_the_rest_to_play_with(seat: Seat, artefacts: Path, part: str) -> None:
    page = seat.page
    seat.begin("alea-training", "Two at this screen")
    break_answer(page, re.compile(r"/api/games/[^/]+\?"), PARTS[part])
    page.reload()
    seat.wait_for_board()
    fault = page.locator(".fault").locator("visible=true").first
    expect(fault).to_be_visible()
    expect(fault.get_by_role("button", name="Try again")).to_be_visible()
    page.screenshot(path=artefacts / f"fault-{part}.png")
    # By the keys: the button may be in the part that failed.
    before = seat.sequence
    page.keyboard.press("d")
    seat.expect_beyond(before)
    seat.take("F02")
    expect(page.locator(".goal").first).to_be_attached()
    page.unroute_all()
    page.reload()
    seat.wait_for_board()
    expect(page.locator(".fault")).to_have_count(0)


def test_odds_that_fail_are_said_where_they_would_stand_and_the_next_ones_are_shown(seat: Seat) -> None:
    page = seat.page
    seat.carry_on(game_where(asks_in("melee")))
    break_answer(page, re.compile(r"/odds\?"), lambda told: told.update(card={}))
    expect(page.locator(".target").first).to_be_attached()
    page.keyboard.press("n")
    expect(page.locator(".upper .fault")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".fault")).to_have_count(0)
    page.unroute_all()
    seat.strike()


def test_a_fault_outside_of_every_part_is_one_line_that_can_be_put_away(seat: Seat) -> None:
    page = seat.page
    seat.begin("alea-training", "Two at this screen")
    # What a control does after a click belongs to no part.
    break_answer(page, re.compile(r"/orders\?.*unit="), lambda told: told.update(orders=None))
    seat.unit("F02").click()
    line = page.locator(".fault-line")
    expect(line).to_be_visible()
    line.get_by_role("button", name="Close").click()
    expect(line).to_have_count(0)
    page.unroute_all()
    seat.done()
    seat.march("F02")
