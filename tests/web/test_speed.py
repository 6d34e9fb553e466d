"""How much work a frame is while a large map is moved: 60 by 60 hexes, 150 counters."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect
from tests.web.conftest import serving
from tests.web.large_battle import COUNTERS, write_large_battle
from tests.web.seat import Seat

#: milliseconds of the page's own processor time, script, style and layout together; a frame has 16.7
BUDGET = 8.0
_FRAMES = """
() => { window.frames_seen = 0; const next = () => { window.frames_seen++; requestAnimationFrame(next); };
        requestAnimationFrame(next); }
"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that offers the large battle too."""
    folder = tmp_path_factory.mktemp("large")
    with serving(folder, "--scenario", write_large_battle(folder)) as where:
        yield where


class Stopwatch:
    """What the page's thread has done so far, in its own time: a busy machine makes no difference."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.session: CDPSession = seat.page.context.new_cdp_session(seat.page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})
        seat.page.evaluate(_FRAMES)

    def read(self) -> dict[str, float]:
        told: dict[str, Any] = self.session.send("Performance.getMetrics")
        found = {one["name"]: float(one["value"]) for one in told["metrics"]}
        found["Frames"] = float(self.seat.page.evaluate("window.frames_seen"))
        found["Clock"] = float(self.seat.page.evaluate("performance.now()"))
        return found

    def time(self, what: str, act: Callable[[], None]) -> float:
        """Milliseconds of script, style and layout a frame while something goes on."""
        before = self.read()
        act()
        after = self.read()
        frames = after["Frames"] - before["Frames"]
        work = sum(
            after[name] - before[name] for name in ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
        )
        seconds = (after["Clock"] - before["Clock"]) / 1000
        print(f"{what}: {frames / seconds:.0f} frames a second, {1000 * work / frames:.1f} ms of work each")
        assert frames > 10
        return 1000 * work / frames


def test_a_large_map_moves_and_zooms_with_little_work_a_frame(visit: Callable[..., Seat]) -> None:
    seat = visit()
    seat.page.goto(f"{seat.address}/?scenario=large-battle")
    begin = seat.page.locator("[data-scenario=large-battle]").get_by_role("button", name="Two at this screen")
    begin.click()
    # Its map is drawn for the first time, thirty times as much as that of the training battle.
    expect(seat.page.locator("[data-unit]").first).to_be_visible(timeout=180_000)
    assert seat.page.locator("[data-unit]").count() >= COUNTERS
    seat.page.wait_for_timeout(500)
    watch, mouse = Stopwatch(seat), seat.page.mouse

    def pan() -> None:
        mouse.move(500, 400)
        mouse.down()
        for step in range(60):
            mouse.move(500 - 6 * step, 400 - 3 * step)
        mouse.up()

    def zoom() -> None:
        for step in range(40):
            mouse.wheel(0, -60 if step < 20 else 60)

    seat.page.keyboard.press("z")
    expect(seat.page.locator(".layers .mark").first).to_be_attached()
    watch.time("first", pan)  # what is made once is made here
    assert watch.time("moved", pan) < BUDGET
    assert watch.time("zoomed", zoom) < BUDGET
