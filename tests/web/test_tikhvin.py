"""An operational system on the page: headquarters activated, an attack put together, replacements spent."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.web.positions import asks_in, game_where
from tests.web.seat import Seat, settle
from tests.web.test_accessibility import faults

from grognard.core.game.order import parse
from grognard.core.game.save import saved_text
from grognard.games import new_game


def test_a_headquarters_is_activated_and_its_units_attack(
    visit: Callable[..., Seat], artefacts: Path
) -> None:
    table = visit()
    table.begin("tikhvin-training", "Two at this screen")
    table.done()
    table.done()
    assert "Activation" in table.phase
    before = table.sequence
    table.page.locator("button.roster").click()
    table.page.locator("dialog[open] [data-row=GL1]").get_by_role("button", name="activate").click()
    table.expect_beyond(before)
    table.page.keyboard.press("Escape")
    corps = "XXXIX Motorised Corps"
    expect(table.page.locator("[data-display=activations] li.acting")).to_contain_text(corps)
    expect(table.page.locator("header .brief")).to_contain_text(corps)
    table.done()
    assert "Combat" in table.phase
    table.take("G02")
    expect(table.page.locator(".target").first).to_be_attached()
    table.click_hex("0507")
    expect(table.page.locator(".odds .compared").first).to_contain_text("ratio")
    sure = table.page.locator(".odds .success b").first
    with_everything = sure.inner_text()
    table.page.locator("[data-recruit=GA1]").uncheck()
    expect(table.page.locator(".odds .order")).not_to_have_attribute("data-order", re.compile("GA1"))
    expect(sure).not_to_have_text(with_everything)
    table.page.screenshot(path=artefacts / "tikhvin-attack.png")
    before = table.sequence
    table.page.locator(".odds .wide").click()
    table.expect_beyond(before)
    table.page.wait_for_function("() => document.querySelector('.choice, header.mine')")
    table.page.screenshot(path=artefacts / "tikhvin-attacked.png")


def test_nobody_attacks_alone_against_the_rules(visit: Callable[..., Seat]) -> None:
    table = visit()
    game = new_game("tikhvin-training", seed=1)
    for given in ("done", "done", "activate GL1", "done"):
        game.apply(parse(given))
    table.carry_on(saved_text(game))
    table.take("G02")
    expect(table.page.locator(".target").first).to_be_attached()
    table.click_hex("0507")
    for unit in ("G01", "G02", "G03", "GA1", "GV1"):
        table.page.locator(f"[data-recruit={unit}]").uncheck()
    expect(table.page.locator(".odds .wide")).to_be_disabled()
    table.page.locator("[data-recruit=GA1]").check()
    expect(table.page.locator(".odds .refused")).to_contain_text("name the units that attack")


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_replacements_are_spent_and_taken_back_in_a_dialog(
    visit: Callable[..., Seat], colours: str, artefacts: Path
) -> None:
    narrow = {"width": 390, "height": 844} if colours == "dark" else {}
    table = visit(color_scheme=colours, **narrow)
    table.carry_on(game_where(asks_in("replacements"), "tikhvin-1941"))
    table.page.locator("button.roster").click()
    dialog = table.page.locator("dialog[open]")
    prompt = dialog.locator("h2").inner_text()
    assert "replacement points" in prompt
    table.page.screenshot(path=artefacts / f"tikhvin-replacements-{colours}.png")
    assert faults(table) == []
    before = table.sequence
    dialog.get_by_role("button", name="recover 1").first.click()
    table.expect_beyond(before)
    settle(table)
    before = table.sequence
    if dialog.count():
        dialog.get_by_role("button", name="Undo").click()
    else:
        # Nothing was left to spend, and the phase was over.
        table.page.get_by_role("button", name="Undo").click()
    table.expect_beyond(before)
    expect(table.page.locator("header .prompt")).to_have_text(prompt)


def test_supply_is_laid_over_the_map(visit: Callable[..., Seat], artefacts: Path) -> None:
    table = visit()
    table.begin("tikhvin-training", "Two at this screen")
    table.page.keyboard.press("s")
    expect(table.page.locator(".layer-legend, .legend").first).to_be_visible()
    table.page.screenshot(path=artefacts / "tikhvin-supply.png")
