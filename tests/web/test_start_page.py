"""The start page: what there is, quickly, with nothing that moves under the pointer."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect
from tests.web.seat import Seat

#: every shift of the layout that nobody caused, added up as browsers do
_SHIFTS = """() => new Promise((done) => {
  let total = 0;
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) total += one.value;
  }).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(total), 300);
})"""


def test_a_card_says_how_long_how_hard_and_what_for(visit: Callable[..., Seat], artefacts: Path) -> None:
    page = visit(width=1440, height=900).page
    card = page.locator("[data-scenario=barrosa-1811]")
    for words in ("long and hard", "12 turns", "about 2 hours", "French 29 · Allies 49", "A whole battle"):
        expect(card).to_contain_text(words)
    page.screenshot(path=artefacts / "start.png", full_page=True)


def test_battles_are_filtered_by_system(visit: Callable[..., Seat]) -> None:
    page = visit().page
    page.get_by_role("button", name="Tikhvin 1941").click()
    expect(page.locator("[data-scenario]")).to_have_count(3)
    page.get_by_role("button", name="All", exact=True).click()
    expect(page.locator("[data-scenario]")).to_have_count(14)


def test_a_phone_lists_the_battles_and_unfolds_the_choices_of_one(
    visit: Callable[..., Seat], artefacts: Path
) -> None:
    page = visit(width=390, height=844, has_touch=True, is_mobile=True).page
    cards = page.locator("[data-scenario]")
    expect(cards).to_have_count(14)
    # Cards that nobody has come to are not laid out: scroll to the last one before measuring.
    for card in cards.all():
        card.scroll_into_view_if_needed()
    heights = [(card.bounding_box() or {"height": 1000})["height"] for card in cards.all()]
    assert max(heights) < 230, heights
    page.screenshot(path=artefacts / "start-phone.png", full_page=True)
    card = page.locator("[data-scenario=alea-training]")
    play = card.get_by_role("button", name="Two at this screen")
    expect(play).to_be_hidden()
    card.locator("summary").first.tap()
    expect(play).to_be_visible()
    page.screenshot(path=artefacts / "start-phone-open.png")
    play.tap()
    expect(page.locator("[data-unit]").first).to_be_visible()


def test_charts_and_companion_are_one_click_away(visit: Callable[..., Seat]) -> None:
    page = visit().page
    page.get_by_role("link", name="Table companion", exact=True).click()
    expect(page).to_have_url(re.compile("#/companion"))
    page.go_back()
    page.get_by_role("link", name="Charts companion", exact=True).click()
    expect(page).to_have_url(re.compile("#/charts"))


@pytest.mark.parametrize("path", ["companion", "charts"])
def test_a_page_that_was_left_calls_nobody_back(visit: Callable[..., Seat], path: str) -> None:
    """What a page asked the server for may come after its visitor has gone on."""
    page = visit().page
    held: list[Route] = []
    page.route("**/rulesets?*", lambda route: held.append(route))
    with page.expect_request("**/rulesets?*"):
        page.evaluate(f"location.hash = '#/{path}'")
    page.evaluate("location.hash = '#/'")
    expect(page.locator("[data-scenario=alea-training]")).to_be_visible()
    with page.expect_response("**/rulesets?*"):
        for one in held:
            one.continue_()
    page.evaluate("() => new Promise((done) => setTimeout(done))")
    assert page.evaluate("location.hash") == "#/"


def test_the_game_played_last_comes_first(visit: Callable[..., Seat]) -> None:
    seat = visit()
    seat.begin("alea-training", "Two at this screen")
    game = seat.page.url
    seat.page.goto(seat.address)
    seat.page.locator("a.continue").click()
    seat.wait_for_board()
    assert seat.page.url == game


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
@pytest.mark.parametrize(
    ("path", "awaited"),
    [
        ("", "[data-scenario]"),
        ("charts/bailen", "main details"),
        ("charts/barrosa/melee", ".case .odds-card"),
        ("charts/liberators/musketry", ".case .odds-card"),
    ],
)
def test_nothing_moves_while_the_page_comes(
    visit: Callable[..., Seat], width: int, height: int, path: str, awaited: str
) -> None:
    seat = visit(width=width, height=height)
    seat.go(path)
    page = seat.page
    expect(page.locator(awaited).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate(_SHIFTS) < 0.05


def test_a_mangled_address_leads_to_the_start_page(visit: Callable[..., Seat]) -> None:
    seat = visit()
    seat.go("%")
    seat.page.reload()
    expect(seat.page.locator("[data-scenario]").first).to_be_visible()
