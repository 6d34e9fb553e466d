"""Two players, each with a browser of his own, in one game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect
from tests.web.seat import Seat, settle

#: acts enough for two turns and more of the training battle
ACTS = 45


def test_two_browsers_play_the_training_battle_against_each_other(
    visit: Callable[..., Seat], artefacts: Path
) -> None:
    host, guest = visit(), visit()
    host.begin("alea-training", "Invite a friend")
    guest.follow(host.invitation)
    assert "/join/" not in guest.page.url, "the secret of the link stays in the address"
    expect(host.page.locator(".invitation")).to_have_count(0)

    moved: set[str] = set()
    for _act in range(ACTS):
        settle(host, guest)
        if host.is_over:
            break
        player = deciding(host, guest)
        if "Movement" in player.phase and player.phase not in moved:
            moved.add(player.phase)
            player.march(_foremost(player))
        else:
            player.act()
    settle(host, guest)
    assert host.places() == guest.places()
    assert host.sequence > ACTS / 2
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
