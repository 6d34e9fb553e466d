"""The charts companion: every system's charts, and cases ruled."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.web.seat import Seat

from grognard.rulesets import RULESETS, ruleset


def charts(reader: Seat, path: str) -> None:
    reader.go(f"charts/{path}")


@pytest.mark.parametrize("id", RULESETS)
def test_every_chart_of_a_system_is_there_cell_by_cell(visit: Callable[..., Seat], id: str) -> None:
    reader = visit()
    charts(reader, id)
    printed = ruleset(id).rules.charts
    shown = reader.page.locator("main > section:last-of-type details")
    expect(shown).to_have_count(len(printed))
    cells = reader.page.locator("main > section:last-of-type td").count()
    assert cells == sum(len(row.cells) for chart in printed.values() for row in chart.rows)


def test_a_case_shows_its_odds_and_is_ruled(visit: Callable[..., Seat], artefacts: Path) -> None:
    reader = visit()
    charts(reader, "barrosa/morale")
    expect(reader.page.locator(".odds-bar").first).to_be_attached()
    chances = [_percent(text) for text in reader.page.locator(".odds-bar + ul b").all_inner_texts()]
    assert sum(chances) == pytest.approx(100, abs=2)
    reader.page.get_by_role("button", name="Roll and rule").click()
    expect(reader.page.get_by_role("list", name="Ruling")).to_contain_text("barrosa 8")
    reader.page.screenshot(path=artefacts / "charts.png", full_page=True)


def test_a_ruling_lights_the_cells_it_read(visit: Callable[..., Seat]) -> None:
    reader = visit()
    charts(reader, "barrosa/fire")
    expect(reader.page.locator(".open select")).to_have_count(1)
    reader.page.get_by_role("button", name="Roll and rule").click()
    steps = reader.page.get_by_role("list", name="Ruling")
    steps.locator("summary").first.click()
    expect(steps.locator("td.hit").first).to_be_visible()


def test_changing_a_case_changes_its_odds_and_is_remembered(visit: Callable[..., Seat]) -> None:
    reader = visit()
    charts(reader, "barrosa/morale")
    expect(reader.page.locator(".odds-bar").first).to_be_attached()
    before = reader.page.locator(".odds-bar + ul b").all_inner_texts()
    willingness = reader.page.locator("select").filter(has=reader.page.locator("option[value=F]")).first
    chosen = "F" if willingness.input_value() != "F" else "A"
    willingness.select_option(chosen)
    reader.page.wait_for_function(
        "before => [...document.querySelectorAll('.odds-bar + ul b')].map(e => e.innerText).join() != before",
        arg=",".join(before),
    )
    reader.page.reload()
    expect(willingness).to_have_value(chosen)


def test_a_bad_case_says_what_is_wrong(visit: Callable[..., Seat]) -> None:
    reader = visit()
    charts(reader, "barrosa/morale")
    expect(reader.page.locator(".odds-bar").first).to_be_attached()
    number = reader.page.locator("input[type=number]").first
    number.fill("99999")
    number.blur()
    expect(reader.page.get_by_role("alert")).to_contain_text(re.compile(r"\w"))


def _percent(text: str) -> float:
    return float(text.rstrip("%"))


def test_one_thumb_is_enough_at_a_real_table(visit: Callable[..., Seat], artefacts: Path) -> None:
    reader = visit(width=390, height=800, has_touch=True, is_mobile=True)
    charts(reader, "barrosa/fire")
    expect(reader.page.locator(".odds-bar").first).to_be_attached()
    ruler = reader.page.get_by_role("button", name="Roll and rule")
    expect(ruler).to_be_in_viewport()
    reader.page.screenshot(path=artefacts / "charts-thumb.png")
    small = reader.page.evaluate(
        """() => [...document.querySelectorAll("main form select, main form input:not([type=checkbox])")]
            .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44).length"""
    )
    assert small == 0
    assert reader.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ruler.tap()
    expect(reader.page.get_by_role("list", name="Ruling")).to_be_in_viewport()
    charts(reader, "")
    expect(reader.page.locator("h3").first).to_contain_text("Fire")


def test_a_ruling_lights_its_column_whatever_the_language(visit: Callable[..., Seat]) -> None:
    reader = visit()
    reader.page.get_by_label("Language").select_option("fr")
    charts(reader, "barrosa/melee")
    expect(reader.page.locator(".odds-bar").first).to_be_attached()
    reader.page.locator(".hand .primary").click()
    reader.page.locator("ol details summary").first.click()
    expect(reader.page.locator("ol details td.hit").first).to_be_visible()
