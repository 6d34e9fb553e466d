"""Every part of the page in pictures to look at: wide and narrow, light and dark, in three languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from itertools import product
from pathlib import Path
from typing import Literal, TypeAlias

import pytest
from playwright.sync_api import Locator, expect
from tests.strategies import SOAK
from tests.web.positions import fought_out, game_where, game_with
from tests.web.seat import PATIENCE, Seat
from tests.web.test_briefing import begin
from tests.web.test_group import in_phase
from tests.web.test_odds_card import aim, card
from tests.web.test_reach import has_two_leads, waits_beside
from tests.web.test_table import checked
from tests.web.test_telling import enemy_has_moved, fires
from tests.web.tongues import Tongues

from grognard.core.game import Decision, Game
from grognard.core.game.order import Order

#: a width and height, the light, and the language in which the page is seen
Look: TypeAlias = tuple[tuple[int, int], Literal["light", "dark"], str]

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
        "over": lambda: fought_out(),
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
    # Nobody is told to point at a hex where there is none.
    expect(seat.page.locator(".hint", has_text=re.compile("hex", re.IGNORECASE))).to_have_count(0)
    return seat.page.locator("aside .choice [data-answer]").first


def odds_card(seat: Seat) -> Locator:
    save, order = assault()
    seat.carry_on(save)
    aim(seat, order)
    return card(seat).locator(".success b").first


@cache
def assault() -> tuple[str, Order]:
    return game_with("assault", "barrosa-standard")


def threats(seat: Seat) -> Locator:
    seat.carry_on(assault()[0])
    seat.page.keyboard.press("t")
    expect(seat.page.locator(".legend")).to_be_attached()
    return point_at_the_threatened(seat)


def point_at_the_threatened(seat: Seat) -> Locator:
    seat.page.mouse.move(*seat.hex_point(assault()[1].target))
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


def advice(seat: Seat) -> Locator:
    seat.carry_on(saved("movement"))
    seat.page.get_by_role("button", name=re.compile("marshal|maréchal|mariscal")).click()
    return seat.page.locator(".advice [data-order], .advice button").first


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


def report(seat: Seat) -> Locator:
    seat.carry_on(saved("over"))
    seat.page.locator(".over a").first.click()
    return seat.page.locator(".points li a").first


def refusal(seat: Seat) -> Locator:
    """A march that is too far, and what would be allowed instead."""
    seat.carry_on(saved("movement"))
    seat.page.keyboard.press("n")
    expect(seat.page.locator(".goal").first).to_be_attached()
    # On a phone the far end of the map lies beside the screen.
    seat.page.keyboard.press("f")
    seat.page.locator(".board svg.moving").wait_for(state="detached")
    seat.click_hex("0104")
    return seat.page.locator(".refusal button").last


def miniatures(seat: Seat) -> Locator:
    begin(seat, "maipu-1818")
    return seat.page.locator("[data-unit]").first


def placing(seat: Seat) -> Locator:
    """A column that is being moved on a table, before the order is confirmed."""
    save, unit = checked()
    seat.carry_on(save)
    seat.take(unit)
    expect(seat.page.locator(".reach .ground")).to_be_attached()
    seat.page.keyboard.press("ArrowDown")
    return seat.page.locator(".prospect .cost")


def start_page(seat: Seat) -> Locator:
    return seat.page.locator("[data-scenario] img, [data-scenario] svg").first


def charts_form(seat: Seat) -> Locator:
    seat.go("charts/barrosa/melee")
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
    advice,
    lesson,
    keys,
    why_not,
    report,
    refusal,
    miniatures,
    placing,
    start_page,
    charts_form,
)
#: what is only seen while it is pointed at lies elsewhere in another width
_POINTED: dict[Part, Part] = {threats: point_at_the_threatened}
#: every way to look at a part; without a soak each part is seen in one of them, in turn
_ALL: list[Look] = list(product((WIDE, NARROW), ("light", "dark"), LANGUAGES))
#: orders as they are written in files: a target, a facing behind a hex, a formation or an option
_NOTATION = re.compile(r"(?<![\w<])>(?:\d{4}|[A-Z]+\d+)\b|\b\d{4}/[NESW]{1,2}\b|(?<=[\d\w] )[=:][a-z-]{3,}\b")
#: everything that is read or heard, but for what shows keys
_READ = """() => {
    const named = ["title", "aria-label", "alt"];
    const all = [...document.querySelectorAll("body *")];
    const said = all.flatMap((one) => named.map((name) => one.getAttribute(name)));
    return [document.body.innerText, ...said].filter(Boolean).join("\\n");
}"""


def looks(place: int) -> list[Look]:
    # Seven has no divisor in common with their number: each is taken before one comes round again.
    return _ALL if SOAK else [_ALL[7 * place % len(_ALL)]]


@pytest.mark.parametrize("part", PARTS)
def test_a_part_of_the_page_in_pictures(part: Part, visit: Callable[..., Seat], artefacts: Path) -> None:
    wanted = looks(PARTS.index(part))
    (width, height), light, language = wanted[0]
    seat = visit(width=width, height=height, color_scheme=light, reduced_motion="reduce", language=language)
    tongues = Tongues(seat.tab)
    seen = part(seat)
    page = seat.page
    expect(seen).to_be_visible(timeout=3 * PATIENCE)
    for size, light, language in wanted:
        # What is open stays open in another width, light or language.
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme=light)
        tongues.speak(language)
        if part in _POINTED:
            _POINTED[part](seat)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("html")).to_have_attribute("data-appearance", light)
        tongues.expect_only(language)
        expect(seen).to_be_visible()
        # Names on a map are part of its picture: what the page says they do not follow by themselves.
        expect(page.locator(f"canvas[lang]:not([lang={language}])")).to_have_count(0, timeout=3 * PATIENCE)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (size, language)
        assert not _NOTATION.findall(page.evaluate(_READ)), part.__name__
        width_name = "narrow" if size == NARROW else "wide"
        page.screenshot(path=artefacts / f"part-{part.__name__}-{width_name}-{light}-{language}.png")
    # Whatever is open is said anew in the next language; nothing stays in the last.
    other = LANGUAGES[(LANGUAGES.index(language) + 1) % 3]
    tongues.speak(other)
    tongues.expect_only(other)
    expect(seen).to_be_visible()
