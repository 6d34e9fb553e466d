"""The computer as an opponent: how strong, in which style, at which seat; its orders shown; its advice."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.web.seat import Seat, settle


def test_a_level_and_a_style_are_chosen_with_the_side(visit: Callable[..., Seat]) -> None:
    player = visit()
    card = player.page.locator("[data-scenario=alea-training]")
    card.get_by_label("Allied picket").check()
    strength = card.get_by_label("The computer: strength")
    levels = ["At random", "Recruit", "Sergeant", "Colonel", "Marshal"]
    expect(strength.locator("option")).to_have_text(levels)
    strength.select_option(label="Recruit")
    card.get_by_label("The computer: style").select_option(label="bold")
    player.begin("alea-training", "Against the computer")
    # The French move first, and they are the computer's.
    expect(player.page.locator(".log .given b").filter(has_text="French patrol").first).to_be_attached()
    player.page.wait_for_function("() => document.querySelector('header.mine, .over')")
    seats = player.page.evaluate(
        "async () => (await (await fetch(`/api/games/${location.hash.split('/')[2]}`)).json()).names"
    )
    assert seats == {"french": "Recruit, bold", "allied": None}


def test_two_computers_fight_it_out_before_whoever_looks_on(visit: Callable[..., Seat]) -> None:
    watcher = visit(reduced_motion="reduce")
    card = watcher.page.locator("[data-scenario=alea-training]")
    card.get_by_role("button", name="Watch two computers").click()
    for side in ("French patrol", "Allied picket"):
        card.get_by_label(f"{side}: strength").select_option(label="At random")
    card.get_by_role("button", name="Let them fight").click()
    watcher.wait_for_board()
    expect(watcher.page.locator(".over")).to_be_visible(timeout=60_000)
    assert not watcher.is_deciding


@pytest.mark.parametrize("how", ["button", "next unit"])
def test_what_the_computer_did_is_shown_order_by_order_and_can_be_skipped(
    visit: Callable[..., Seat], artefacts: Path, how: str
) -> None:
    """One page hears nothing while its player goes through a turn at another; then it has much to show."""
    player, other = visit(), visit(reduced_motion="reduce")
    card = player.page.locator("[data-scenario=alea-training]")
    card.get_by_label("The computer: strength").select_option(label="Recruit")
    player.begin("alea-training", "Against the computer")
    other.page.context.add_cookies(
        [
            {"name": one["name"], "value": one["value"], "domain": one["domain"], "path": one["path"]}
            for one in player.page.context.cookies()
        ]
    )
    other.page.goto(player.page.url)
    other.wait_for_board()
    states = re.compile(r"/api/games/[^/]+\?")
    player.page.route(states, lambda route: route.abort())
    while other.turn == "1":
        other.page.wait_for_function("() => document.querySelector('header.mine')")
        settle(other)
        other.hurry()
    settle(other)
    player.page.unroute(states)
    other.hurry()

    skip = player.page.get_by_role("button", name="Skip to now")
    expect(skip).to_be_visible()
    assert player.sequence < other.sequence
    expect(player.page.locator(".trail").first).to_be_attached()
    player.page.screenshot(path=artefacts / "film.png")
    if how == "button":
        skip.click()
    else:
        # Whoever wants the next unit has seen enough, and is not told to ask again.
        player.page.keyboard.press("n")
        expect(player.page.locator(".counter.selected")).to_have_count(1)
    expect(skip).to_have_count(0)
    settle(player, other)
    assert player.places() == other.places()


def test_whoever_does_not_want_to_see_every_order_says_so_in_the_menu(visit: Callable[..., Seat]) -> None:
    player = visit()
    player.begin("alea-training", "Two at this screen")
    wish = player.page.get_by_role("dialog", name="Menu").get_by_label("Show what others do order by order")
    for is_wanted in (True, False):
        player.page.get_by_role("button", name="Menu", exact=True).click()
        expect(wish).to_be_checked(checked=is_wanted)
        wish.uncheck()
        player.page.reload()
        player.wait_for_board()


def test_the_marshal_says_what_he_would_do_and_it_can_be_done(
    visit: Callable[..., Seat], artefacts: Path
) -> None:
    player = visit()
    player.begin("alea-training", "Two at this screen")
    player.done()
    before = player.sequence
    player.page.get_by_role("button", name="What would the marshal do?").click()
    advice = player.page.get_by_role("status", name="advice")
    expect(advice).to_be_visible(timeout=60_000)
    expect(player.page.locator(".advice-marks .chosen .line").first).to_be_attached()
    expect(advice.locator(".rejected")).to_be_visible()
    player.page.screenshot(path=artefacts / "advice.png")
    advice.get_by_role("button", name="Do so").click()
    player.expect_beyond(before)
    expect(advice).to_have_count(0)
    expect(player.page.locator(".advice-marks")).to_have_count(0)


def test_against_a_friend_there_is_no_marshal_to_ask(visit: Callable[..., Seat]) -> None:
    host = visit()
    host.begin("alea-training", "Invite a friend")
    assert host.is_deciding
    expect(host.page.get_by_role("button", name="What would the marshal do?")).to_have_count(0)
