"""Deciding on the page: the card of an attack, a small one on pointing, questions beside the map, threats."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.web.positions import asks_in, game_where, game_with
from tests.web.seat import Seat

from grognard.core.game import Decision, Game
from grognard.core.game.order import Order

WIDE: dict[str, Any] = {"width": 1440, "height": 900}
NARROW: dict[str, Any] = {"width": 390, "height": 844, "color_scheme": "dark"}
PERCENT = re.compile(r"\d+(?:[.,]\d)?\s?%")


def card(seat: Seat) -> Locator:
    return seat.page.locator(".odds .odds-card").first


def aim(seat: Seat, order: Order) -> None:
    """Take the first unit of an attack up and click what it strikes at; the way it faces there is any."""
    if order.units:
        seat.take(order.units[0])
    expect(seat.page.locator(".target").first).to_be_attached()
    seat.click_hex(order.target)
    picks = seat.page.locator(".pick .arrow, .pick .kinds button:not(.close)")
    expect(card(seat).or_(picks.first).first).to_be_attached()
    if not card(seat).count():
        picks.first.click()
    expect(card(seat).locator(".odds-bar").first).to_be_attached()


@pytest.mark.parametrize(
    ("verb", "scenario", "look"),
    [
        ("assault", "barrosa-standard", WIDE),
        ("assault", "barrosa-standard", NARROW | {"has_touch": True}),
        ("charge", "jdg-crossroads", WIDE | {"color_scheme": "dark"}),
        ("attack", "tikhvin-1941", WIDE),
    ],
)
def test_an_attack_has_its_odds_on_a_card(
    visit: Callable[..., Seat], artefacts: Path, verb: str, scenario: str, look: dict[str, Any]
) -> None:
    save, order = game_with(verb, scenario)
    seat = visit(**look)
    seat.carry_on(save)
    aim(seat, order)
    expect(card(seat).locator(".success b").first).to_have_text(PERCENT)
    seat.page.screenshot(path=artefacts / f"odds-{scenario}-{verb}-{look['width']}.png")
    card(seat).locator(".tree > summary").click()
    expect(card(seat).locator(".tree meter").first).to_be_attached()
    if look["width"] < 500:
        assert seat.page.evaluate("document.documentElement.scrollWidth") <= look["width"]


def test_odds_are_pinned_and_modifiers_weighed(visit: Callable[..., Seat], artefacts: Path) -> None:
    save, order = game_with("assault", "barrosa-standard")
    seat = visit(**WIDE)
    seat.carry_on(save)
    aim(seat, order)
    worth = card(seat).locator(".worth")
    worth.locator("summary").click()
    expect(worth.locator("td, p").first).to_be_visible()
    card(seat).locator(".pin").click()
    expect(card(seat).locator(".pin")).to_have_attribute("aria-pressed", "true")
    seat.page.keyboard.press("Escape")
    aim(seat, order)
    expect(seat.page.locator(".compare .column")).to_have_count(2)
    seat.page.screenshot(path=artefacts / "odds-compared.png")


def test_pointing_at_a_target_shows_a_small_card(visit: Callable[..., Seat], artefacts: Path) -> None:
    save, order = game_with("assault", "barrosa-standard")
    seat = visit(**WIDE)
    seat.carry_on(save)
    seat.take(order.units[0])
    expect(seat.page.locator(".target").first).to_be_attached()
    seat.page.mouse.move(*seat.hex_point(order.target))
    expect(seat.page.locator(".hover-odds .odds-bar").first).to_be_visible()
    seat.page.screenshot(path=artefacts / "odds-hover.png")


@pytest.mark.parametrize(("locale", "look"), [("en", WIDE), ("fr", NARROW), ("es", WIDE)])
def test_a_question_stands_beside_the_fight_and_digits_answer_it(
    visit: Callable[..., Seat], artefacts: Path, locale: str, look: dict[str, Any]
) -> None:
    def is_charged(game: Game) -> bool:
        node = game.node
        return isinstance(node, Decision) and getattr(node.choice, "id", "") == "charge.reaction"

    seat = visit(**look, language=locale)
    seat.carry_on(game_where(is_charged, "chacabuco-farm"))
    for answer in (seat.page.locator("aside .choice [data-answer]").nth(n) for n in (0, 1)):
        expect(answer).to_contain_text(PERCENT)
    ring, panel = seat.page.locator("[data-asked]").first, seat.page.locator("aside .choice")
    expect(ring).to_be_visible()
    asked, dock = ring.bounding_box(), panel.bounding_box()
    assert asked is not None
    assert dock is not None
    beside = asked["x"] + asked["width"] / 2 < dock["x"] or asked["y"] + asked["height"] / 2 < dock["y"]
    assert beside, "the question lies over the unit that it is about"
    seat.page.screenshot(path=artefacts / f"question-{locale}-{look['width']}.png")
    before = seat.sequence
    seat.page.keyboard.press("1")
    seat.expect_beyond(before)


def test_a_maneuver_check_says_what_may_come_of_it_before_it_is_made(
    visit: Callable[..., Seat], artefacts: Path
) -> None:
    """Dice fall for it, and it names no place: its odds are on its button, and unfold."""
    seat = visit(**WIDE)
    seat.carry_on(game_where(asks_in("maneuver"), "chacabuco-farm"))
    seat.take_next()
    checks = seat.page.locator(".orders button[data-order^=check]")
    for check in (checks.first, checks.last):
        expect(check.locator(".odds-bar")).to_be_attached()
        expect(check).to_contain_text(PERCENT)
    seat.page.screenshot(path=artefacts / "odds-check.png")
    seat.page.locator(".order-odds > summary").click()
    expect(seat.page.locator(".order-odds .odds-card")).to_have_count(checks.count())
    seat.page.locator(".order-odds .tree > summary").first.click()
    expect(seat.page.locator(".order-odds .tree meter").first).to_be_attached()


def test_odds_that_no_answer_changes_stand_on_none_of_them(visit: Callable[..., Seat]) -> None:
    """The fight is over, and the hex is empty: what is asked is only who goes there."""

    def asks_to_advance(game: Game) -> bool:
        node = game.node
        return isinstance(node, Decision) and getattr(node.choice, "id", "") == "attacker.advance"

    seat = visit(**WIDE)
    seat.carry_on(game_where(asks_to_advance, "tikhvin-training"))
    seat.page.locator(".choice details.odds > summary").click()
    expect(seat.page.locator(".choice .odds-card")).to_have_count(1)
    assert seat.page.locator(".choice [data-answer]").count() > 1
    expect(seat.page.locator(".choice [data-answer] .odds-bar")).to_have_count(0)
    expect(seat.page.locator(".choice [data-answer] .brings").first).to_be_attached()


@pytest.mark.parametrize(
    ("verb", "scenario"),
    [
        ("assault", "barrosa-standard"),
        ("charge", "jdg-crossroads"),
        ("attack", "tikhvin-1941"),
        ("charge", "chacabuco-farm"),
    ],
)
def test_a_threatened_unit_says_who_threatens_it_and_with_what_odds(
    visit: Callable[..., Seat], artefacts: Path, verb: str, scenario: str
) -> None:
    """In all four families of rules."""
    save, order = game_with(verb, scenario)
    seat = visit(**WIDE)
    seat.carry_on(save)
    seat.page.keyboard.press("t")
    expect(seat.page.locator(".legend")).to_be_visible()
    if scenario == "chacabuco-farm":
        seat.page.locator(f"[data-unit={order.target}]").first.hover(force=True)
    else:
        seat.page.mouse.move(*seat.hex_point(order.target))
    threats = seat.page.locator(".threats [data-threat]")
    expect(threats.first).to_contain_text(PERCENT)
    seat.page.screenshot(path=artefacts / f"threats-{scenario}.png")


@pytest.mark.parametrize(
    ("locale", "condition", "look"), [("en", "If:", WIDE), ("fr", "Si", NARROW), ("es", "Si:", WIDE)]
)
def test_each_bar_of_an_answer_is_labelled_with_the_choice_it_hangs_on(
    visit: Callable[..., Seat], artefacts: Path, locale: str, condition: str, look: dict[str, Any]
) -> None:
    def is_asked(game: Game) -> bool:
        node = game.node
        return isinstance(node, Decision) and getattr(node.choice, "id", "") == "charge.reaction"

    seat = visit(**look, language=locale)
    seat.carry_on(game_where(is_asked, "chacabuco-farm"))
    answers = seat.page.locator("aside .choice [data-answer]")
    forked = answers.filter(has=seat.page.locator(".odds-bar + .when"))
    expect(forked.first).to_be_visible()
    for answer in answers.all():
        expect(answer.locator(".odds-bar").first).to_be_attached()
        bars, labels = answer.locator(".odds-bar"), answer.locator(".when")
        assert labels.count() == (bars.count() if bars.count() > 1 else 0)
        said = labels.all_inner_texts()
        assert len(set(said)) == len(said), "two bars have the same label"
        for label in labels.all():
            expect(label).to_contain_text(condition)
            expect(label).to_contain_text(PERCENT)
    seat.page.screenshot(path=artefacts / f"answer-bars-{locale}-{look['width']}.png")
