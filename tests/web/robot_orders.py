"""Giving one order by visible controls, as somebody does who knows what he wants."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Error, Locator, expect
from tests.web.robot_page import AtPage

#: who is in hand, on the map or beside it
IN_HAND = """() => {
    const one = document.querySelector("[data-unit][aria-pressed=true], [data-arrival][aria-pressed=true]");
    return one ? (one.dataset.unit ?? one.dataset.arrival) : "";
}"""


#: whether nothing but the map and its counters is at a spot of the screen and around it
IS_BARE = """([x, y, wide]) => [[0, 0], [wide, 0], [-wide, 0], [0, wide], [0, -wide]].every(([a, b]) => {
    const on = document.elementFromPoint(x + a, y + b);
    return !!on?.closest(".board") && !on.closest("button, .tools, .board .mini, .legend, .tray, .pick");
})"""
#: a spot of the map without counters from where it can be drawn so far
BARE_START = """([dx, dy, wide]) => {
    const { left, top, width, height } = document.querySelector(".board").getBoundingClientRect();
    const isBare = (x, y) => {
        const on = document.elementFromPoint(x, y);
        const taken = "button, [role=button], [data-unit], .tools, .board .mini, .tray";
        return on?.closest(".board") && !on.closest(taken);
    };
    const shares = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
    for (const down of shares) for (const across of shares) {
        const [x, y] = [left + across * width, top + down * height];
        const [to, below] = [x + dx, y + dy];
        const stays = to > left + 4 && to < left + width - 4 && below > top + 4 && below < top + height - 4;
        if (stays && [0, wide, -wide].every((one) => isBare(x + one, y) && isBare(x, y + one))) return [x, y];
    }
    return null;
}"""


class OutOfReach(AssertionError):
    """An order that the server lists and no visible control gives."""


class OrderGiver(AtPage):
    def carry_out(self, order: dict[str, Any]) -> None:
        """By the fewest clicks that it knows; OutOfReach says where the way ended."""
        try:
            self._carry_out(order)
        except (Error, AssertionError) as lost:
            raise OutOfReach(str(lost).splitlines()[0]) from None

    def _carry_out(self, order: dict[str, Any]) -> None:
        verb, option = order["verb"], order["option"]
        if verb == "choose":
            answers = f".choice [data-answer='{option}'], .choice [data-facing='{option}']"
            self.click(self.page.locator(answers))
        elif verb == "done":
            self._end()
        else:
            self._order_units(order)

    def _end(self) -> None:
        """Done, and once more where the page asks whether something should be given up."""
        before = self.seat.sequence
        self.click(self.page.locator("[data-spot='button:done']"))
        self.page.wait_for_function(
            """before => document.querySelector(".ask.shown .primary, .refusal")
                || Number(document.querySelector(".game").dataset.sequence) > before""",
            arg=before,
            timeout=self.patience,
        )
        if self.see(".ask.shown .primary"):
            self.click(self.page.locator(".ask.shown .primary").first)

    def _order_units(self, order: dict[str, Any]) -> None:
        pieces = [unit for unit in order["units"] if self.is_counter(unit)]
        if pieces:
            self.take(pieces[0])
        if order["units"] and not pieces:
            self.commit(order)
        elif order["to"] and "," in order["to"]:
            self.place(order)
        elif place := order["target"] or order["to"]:
            self.point(place, at_enemy=bool(order["target"]))
            self.choose_kind(order)
            if order["target"]:
                self.commit(order)
        elif order["facing"]:
            self.click(self.page.locator(f".dial [data-facing='{order['facing']}']").first)
        else:
            self.click(self.page.locator(f".orders button[data-order='{order['text']}']").first)

    def is_counter(self, id: str) -> bool:
        return self.page.locator(f"[data-unit='{id}'], [data-arrival='{id}']").count() > 0

    def take(self, id: str) -> None:
        arrival, counter = self.page.locator(f"[data-arrival='{id}']"), self.seat.unit(id)
        control = arrival if arrival.count() else counter
        if control.get_attribute("aria-pressed") == "true":
            return
        if self.see(".unit .down") and not arrival.count():
            # A click on a lit hex would send the unit in hand there.
            self.click(self.page.locator(".unit .down").first)
        for _try in range(4):
            self.dismiss()
            self.rest()
            before = self.page.evaluate(IN_HAND)
            if arrival.count():
                self.click(arrival)
            else:
                self.press_at(*self._middle(counter))
            # A stack opens at the first click, and a pile on a table is gone through click by click.
            self.page.wait_for_function(
                f"before => ({IN_HAND})() !== before", arg=before, timeout=self.patience
            )
            if control.get_attribute("aria-pressed") == "true":
                return
        raise OutOfReach(f"{id} cannot be taken up")

    def _middle(self, counter: Locator) -> tuple[float, float]:
        """A point where a counter is not covered; its middle where there is none, which spreads a stack."""
        box = counter.bounding_box()
        assert box is not None
        self.bring(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        x, y = counter.evaluate(
            """counter => {
                const { left, top, width, height } = counter.getBoundingClientRect();
                const steps = [0.5, ...Array.from({ length: 19 }, (_, n) => (n + 1) / 20)];
                const shares = steps.flatMap((y) => steps.map((x) => [x, y]));
                const points = shares.map(([x, y]) => [left + x * width, top + y * height]);
                const isFree = ([x, y]) => counter.contains(document.elementFromPoint(x, y));
                // Well inside: whoever aims at the edge of a thin line misses it.
                const around = [[0, 0], [2, 0], [-2, 0], [0, 2], [0, -2]];
                const isWide = ([x, y]) => around.every(([dx, dy]) => isFree([x + dx, y + dy]));
                return points.find(isWide) ?? points.find(isFree) ?? points[0];
            }"""
        )
        return x, y

    def point(self, place: str, *, at_enemy: bool) -> None:
        assert self.wait_for(".goal, .target"), f"nothing is lit for {place}"
        self.rest()
        if not re.fullmatch(r"\d{4,6}", place):
            self.press_at(*self._middle(self.seat.unit(place)))
        elif self.see(f"[data-join='{place}']"):
            # A click on a friend takes him up: the way to him is the sign beside him.
            self.press_at(*self._middle(self.page.locator(f"[data-join='{place}']")))
        else:
            self.click_at(place, at_enemy=at_enemy)

    def place(self, order: dict[str, Any]) -> None:
        """Put a unit down on a table, as near to the place as the rules accept."""
        expect(self.page.locator(".prospect")).to_be_visible(timeout=self.patience)
        regions = self.ask(f"/reach?unit={order['units'][0]}")["regions"]
        kind = (order["verb"], order["formation"], order["option"])
        wanted = [(one["verb"], one["formation"], one["option"]) for one in regions].index(kind)
        if len(regions) > 1 and wanted:
            self.click(self.page.locator(".prospect .modes button").nth(wanted))
        self.carry(order["units"][0], order["to"])
        commit = self.page.locator(".prospect .acts .primary")
        expect(commit).to_be_enabled(timeout=self.patience)
        self.confirm(commit)

    def confirm(self, commit: Locator) -> None:
        self.click(commit)

    def carry(self, unit: str, place: str) -> None:
        """Draw a unit over a table, once it and the spot are in view together."""
        for tried in range(5):
            ends = self._grip(unit), self._table_point(place)
            if all(self.page.evaluate(IS_BARE, [*end, 0]) for end in ends):
                return self.draw(*ends)
            if tried:
                self.click(self.page.get_by_role("button", name="Farther (-)", exact=True))
                self.rest()
                ends = self._grip(unit), self._table_point(place)
            self._bring_to_middle(*((ends[0][n] + ends[1][n]) / 2 for n in (0, 1)))
        raise OutOfReach(f"{unit} and {place} are not in view together")

    def draw(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Press, draw, let go."""
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(*end, steps=4)
        self.page.mouse.up()
        self.clicks += 1

    def _grip(self, unit: str) -> tuple[float, float]:
        counter = self.seat.unit(unit).bounding_box()
        assert counter is not None
        return counter["x"] + counter["width"] / 2, counter["y"] + counter["height"] / 2

    def _table_point(self, place: str) -> tuple[float, float]:
        x, y = self.page.evaluate(
            r"""async ([x, y]) => {
                const state = await fetch(`/api/games/${location.hash.split("/")[2]}`);
                const { scenario } = await state.json();
                const map = await (await fetch(`/api/scenarios/${scenario}/map.svg`)).text();
                const measure = (name) => Number(new RegExp(`data-${name}="([^"]+)"`).exec(map)[1]);
                const [inch, depth] = [measure("inch"), measure("depth")];
                const drawn = document.querySelector(".board .counters").getScreenCTM();
                const point = new DOMPoint(x * inch, (depth - y) * inch).matrixTransform(drawn);
                return [point.x, point.y];
            }""",
            [float(one) for one in place.split(",")],
        )
        return x, y

    def choose_kind(self, order: dict[str, Any]) -> None:
        before = self.seat.sequence
        self.page.wait_for_function(
            """before => document.querySelector(".pick .close, .odds .wide, .refusal")
                || Number(document.querySelector(".game").dataset.sequence) > before""",
            arg=before,
            timeout=self.patience,
        )
        if not self.see(".pick .close"):
            return
        kind = self.page.locator(f".pick [data-kind='{kind_of(order)}']")
        if kind.count():
            self.click(kind)
        if order["facing"] and self.see(f".pick [data-facing='{order['facing']}']"):
            self.click(self.page.locator(f".pick [data-facing='{order['facing']}']"))
        elif not kind.count() and not order["facing"] and self.see(".pick .straight"):
            self.click(self.page.locator(".pick .straight"))

    def commit(self, order: dict[str, Any]) -> None:
        """Name those who take part, choose what goes with it, give the order."""
        wide = self.page.locator(".odds .wide")
        expect(wide).to_be_visible(timeout=self.patience)
        for box in self.page.locator("[data-recruit]").all():
            if box.is_checked() != (box.get_attribute("data-recruit") in order["units"]):
                self.click(box)
        choice = self.page.locator(".odds select")
        if choice.count() and choice.input_value() != (order["option"] or ""):
            self.select(choice, order["option"] or "")
        expect(wide).to_be_enabled(timeout=self.patience)
        self.click(wide)

    # Pointing at the map

    #: pixels around a spot that have to be bare: a browser gives a tap close to a button to the button
    width_of_hand = 0

    def bring(self, x: float, y: float) -> None:
        """Draw the map until a spot of it is in its midst, where it is out of sight or under a control."""
        if not self.page.evaluate(IS_BARE, [x, y, self.width_of_hand]):
            self._bring_to_middle(x, y)

    def _bring_to_middle(self, x: float, y: float) -> None:
        board = self.page.locator(".board").bounding_box()
        assert board is not None
        across = board["x"] + board["width"] / 2 - x
        down = board["y"] + board["height"] / 2 - y
        for _draw in range(12):
            if max(abs(across), abs(down)) < 1:
                break
            step = [max(-0.4 * board["width"], min(0.4 * board["width"], across))]
            step += [max(-0.4 * board["height"], min(0.4 * board["height"], down))]
            start = self.page.evaluate(BARE_START, [*step, self.width_of_hand])
            assert start, "there is no spot to take hold of the map"
            self.draw((start[0], start[1]), (start[0] + step[0], start[1] + step[1]))
            across, down = across - step[0], down - step[1]
        self.rest()

    def click_at(self, hex: str, *, at_enemy: bool = False) -> None:
        """A hex where no counter lies on it, which a click would take up instead, unless he is meant."""
        self.bring(*self.seat.hex_point(hex))
        x, y = self.seat.hex_point(hex)
        spot = self.page.evaluate(
            """([x, y, enemy]) => {
                const scale = document.querySelector(".board .counters").getScreenCTM().a;
                const outline = document.querySelector(".highlights path").getAttribute("d");
                const pairs = [...outline.matchAll(/(-?[\\d.]+)[ ,](-?[\\d.]+)/g)];
                const corners = pairs.map(([, a, b]) => [0.84 * scale * a, 0.84 * scale * b]);
                const points = [[0, 0], ...corners].map(([a, b]) => [x + a, y + b]);
                const bare = ([a, b]) => {
                    const on = document.elementFromPoint(a, b);
                    const covered = enemy ? "button" : "button, [data-unit]";
                    return on?.closest(".board") && !on.closest(covered);
                };
                return points.find(bare) ?? [x, y];
            }""",
            [x, y, at_enemy],
        )
        self.press_at(*spot)


def kind_of(order: dict[str, Any]) -> str:
    """What tells a kind of order in a menu, as the page marks it."""
    place = order["to"] if order["target"] else ""
    parts = [order["verb"], "+".join(order["units"]), place, order["formation"], order["option"], order["by"]]
    return " ".join(part for part in parts if part)
