"""Where things stand on the page of a game: nothing is cut off, beneath buttons or in emptiness."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.web.positions import asks_in, game_where, game_with
from tests.web.seat import PATIENCE, Seat
from tests.web.test_odds_card import aim
from tests.web.test_telling import enemy_has_moved, fires

from grognard.core.game import Decision, Game

#: the sheet of the map on the screen, within the frame that it is seen through
_SHEET = """async (scenario) => {
    const text = await (await fetch(`/api/scenarios/${scenario}/map.svg`)).text();
    const [x, y, width, height] = /viewBox="([^"]+)"/.exec(text)[1].split(/[ ,]+/).map(Number);
    const drawn = document.querySelector(".board .counters").getScreenCTM();
    const low = new DOMPoint(x, y).matrixTransform(drawn);
    const high = new DOMPoint(x + width, y + height).matrixTransform(drawn);
    const frame = document.querySelector(".board").getBoundingClientRect();
    return [low.x - frame.left, low.y - frame.top, frame.right - high.x, frame.bottom - high.y];
}"""
#: how far apart the tops of the buttons at the foot of the side panel are
_ROWS = """() => {
    const all = [...document.querySelectorAll("aside footer :is(button, a, select)")];
    const boxes = all.filter((one) => one.offsetParent).map((one) => one.getBoundingClientRect());
    const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
    return Math.max(...middles) - Math.min(...middles);
}"""
#: whether all gaps in the row of phases are narrower than this
_HAS_NO_GAP = """(wide) => {
    const boxes = [...document.querySelectorAll(".strip li")].map((one) => one.getBoundingClientRect());
    return Math.max(...boxes.slice(1).map((box, n) => box.left - boxes[n].right)) < wide;
}"""
#: whether the first of these stands beneath the grip of the sheet, if there is one, and within the window
_CLEAR = """(what) => {
    const box = document.querySelector(what)?.getBoundingClientRect();
    const grip = document.querySelector("button.grip").getBoundingClientRect();
    return box && box.top >= grip.bottom && box.bottom <= innerHeight;
}"""
#: pixels: a frame around a sheet, and the column of buttons over the right of it
_EDGE, _TOOLS = 60, 60


@pytest.mark.parametrize(
    ("scenario", "width", "height"),
    [
        ("tikhvin-1941", 1440, 900),
        ("barrosa-1811", 1440, 900),
        ("barrosa-standard", 390, 844),
        ("bailen-1808", 390, 844),
    ],
)
def test_a_map_opens_without_emptiness_beside_it(
    visit: Callable[..., Seat], scenario: str, width: int, height: int
) -> None:
    seat = visit(width=width, height=height, reduced_motion="reduce")
    seat.begin(scenario, "Two at this screen")
    left, top, right, bottom = seat.page.evaluate(_SHEET, scenario)
    # Where there is room on both sides the whole sheet is in sight; else none of the frame is given away.
    assert left < _EDGE or abs(left - right) < _EDGE + _TOOLS, (left, right)
    assert right < _EDGE + _TOOLS or abs(left - right) < _EDGE + _TOOLS, (left, right)
    assert top < _EDGE or abs(top - bottom) < _EDGE, (top, bottom)
    assert bottom < _EDGE or abs(top - bottom) < _EDGE, (top, bottom)


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_the_buttons_under_the_log_stand_in_one_row(visit: Callable[..., Seat], language: str) -> None:
    seat = visit(width=1440, height=900, language=language)
    seat.carry_on(game_where(asks_in("movement")))
    page = seat.page
    expect(page.locator("aside footer a.corner")).to_be_visible()
    assert page.evaluate(_ROWS) < 4


def test_phases_that_come_are_named_as_far_as_there_is_room(visit: Callable[..., Seat]) -> None:
    # The longest names: not all of them fit.
    seat = visit(width=1440, height=900, language="es")
    seat.begin("tikhvin-1941", "Two at this screen")
    page = seat.page
    expect(page.locator(".strip.tight-2 ol.told").nth(1)).to_be_attached()
    # As wide as the name of a side that has nothing but marks.
    page.wait_for_function(_HAS_NO_GAP, arg=130)


def test_phases_that_are_past_leave_no_hole_in_the_row(visit: Callable[..., Seat]) -> None:
    seat = visit(width=1440, height=900)
    seat.carry_on(game_where(fires))
    # The names do not all fit: what is past are marks, with the name of the side before them.
    expect(seat.page.locator(".strip:not(.tight-0) ol.gone")).to_be_attached()
    seat.page.wait_for_function(_HAS_NO_GAP, arg=130)


@pytest.mark.parametrize(("scenario", "language"), [("tikhvin-1941", "es"), ("bailen-1808", "fr")])
def test_on_a_phone_nothing_lies_beneath_the_buttons_of_the_turn(
    visit: Callable[..., Seat], scenario: str, language: str
) -> None:
    """The most turns there are, and the longest names of phases."""
    seat = visit(width=390, height=844, has_touch=True, language=language)
    seat.begin(scenario, "Two at this screen")
    ends = seat.page.evaluate(
        "all => [...document.querySelectorAll(all)].map((one) => one.getBoundingClientRect().right)",
        "header .track li, header .time, header .brief",
    )
    buttons = seat.page.locator("header .acts").bounding_box()
    assert buttons
    assert max(ends) <= buttons["x"]
    # The phase is named in full in the row beneath, whatever is cut above.
    now = seat.page.locator(".strip .now")
    seat.page.wait_for_function(
        """() => { const [now, strip] = [".strip .now", ".strip"]
            .map((one) => document.querySelector(one).getBoundingClientRect());
            return now.left >= strip.left - 1 && now.right <= strip.right + 1; }"""
    )
    expect(now).to_be_visible()


@pytest.mark.parametrize("width", [1440, 390])
def test_an_answer_that_was_asked_for_is_brought_into_view(visit: Callable[..., Seat], width: int) -> None:
    seat = visit(width=width, height=844)
    seat.carry_on(game_where(asks_in("command"), "barrosa-standard"))
    page = seat.page
    page.get_by_role("button", name="What would the marshal do?").click()
    expect(page.locator(".advice .primary")).to_be_in_viewport(timeout=3 * PATIENCE)
    page.keyboard.press("o")
    # Of a list that is longer than there is room the beginning, and its answer.
    expect(page.locator(".proposed h3")).to_be_in_viewport(timeout=3 * PATIENCE)
    expect(page.locator(".proposed .primary")).to_be_in_viewport()
    page.wait_for_function(_CLEAR, arg=".proposed h3")


@pytest.mark.parametrize("width", [1440, 390])
def test_what_the_enemy_did_is_in_view_when_it_is_told(
    visit: Callable[..., Seat], width: int, artefacts: Path
) -> None:
    seat = visit(width=width, height=844)
    seat.carry_on(game_where(enemy_has_moved))
    seat.page.wait_for_function(_CLEAR, arg=".summary h3")
    seat.page.screenshot(path=artefacts / f"summary-{width}.png")


def test_a_question_stays_in_view_on_a_phone_whatever_the_enemy_did(visit: Callable[..., Seat]) -> None:
    def asks_after_news(game: Game) -> bool:
        node = game.node
        if not isinstance(node, Decision) or node.choice is None:
            return False
        given = game.journal.entries()
        own = max((place for place, one in enumerate(given) if one.by == node.side), default=0)
        return sum(one.given.startswith("move ") for one in given[own:]) >= 2

    seat = visit(width=390, height=844)
    seat.carry_on(game_where(asks_after_news, "maida-1806"))
    expect(seat.page.locator(".summary")).to_be_attached()
    seat.page.wait_for_function(_CLEAR, arg=".choice .prompt")


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_the_head_of_the_start_page_keeps_its_margin_on_a_phone(
    visit: Callable[..., Seat], language: str, artefacts: Path
) -> None:
    page = visit(width=390, height=844, has_touch=True, is_mobile=True, language=language).page
    expect(page.locator("header a.corner")).to_be_visible()
    page.screenshot(path=artefacts / f"start-head-{language}.png")
    ends = page.evaluate(
        """() => [...document.querySelectorAll("main > header *")]
            .map((one) => one.getBoundingClientRect().right)"""
    )
    edge = page.evaluate("document.querySelector('main > header').getBoundingClientRect().right")
    assert max(ends) <= edge <= 390 - 16
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("width", [1440, 390])
def test_odds_that_are_asked_for_come_into_view_however_far_down_the_panel_was(
    visit: Callable[..., Seat], width: int
) -> None:
    seat = visit(width=width, height=700)
    save, order = game_with("assault", "barrosa-standard")
    seat.carry_on(save)
    seat.take(order.units[0])
    seat.page.evaluate(
        "() => { for (const one of document.querySelectorAll('aside, aside .upper')) one.scrollTop = 9999; }"
    )
    aim(seat, order)
    expect(seat.page.locator(".odds h3")).to_be_in_viewport()
    expect(seat.page.locator(".odds .success").first).to_be_in_viewport()
    expect(seat.page.locator(".odds .wide")).to_be_in_viewport()


def test_one_part_of_the_side_panel_scrolls_and_the_log(visit: Callable[..., Seat]) -> None:
    """Also with the longest list that there is, and its answer stays in reach."""
    seat = visit(width=1440, height=900)
    seat.carry_on(game_where(asks_in("command"), "barrosa-standard"))
    page = seat.page
    page.keyboard.press("o")
    expect(page.locator(".proposed .primary")).to_be_in_viewport(timeout=3 * PATIENCE)
    scrolling = page.evaluate(
        "() => [...document.querySelectorAll('aside *')].filter((one) =>"
        " /auto|scroll/.test(getComputedStyle(one).overflowY) && one.clientHeight).length"
    )
    assert scrolling == 2


def test_the_log_is_as_high_whatever_is_asked(visit: Callable[..., Seat]) -> None:
    def is_charged(game: Game) -> bool:
        node = game.node
        return isinstance(node, Decision) and getattr(node.choice, "id", "") == "charge.reaction"

    seat = visit(width=1440, height=900)
    seat.carry_on(game_where(asks_in("movement")))
    lower = seat.page.locator("aside .lower")
    height = lower.evaluate("one => one.offsetHeight")
    seat.carry_on(game_where(is_charged, "chacabuco-farm"))
    expect(seat.page.locator(".choice [data-answer] .odds-bar").first).to_be_attached()
    assert lower.evaluate("one => one.offsetHeight") == height
    # Nothing of it is pushed off the screen.
    expect(seat.page.locator("aside .preferences select")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_who_is_in_hand_stands_above_the_links_of_the_game(
    visit: Callable[..., Seat], width: int, height: int
) -> None:
    seat = visit(width=width, height=height, has_touch=width < 400)
    seat.carry_on(game_where(asks_in("movement")))
    seat.take_next()
    hand, links = (seat.page.locator(f"aside {one}").bounding_box() for one in ("article.unit", ".links"))
    assert hand
    assert links
    assert hand["y"] < links["y"]


def test_what_a_word_means_stays_open_in_another_language(visit: Callable[..., Seat]) -> None:
    seat = visit(width=1440, height=900)
    seat.carry_on(game_where(asks_in("movement")))
    page = seat.page
    # A commander has no order in this phase: he is put down and taken up again.
    seat.take("F02")
    seat.take("FL1")
    page.locator(".unit .word").first.click()
    expect(page.locator(".about")).to_contain_text("the first figure to the melees")
    page.get_by_label("Language").select_option("fr")
    expect(page.locator(".about")).to_contain_text("mêlées")
