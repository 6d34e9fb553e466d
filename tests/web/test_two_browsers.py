"""Two players, each with a browser of his own, in one game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect
from tests.web.seat import Seat, settle

#: far more acts than the training battle has, when most phases are ended at once
MOST = 250


def test_two_browsers_play_the_training_battle_to_its_end(
    visit: Callable[..., Seat], artefacts: Path
) -> None:
    host, guest = visit(), visit()
    host.begin("alea-training", "Invite a friend")
    guest.follow(host.invitation)
    assert "/join/" not in guest.page.url, "the secret of the link stays in the address"
    expect(host.page.locator(".invitation")).to_have_count(0)

    moved: set[str] = set()
    struck: set[str] = set()
    for _act in range(MOST):
        settle(host, guest)
        if host.is_over:
            break
        player = deciding(host, guest)
        phase = f"{player.phase} {player.page.locator('header .who').inner_text()}"
        if "Movement" in phase and phase not in moved and len(moved) < 4:
            moved.add(phase)
            player.march(_foremost(player))
        elif player.has_targets() and phase not in struck and len(struck) < 6:
            struck.add(phase)
            player.act()
        else:
            player.hurry()
    settle(host, guest)
    assert moved
    assert struck
    for seat in (host, guest):
        expect(seat.page.locator(".over")).to_be_visible()
    assert host.page.locator(".over").inner_text().splitlines()[0]
    assert host.places() == guest.places()
    host.page.screenshot(path=artefacts / "two-browsers.png")


def deciding(host: Seat, guest: Seat) -> Seat:
    """The one who is asked, never both; a page may be a moment behind the other."""
    for _moment in range(100):
        if host.is_deciding != guest.is_deciding:
            return host if host.is_deciding else guest
        host.page.wait_for_timeout(100)
        settle(host, guest)
    raise AssertionError("one of them is asked, not both")


def _foremost(player: Seat) -> str:
    return player.page.locator("[data-unit].able").first.get_attribute("data-unit") or ""
