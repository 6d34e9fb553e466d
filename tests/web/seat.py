"""A player at the page: sees what it shows, clicks what it offers."""

from __future__ import annotations

import contextlib
import json

from playwright.sync_api import Locator, Page, TimeoutError, expect

#: milliseconds: anything a page waits for longer than this is broken, even on a busy machine
PATIENCE = 20_000


#: the middle of the last goal that nobody stands on and nothing lies over
_FREE_GOAL = """goals => {
    const middles = goals.map((goal) => goal.getBoundingClientRect())
        .map(({ left, top, width, height }) => [left + width / 2, top + height / 2]);
    const isFree = ([x, y]) => {
        const there = document.elementFromPoint(x, y);
        return there?.closest(".board") && !there.closest("[data-unit], button");
    };
    return middles.findLast(isFree) ?? middles.at(-1);
}"""


class Seat:
    """Somebody at a page; before he has arrived he may go to a game without looking at the start page."""

    def __init__(self, page: Page, address: str, *, has_arrived: bool = True) -> None:
        #: the tab, wherever it is
        self.tab = page
        self.address, self._has_arrived = address, has_arrived

    @property
    def page(self) -> Page:
        if not self._has_arrived:
            self._has_arrived = True
            # Not until every map on the start page has been drawn.
            self.tab.goto(self.address, wait_until="domcontentloaded")
        return self.tab

    # Getting to a game

    def begin(self, scenario: str, how: str) -> None:
        if how == "Two at this screen" and not self._has_arrived:
            told = self.tab.context.request.get(f"{self.address}/api/scenarios").json()
            sides = next(card["sides"] for card in told["scenarios"] if card["id"] == scenario)
            self._open("games", {"scenario": scenario, "seats": {side["id"]: "me" for side in sides}})
            return
        card = self.page.locator(f"[data-scenario={scenario}]")
        card.wait_for(timeout=3 * PATIENCE)
        # On a phone the choices of a battle are folded.
        folded = card.locator("details.unfolds:not([open]) > summary")
        if folded.count():
            folded.click()
        card.get_by_role("button", name=how).click(timeout=3 * PATIENCE)
        self.wait_for_board()

    def follow(self, link: str, name: str = "") -> None:
        self._has_arrived = True
        self.tab.goto(link)
        self.take_seat(name)

    def take_seat(self, name: str = "") -> None:
        """Of an invitation; whoever has signed in or has the seat already is not asked for a name."""
        take = self.page.get_by_role("button", name="Take the seat")
        expect(take.or_(self.page.locator("[data-unit]")).first).to_be_visible(timeout=3 * PATIENCE)
        if take.count():
            self.page.get_by_label("Your name").fill(name)
            take.click()
        self.wait_for_board()

    def carry_on(self, save: str, *, dice: str = "server", **seats: str) -> None:
        """Open a saved game; without seats named, both sides are played here."""
        all_seats = {side: seats.get(side, "me") for side in json.loads(save)["sides"]}
        self._open("games/import", {"save": save, "seats": all_seats, "dice": dice})

    def _open(self, path: str, wanted: dict[str, object]) -> None:
        """A game opened as the page would; what it is played by is kept with the browser's cookies."""
        told = self.tab.context.request.post(f"{self.address}/api/{path}", data=wanted)
        assert told.ok, told.text()
        self.go(f"game/{told.json()['game']}")
        self.wait_for_board()

    def go(self, place: str, query: str = "") -> None:
        """A place of the site, without looking at the start page first."""
        self._has_arrived = True
        self.tab.goto(f"{self.address}/{query}#/{place}", wait_until="domcontentloaded")

    def wait_for_board(self) -> None:
        # Its map, and those of the start page, may have to be drawn for the first time.
        expect(self.page.locator("[data-unit]").first).to_be_visible(timeout=3 * PATIENCE)

    @property
    def invitation(self) -> str:
        return self.page.locator(".invitation input").input_value()

    # What the page shows

    @property
    def sequence(self) -> int:
        return self.shows()[0]

    @property
    def prompt(self) -> str:
        return self.page.locator("header .prompt").inner_text()

    @property
    def phase(self) -> str:
        return self.page.locator("header .time").inner_text()

    @property
    def turn(self) -> str:
        return self.page.locator("header .track [aria-current]").inner_text()

    @property
    def is_asked(self) -> bool:
        """Whether a question within an order is open."""
        return self.page.locator(".choice").count() > 0

    @property
    def is_deciding(self) -> bool:
        return self.page.locator("header.mine").count() > 0

    @property
    def is_over(self) -> bool:
        return self.page.locator(".over").count() > 0

    @property
    def is_busy(self) -> bool:
        return self.page.locator(".game").get_attribute("aria-busy") == "true"

    def unit(self, id: str) -> Locator:
        return self.page.locator(f"[data-unit={id}]")

    def places(self) -> dict[str, str]:
        """Each counter and its hex."""
        counters = self.page.locator("[data-unit]").evaluate_all(
            "all => all.map(one => [one.dataset.unit, one.dataset.hex])"
        )
        return dict(counters)

    def shows(self) -> tuple[int, str]:
        """How far the game is on this page, and what it waits for."""
        game = self.page.locator(".game")
        return int(game.get_attribute("data-sequence") or 0), game.get_attribute("data-waits") or ""

    # What players settle

    def menu(self, name: str) -> None:
        """Something that stands in the menu."""
        self.page.get_by_role("button", name="Menu", exact=True).click()
        entry = self.page.get_by_role("dialog", name="Menu")
        entry.get_by_role("button", name=name, exact=True).click()

    @property
    def proposal(self) -> Locator:
        """What is proposed, by whomever."""
        return self.page.locator(".proposal")

    def fix(self, unit: str, **fields: str) -> None:
        """Propose to set something about a unit, by the labels of the form."""
        self.take(unit)
        self.page.locator(".fix").first.click()
        form = self.page.get_by_role("dialog", name="Put something right")
        for label, value in fields.items():
            field = form.get_by_label(label, exact=True)
            if field.evaluate("field => field.tagName") == "SELECT":
                field.select_option(value)
            else:
                field.fill(value)
                field.blur()
        form.locator("button.primary").click()

    # What a player does

    def take(self, id: str) -> None:
        # A click on what is taken would put it down; after an order the page takes a unit up again itself.
        expect(self.page.locator(".game")).to_have_attribute("aria-busy", "false")
        if self.unit(id).get_attribute("aria-pressed") != "true":
            self.unit(id).click()
        expect(self.unit(id)).to_have_attribute("aria-pressed", "true")

    def click_middle(self, of: Locator) -> None:
        box = of.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def hex_point(self, hex: str) -> tuple[float, float]:
        """Where the middle of a hex is on the screen, by the map's own drawing."""
        x, y = self.page.evaluate(
            r"""async (hex) => {
                const state = await fetch(`/api/games/${location.hash.split("/")[2]}`);
                const { scenario } = await state.json();
                const map = await (await fetch(`/api/scenarios/${scenario}/map.svg`)).text();
                const tag = map.split("<g ").find((part) => part.includes(`id="hex-${hex}"`));
                const [, across, down] = /translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(tag);
                const drawn = document.querySelector(".board .counters").getScreenCTM();
                const point = new DOMPoint(Number(across), Number(down)).matrixTransform(drawn);
                return [point.x, point.y];
            }""",
            hex,
        )
        return x, y

    def click_hex(self, hex: str) -> None:
        self.page.mouse.click(*self.hex_point(hex))

    def march(self, id: str, hex: str = "") -> None:
        """Move a unit to a hex, or to some hex it is offered, facing where it may."""
        self.take(id)
        self.march_in_hand(hex)

    def take_next(self) -> None:
        """The next unit that can do something, brought into view."""
        self.page.keyboard.press("n")
        expect(self.page.locator(".counter.selected")).to_have_count(1)

    def march_in_hand(self, hex: str = "") -> None:
        before = self.sequence
        goals = self.page.locator(".goal")
        expect(goals.first).to_be_attached()
        if hex:
            self.click_hex(hex)
        else:
            self.page.locator(".board svg.moving").wait_for(state="detached")
            self.page.mouse.click(*goals.evaluate_all(_FREE_GOAL))
        self.finish_march(before)

    def finish_march(self, before: int) -> None:
        """Face somewhere, where that is left to choose, and see the march carried out."""
        if self.has_to_face(before):
            self.page.locator(".pick .arrow, .pick .straight").first.click()
        self.expect_beyond(before)

    def has_to_face(self, before: int) -> bool:
        """Whether a march has come so far that a facing is left to choose; else it is carried out already."""
        self.page.wait_for_function(
            """before => document.querySelector(".pick .arrow, .pick .straight")
                || Number(document.querySelector(".game").dataset.sequence) > before""",
            arg=before,
        )
        return self.sequence == before

    def command(self, id: str, what: str) -> None:
        """Give a unit an order that names no hex, by what its button says."""
        self.take(id)
        self.command_in_hand(what)

    def command_in_hand(self, what: str) -> None:
        before = self.sequence
        self.page.locator(".orders button", has_text=what).first.click()
        self.expect_beyond(before)

    def done(self) -> None:
        before = self.sequence
        self.page.get_by_role("button", name="Done").click()
        self.expect_beyond(before)

    def answer(self) -> None:
        """The first of the answers to a question."""
        before = self.sequence
        self.page.locator(".choice .answers button").first.click()
        self.expect_beyond(before)

    def strike(self) -> None:
        """Have the first unit that can fire or assault do so, once its odds have been shown."""
        before = self.sequence
        self.page.keyboard.press("n")
        target = self.page.locator(".target").first
        expect(target).to_be_attached()
        self.click_middle(target)
        order = self.page.locator(".odds .wide")
        kinds = self.page.locator(".pick .kinds button:not(.close)")
        expect(order.or_(kinds).first).to_be_attached()
        while not order.count():
            # Several ways to strike, each with its odds; or a menu that gives way to the odds just now.
            with contextlib.suppress(TimeoutError):
                kinds.first.click(timeout=1000)
        order.click()
        self.expect_beyond(before)

    def act(self) -> None:
        """Something sensible: answer, strike where there is a target, else end the phase."""
        if self.is_asked:
            self.answer()
        elif self.has_targets():
            self.strike()
        else:
            self.done()

    def hurry(self) -> None:
        """The quickest thing there is: answer, else end the phase, else what has to be done before."""
        if self.is_asked:
            self.answer()
        elif self.page.get_by_role("button", name="Done").is_enabled():
            self.done()
        elif self.has_targets():
            self.strike()
        else:
            self.take_next()
            self.march_in_hand()

    def has_targets(self) -> bool:
        return any(word in self.phase for word in ("Fire", "fire", "Assault", "Melee", "Charge"))

    def expect_beyond(self, sequence: int, within: int = PATIENCE) -> None:
        self.page.wait_for_function(
            "before => Number(document.querySelector('.game').dataset.sequence) > before",
            arg=sequence,
            timeout=within,
        )


def settle(*seats: Seat) -> None:
    """Wait until all pages show the same, none is still at work, and no dice are still to fall."""
    for _try in range(400):
        seen = {seat.shows() for seat in seats}
        is_quiet = len(seen) == 1 and "chance" not in {waits for _sequence, waits in seen}
        if is_quiet and not any(seat.is_busy for seat in seats):
            return
        seats[0].page.wait_for_timeout(50)
    raise AssertionError(f"the pages do not come to agree: {seen}")
