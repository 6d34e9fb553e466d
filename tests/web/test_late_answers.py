"""Answers that come late, in another order or not at all: the page shows what a unit may do now."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Error, Route, expect
from tests.web.robot import Robot
from tests.web.seat import Seat, settle


class Held:
    """The first answer about something, kept back as it was; later ones go through."""

    def __init__(self, seat: Seat, address: str) -> None:
        self.page, self.address = seat.page, address
        self.kept: tuple[Route, APIResponse] | None = None
        self.later = 0
        seat.page.route(address, self._hold)

    def _hold(self, route: Route) -> None:
        if route.request.method != "GET" or self.kept:
            self.later += route.request.method == "GET"
            return route.fallback()
        self.kept = (route, route.fetch())
        return None

    def let_go(self) -> None:
        assert self.kept is not None
        route, answer = self.kept
        with self.page.expect_response(lambda told: told.url == route.request.url):
            route.fulfill(response=answer)


def sitting(visit: Callable[..., Seat], scenario: str) -> Robot:
    seat = visit(width=1440, height=900, reduced_motion="reduce")
    seat.begin(scenario, "Two at this screen")
    robot = Robot(seat)
    robot.wait()
    return robot


def offered(robot: Robot, phase: str) -> None:
    """End phases outside of the page until this one has come."""
    while phase not in robot.seat.phase.lower():
        before = robot.seat.sequence
        robot.give_outside("done")
        robot.seat.expect_beyond(before)
        settle(robot.seat)


def test_an_old_answer_that_comes_late_does_not_hide_what_a_unit_may_do_now(
    visit: Callable[..., Seat],
) -> None:
    robot = sitting(visit, "alea-training")
    page, seat = robot.page, robot.seat
    unit = next(one["units"][0] for one in robot.orders() if one["units"])
    held = Held(seat, f"**/orders?unit={unit}*")
    seat.take(unit)
    # The news of the next phase are there before the answer about the last.
    offered(robot, "movement")
    expect(page.locator(".goal").first).to_be_attached()
    assert held.later
    held.let_go()
    settle(seat)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(seat.unit(unit)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".goal").first).to_be_attached()


def test_no_odds_are_asked_of_an_order_that_has_been_given(visit: Callable[..., Seat]) -> None:
    robot = sitting(visit, "alea-training")
    seat, held = robot.seat, list[Route]()
    seat.page.route("**/odds?*", lambda route: held.append(route))
    with seat.page.expect_request("**/odds?*"):
        seat.take_next()
    seat.command_in_hand("")
    # They reach the server after the order, unless the page has given them up.
    for route in held:
        with contextlib.suppress(Error):
            route.continue_()
    seat.page.unroute("**/odds?*")
    settle(seat)


@pytest.mark.parametrize(
    ("scenario", "asked", "shown", "key"),
    [
        ("alea-training", "**/orders?unit=*", ".orders button", "n"),
        ("chacabuco-farm", "**/reach?*", ".prospect", "n"),
        # What stands open is put together without anybody in hand.
        ("maida-1806", "**/muster?*", "[data-recruit]", ""),
    ],
)
def test_what_a_busy_server_did_not_answer_is_asked_again(
    visit: Callable[..., Seat], scenario: str, asked: str, shown: str, key: str
) -> None:
    seat = visit(width=1440, height=900, reduced_motion="reduce")
    refused: list[str] = []

    def refuse(route: Any) -> None:
        if refused:
            route.fallback()
            return
        refused.append(route.request.url)
        said = '{"title": "Too much is being computed", "status": 503}'
        route.fulfill(status=503, content_type="application/problem+json", body=said)

    seat.page.route(asked, refuse)
    seat.begin(scenario, "Two at this screen")
    if key:
        seat.page.keyboard.press(key)
    expect(seat.page.locator(shown).first).to_be_visible()
    assert refused


def test_odds_in_the_language_before_do_not_come_over_those_of_today(visit: Callable[..., Seat]) -> None:
    page = visit().page
    held: list[Route] = []

    def hold(route: Route) -> None:
        if held or "lang=en" not in route.request.url:
            return route.fallback()
        held.append(route)
        return None

    page.route("**/procedures/melee/odds?*", hold)
    with page.expect_request("**/procedures/melee/odds?*"):
        page.evaluate("location.hash = '#/charts/barrosa/melee'")
    page.get_by_label("Language").select_option("fr")
    card = page.locator(".case .odds-card .success")
    expect(card).to_contain_text("défenseur")
    assert held
    with page.expect_response(lambda told: told.url == held[0].request.url):
        held[0].continue_()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(card).to_contain_text("défenseur")
