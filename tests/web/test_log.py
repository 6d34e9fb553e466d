"""The log in the page: lines point at the map, it stays at its end, it is filtered; and how dice look."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.positions import game_where
from tests.web.seat import Seat
from tests.web.test_telling import fires, moves_late

from grognard.core.game import Chance, Decision, Game
from grognard.core.game.journal import DICE


def has_thrown(game: Game) -> bool:
    """Dice fell a moment ago, and somebody decides."""
    entries = game.journal.entries()
    return isinstance(game.node, Decision) and any(one.by == DICE and "unit=" in one.asked for one in entries)


def is_shown(page: Page, place: str) -> None:
    expect(page.locator(f".board [data-shown='{place}']")).to_have_count(1)


def place_of(line: Locator) -> str:
    return line.get_attribute("data-place") or ""


@pytest.mark.parametrize("scenario", ["alea-training", "jdg-crossroads", "chacabuco-farm"])
def test_every_line_that_has_a_place_points_at_it_dice_included(
    visit: Callable[..., Seat], scenario: str
) -> None:
    table = visit(width=1440, height=900)
    table.carry_on(game_where(has_thrown, scenario))
    page, log = table.page, table.page.locator(".log")
    told = page.evaluate(
        "() => fetch(`/api/games/${location.hash.split('/')[2]}/log`).then((answer) => answer.json())"
    )
    thrown = [one for one in told["entries"] if one["kind"] == "throw" and one["place"]]
    assert thrown
    for entry in told["entries"]:
        shown = log.locator(f"li[data-entry='{entry['seq']}']")
        if entry["place"] and shown.count() and entry["told"]:
            expect(shown.locator(".given")).to_have_attribute("data-place", entry["place"])
    head = log.locator(f"li[data-entry='{thrown[-1]['seq']}'] .given")
    for line in (head, log.locator("[data-place]").last, log.locator("[data-place]").first):
        line.hover()
        is_shown(page, place_of(line))
    page.mouse.move(5, 5)
    expect(page.locator(".board [data-shown]")).to_have_count(0)
    head.locator(".faces").focus()
    is_shown(page, place_of(head))


def test_a_finger_on_a_line_shows_its_place(visit: Callable[..., Seat], artefacts: Path) -> None:
    table = visit(width=390, height=844, has_touch=True, is_mobile=True)
    table.carry_on(game_where(has_thrown))
    page = table.page
    grip = page.locator(".grip[aria-expanded=false]")
    if grip.count():
        grip.tap()
    line = page.locator(".log p[data-place]").last
    line.scroll_into_view_if_needed()
    box = line.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + 3, box["y"] + 3)
    is_shown(page, place_of(line))
    expect(page.locator(".board svg.moving")).to_have_count(0)
    expect(page.locator(".board [data-shown]")).to_be_in_viewport()
    _x, y = table.hex_point(place_of(line))
    sheet = page.locator("aside.raised").bounding_box()
    assert sheet is not None
    assert y < sheet["y"], "the place lies under the sheet"
    page.screenshot(path=artefacts / "log-pointing-phone.png")


def test_the_log_stays_at_its_end_unless_its_reader_has_gone_up(visit: Callable[..., Seat]) -> None:
    table = visit()
    table.carry_on(game_where(fires))
    page, log = table.page, table.page.locator(".log")
    below = "log => log.scrollHeight - log.clientHeight - log.scrollTop"
    assert log.evaluate("log => log.scrollHeight > 2 * log.clientHeight")
    assert log.evaluate(below) < 24
    before = table.sequence
    table.strike()
    table.expect_beyond(before)
    expect(log.locator(".faces").last).to_be_in_viewport()
    assert log.evaluate(below) < 24
    log.evaluate("log => { log.scrollTop = 0; log.dispatchEvent(new Event('scroll')); }")
    page.get_by_text("What the log shows").click()
    page.get_by_label("Notation", exact=True).check()
    assert log.evaluate("log => log.scrollTop") < 200


def test_one_side_of_the_log_is_read_alone(visit: Callable[..., Seat]) -> None:
    table = visit()
    table.carry_on(game_where(fires))
    page, names = table.page, table.page.locator(".log .given b")
    page.get_by_text("What the log shows").click()
    choice = page.locator(".filter select")
    told = set(names.all_inner_texts())
    assert len(told) == 2
    for side in sorted(told):
        choice.select_option(label=side)
        expect(names.filter(has_not_text=side)).to_have_count(0)
        expect(names.first).to_have_text(side)


def test_what_was_taken_back_is_struck_out(visit: Callable[..., Seat]) -> None:
    table = visit()
    table.carry_on(game_where(moves_late))
    before = table.sequence
    table.page.locator("[data-spot='button:undo']").click()
    table.expect_beyond(before)
    gone = table.page.locator(f".log li[data-entry='{before}']")
    expect(gone).to_have_css("text-decoration-line", "line-through")
    expect(table.page.locator(".log li:not(.undone)").last).to_have_css("text-decoration-line", "none")


@pytest.mark.parametrize(("scenario", "sides"), [("alea-training", 6), ("chacabuco-farm", 10)])
def test_a_die_shows_pips_only_where_it_has_six_sides(
    visit: Callable[..., Seat], scenario: str, sides: int, artefacts: Path
) -> None:
    table = visit(width=1440, height=900)
    table.carry_on(game_where(lambda game: isinstance(game.node, Chance), scenario), dice="typed")
    page = table.page
    page.locator("[data-dice] div button", has_text="6").first.click()
    die = page.locator(".dice svg").first
    expect(die).to_have_attribute("data-die", str(sides))
    expect(die.locator("circle")).to_have_count(6 if sides == 6 else 0)
    expect(die.locator("text")).to_have_count(0 if sides == 6 else 1)
    page.screenshot(path=artefacts / f"dice-{sides}.png")
