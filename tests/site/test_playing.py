"""A battle against the computer in a plain browser, without a server, kept while the page is closed."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.site.guest import START, Guest

#: what the page remembers by itself, written over
_FORGETS = "() => localStorage.clear()"


def test_a_battle_against_the_computer_without_a_server(visit: Callable[..., Guest]) -> None:
    player = visit()
    player.begins("alea-training", "Against the computer", "Recruit")
    begun = player.sequence
    for _act in range(6):
        player.waits_until_asked()
        player.act()
    answered = player.page.locator(".log .given b").filter(has_text="Allied picket")
    expect(answered.first).to_be_attached(timeout=START)
    player.waits_until_asked()
    reached = player.sequence
    assert reached > begun
    player.page.reload()
    player.wait_for_board()
    assert player.sequence == reached
    # Whoever comes back to the first page finds his game there.
    player.page.goto(f"{player.address}#/")
    expect(player.page.locator(".continue")).to_contain_text("Training")


def test_a_game_is_found_where_it_is_kept_and_taken_out_of_there(visit: Callable[..., Guest]) -> None:
    player = visit()
    page = player.page
    player.begins("alea-training", "Two at this screen")
    page.get_by_role("button", name="Menu", exact=True).click()
    menu = page.get_by_role("dialog", name="Menu")
    expect(menu.get_by_role("button", name="Give up")).to_be_visible()
    # What needs a server is not offered.
    for needless in ("Tell me when it is my turn", "Leave my seat"):
        expect(menu.get_by_role("button", name=needless)).to_have_count(0)
    page.evaluate(_FORGETS)
    page.goto(f"{player.address}#/")
    page.reload()
    row = page.locator("[data-game]")
    expect(row).to_contain_text("Training", timeout=START)
    expect(page.get_by_text("kept in this browser and nowhere else")).to_be_visible()
    expect(page.get_by_role("link", name="Sign in")).to_have_count(0)
    page.on("dialog", lambda asked: asked.accept())
    row.get_by_role("button", name="out of this browser").click()
    expect(row).to_have_count(0)
    page.reload()
    expect(page.get_by_text("No games yet")).to_be_visible(timeout=START)
    expect(row).to_have_count(0)


def test_accounts_and_games_elsewhere_say_that_they_need_a_server(visit: Callable[..., Guest]) -> None:
    page = visit().page
    page.locator("[data-scenario=alea-training]").get_by_role("button", name="friend").click()
    expect(page.get_by_role("alert")).to_contain_text("needs a server", timeout=START)
    page.goto(f"{page.url.partition('#')[0]}#/account")
    expect(page.get_by_role("status")).to_contain_text("need a Grognard server")
