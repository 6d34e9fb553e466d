"""A robot at the page: it plays by what is visible there, clicks, and counts its clicks.

Where an order is out of reach it says so; a decision from which it finds no way on is a dead end.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Error
from tests.web.robot_orders import OrderGiver, OutOfReach
from tests.web.robot_page import THINKING
from tests.web.seat import Seat

#: where the page is pictured at each dead end
PICTURES = Path(__file__).parents[2] / "build" / "pages" / "dead-ends"

#: what the page gives where nothing but ending a phase can be ordered
PASSED = "done :idle"


class Robot(OrderGiver):
    def __init__(self, seat: Seat, lot: random.Random | None = None) -> None:
        super().__init__(seat, lot)
        self.dead_ends: list[str] = []

    # Trying out what can be reached

    def reach(self, wanted: Iterable[dict[str, Any]]) -> list[str]:
        """Which of some orders cannot be given; the server hears of none, so that the game stays as it is."""
        given: list[str] = []
        address = re.compile(r"/api/games/[^/]+/orders\?")

        def keep(route: Any) -> None:
            if route.request.method != "POST":
                route.fallback()
                return
            given.append(json.loads(route.request.post_data)["given"])
            said = {"title": "kept", "reason": "kept from the server", "rule": ""}
            route.fulfill(status=422, content_type="application/problem+json", body=json.dumps(said))

        lost = []
        self.page.route(address, keep)
        try:
            for order in wanted:
                given.clear()
                try:
                    self.carry_out(order)
                    self.page.wait_for_function(
                        "() => document.querySelector('.refusal')", timeout=self.patience
                    )
                except (OutOfReach, Error) as out:
                    lost.append(f"{order['text']}: {str(out).splitlines()[0]}")
                else:
                    if [_kind(one, order) for one in given] != [_kind(order["text"], order)]:
                        lost.append(f"{order['text']}: gave {given}")
                self.clear()
        finally:
            self.page.unroute(address, keep)
        return lost

    # Playing

    def play_turn(self, choose: Choose, *, staff: bool = False, most: int = 400) -> int:
        """Clicks for the decisions of one side until the other acts, or the game is over."""
        before, side = self.clicks, ""
        for _decision in range(most):
            self.wait()
            if self.seat.is_over:
                break
            side = side or self.side
            if self.side != side:
                break
            if staff and not self.seat.is_asked and self.follow_staff("go on until the enemy acts"):
                continue
            self.decide(choose)
        return self.clicks - before

    def follow_staff(self, how: str) -> bool:
        """Have the staff go on so far, where the page offers one; whether it did."""
        before = self.seat.sequence
        if not self.ask_staff(how):
            return False
        seen = self.wait_for(".proposed .primary", ".proposed p[role=status]", within=THINKING)
        if seen != ".proposed .primary":
            self.click(self.page.locator(".proposed header button"))
            return False
        self.take_proposal()
        self.seat.expect_beyond(before, within=THINKING)
        return True

    def ask_staff(self, how: str) -> bool:
        """Whether there is a staff to be asked; on a phone its buttons lie under a fold."""
        fold = self.page.locator(".command .fold[aria-expanded=false]").locator("visible=true")
        if fold.count():
            self.click(fold)
        button = self.page.locator(".command .staff button").filter(has_text=how).locator("visible=true")
        if not button.count():
            return False
        self.click(button)
        return True

    def take_proposal(self) -> None:
        self.click(self.page.locator(".proposed .primary"))

    def decide(self, choose: Choose) -> None:
        """One decision; where it is out of reach that is noted, and the game goes on outside of the page.

        So is an order that came in the place of the one that was meant: the game goes on from it.
        """
        before, order = self._choose(choose)
        try:
            self.carry_out(order)
            self.seat.expect_beyond(before, within=self.patience)
        except (OutOfReach, Error) as lost:
            if self.ask("")["sequence"] == before:
                self._note(order, str(lost).splitlines()[0])
                self.give_outside(order["text"])
                self.clear()
                self.seat.expect_beyond(before)
                return
            # It was given; a busy machine has not shown it yet.
            self.seat.expect_beyond(before, within=THINKING)
        came = self.given_after(before)
        if not is_meant(came, order):
            self._note(order, f"{', '.join(came) or 'nothing'} came instead")

    def _choose(self, choose: Choose) -> tuple[int, dict[str, Any]]:
        """An order for what the page shows: a phase may pass by itself while somebody thinks."""
        for _try in range(9):
            before = self.seat.sequence
            order = choose(self)
            self.wait()
            if before == self.seat.sequence == self.ask("")["sequence"]:
                return before, order
        raise AssertionError(f"the page does not come to rest, in {self.moment}")

    def given_after(self, sequence: int) -> list[str]:
        """Orders and answers after an entry of the log, but for phases that passed by themselves."""
        entries = self.ask(f"/log?after={sequence}")["entries"]
        given = [one["given"] for one in entries if one["kind"] == "order"]
        return [one for one in given if one != PASSED]

    def _note(self, order: dict[str, Any], why: str) -> None:
        """A dead end, with a picture of the page."""
        self.dead_ends.append(f"{order['text']} in {self.seat.phase}: {why}")
        PICTURES.mkdir(parents=True, exist_ok=True)
        name = f"{len(self.dead_ends)}-{order['text'].replace('/', '-')}.png"
        self.page.screenshot(path=PICTURES / name)


def is_meant(came: list[str], order: dict[str, Any]) -> bool:
    """Whether the order that was meant came, and no other; a phase may be quicker to end by itself."""
    if order["verb"] == "done" and not came:
        return True
    return [_kind(one, order) for one in came] == [_kind(order["text"], order)]


def _kind(text: str, order: dict[str, Any]) -> str:
    """An order to compare: on a table any spot can be pointed at, and a hand does not hit one to the inch."""
    if "," not in (order["to"] or ""):
        return text
    return " ".join(word for word in text.split() if "," not in word)


#: what a robot wants to order next
Choose = Callable[[Robot], dict[str, Any]]
