"""The server goes away in the middle of a fight: pages say so, come back by themselves, and miss nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Route, expect
from tests.web.conftest import BRIEFED, PLAINLY
from tests.web.positions import game_where
from tests.web.seat import PATIENCE, Seat, settle
from tests.web.served import Served

from grognard.core.game import Decision, Game


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    served = Served(tmp_path)
    served.start()
    yield served
    served.kill()


@pytest.fixture
def visit_it(browser: Browser, served: Served) -> Iterator[Callable[[], Seat]]:
    contexts: list[BrowserContext] = []

    def visitor() -> Seat:
        context = browser.new_context(locale="en-GB")
        context.set_default_timeout(PATIENCE)
        context.add_init_script(BRIEFED)
        context.add_init_script(PLAINLY)
        contexts.append(context)
        page = context.new_page()
        page.goto(served.address)
        return Seat(page, served.address)

    yield visitor
    for context in contexts:
        context.close()


def asks_within_a_ruling(game: Game) -> bool:
    """A question in the middle of a combat, after dice have fallen."""
    node = game.node
    return (
        isinstance(node, Decision) and node.choice is not None and node.phase in ("fire", "melee", "assault")
    )


def test_pages_come_back_by_themselves_in_the_middle_of_a_combat(
    visit_it: Callable[[], Seat], served: Served, artefacts: Path
) -> None:
    table = visit_it()
    table.carry_on(game_where(asks_within_a_ruling))
    expect(table.page.locator(".choice")).to_be_visible()
    before, places, prompt = table.sequence, table.places(), table.prompt
    log = table.page.locator(".log").inner_text()

    served.kill()
    lost = table.page.locator("header .lost")
    expect(lost).to_be_visible()
    # An order that cannot be sent is refused in words, and is not given behind one's back later.
    table.page.locator(".choice .answers button").first.click()
    silent = table.page.get_by_role("alert").filter(has_text="The server did not answer")
    expect(silent).to_be_visible()
    table.page.screenshot(path=artefacts / "offline.png")

    served.start()
    expect(lost).to_have_count(0)
    expect(silent).to_have_count(0)
    assert (table.sequence, table.places(), table.prompt) == (before, places, prompt)
    assert table.page.locator(".log").inner_text() == log
    table.answer()

    table.page.reload()
    table.wait_for_board()
    settle(table)
    assert table.sequence > before


def test_what_the_opponent_did_while_one_was_away_is_there_afterwards(
    visit_it: Callable[[], Seat], served: Served
) -> None:
    host, guest = visit_it(), visit_it()
    host.begin("alea-training", "Invite a friend")
    guest.follow(host.invitation)
    expect(host.page.locator(".invitation")).to_have_count(0)
    guest.page.context.set_offline(True)
    host.done()
    host.march("F02")
    # Whoever has no connection sees the game as it was, until both the server and he are back.
    assert guest.sequence < host.sequence
    served.kill()
    expect(guest.page.locator("header .lost")).to_be_visible()
    served.start()
    guest.page.context.set_offline(False)
    for seat in (host, guest):
        expect(seat.page.locator("header .lost")).to_have_count(0)
    settle(host, guest)
    assert guest.places() == host.places()
    host.done()
    settle(host, guest)


def test_an_invitation_is_taken_as_soon_as_the_server_is_back(
    visit_it: Callable[[], Seat], served: Served
) -> None:
    host, guest = visit_it(), visit_it()
    host.begin("alea-training", "Invite a friend")
    link = host.invitation
    served.kill()
    guest.page.evaluate("link => (location.hash = new URL(link).hash)", link)
    expect(guest.page.get_by_role("alert")).to_contain_text("could not be fetched")
    served.start()
    guest.take_seat()
    assert "/join/" not in guest.page.url
    expect(host.page.locator(".invitation")).to_have_count(0)


def test_a_page_whose_first_answers_were_lost_asks_again(visit_it: Callable[[], Seat]) -> None:
    host, guest = visit_it(), visit_it()
    lost: list[str] = []

    def lose_once(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.request.url)
            route.abort()

    host.page.route("**/api/games/*/counters*", lose_once)
    host.begin("alea-training", "Invite a friend")
    assert lost
    guest.follow(host.invitation)
    expect(host.page.locator(".invitation")).to_have_count(0)
    expect(host.page.get_by_role("alert")).to_have_count(0)
