"""What the battle is about: the briefing before the first order, flags on the map, the score and the end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.contract.test_victory import finished
from tests.web.seat import PATIENCE, Seat

from grognard.core.game.save import saved_text

#: battles of every system, on hexes and on a table, each with what its briefing has to say and a flag
BATTLES = {
    "barrosa-standard": ("a lead of 15 VP or more", "Barrosa hill: 10 VP, held by nobody"),
    "bailen-1808": ("SP gone in good order by 3002, 2422", "The town: 10 VP, held by Spanish"),
    "vimeiro-1808": ("a lead of 6 VP or more", "Ventosa: 8 VP for French, held by British and Portuguese"),
    "tikhvin-training": ("a lead of 7 VP or more", "Kirishi: 2 VP for German, held by Soviet"),
    "maipu-1818": ("stands lost and broken", "Espejo: 5 VP, held by Royalists"),
}


def begin(player: Seat, scenario: str) -> None:
    """A game of the first side, with the other seat left open."""
    game = player.page.evaluate(
        """async (scenario) => {
            const { scenarios } = await (await fetch("/api/scenarios?lang=en")).json();
            const { sides } = scenarios.find(({ id }) => id === scenario);
            const seats = Object.fromEntries(sides.map(({ id }, place) => [id, place ? "open" : "me"]));
            const body = JSON.stringify({ scenario, options: [], seats });
            const headers = { "Content-Type": "application/json" };
            return (await (await fetch("/api/games", { method: "POST", headers, body })).json()).game;
        }""",
        scenario,
    )
    player.go(f"game/{game}")
    player.wait_for_board()


def briefing(page: Page) -> Locator:
    return page.locator("dialog.briefing")


@pytest.mark.parametrize("scenario", BATTLES)
def test_a_new_game_opens_with_its_briefing_and_flags_lie_on_the_map(
    visit: Callable[..., Seat], artefacts: Path, scenario: str
) -> None:
    how, flag = BATTLES[scenario]
    player = visit(width=1440, height=900, briefed=False)
    begin(player, scenario)
    page, card = player.page, briefing(player.page)
    expect(card.get_by_text(how).first).to_be_visible(timeout=3 * PATIENCE)
    expect(card.locator("[data-army]").first).to_contain_text("You")
    expect(card.get_by_text(flag)).to_be_visible()
    page.screenshot(path=artefacts / f"briefing-{scenario}.png")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(page.locator("[data-objective]").first).to_be_attached()
    page.locator("details.score summary").click()
    expect(page.locator("details.score").get_by_role("button", name=flag)).to_be_visible()
    page.screenshot(path=artefacts / f"objectives-{scenario}.png")
    # Once a game; then by its key, and by its button.
    page.reload()
    player.wait_for_board()
    expect(card).to_have_count(0)
    page.keyboard.press("Shift+B")
    expect(card.get_by_text(how).first).to_be_visible()
    page.mouse.click(4, 4)
    expect(card).to_have_count(0)
    page.locator("details.score summary").click()
    page.locator("details.score").get_by_role("button", name="Briefing").click()
    expect(card).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "scenario", "said"),
    [
        ("fr-FR", "tikhvin-training", "une avance de 7 PV ou plus"),
        ("es-ES", "maipu-1818", "peanas perdidas y rotas"),
    ],
)
def test_the_briefing_fits_a_phone_in_the_dark_in_every_language(
    visit: Callable[..., Seat], artefacts: Path, locale: str, scenario: str, said: str
) -> None:
    look: dict[str, Any] = {"width": 390, "height": 844, "color_scheme": "dark", "has_touch": True}
    player = visit(briefed=False, language=locale[:2], **look)
    begin(player, scenario)
    card = briefing(player.page)
    expect(card.get_by_text(said).first).to_be_visible(timeout=3 * PATIENCE)
    wide = card.locator(".text").evaluate("text => text.scrollWidth - text.clientWidth")
    assert wide <= 0
    player.page.screenshot(path=artefacts / f"briefing-{scenario}-{locale[:2]}-phone.png")
    card.get_by_role("button").last.click()
    expect(card).to_have_count(0)
    expect(player.page.locator("[data-score]")).to_have_count(2)
    player.page.screenshot(path=artefacts / f"objectives-{scenario}-{locale[:2]}-phone.png")


def test_a_battle_can_be_read_about_before_it_is_begun(visit: Callable[..., Seat]) -> None:
    reader = visit()
    place = reader.page.locator("[data-scenario=alea-training]")
    place.get_by_role("button", name="Briefing").click(timeout=3 * PATIENCE)
    card = briefing(reader.page)
    expect(card.get_by_text("Casa Blanca: 5 VP, held by nobody")).to_be_visible()
    # Whoever wants no briefings is not shown one again.
    card.get_by_label("Show before every new game").uncheck()
    card.get_by_role("button", name="Close").first.click()
    reader.begin("alea-training", "Two at this screen")
    expect(card).to_have_count(0)


def test_pointing_at_a_flag_tells_what_it_is_worth(visit: Callable[..., Seat]) -> None:
    player = visit(width=1440, height=900)
    begin(player, "tikhvin-training")
    page = player.page
    page.locator("[data-unit]").first.focus()
    page.evaluate("document.querySelector('.board').focus()")
    box = page.locator("[data-objective]").first.bounding_box()
    assert box is not None
    # The pole stands in the hex.
    page.mouse.move(box["x"] + 8, box["y"] + box["height"] - 2)
    expect(page.locator("#board-status")).to_contain_text("4 VP for German, held by Soviet")


def test_pointing_at_ground_on_a_table_tells_what_it_is_worth(visit: Callable[..., Seat]) -> None:
    player = visit(width=1440, height=900)
    begin(player, "maipu-1818")
    player.page.locator('[data-objective="key.espejo"] .cloth').hover(force=True)
    expect(player.page.locator("#board-status")).to_contain_text("Espejo: 5 VP, held by Royalists")


def test_the_end_says_why_in_one_sentence_with_its_figures(
    visit: Callable[..., Seat], artefacts: Path
) -> None:
    player = visit(width=1440, height=900)
    player.carry_on(saved_text(finished("tikhvin-training")))
    over = player.page.locator(".over")
    expect(over.locator(".why")).to_contain_text("(draw from 4, victory from 7)")
    player.page.screenshot(path=artefacts / "over-tikhvin-training.png")
    why = over.locator(".why").inner_text()
    over.get_by_role("link").click()
    expect(player.page.locator(".why")).to_have_text(why)
    player.page.screenshot(path=artefacts / "report-tikhvin-training.png")
