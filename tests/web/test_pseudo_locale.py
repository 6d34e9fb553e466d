"""No page has words of its own: with every message marked, whatever is not marked came from the server."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Error, Page, Response, expect
from tests.web.positions import asks_in, fought_out, game_where
from tests.web.seat import Seat

_MARKED = re.compile(r"⟦[^⟦⟧]*⟧")
_LETTERS = re.compile(r"[^\W\d_]{2,}")
#: names that no language changes: the program's, the languages', and what stands on keys
NAMES = {"Grognard", "English", "Français", "Español", "Enter", "Esc", "Shift", "Ctrl", "Alt", "Tab", "Space"}
_SEEN = """() => {
    const texts = [], names = ["aria-label", "title", "placeholder", "alt"];
    const isShown = (one) => one.checkVisibility?.({ visibilityProperty: true }) ?? true;
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const holder = walk.currentNode.parentElement;
        if (!holder || !isShown(holder) || holder.closest("script, style, .counters")) continue;
        texts.push(walk.currentNode.textContent);
    }
    for (const one of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
        if (!isShown(one) || one.closest(".counters")) continue;
        for (const name of names) texts.push(one.getAttribute(name) ?? "");
    }
    return [document.title, ...texts];
}"""


class Reader:
    """Keeps all that the server has said, and finds what the page says by itself."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.answers: list[Response] = []
        self.told: set[str] = set()
        page.on("response", lambda answer: self.answers.append(answer))

    def hear(self) -> None:
        """Take in what the server has said since."""
        while self.answers:
            answer = self.answers.pop()
            kind = answer.headers.get("content-type") or ""
            with contextlib.suppress(Error):
                if "/api/" in answer.url and "json" in kind:
                    self.told |= set(strings(answer.json()))
                elif "/api/" in answer.url and "svg" in kind:
                    self.told |= set(re.findall(r">([^<>]+)<", answer.text()))

    def unmarked(self) -> set[str]:
        self.hear()
        said = "\n".join(self.told)
        found = set()
        for text in self.page.evaluate(_SEEN):
            rest = text
            while _MARKED.search(rest):
                rest = _MARKED.sub("\n", rest)
            for piece in re.split(r"[\n·|()»«,;:]|\s[/\\+]\s", rest):
                words = piece.strip(" .…!?\"'")
                if _LETTERS.search(words) and words not in NAMES and words not in said:
                    found.add(words)
        known = NAMES | set(_LETTERS.findall(said))
        return {words for words in found if not set(_LETTERS.findall(words)) <= known}


def strings(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for name, value in data.items():
            yield name
            yield from strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from strings(value)


@pytest.fixture
def seat(visit: Callable[..., Seat]) -> Seat:
    return visit()


def reader(seat: Seat, path: str = "") -> Reader:
    made = Reader(seat.tab)
    # From elsewhere: an address that differs behind the # alone would not load anew.
    seat.tab.goto("about:blank")
    seat.go(path, "?pseudo=1")
    return made


def test_the_start_page_says_nothing_by_itself(seat: Seat) -> None:
    made = reader(seat)
    expect(seat.page.locator("article").first).to_be_visible()
    assert "⟦" in seat.page.locator("main").inner_text()
    assert made.unmarked() == set()


def test_a_game_says_nothing_by_itself(seat: Seat) -> None:
    seat.carry_on(game_where(asks_in("offensive-fire")))
    game = seat.page.url.split("/game/")[1]
    made = reader(seat, f"game/{game}")
    seat.wait_for_board()
    assert made.unmarked() == set()
    seat.page.keyboard.press("n")
    seat.click_middle(seat.page.locator(".target").first)
    expect(seat.page.locator(".odds .odds-bar").first).to_be_attached()
    assert made.unmarked() == set()
    seat.page.locator(".log .faces").last.click()
    expect(seat.page.locator("dialog[open] table").first).to_be_visible()
    assert made.unmarked() == set()
    seat.page.keyboard.press("Escape")
    seat.page.keyboard.press("?")
    expect(seat.page.locator("dialog[open] kbd").first).to_be_visible()
    assert made.unmarked() == set()
    seat.page.keyboard.press("Escape")
    seat.page.locator(".look").click()
    seat.page.locator(".timeline button").first.click()
    expect(seat.page.locator(".timeline.past")).to_be_visible()
    assert made.unmarked() == set()


def test_a_lesson_says_nothing_by_itself(seat: Seat) -> None:
    made = reader(seat)
    seat.page.locator(".learn button").click()
    expect(seat.page.locator(".coach")).to_be_visible()
    seat.wait_for_board()
    assert made.unmarked() == set()


def test_a_report_says_nothing_by_itself(seat: Seat) -> None:
    seat.carry_on(fought_out())
    game = seat.page.url.split("/game/")[1]
    made = reader(seat, f"report/{game}")
    expect(seat.page.locator("figure svg")).to_be_visible()
    assert made.unmarked() == set()


@pytest.mark.parametrize("ruleset", ["barrosa/melee", "tikhvin/combat"])
def test_the_charts_say_nothing_by_themselves(seat: Seat, ruleset: str) -> None:
    made = reader(seat, f"charts/{ruleset}")
    expect(seat.page.locator(".odds-bar").first).to_be_attached()
    assert made.unmarked() == set()


def test_the_table_companion_says_nothing_by_itself(seat: Seat) -> None:
    made = reader(seat, "companion/liberators")
    seat.page.locator("[data-army]").first.click()
    seat.page.locator("[data-action=fire]").click()
    assert made.unmarked() == set()
    seat.page.locator("[data-part=firers] .entry").first.click()
    seat.page.locator("[data-part=target] .entry").first.click()
    seat.page.locator(".quick button").nth(2).click()
    expect(seat.page.locator(".odds .odds-bar").first).to_be_attached()
    assert made.unmarked() == set()
    seat.page.locator(".hand .primary").click()
    expect(seat.page.locator(".ruling .lines")).to_be_visible()
    assert made.unmarked() == set()
    seat.page.locator(".tabs button").nth(1).click()
    seat.page.locator(".army .entry").last.click()
    assert made.unmarked() == set()


def test_a_text_that_is_not_a_message_would_be_found(seat: Seat) -> None:
    made = reader(seat)
    expect(seat.page.locator("article").first).to_be_visible()
    seat.page.evaluate("document.querySelector('main').append('Hardcoded words')")
    assert made.unmarked() == {"Hardcoded words"}
