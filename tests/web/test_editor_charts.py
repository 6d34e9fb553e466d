"""Charts in the editor: a cell and a modifier are changed, weighed, tried, taken home and played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.web.drawing import Drawing
from tests.web.seat import Seat


def at_charts(seat: Seat, battle: str) -> Page:
    seat.go(f"edit/{battle}")
    page = seat.page
    Drawing(page).rest()
    page.get_by_role("tab", name="Charts").click()
    expect(page.locator("table[data-chart]")).to_be_visible()
    return page


def write(page: Page, label: str, code: str) -> None:
    cell = page.get_by_label(label, exact=True)
    cell.fill(code)
    cell.press("Tab")


def test_a_chart_is_changed_weighed_tried_taken_home_and_played(
    visit: Callable[..., Seat], artefacts: Path
) -> None:
    seat = visit(width=1440, height=900, briefed=False)
    page = at_charts(seat, "alea-training")
    page.get_by_role("combobox", name="Chart").select_option("melee")
    write(page, "4, 1/1", "DR2")
    listed = page.get_by_role("region", name="What is changed").locator("li")
    expect(listed.first).to_have_text("Melee table, 4, 1/1: SE becomes DR2")
    expect(page.locator("[data-verdict]")).to_have_text(
        "The linter finds 2 odd things that the printed charts have not:"
    )
    # What is no code is refused, and nothing is written.
    write(page, "4, 1/1", "XX")
    expect(page.get_by_role("alert")).to_contain_text("'XX' is no code of melee")
    expect(page.get_by_label("4, 1/1", exact=True)).to_have_value("DR2")
    # Exactly, by the system's own examples.
    expect(page.locator("[data-compared=charge]")).to_be_visible()
    charge = page.get_by_role("table", name="Cavalry charge").get_by_role("row", name="defender broken")
    expect(charge).to_contain_text("8917/34992")
    expect(charge).to_contain_text("11249/34992")
    expect(page.locator("[data-still]")).to_contain_text("Artillery fire")
    page.screenshot(path=artefacts / "editor-charts.png")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-rules]")).to_have_count(0)
    page.get_by_role("button", name="Do again").click()
    id = page.locator("[data-rules]").inner_text()
    assert id.startswith("barrosa-")
    # What it does to the battle, with the same dice.
    page.get_by_role("tab", name="Try it").click()
    page.get_by_role("spinbutton", name="Games").fill("2")
    page.get_by_role("button", name="Let them play").click()
    expect(page.get_by_text("2 of 2 games")).to_be_visible(timeout=120_000)
    expect(page.locator("table.effects tbody tr")).to_have_count(6)
    expect(page.locator("[data-even]")).to_contain_text("The true level lies between")
    page.screenshot(path=artefacts / "editor-charts-tried.png")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save as a file").click()
    # Brought back from the file it is the same system; a game of it says what was changed.
    page.get_by_role("button", name="Another battle").click()
    page.locator("input[type=file]").first.set_input_files(waiting.value.path())
    Drawing(page).rest()
    page.get_by_role("tab", name="Charts").click()
    expect(page.locator("[data-rules]")).to_have_text(id)
    page.get_by_role("tab", name="Try it").click()
    page.get_by_role("button", name="As French patrol").click()
    expect(page.locator("[data-changed] li")).to_have_text(
        ["Melee table, 4, 1/1: SE becomes DR2"], timeout=60_000
    )
    page.get_by_role("button", name="To the battle").click()
    seat.wait_for_board()


def test_a_modifier_and_a_figure_are_changed_on_a_phone(visit: Callable[..., Seat], artefacts: Path) -> None:
    page = at_charts(visit(width=390, height=844, has_touch=True), "tikhvin-training")
    page.get_by_text("Figures that stand in no chart").click()
    page.get_by_label("Find").fill("stacking")
    figure = page.locator('[data-fact="stacking.units"]')
    figure.fill("4")
    figure.press("Tab")
    listed = page.get_by_role("region", name="What is changed").locator("li")
    expect(listed).to_have_text(["stacking.units: 3 becomes 4"])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.screenshot(path=artefacts / "editor-charts-phone.png")
    page.get_by_role("button", name="All as printed").click()
    expect(listed).to_have_count(0)
