"""The robot with a finger on a screen: it taps, draws and lifts."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator
from tests.web.robot import Robot


class TouchRobot(Robot):
    """Taps, and a finger that draws a unit over a table; whatever has to be typed is out of its reach."""

    def click(self, control: Locator) -> None:
        control.wait_for(state="attached", timeout=self.patience)
        if not control.is_visible():
            # What lies in the lower part of the sheet: it is drawn up first.
            self._raise_sheet(wanted=True)
        control.tap(timeout=self.patience)
        self.clicks += 1

    def _raise_sheet(self, *, wanted: bool) -> bool:
        grip = self.page.locator(f".grip[aria-expanded={'false' if wanted else 'true'}]")
        if not grip.locator("visible=true").count():
            return False
        grip.tap()
        self.clicks += 1
        return True

    def press_at(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)
        self.clicks += 1

    width_of_hand = 24

    def bring(self, x: float, y: float) -> None:
        if self._raise_sheet(wanted=False):
            self.rest()
        super().bring(x, y)

    def draw(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """A finger put down, drawn somewhere, and lifted."""
        finger = self.page.context.new_cdp_session(self.page)

        def touch(kind: str, *points: dict[str, Any]) -> None:
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

        (x, y), (to_x, to_y) = start, end
        touch("touchStart", {"x": x, "y": y})
        for part in (0.3, 0.7, 1):
            touch("touchMove", {"x": x + part * (to_x - x), "y": y + part * (to_y - y)})
        # It comes to rest before it is lifted: after a flick a browser takes the next tap for a stop.
        for _rest in range(3):
            self.page.wait_for_timeout(50)
            touch("touchMove", {"x": to_x, "y": to_y})
        touch("touchEnd")
        finger.detach()
        self.clicks += 1
