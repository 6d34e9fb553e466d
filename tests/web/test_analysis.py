"""Looking into a finished game in the page: its line, its turning points, what if, and variations."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from tests.web.positions import fought_out
from tests.web.seat import Seat
from tests.web.test_accessibility import faults

#: milliseconds: a game is looked into, or a marshal thinks, on a busy machine
LONG = 60_000


def look_into(seat: Seat) -> Locator:
    seat.page.get_by_role("button", name="Look back", exact=True).click()
    seat.page.get_by_role("button", name="Look into this game").click()
    panel = seat.page.locator("section.analysis")
    expect(panel).to_be_visible(timeout=LONG)
    return panel


def test_the_line_leads_to_the_moments_that_swung_the_game(
    visit: Callable[..., Seat], artefacts: Path
) -> None:
    player = visit()
    player.carry_on(fought_out())
    panel, page = look_into(player), player.page
    expect(panel.locator(".estimate")).to_contain_text("estimate")
    moments = panel.locator("button.moment")
    expect(moments.nth(2)).to_be_attached()
    moments.first.focus()
    page.keyboard.press("Enter")
    expect(moments.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".timeline .when")).to_contain_text("Turn")
    expect(panel).to_contain_text("points of a hundred")
    before = page.locator(".timeline input").input_value()
    panel.get_by_role("button", name="Later turning point").click()
    expect(page.locator(".timeline input")).not_to_have_value(before)
    panel.get_by_role("button", name="What would the marshal have done?").click()
    expect(panel.locator(".better li").first).to_be_visible(timeout=LONG)
    expect(page.locator(".advice-marks .chosen")).to_be_attached()
    assert faults(player) == []
    page.screenshot(path=artefacts / "analysis.png")
    panel.get_by_role("button", name="Close", exact=True).click()
    expect(panel).to_have_count(0)


def test_a_weaker_unit_moves_the_chance_and_nothing_is_kept(visit: Callable[..., Seat]) -> None:
    player = visit()
    player.carry_on(fought_out())
    panel, page = look_into(player), player.page
    panel.locator("button.moment").first.click()
    expect(page.locator(".timeline .when")).to_contain_text("Turn")
    shown = page.locator(".timeline input").input_value()
    panel.get_by_role("button", name="What if").click()
    panel.locator("form select").first.select_option("F01", timeout=LONG)
    panel.get_by_label("strength").fill("1")
    panel.get_by_label("strength").blur()
    panel.get_by_role("button", name="Suppose it").click()
    expect(panel.locator(".chances")).to_contain_text("→")
    panel.get_by_role("button", name="As it was").click()
    expect(panel.locator(".chances")).not_to_contain_text("→")
    panel.get_by_role("button", name="Turning point", exact=True).click()
    expect(page.locator(".timeline input")).to_have_value(shown)


def test_a_variation_is_played_on_named_and_gone_back_from(visit: Callable[..., Seat]) -> None:
    player = visit()
    player.carry_on(fought_out())
    panel, page = look_into(player), player.page
    panel.locator("button.moment").first.click()
    first = page.url
    panel.get_by_role("button", name="Variations").click()
    panel.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: url != first)
    player.wait_for_board()
    expect(page.locator(".over")).to_have_count(0)
    panel = look_into(player)
    panel.get_by_role("button", name="Variations").click()
    expect(panel.locator("li")).to_have_count(2)
    panel.get_by_label("Name").fill("The other flank")
    panel.get_by_label("Name").blur()
    expect(panel.locator("a[aria-current=page]")).to_have_text("The other flank")
    with page.expect_download() as saved:
        panel.get_by_role("button", name="Save all variations").click()
    file = saved.value.path()
    panel.get_by_label("Open a file of variations").set_input_files(file)
    expect(panel.locator("li")).to_have_count(4)
    panel.get_by_role("link", name="The game itself").click()
    expect(page.locator(".over")).to_be_visible()


@pytest.mark.parametrize(("language", "said"), [("fr", "Une estimation"), ("es", "Una estimación")])
def test_a_phone_shows_it_in_every_language(
    visit: Callable[..., Seat], language: str, said: str, artefacts: Path
) -> None:
    player = visit(width=390, height=844, language=language)
    player.carry_on(fought_out())
    page = player.page
    page.locator(".grip").click()
    page.locator("button.look").click()
    page.locator(".grip").click()
    page.locator(".time-line .ask button").click()
    panel = page.locator("section.analysis")
    expect(panel.locator(".estimate")).to_contain_text(said, timeout=LONG)
    panel.locator("button.moment").first.click()
    expect(panel.locator("button.moment").first).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.screenshot(path=artefacts / f"analysis-phone-{language}.png")
