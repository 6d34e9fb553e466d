"""Every part of the page in pictures to look at: wide and narrow, light and dark, in three languages."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from tests.strategies import SOAK
from tests.web.positions import game_where, game_with
from tests.web.seat import PATIENCE, Seat
from tests.web.test_briefing import begin
from tests.web.test_group import in_phase
from tests.web.test_odds_card import aim, card
from tests.web.test_reach import has_two_leads, waits_beside
from tests.web.test_telling import enemy_has_moved, fires

from grognard.core.game import Decision, Game

WIDE, NARROW = (1440, 900), (390, 844)
LANGUAGES = ("en", "fr", "es")
#: looks at something: what has to be on the page before the picture is taken
Part = Callable[[Seat], Locator]


@cache
def saved(name: str) -> str:
    """Positions are looked for once."""
    wanted = {
        "arrivals": lambda: game_where(waits_beside, "bailen-1808"),
        "leads": lambda: game_where(has_two_leads, "barrosa-standard", games=200),
        "fire": lambda: game_where(fires),
        "moved": lambda: game_where(enemy_has_moved),
        "charged": lambda: game_where(is_charged, "chacabuco-farm"),
        "command": lambda: in_phase("barrosa-standard", "command"),
        "movement": lambda: in_phase("alea-training", "movement"),
    }
    return wanted[name]()


def is_charged(game: Game) -> bool:
    node = game.node
    return isinstance(node, Decision) and getattr(node.choice, "id", "") == "charge.reaction"


# 1. Reach


def arrivals(seat: Seat) -> Locator:
    seat.carry_on(saved("arrivals"))
    seat.page.locator("[data-arrival]").first.click()
    expect(seat.page.locator(".goal").first).to_be_attached()
    return seat.page.locator("[data-arrival]").first


def melee_choice(seat: Seat) -> Locator:
    seat.carry_on(saved("leads"))
    seat.page.keyboard.press("n")
    return seat.page.locator(".pick .kinds button").first


# 2. What a game is about, and what happened


def briefing(seat: Seat) -> Locator:
    begin(seat, "tikhvin-training")
    seat.page.keyboard.press("Shift+B")
    return seat.page.locator("dialog.briefing [data-army]").first


def flags_and_score(seat: Seat) -> Locator:
    begin(seat, "barrosa-1811")
    seat.page.locator("details.score summary").click()
    return seat.page.locator("details.score button").first


def banner_and_log(seat: Seat) -> Locator:
    seat.carry_on(saved("fire"))
    seat.strike()
    return seat.page.locator(".log li").last


def summary(seat: Seat) -> Locator:
    seat.carry_on(saved("moved"))
    return seat.page.locator(".summary[role=status]")


# 3. Deciding


def docked_prompt(seat: Seat) -> Locator:
    seat.carry_on(saved("charged"))
    return seat.page.locator("aside .choice [data-answer]").first


def odds_card(seat: Seat) -> Locator:
    save, order = game_with("assault", "barrosa-standard")
    seat.carry_on(save)
    aim(seat, order)
    return card(seat).locator(".success b").first


def threats(seat: Seat) -> Locator:
    save, order = game_with("assault", "barrosa-standard")
    seat.carry_on(save)
    seat.page.keyboard.press("t")
    expect(seat.page.locator(".legend")).to_be_attached()
    seat.page.mouse.move(*seat.hex_point(order.target))
    return seat.page.locator(".threats [data-threat]").first


# 4. Many orders, and the turn


def group(seat: Seat) -> Locator:
    seat.carry_on(saved("command"))
    # The key takes the whole formation of the unit in hand.
    seat.page.keyboard.press("n")
    seat.page.keyboard.press("b")
    return seat.page.locator("[data-held-unit]").first


def staff(seat: Seat) -> Locator:
    seat.carry_on(saved("movement"))
    seat.page.keyboard.press("o")
    return seat.page.locator(".group-marks .way").first


def phase_bar(seat: Seat) -> Locator:
    seat.carry_on(saved("command"))
    seat.page.locator(".stages .all").click()
    return seat.page.locator(".stages .list dt.now")


# 5. Learning


def lesson(seat: Seat) -> Locator:
    page = seat.page
    page.locator("[data-scenario=alea-training] button.learn, .learn button").first.click(
        timeout=3 * PATIENCE
    )
    seat.wait_for_board()
    return page.locator(".coach h3")


def keys(seat: Seat) -> Locator:
    seat.carry_on(saved("movement"))
    seat.page.keyboard.press("?")
    return seat.page.locator("dialog[open] kbd").first


def why_not(seat: Seat) -> Locator:
    """A commander in the movement of others: why he has no order, and what his figures mean."""
    seat.carry_on(saved("movement"))
    # The first click on a stack takes up whoever may act, and opens it.
    seat.take("F02")
    seat.take("FL1")
    expect(seat.page.locator(".idle")).to_be_attached()
    seat.page.locator(".unit .word").first.click()
    return seat.page.locator(".about")


# 6. Tables, the start page, the charts


def miniatures(seat: Seat) -> Locator:
    begin(seat, "maipu-1818")
    return seat.page.locator("[data-unit]").first


def start_page(seat: Seat) -> Locator:
    return seat.page.locator("[data-scenario] img, [data-scenario] svg").first


def charts_form(seat: Seat) -> Locator:
    seat.page.goto(f"{seat.address}/#/charts/barrosa/melee")
    return seat.page.locator("form, .case").first


PARTS: tuple[Part, ...] = (
    arrivals,
    melee_choice,
    briefing,
    flags_and_score,
    banner_and_log,
    summary,
    docked_prompt,
    odds_card,
    threats,
    group,
    staff,
    phase_bar,
    lesson,
    keys,
    why_not,
    miniatures,
    start_page,
    charts_form,
)
#: every way to look at a part; without a soak each part is seen in one of them, in turn
_ALL = list(product((WIDE, NARROW), ("light", "dark"), LANGUAGES))
_SPEAK = """language => {
    const choice = [...document.querySelectorAll("select")].find((one) => one.querySelector("[value=fr]"));
    if (!choice || choice.value === language) return;
    choice.value = language;
    choice.dispatchEvent(new Event("change", { bubbles: true }));
}"""


def looks(place: int) -> list[tuple[tuple[int, int], str, str]]:
    # Seven has no divisor in common with their number: each is taken before one comes round again.
    return _ALL if SOAK else [_ALL[7 * place % len(_ALL)]]


@pytest.mark.parametrize("part", PARTS)
def test_a_part_of_the_page_in_pictures(part: Part, visit: Callable[..., Seat], artefacts: Path) -> None:
    wanted = looks(PARTS.index(part))
    (width, height), light, language = wanted[0]
    seat = visit(width=width, height=height, color_scheme=light, reduced_motion="reduce")
    page = seat.page
    page.evaluate("language => localStorage.setItem('grognard.language', language)", language)
    page.reload(wait_until="domcontentloaded")
    seen = part(seat)
    expect(seen).to_be_attached(timeout=3 * PATIENCE)
    for size, light, language in wanted:
        # What is open stays open in another width, light or language.
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
        page.evaluate(_SPEAK, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (size, language)
        width_name = "narrow" if size == NARROW else "wide"
        page.screenshot(path=artefacts / f"part-{part.__name__}-{width_name}-{light}-{language}.png")
