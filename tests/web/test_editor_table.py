"""A table in inches is drawn in the editor: a wood, a stream, a unit set up; then it is played."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.web.seat import Seat


class Cloth:
    """A hand on the table: it finds inches as they lie on the screen."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def rest(self) -> None:
        expect(self.page.locator("main[aria-busy=false]")).to_be_attached()
        expect(self.page.locator(".map canvas")).to_be_attached()
        expect(self.page.locator(".map [data-inch]")).to_be_attached()

    def at(self, x: float, y: float) -> tuple[float, float]:
        where = self.page.locator(".map").evaluate(
            """(map, [x, y]) => {
                const middle = (part) => {
                    const { left, top, width, height } = map.querySelector(part).getBoundingClientRect();
                    return [left + width / 2, top + height / 2];
                };
                const { inch, depth } = map.querySelector("[data-inch]").dataset;
                const [[left, top], [right, bottom]] = [middle(".origin"), middle(".corner")];
                const scale = (bottom - top) / (Number(depth) * Number(inch));
                return [left + x * inch * scale, top + (depth - y) * inch * scale];
            }""",
            [x, y],
        )
        return where[0], where[1]

    def click(self, *spots: tuple[float, float]) -> None:
        for spot in spots:
            self.page.mouse.click(*self.at(*spot))

    def drag(self, here: tuple[float, float], there: tuple[float, float]) -> None:
        self.page.mouse.move(*self.at(*here))
        self.page.mouse.down()
        self.page.mouse.move(*self.at(*there), steps=4)
        self.page.mouse.up()
        self.rest()


def texts(page: Page) -> dict[str, str]:
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save as a file").click()
    with zipfile.ZipFile(io.BytesIO(Path(waiting.value.path()).read_bytes())) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}


def test_a_table_is_drawn_and_played(visit: Callable[..., Seat], artefacts: Path) -> None:
    seat = visit(width=1440, height=900)
    seat.go("edit")
    page, cloth = seat.page, Cloth(seat.page)
    form = page.locator("form", has=page.get_by_role("button", name="Begin with armies"))
    form.get_by_label("System").select_option("liberators")
    expect(form.get_by_label("Width in inches")).to_have_value("72")
    form.get_by_role("button", name="Begin with armies").click()
    cloth.rest()
    page.locator("[data-ground=wood]").click()
    cloth.click((30, 20), (42, 20), (36, 28))
    page.get_by_label("Name", exact=True).fill("Copse")
    page.get_by_role("button", name="Lay it").click()
    cloth.rest()
    page.get_by_role("radio", name="Strips and lines").click()
    page.locator("[data-ground=stream]").click()
    cloth.click((0, 30), (36, 33), (72, 30))
    page.get_by_role("button", name="Lay it").click()
    cloth.rest()
    expect(page.get_by_role("button", name="Remove Copse")).to_be_visible()
    page.screenshot(path=artefacts / "editor-table.png")
    page.get_by_role("tab", name="Armies").click()
    table = page.locator("tbody tr").first
    cells = [text.strip() for text in table.locator("td").all_inner_texts()]
    heads = [text.strip() for text in page.locator("thead th").all_inner_texts()]
    there = (float(cells[heads.index("East")]), float(cells[heads.index("North")]))
    goal = (there[0], there[1] - 2 if there[1] > 10 else there[1] + 2)
    cloth.drag(there, goal)
    expect(page.locator("tr.taken td").nth(heads.index("North"))).to_have_text(f"{goal[1]:g}")
    page.screenshot(path=artefacts / "editor-table-army.png")
    sheet = texts(page)["scenario.toml"]
    assert 'points = "30 20; 42 20; 36 28"' in sheet
    assert 'points = "0 30; 36 33; 72 30"' in sheet
    expect(page.locator("li.flaw")).to_have_count(0)
    page.get_by_role("tab", name="Try it").click()
    page.get_by_role("button", name="As Patriots").click()
    seat.wait_for_board()
    page.screenshot(path=artefacts / "editor-table-played.png")
