"""The page of puzzles: the list, that of the day, on a map and on a table, right and wrong answers."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.seat import Seat

from grognard.puzzles.puzzle import puzzle, puzzles


def go(reader: Seat, path: str) -> Page:
    reader.go(f"puzzles{path}")
    return reader.page


def choose(page: Page, order: str) -> None:
    page.locator(f'[data-order="{order}"]').click()
    page.get_by_role("button", name="That is my answer").click()


def test_all_of_them_are_listed_and_sorted_out(visit: Callable[..., Seat], artefacts: Path) -> None:
    page = go(visit(), "")
    expect(page.locator("a[data-puzzle]")).to_have_count(len(puzzles()))
    page.screenshot(path=artefacts / "puzzles.png")
    page.get_by_label("Theme").select_option("hold-back")
    held = [id for id, one in puzzles().items() if one.theme == "hold-back"]
    expect(page.locator("a[data-puzzle]")).to_have_count(len(held))
    page.locator(".daily").click()
    expect(page.locator(".answers button").first).to_be_visible()


@pytest.mark.parametrize("id", ["barrosa-01", "liberators-01"])
def test_a_wrong_answer_is_told_why_and_counts(visit: Callable[..., Seat], artefacts: Path, id: str) -> None:
    reader, one = visit(), puzzle(id)
    page = go(reader, f"/{id}")
    expect(page.locator("g.counters > *").first).to_be_attached()
    wrong = next(order for order in one.worth if order not in one.right)
    choose(page, wrong)
    verdict = page.locator(".verdict")
    expect(verdict.get_by_role("heading")).to_have_text("Not the best.")
    expect(page.locator("aside ol > li")).to_have_count(len(one.worth))
    page.screenshot(path=artefacts / f"puzzle-{id}.png")
    page.get_by_role("link", name="All puzzles").last.click()
    expect(page.locator(f'a[data-puzzle="{id}"] .mark')).to_have_text("✗")


def test_the_right_answer_is_found_on_the_map_and_kept(visit: Callable[..., Seat]) -> None:
    one = next(
        one for id, one in puzzles().items() if id.startswith("tikhvin") and one.right[0].startswith("attack")
    )
    page = go(visit(), f"/{one.id}")
    choose(page, one.right[0])
    expect(page.locator(".verdict").get_by_role("heading")).to_have_text("Right!")
    expect(page.locator(".advice-marks .line").first).to_be_attached()
    page.reload()
    expect(page.locator(".answers button").first).to_be_visible()
    page.get_by_role("link", name="All puzzles").last.click()
    expect(page.locator(f'a[data-puzzle="{one.id}"] .mark')).to_have_text("✓")
    expect(page.locator(".lead")).to_contain_text("1 of")


def test_a_puzzle_that_there_is_not_says_so(visit: Callable[..., Seat]) -> None:
    page = go(visit(), "/waterloo-01")
    expect(page.get_by_role("alert")).to_have_text(re.compile("no such puzzle"))


@pytest.mark.parametrize("width", [390, 1440])
def test_the_page_of_a_puzzle_is_not_wider_than_its_window(visit: Callable[..., Seat], width: int) -> None:
    page = go(visit(), "/jours-de-gloire-01")
    page.set_viewport_size({"width": width, "height": 844})
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator(".verdict")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
