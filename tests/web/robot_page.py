"""Somebody at the page who knows nothing but what is visible there: what he sees, clicks and waits for."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Locator, expect
from tests.web.seat import PATIENCE, Seat, settle

#: milliseconds for a staff or an opponent to think on a busy machine
THINKING = 120_000


class AtPage:
    """Looks, clicks, and counts the clicks; the other robots have the same with other hands."""

    def __init__(self, seat: Seat, lot: random.Random | None = None) -> None:
        self.seat, self.page, self.lot = seat, seat.page, lot or random.Random(1)
        self.clicks = 0
        #: milliseconds that a control may take to appear
        self.patience = PATIENCE

    # What the server says outside of the page, to compare with what is found there

    @property
    def _game(self) -> str:
        id = self.page.url.split("/game/")[1].split("/")[0]
        return f"{self.seat.address}/api/games/{id}"

    def ask(self, path: str) -> Any:
        told = self.page.context.request.get(self._game + path)
        assert told.ok, told.text()
        return told.json()

    def save(self) -> str:
        return self.page.context.request.get(f"{self._game}/export").text()

    def orders(self) -> list[dict[str, Any]]:
        """Everything that may be ordered, answers to a question included."""
        listed: list[dict[str, Any]] = self.ask("/orders")["orders"]
        return listed

    def give_outside(self, text: str) -> None:
        """Have the game go on without the page."""
        body = {
            "given": text,
            "sequence": self.ask("")["sequence"],
            "key": f"robot-{self.lot.getrandbits(60)}",
        }
        answer = self.page.context.request.post(f"{self._game}/orders", data=body)
        assert answer.ok, answer.text()

    # Clicking

    def click(self, control: Locator) -> None:
        control.click(timeout=self.patience)
        self.clicks += 1

    def press_at(self, x: float, y: float) -> None:
        """A place on the map."""
        self.page.mouse.click(x, y)
        self.clicks += 1

    def select(self, choice: Locator, value: str) -> None:
        choice.select_option(value)
        self.clicks += 2

    def show_all(self) -> None:
        """The whole map in view."""
        self.click(self.page.get_by_role("button", name="Whole map (F)", exact=True))

    def clear(self) -> None:
        """Everything put down again."""
        for _press in range(3):
            self.page.keyboard.press("Escape")
        if self.see(".refusal button.quiet"):
            self.page.locator(".refusal button.quiet").first.click()

    # Seeing

    @property
    def side(self) -> str:
        """Whose decision it is."""
        return self.page.locator("header .who").inner_text()

    @property
    def moment(self) -> tuple[str, str, str]:
        """Turn, phase and side."""
        return self.seat.turn, self.seat.phase, self.side

    def see(self, selector: str) -> bool:
        return self.page.locator(selector).locator("visible=true").count() > 0

    def wait_for(self, *selectors: str, within: int = 0) -> str:
        """The first of some controls to appear."""
        seen = self.page.locator(", ".join(selectors)).locator("visible=true")
        try:
            expect(seen.first).to_be_visible(timeout=within or self.patience)
        except AssertionError:
            return ""
        return next((one for one in selectors if self.see(one)), "")

    def rest(self) -> None:
        """Until the map stands still."""
        self.page.locator(".board svg.moving").wait_for(state="detached", timeout=self.patience)

    def wait(self) -> None:
        """Until there is something to decide, or the game is over."""
        if self.see("button.skip"):
            self.click(self.page.locator("button.skip"))
        self.page.wait_for_function("() => document.querySelector('header.mine, .over')", timeout=THINKING)
        settle(self.seat)
        self.dismiss()

    def dismiss(self) -> None:
        """What is told before a battle has been read."""
        if self.see("dialog[open] button"):
            self.click(self.page.locator("dialog[open] button").locator("visible=true").last)
            expect(self.page.locator("dialog[open]")).to_have_count(0, timeout=self.patience)
