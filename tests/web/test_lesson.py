"""Somebody who has never played follows the lesson to its end, with the mouse as people do."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.learner import Coach
from tests.web.seat import Seat
from tests.web.test_accessibility import faults

from grognard.core.tutorial import BUTTONS, PANELS

WEB = Path(__file__).parents[2] / "web" / "src"
_MOVE = re.compile(r"move (\w+) (\d{4})(?:/([A-Z]+))?(?: =(\w+))?")
_TARGET = re.compile(r"(fire|assault) (\w+) >(\d{4})")
#: whether nothing lies over the foot of an element
_UNCOVERED = """one => {
    const { left, bottom } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + 4, bottom - 4));
}"""


def plan_of(address: str, scenario: str = "alea-training") -> dict[str, Any]:
    with urllib.request.urlopen(f"{address}/api/scenarios/{scenario}/lesson") as told:
        plan: dict[str, Any] = json.load(told)
    return plan


class Learner:
    """Reads the lesson and does what it says."""

    def __init__(self, seat: Seat) -> None:
        self.seat, self.page = seat, seat.page

    def begin(self) -> None:
        self.page.get_by_role("button", name="Begin the lesson").click()
        self.seat.wait_for_board()
        expect(self.page.locator(".coach")).to_be_visible()

    def open_hint(self) -> str:
        return self.page.locator(".coach li.now > span").last.inner_text().split("\n")[0]

    def expect_ticked(self, step: int, task: int, hint: str) -> None:
        """The task is done, or the whole step is and the next one has come up."""
        self.page.wait_for_function(
            """([step, hint]) => {
                const count = document.querySelector('.coach .count')?.textContent ?? '';
                if (Number(count.match(/\\d+/)) > step + 1) return true;
                if (!document.querySelector('.coach li')) return true;
                const done = [...document.querySelectorAll('.coach li.done')];
                return done.some((one) => one.textContent.includes(hint));
            }""",
            arg=[step, hint],
        )
        assert task >= 0

    def do(self, task: dict[str, Any]) -> None:
        given, see = task["do"] or "", task["see"] or ""
        if see.startswith("unit:"):
            self.seat.unit(see.removeprefix("unit:")).click()
        elif see == "panel:refusal":
            self.seat.click_hex("0402")
        elif see == "panel:odds":
            self.seat.take("F01")
            self.seat.click_hex("0403")
        elif see == "panel:ruling":
            self.page.locator(".log .faces").last.click()
            expect(self.page.locator("dialog[open] td.hit")).to_be_visible()
            self.page.keyboard.press("Escape")
        elif see == "panel:chart":
            self.page.get_by_role("button", name="Charts").click()
            self.page.locator("dialog[open] select").select_option(label="Melee table")
            self.page.keyboard.press("Escape")
        elif given == "done":
            expect(self.page.get_by_role("button", name="Done", exact=True)).to_be_enabled()
            self.page.get_by_role("button", name="Done", exact=True).click()
        elif given.startswith("order"):
            self.seat.take(given.split()[1])
            self.page.locator(".orders button", has_text=re.compile("attack", re.I)).first.click()
        elif given == "undo":
            self.page.get_by_role("button", name="Undo").click()
        elif given.startswith("choose"):
            self.page.locator(".choice .answers button").nth({"square": 1, "no": 1}[given.split()[1]]).click()
        elif move := _MOVE.match(given):
            self.move(move[1], move[2], move[3], move[4])
        elif target := _TARGET.match(given):
            self.strike(target[2], target[3])
        elif given.startswith("melee"):
            self.seat.click_hex("0506")
            self.page.locator(".odds .wide").click()
        elif given.startswith("reorganize"):
            self.seat.take("F01")
            self.page.locator(".orders button").first.click()
        else:
            raise AssertionError(f"nobody knows how to do {task}")

    def move(self, unit: str, hex: str, facing: str | None, formation: str | None) -> None:
        if self.seat.unit(unit).get_attribute("aria-pressed") != "true":
            self.seat.take(unit)
        expect(self.page.locator(".goal").first).to_be_attached()
        self.seat.click_hex(hex)
        kind = self.page.locator(".kinds button", has_text=re.compile(formation or "normal", re.I))
        expect(self.page.locator(".pick")).to_be_attached()
        several = kind.count() > 0
        if several:
            kind.first.click()
        if facing:
            self.page.locator(f".pick .arrow[data-facing={facing}]").click()
        elif not several:
            self.page.locator(".pick .straight").click()

    def strike(self, unit: str, hex: str) -> None:
        if not self.page.locator(".odds .wide").count():
            self.seat.take(unit)
            expect(self.page.locator(".target").first).to_be_attached()
            self.seat.click_hex(hex)
        self.page.locator(".odds .wide").click()


def test_a_lesson_is_learned_with_the_mouse(
    visit: Callable[..., Seat], address: str, artefacts: Path
) -> None:
    learner = Learner(visit())
    learner.begin()
    plan = plan_of(address)
    for place, step in enumerate(plan["steps"]):
        expect(learner.page.locator(".coach h3")).to_have_text(step["title"])
        expect(learner.page.locator("[data-lit], .spotlit").first).to_be_attached()
        learner.page.screenshot(path=artefacts / f"lesson-{place + 1}.png")
        for n, task in enumerate(step["tasks"]):
            expect(learner.page.locator(".coach li.now")).to_contain_text(task["hint"])
            if task["do"]:
                expect(learner.page.get_by_role("button", name="Do it for me")).to_be_enabled()
            learner.do(task)
            learner.expect_ticked(place, n, task["hint"])
    expect(learner.page.locator(".coach h3")).to_have_text("That was the lesson")
    assert learner.page.locator(".log em", has_text="fixed by the lesson").count() > 5


@pytest.mark.parametrize("scenario", ["tikhvin-training", "bailen-1808"])
def test_a_lesson_of_another_system_leads_through_its_first_turn(
    visit: Callable[..., Seat], address: str, artefacts: Path, scenario: str
) -> None:
    seat = visit(width=1440, height=900)
    page = seat.page
    seat.begin(scenario, "Learn it step by step")
    plan = plan_of(address, scenario)
    coach = Coach(page)
    for place, step in enumerate(plan["steps"]):
        expect(coach.title).to_have_text(step["title"])
        expect(page.locator("[data-lit], .spotlit").first).to_be_attached()
        page.screenshot(path=artefacts / f"lesson-{scenario}-{place + 1}.png")
        for task in step["tasks"]:
            expect(coach.now).to_contain_text(task["hint"])
            assert coach.do_it()
    expect(page.locator(".coach")).to_contain_text("Now you know what the first turn needs.")


def test_a_lesson_can_be_left_and_taken_up_again_and_done_by_keyboard_on_a_phone(
    visit: Callable[..., Seat], artefacts: Path
) -> None:
    seat = visit(width=390, height=800, has_touch=True)
    learner = Learner(seat)
    learner.begin()
    skip = seat.page.get_by_role("button", name="Do it for me")
    # However long the text about it is: what is to be done is in sight.
    expect(seat.page.locator(".coach li.now")).to_be_in_viewport(ratio=1)
    assert seat.page.locator(".coach li.now").evaluate(_UNCOVERED)
    skip.focus()
    for step in (2, 2, 3):
        expect(skip).to_be_enabled()
        # The focus stays on it while the lesson is at work.
        expect(skip).to_be_focused()
        hint = learner.open_hint()
        seat.page.keyboard.press("Enter")
        # A second press for the same task would be none: the next task has to be open first.
        expect(seat.page.locator(".coach li.now")).not_to_contain_text(hint)
        expect(seat.page.locator(".coach .count")).to_have_text(f"Step {step} of 11")
    seat.page.screenshot(path=artefacts / "lesson-phone.png")
    assert seat.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    seat.page.reload()
    expect(seat.page.locator(".coach .count")).to_have_text("Step 3 of 11")
    seat.page.get_by_role("button", name="Back", exact=True).press("Enter")
    expect(seat.page.locator(".coach .count")).to_have_text("Step 2 of 11")
    seat.page.get_by_role("button", name="Next", exact=True).press("Enter")
    expect(seat.page.locator(".coach .count")).to_have_text("Step 3 of 11")


def test_another_order_than_the_lesson_wants_is_answered_with_the_one_it_wants(
    visit: Callable[..., Seat],
) -> None:
    seat = visit()
    Learner(seat).begin()
    # What the lesson begins with is on the map first.
    expect(seat.page.locator(".game")).to_have_attribute("data-sequence", "1")
    seat.page.get_by_role("button", name="Done", exact=True).click()
    expect(seat.page.locator(".refusal")).to_contain_text("order F02 :attack by FL1")


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_a_lesson_has_no_serious_fault(visit: Callable[..., Seat], colours: str) -> None:
    seat = visit(color_scheme=colours)
    Learner(seat).begin()
    assert faults(seat) == []


def test_whatever_a_lesson_may_point_at_is_on_the_page() -> None:
    source = "\n".join(file.read_text("utf-8") for file in WEB.rglob("*.svelte"))
    for kind, names in (("panel", PANELS), ("button", BUTTONS)):
        missing = [name for name in names if f'data-spot="{kind}:{name}"' not in source]
        assert missing == []
