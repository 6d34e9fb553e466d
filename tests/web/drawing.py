"""A hand on the map of the editor: it finds hexes as they lie on the screen."""

from __future__ import annotations

from collections.abc import Iterable

from playwright.sync_api import Page, expect


class Drawing:
    def __init__(self, page: Page) -> None:
        self.page = page

    def rest(self) -> None:
        """Until everything that was done is on the map."""
        expect(self.page.locator("main[aria-busy=false]")).to_be_attached()
        expect(self.page.locator(".map canvas")).to_be_attached()

    def tool(self, name: str) -> None:
        self.page.get_by_role("radio", name=name, exact=True).click()

    def at(self, hex: str) -> tuple[float, float]:
        """The middle of a hex on the screen, where a person would have scrolled the map to."""
        where = self.page.locator(".map").evaluate(
            """(map, hex) => {
                const place = map.querySelector(`[data-spot="${hex}"]`);
                const box = place.getBoundingClientRect();
                const middle = box.top + box.height / 2;
                if (middle < 0 || middle > innerHeight) place.scrollIntoView({ block: "center" });
                const { left, top, width, height } = place.getBoundingClientRect();
                return [left + width / 2, top + height / 2];
            }""",
            hex,
        )
        return where[0], where[1]

    def drag(self, hexes: Iterable[str]) -> None:
        self._drag([self.at(hex) for hex in hexes])

    def side(self, a: str, b: str) -> None:
        """A click on the side between two hexes."""
        (x, y), (u, v) = self.at(a), self.at(b)
        self._drag([((x + u) / 2, (y + v) / 2)])

    def _drag(self, points: list[tuple[float, float]]) -> None:
        mouse = self.page.mouse
        mouse.move(*points[0])
        mouse.down()
        for point in points:
            mouse.move(*point, steps=3)
        mouse.up()
        self.rest()

    def click(self, hex: str) -> None:
        self.drag([hex])
