"""A system of activations on the page: secret orders, a shock put together, guns, and a charge."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from playwright.sync_api import Route, expect
from tests.web.positions import game_where
from tests.web.seat import Seat, settle
from tests.web.test_accessibility import faults

from grognard.core.game import Decision, Game

SCENARIO = "maida-1806"
_PLACED = re.compile(r"(move|charge) (\w+) (\d{4})/([A-Z]+)(?: >(\d{4}))?")
_AIMED = re.compile(r"(fire|shock|fight)(?: ([\w+]+))? >(\d{4})")


def tasks_of(address: str) -> list[dict[str, Any]]:
    with urllib.request.urlopen(f"{address}/api/scenarios/{SCENARIO}/lesson") as told:
        plan = json.load(told)
    return [task for step in plan["steps"] for task in step["tasks"]]


class Reynier:
    """Leads the French through the lesson, with the mouse."""

    def __init__(self, seat: Seat) -> None:
        self.seat, self.page = seat, seat.page

    def begin(self) -> None:
        card = self.page.locator(f"[data-scenario={SCENARIO}]")
        card.get_by_role("button", name="Learn it step by step").click(timeout=60_000)
        self.seat.wait_for_board()

    def do(self, task: dict[str, Any]) -> None:
        """What a task says; the odds come into sight with the order that follows them."""
        if task["do"]:
            before = self.seat.sequence
            self.give(task["do"])
            self.seat.expect_beyond(before)
        elif task["see"].startswith("unit:"):
            self.seat.take(task["see"].removeprefix("unit:"))
        elif task["see"] == "panel:ruling":
            expect(self.page.locator(".log")).to_contain_text("fire of Acland guns")
            self.page.locator(".log .faces").last.click()
            expect(self.page.locator("dialog[open] td.hit")).to_be_visible()
            self.page.keyboard.press("Escape")

    def give(self, given: str) -> None:
        if given.startswith("allot"):
            for box in self.page.locator("[data-recruit]").all():
                box.check()
            self.commit()
        elif given.startswith("choose"):
            self.answer(given.split()[1])
        elif placed := _PLACED.match(given):
            self.place(*placed.groups())
        elif aimed := _AIMED.match(given):
            self.aim(aimed[2], aimed[3])
        else:
            self.page.get_by_role("button", name="Done", exact=True).click()

    def commit(self) -> None:
        expect(self.page.locator(".odds .wide")).to_be_enabled()
        self.page.locator(".odds .wide").click()

    def answer(self, value: str) -> None:
        self.page.locator(f".choice [data-answer='{value}'], .choice [data-facing='{value}']").click()

    def place(self, verb: str, unit: str, hex: str, facing: str, target: str | None) -> None:
        self.seat.take(unit)
        expect(self.page.locator(".goal, .target").first).to_be_attached()
        self.seat.click_hex(target or hex)
        expect(self.page.locator(".pick .close")).to_be_visible()
        if target:
            self.page.locator(".pick .kinds button", has_text=f"from {hex}").click()
        self.page.locator(f".pick [data-facing={facing}]").click()
        if verb == "charge":
            self.commit()

    def aim(self, units: str | None, hex: str) -> None:
        for unit in (units or "").split("+")[:1]:
            if unit:
                settle(self.seat)
                self.seat.take(unit)
        expect(self.page.locator(".target").first).to_be_attached()
        self.seat.click_hex(hex)
        for unit in (units or "").split("+")[1:]:
            self.page.locator(f"[data-recruit={unit}]").check()
        expect(self.page.locator(f".odds .order[data-order*='{units or hex}']")).to_be_visible()
        self.commit()


def test_two_activations_are_played_with_the_mouse(
    visit: Callable[..., Seat], address: str, artefacts: Path
) -> None:
    reynier = Reynier(visit())
    reynier.begin()
    hint = ""
    for place, task in enumerate(tasks_of(address)):
        # Odds come into sight while the order after them is put together; until then they are asked for.
        hint = hint or task["hint"]
        if task["see"] != "panel:odds":
            expect(reynier.page.locator(".coach li.now")).to_contain_text(hint)
            hint = ""
        if task["do"]:
            expect(reynier.page.get_by_role("button", name="Do it for me")).to_be_enabled()
        reynier.do(task)
        reynier.page.screenshot(path=artefacts / f"maida-{place + 1}.png")
    expect(reynier.page.locator(".coach h3")).to_have_text("That was the lesson")
    acted = reynier.page.locator("[data-display=cup] li.done")
    assert acted.filter(has_text="Compère's brigade").count() == 1


def test_attackers_are_added_and_removed_and_the_odds_follow(visit: Callable[..., Seat]) -> None:
    table = visit()
    table.begin(SCENARIO, "Two at this screen")
    order = table.page.locator(".odds .order")
    expect(table.page.locator(".odds .wide")).to_be_disabled()
    first, second = table.page.locator("[data-recruit]").nth(0), table.page.locator("[data-recruit]").nth(1)
    first.check()
    second.check()
    expect(order).to_have_attribute("data-order", "allot compere+peyri")
    expect(order).to_contain_text("Compère's brigade + Peyri's brigade")
    expect(table.page.locator(".odds .compared")).to_contain_text("2")
    first.uncheck()
    expect(order).to_have_attribute("data-order", "allot peyri")
    expect(table.page.locator(".odds .wide")).to_be_enabled()


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_orders_on_a_phone_have_no_serious_fault(
    visit: Callable[..., Seat], colours: str, artefacts: Path
) -> None:
    phone = visit(width=390, height=844, has_touch=True, is_mobile=True, color_scheme=colours)
    phone.begin(SCENARIO, "Two at this screen")
    expect(phone.page.locator("[data-recruit]").first).to_be_visible()
    phone.page.locator("button.grip").click()
    phone.page.screenshot(path=artefacts / f"maida-phone-{colours}.png")
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert faults(phone) == []


def fires_back(game: Game) -> bool:
    node = game.node
    return isinstance(node, Decision) and getattr(node.choice, "id", "") == "defender.reaction-fire"


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_a_question_shows_what_each_answer_may_come_to(
    visit: Callable[..., Seat], colours: str, artefacts: Path
) -> None:
    narrow = {"width": 390, "height": 844} if colours == "dark" else {}
    seat = visit(color_scheme=colours, **narrow)
    seat.carry_on(game_where(fires_back, SCENARIO))
    answers = seat.page.locator(".choice [data-answer]")
    expect(answers).to_have_count(2)
    expect(answers.first).to_contain_text(re.compile(r"keep the hex\s+\d+%"))
    expect(answers.last).to_contain_text(re.compile(r"keep the hex\s+\d+%"))
    seat.page.locator(".choice summary").first.click()
    expect(seat.page.locator(".choice h3")).to_have_text(["fire", "hold fire"])
    expect(seat.page.locator(".choice .odds")).to_contain_text("Reaction or counter-battery fire")
    seat.page.screenshot(path=artefacts / f"jdg-reaction-fire-{colours}.png")
    assert faults(seat) == []


@pytest.mark.parametrize("width", [1440, 390])
def test_answers_that_are_as_hopeless_are_told_apart_by_their_losses(
    visit: Callable[..., Seat], width: int, artefacts: Path
) -> None:
    def hopeless(route: Route) -> None:
        told = route.fetch()
        odds = told.json()
        for way in odds["card"]["ways"]:
            way["success"]["p"] = 0
            way["classes"] = [one | {"p": 1 - place} for place, one in enumerate(way["classes"][:2])]
            lost = "3 points" if "yes" in unquote(route.request.url) else "1 point"
            way["losses"] = [{"who": "you", "text": lost}]
        route.fulfill(response=told, json=odds)

    seat = visit(width=width, height=844)
    seat.page.route(re.compile(r"/odds\b"), hopeless)
    seat.carry_on(game_where(fires_back, SCENARIO))
    answers = seat.page.locator(".choice [data-answer]")
    expect(answers.first).to_contain_text("On average: 3 points")
    expect(answers.last).to_contain_text("On average: 1 point")
    expect(answers.locator(".odds-bar")).to_have_count(0)
    seat.page.screenshot(path=artefacts / f"hopeless-{width}.png")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_question_about_formations_rings_their_units_and_those_of_the_one_pointed_at(
    visit: Callable[..., Seat], width: int, height: int, artefacts: Path
) -> None:
    def opens(game: Game) -> bool:
        node = game.node
        return isinstance(node, Decision) and getattr(node.choice, "id", "") == "initiative.first"

    seat = visit(width=width, height=height)
    seat.carry_on(game_where(opens, SCENARIO))
    answers, rings = seat.page.locator(".choice [data-answer]"), seat.page.locator("[data-asked]")
    expect(rings.first).to_be_attached()
    everybody = rings.count()
    seat.page.screenshot(path=artefacts / f"formations-{width}.png")
    answers.first.hover()
    expect(rings).not_to_have_count(everybody)
    first = set(rings.evaluate_all("all => all.map((one) => one.dataset.asked)"))
    assert first
    seat.page.screenshot(path=artefacts / f"formation-{width}.png")
    seat.page.mouse.move(5, 5)
    expect(rings).to_have_count(everybody)
    answers.last.focus()
    expect(rings).not_to_have_count(everybody)
    assert set(rings.evaluate_all("all => all.map((one) => one.dataset.asked)")) != first
