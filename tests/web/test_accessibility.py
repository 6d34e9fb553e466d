"""Every page, audited by axe: no serious fault."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.web.seat import Seat
from tests.web.test_account_pages import sign_up
from tools import build_web

AXE = build_web.WEB / "node_modules" / "axe-core" / "axe.min.js"


def faults(seat: Seat) -> list[str]:
    """What axe calls serious or critical."""
    # Not by a script element, which the page's content policy refuses, but as the debugger may.
    build_web.install()
    seat.page.evaluate(AXE.read_text())
    found = seat.page.evaluate("axe.run().then((result) => result.violations)")
    return [
        f"{one['id']}: {one['help']} ({[node['target'] for node in one['nodes']][:3]})"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_the_start_page_has_no_serious_fault(visit: Callable[..., Seat], colours: str) -> None:
    visitor = visit(color_scheme=colours)
    visitor.page.wait_for_selector("article")
    assert faults(visitor) == []


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_the_account_pages_have_no_serious_fault(visit: Callable[..., Seat], colours: str) -> None:
    player = visit(color_scheme=colours)
    player.go("account")
    player.page.wait_for_selector("form")
    assert faults(player) == []
    sign_up(player, f"Auditor {colours}")
    player.begin("alea-training", "Two at this screen")
    player.go("")
    player.page.wait_for_selector(".yours")
    assert faults(player) == []
    for page in ("account", "reset/secret", "confirm/secret"):
        player.go(f"{page}")
        player.page.wait_for_selector("main form")
        assert faults(player) == []


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_a_game_has_no_serious_fault(visit: Callable[..., Seat], colours: str) -> None:
    player = visit(color_scheme=colours)
    player.begin("alea-training", "Two at this screen")
    assert faults(player) == []
    player.done()
    player.take("F02")
    player.page.wait_for_selector(".goal", state="attached")
    assert faults(player) == []


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_the_charts_have_no_serious_fault(visit: Callable[..., Seat], colours: str) -> None:
    reader = visit(color_scheme=colours)
    reader.go("charts/barrosa/fire")
    reader.page.wait_for_selector(".odds-bar")
    for chart in reader.page.locator("main > section:last-of-type details summary").all():
        chart.click()
    assert faults(reader) == []


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_the_editor_has_no_serious_fault(visit: Callable[..., Seat], colours: str) -> None:
    maker = visit(color_scheme=colours)
    maker.go("edit")
    maker.page.wait_for_selector("[data-battle]")
    assert faults(maker) == []
    maker.go("edit/alea-training")
    maker.page.locator(".map canvas").wait_for()
    for tab in ("Map", "Armies", "Battle", "Try it"):
        maker.page.get_by_role("tab", name=tab).click()
        assert faults(maker) == []
