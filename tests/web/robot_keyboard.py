"""The robot at a keyboard: it never touches a pointer, and sees where the focus is."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from tests.web.robot import Robot
from tests.web.robot_orders import OutOfReach

#: what has the focus and is out of the window, or looks as it does without; nothing where all is well
FOCUS_UNSEEN = """() => {
    const one = document.activeElement;
    if (!one || one === document.body) return "";
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const isIn = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    const marks = (part) => {
        const { outlineStyle, outlineWidth, boxShadow, filter } = getComputedStyle(part);
        const outlined = outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
        return outlined || boxShadow !== "none" || filter !== "none";
    };
    const marked = [one, ...one.children, one.closest(".counter")].some((part) => part && marks(part));
    return isIn && marked ? "" : one.outerHTML.slice(0, 160);
}"""
#: a number for whatever has the focus
NUMBERED = """() => {
    const one = document.activeElement;
    if (!one || one === document.body) return "";
    return (one.tabNumber ??= String((window.tabNumbers = (window.tabNumbers ?? 0) + 1)));
}"""
#: presses: whatever takes more of them is out of reach
_MOST = 160


class KeyboardRobot(Robot):
    """Tab, the arrows, Enter and the keys that `?` lists; it never touches a pointer."""

    def key(self, name: str) -> None:
        self.page.keyboard.press(name)
        self.clicks += 1

    def focus(self, control: Locator) -> None:
        """Tab to a control, by the shorter way."""
        expect(control).to_be_visible()
        for _press in range(_MOST):
            way = control.evaluate(
                """control => {
                    const here = document.activeElement;
                    if (here === control) return "";
                    const before = Node.DOCUMENT_POSITION_PRECEDING;
                    const isBehind = here && here.compareDocumentPosition(control) & before;
                    return isBehind && !here.contains(control) ? "Shift+Tab" : "Tab";
                }"""
            )
            if not way:
                return self.expect_focus_in_sight()
            self.key(way)
        raise OutOfReach("no number of tabs comes to it")

    def expect_focus_in_sight(self) -> None:
        """Whatever has the focus lies in the window and is marked."""
        unseen = self.page.evaluate(FOCUS_UNSEEN)
        if unseen:
            raise OutOfReach(f"the focus cannot be seen: {unseen}")

    def go_round(self) -> int:
        """Tab until it has been everywhere and begins anew; how many controls there are."""
        self.page.evaluate("document.activeElement.blur()")
        seen, least = set[str](), self.page.locator("button:visible").count()
        for press in range(3 * least + 60):
            self.page.keyboard.press("Tab")
            here = self.page.evaluate(NUMBERED)
            if here in seen and press > 1:
                return len(seen)
            if here:
                seen.add(here)
                self.expect_focus_in_sight()
        raise OutOfReach("Tab does not come round")

    def show_all(self) -> None:
        self.key("f")

    def ask_staff(self, how: str) -> bool:
        """By its keys, where there is one."""
        if not self.see(".command .staff button"):
            return False
        self.key("o" if how == "finish this phase" else "i")
        return True

    def take_proposal(self) -> None:
        self.key("o")

    def confirm(self, commit: Locator) -> None:
        """Enter gives the order, unless a button has the focus."""
        if self.page.evaluate("document.activeElement.closest('button') === null"):
            self.key("Enter")
        else:
            self.click(commit)

    def click(self, control: Locator) -> None:
        self.focus(control)
        is_box = control.evaluate("control => control.type === 'checkbox'")
        self.key("Space" if is_box else "Enter")

    def select(self, choice: Locator, value: str) -> None:
        self.focus(choice)
        for _press in range(_MOST):
            if choice.input_value() == value:
                return
            self.key("ArrowDown")
        raise OutOfReach(f"{value} cannot be chosen")

    def press_at(self, x: float, y: float) -> None:
        raise AssertionError(f"a keyboard points at no spot: {x}, {y}")

    def take(self, id: str) -> None:
        """The next unit that can act, and the next, until it is this one."""
        arrival = self.page.locator(f"[data-arrival='{id}']")
        control = arrival if arrival.count() else self.seat.unit(id)
        self.dismiss()
        for _press in range(_MOST):
            if control.get_attribute("aria-pressed") == "true":
                return
            pressed = "[data-unit][aria-pressed=true], [data-arrival][aria-pressed=true]"
            before = self.page.locator(pressed).evaluate_all("all => all.length && all[0].outerHTML")
            self.key("n")
            self.page.wait_for_function(
                """([pressed, before]) => {
                    const now = document.querySelector(pressed);
                    return now && (now.outerHTML !== before || document.querySelectorAll(pressed).length > 1);
                }""",
                arg=[pressed, before],
            )
        raise OutOfReach(f"{id} cannot be taken up")

    def point(self, place: str, *, at_enemy: bool) -> None:
        if not re.fullmatch(r"\d{4,6}", place):
            return self.click(self.seat.unit(place))
        return self.click_at(place, at_enemy=at_enemy)

    def click_at(self, hex: str, *, at_enemy: bool = False) -> None:  # noqa: ARG002
        """Move the marker to a hex, and act there."""
        self.focus(self.page.locator(".board"))
        marker = self.page.locator(".highlights .cursor")
        if not marker.count():
            self.key("ArrowUp")
        for _press in range(_MOST):
            expect(self.page.locator(".board svg.moving")).to_have_count(0)
            box = marker.bounding_box()
            assert box is not None
            x, y = self.seat.hex_point(hex)
            across, down = x - box["x"] - box["width"] / 2, y - box["y"] - box["height"] / 2
            if max(abs(across), abs(down)) < box["width"] / 4:
                return self.key("Enter")
            if abs(across) > abs(down):
                self.key("ArrowRight" if across > 0 else "ArrowLeft")
            else:
                self.key("ArrowDown" if down > 0 else "ArrowUp")
        raise OutOfReach(f"the marker does not come to {hex}")

    def carry(self, unit: str, place: str) -> None:
        """Nudge it inch by inch."""
        here = (self.seat.unit(unit).get_attribute("data-hex") or "").split(",")
        across, ahead = (round(float(to) - float(at)) for to, at in zip(place.split(","), here, strict=True))
        steps = ["ArrowRight" if across > 0 else "ArrowLeft"] * abs(across)
        steps += ["ArrowUp" if ahead > 0 else "ArrowDown"] * abs(ahead)
        for step in steps or ["ArrowUp"]:
            self.key(step)

    def _end(self) -> None:
        before = self.seat.sequence
        self.key("d")
        self.page.wait_for_function(
            """before => document.querySelector(".ask.shown .primary, .refusal")
                || Number(document.querySelector(".game").dataset.sequence) > before""",
            arg=before,
        )
        if self.see(".ask.shown .primary"):
            self.key("d")
