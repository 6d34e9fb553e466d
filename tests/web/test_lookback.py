"""Looking back in the page: the whole game on a line, rulings with their charts, rules, the report."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect
from tests.web.positions import asks_in, fought_out, game_where
from tests.web.seat import Seat
from tests.web.test_accessibility import faults

from grognard.core.game import Chance, Game


def late(game: Game) -> bool:
    """Somebody decides in the third turn, some time after dice fell."""
    return game.state.turn == 3 and asks_in("movement")(game) and not isinstance(game.node, Chance)


def slide(seat: Seat, entry: int) -> None:
    seat.page.locator(".timeline input").evaluate(
        "(one, value) => { one.value = value; one.dispatchEvent(new Event('input', { bubbles: true })); }",
        entry,
    )


def test_a_game_is_looked_back_on_and_nothing_can_be_ordered_meanwhile(
    visit: Callable[..., Seat], artefacts: Path
) -> None:
    player = visit()
    player.carry_on(game_where(late))
    now, sequence = player.places(), player.sequence
    player.page.get_by_role("button", name="Look back").click()
    slide(player, 1)
    expect(player.page.locator(".timeline .when")).to_contain_text("Turn 1 of 4")
    expect(player.unit("F01")).to_have_attribute("data-hex", "0803")
    assert player.places() != now
    expect(player.page.get_by_role("button", name="Done", exact=True)).to_be_disabled()
    player.unit("F01").click()
    assert player.page.locator(".goal").count() == 0
    player.page.screenshot(path=artefacts / "lookback.png")
    assert faults(player) == []
    player.page.get_by_role("button", name="Back to now").click()
    expect(player.page.get_by_role("button", name="Done", exact=True)).to_be_enabled()
    assert player.places() == now
    assert player.sequence == sequence


def test_one_goes_by_entries_by_phases_and_by_turns_and_lets_it_run(visit: Callable[..., Seat]) -> None:
    player = visit()
    player.carry_on(game_where(late))
    page = player.page
    page.get_by_role("button", name="Look back").click()
    by, when = page.locator(".timeline select"), page.locator(".timeline .when")
    by.select_option("turn")
    page.get_by_role("button", name="Earlier").click()
    expect(when).to_contain_text("Turn 3")
    page.get_by_role("button", name="Earlier").click()
    expect(when).to_contain_text("Turn 2")
    by.select_option("phase")
    page.get_by_role("button", name="Earlier").click()
    expect(when).to_contain_text("Turn 1")
    by.select_option("entry")
    before = page.locator(".timeline input").input_value()
    page.get_by_role("button", name="Later", exact=True).click()
    expect(page.locator(".timeline input")).to_have_value(str(int(before) + 1))
    expect(page.locator(f".log li.lit, .log li[data-entry='{int(before) + 1}']").first).to_be_attached()
    page.get_by_role("button", name="Play it from here").click()
    page.wait_for_function(
        "from => Number(document.querySelector('.timeline input').value) > from + 1", arg=int(before)
    )
    page.get_by_role("button", name="Pause").click()


def test_the_dice_of_a_log_line_open_the_chart_with_its_cell_lit(
    visit: Callable[..., Seat], artefacts: Path
) -> None:
    player = visit()
    player.carry_on(game_where(late))
    page = player.page
    page.locator(".log .faces").last.click()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("table").first).to_be_visible()
    expect(dialog.locator("td.hit").first).to_be_visible()
    assert faults(player) == []
    page.screenshot(path=artefacts / "ruling.png")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_citation_opens_its_paragraph(visit: Callable[..., Seat], artefacts: Path) -> None:
    player = visit()
    player.begin("alea-training", "Two at this screen")
    page = player.page
    cite = page.locator("header .cite")
    number = cite.inner_text().split()[1]
    cite.click()
    lit = page.locator("dialog[open] .lit")
    expect(lit).to_contain_text(number)
    expect(lit).to_be_in_viewport()
    assert faults(player) == []
    page.screenshot(path=artefacts / "rulebook.png")
    page.get_by_role("button", name="Charts", exact=True).last.click()
    expect(page.locator("dialog[open] table")).to_be_visible()


def test_the_report_of_a_battle_leads_back_into_it(visit: Callable[..., Seat], artefacts: Path) -> None:
    player = visit()
    player.carry_on(fought_out())
    page = player.page
    page.get_by_role("link", name="Read the after-action report").click()
    expect(page.locator(".result")).to_contain_text("The game is over")
    expect(page.get_by_role("img", name="Strength on the map, turn by turn")).to_be_visible()
    page.get_by_text("The same as a table").click()
    expect(page.locator("details table")).to_be_visible()
    assert faults(player) == []
    page.screenshot(path=artefacts / "report.png", full_page=True)
    page.set_viewport_size({"width": 390, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.screenshot(path=artefacts / "report-phone.png", full_page=True)
    page.locator(".points a").first.click()
    expect(page.locator(".timeline.past")).to_be_visible()
