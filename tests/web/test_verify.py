"""The page that checks a saved game and its dice."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect
from tests.server.fair_games import honest
from tests.web.seat import Seat


def test_files_are_checked_roll_by_roll(visit: Callable[..., Seat], artefacts: Path, tmp_path: Path) -> None:
    game, proof = honest(3)
    files = [tmp_path / "a.game", tmp_path / "a.dice"]
    for file, data in zip(files, (game, proof), strict=True):
        file.write_text(json.dumps(data), encoding="utf-8")
    page = visit(width=1440, height=900).page
    page.get_by_role("link", name="Check a game").click()
    expect(page.get_by_text("keeps nothing")).to_be_visible()
    chosen = page.locator("input[type=file]")
    chosen.set_input_files(files)
    expect(page.locator("[data-verdict=holds]")).to_be_visible()
    expect(page.locator("[data-roll]")).to_have_count(len(proof["rolls"]))
    page.screenshot(path=artefacts / "verify.png")
    proof["rolls"][0]["purpose"] = "ask-nothing"
    files[1].write_text(json.dumps(proof), encoding="utf-8")
    chosen.set_input_files(files[1])
    expect(page.locator("[data-verdict=fails]")).to_contain_text("asked for by")
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(color_scheme="dark")
    page.screenshot(path=artefacts / "verify-phone.png")


def test_the_menu_of_a_game_leads_to_its_dice(visit: Callable[..., Seat]) -> None:
    seat = visit()
    seat.page.locator("[data-scenario='alea-training']").get_by_role(
        "button", name="Two at this screen"
    ).click()
    seat.page.locator("[data-spot='button:menu']").click()
    seat.page.get_by_role("link", name="Check the dice").click()
    expect(seat.page.locator("[data-verdict=open]")).to_contain_text("when the game is over")
