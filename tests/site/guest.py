"""A player at the site: a seat whose Python has to start first."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.seat import Seat

#: milliseconds within which Python has started in a browser, on however busy a machine
START = 120_000


#: waits by itself: a promise is not waited for where a page is asked again and again
KEPT = """async () => {
    const here = await navigator.serviceWorker.ready;
    const isKept = async () => (await caches.keys()).some((name) => name.startsWith("started-"));
    while (here.active?.state !== "activated" || !(await isKept()))
        await new Promise((settle) => setTimeout(settle, 50));
}"""


class Guest(Seat):
    def wait_for_board(self) -> None:
        expect(self.page.locator("[data-unit]").first).to_be_visible(timeout=START)

    def begins(self, scenario: str, how: str, level: str = "") -> None:
        card = self.page.locator(f"[data-scenario={scenario}]")
        if level:
            card.get_by_label("The computer: strength").select_option(label=level)
        card.get_by_role("button", name=how).click()
        self.wait_for_board()

    def waits_until_asked(self) -> None:
        """Until it is this player's decision again, or all is over."""
        self.page.wait_for_function("() => document.querySelector('header.mine, .over')", timeout=START)

    def is_kept(self) -> None:
        """Until the whole site is kept for times without a network."""
        self.page.evaluate(KEPT)
