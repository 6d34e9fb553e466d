"""What two players settle: taking back, giving up, a draw, putting something right; and dice of their own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.web.positions import game_where
from tests.web.seat import Seat, settle

from grognard.core.game import Chance, Decision, Game

Visit = Callable[..., Seat]


@pytest.fixture
def two(visit: Visit) -> tuple[Seat, Seat]:
    host, guest = visit(), visit()
    host.begin("alea-training", "Invite a friend")
    guest.follow(host.invitation)
    return host, guest


def test_taking_back_past_the_opponents_act_takes_his_consent(two: tuple[Seat, Seat]) -> None:
    host, guest = two
    while not guest.is_deciding:
        settle(host, guest)
        if host.is_deciding:
            host.act()
    guest.done()
    settle(host, guest)
    before = guest.sequence
    host.page.get_by_role("button", name="Undo").click()
    expect(host.proposal).to_contain_text("You have asked to take the last order back.")
    expect(guest.proposal).to_contain_text("French patrol would like to take the last order back.")
    guest.proposal.get_by_role("button", name="Agree").click()
    guest.expect_beyond(before)
    host.expect_beyond(before)
    expect(host.proposal).to_have_count(0)
    settle(host, guest)
    assert host.is_deciding


def test_whoever_gives_up_has_lost_on_both_pages(two: tuple[Seat, Seat]) -> None:
    _host, guest = two
    guest.page.on("dialog", lambda sure: sure.accept())
    guest.menu("Give up")
    for page in two:
        told = "resigned by Allied picket, victory for French patrol"
        expect(page.page.locator(".over")).to_contain_text(told)
        expect(page.page.locator(".log")).to_contain_text("esigned by Allied picket")


def test_a_draw_is_offered_declined_offered_again_and_accepted(two: tuple[Seat, Seat]) -> None:
    host, guest = two
    host.menu("Offer a draw")
    expect(guest.proposal).to_contain_text("French patrol offers a draw.")
    guest.proposal.get_by_role("button", name="Decline").click()
    expect(host.proposal).to_contain_text("Your opponent has declined.")
    host.menu("Offer a draw")
    guest.proposal.get_by_role("button", name="Agree").click()
    for page in two:
        expect(page.page.locator(".over")).to_contain_text("both sides agreed on a draw")


def test_a_fix_is_proposed_declined_proposed_again_and_accepted(
    two: tuple[Seat, Seat], artefacts: Path
) -> None:
    host, guest = two
    host.fix("F05", place="0902", strength="2")
    expect(guest.proposal.locator("li")).to_have_count(2)
    guest.page.screenshot(path=artefacts / "fix-proposed.png")
    guest.proposal.get_by_role("button", name="Decline").click()
    expect(host.proposal).to_contain_text("Your opponent has declined.")
    assert host.places()["F05"] == "0903"
    host.fix("F05", place="0902", strength="2")
    guest.proposal.get_by_role("button", name="Agree").click()
    for page in two:
        expect(page.unit("F05")).to_have_attribute("data-hex", "0902")
        expect(page.page.locator(".log")).to_contain_text(
            "proposed by French patrol, agreed by Allied picket"
        )


def test_a_fix_that_cannot_be_says_why_and_asks_nobody(visit: Visit, artefacts: Path) -> None:
    table = visit()
    table.begin("alea-training", "Two at this screen")
    table.fix("F05", place="0403")
    form = table.page.get_by_role("dialog", name="Put something right")
    expect(form.get_by_role("alert")).to_contain_text("counters of both sides cannot share 0403")
    table.page.screenshot(path=artefacts / "fix-refused.png")
    before = table.sequence
    form.get_by_label("place", exact=True).fill("0902")
    form.get_by_label("place", exact=True).blur()
    form.locator("button.primary").click()
    table.expect_beyond(before)
    expect(table.unit("F05")).to_have_attribute("data-hex", "0902")


def test_dice_of_ones_own_are_typed_through_a_combat(visit: Visit) -> None:
    table = visit()
    table.carry_on(game_where(about_to_fire), dice="typed")
    expect(table.page.locator(".dice-note")).to_contain_text("type them in")
    before = table.sequence
    table.strike()
    expect(table.page.locator("section.throw")).to_be_visible()
    thrown = 0
    while table.page.locator("section.throw").count():
        faces = table.page.locator("section.throw button:not(.quiet)")
        before = table.sequence
        for _die in range(int(table.page.locator("section.throw").get_attribute("data-dice") or 1)):
            faces.last.click()
        table.expect_beyond(before)
        thrown += 1
    assert thrown
    expect(table.page.locator(".log .faces").last).to_be_visible()


def about_to_fire(game: Game) -> bool:
    """Somebody may fire, and his shot wants dice."""
    node = game.node
    if not isinstance(node, Decision) or node.choice is not None or "fire" not in node.phase:
        return False
    shots = (
        [order for order in game.orders(node.subjects[0]) if getattr(order, "target", "")]
        if node.subjects
        else []
    )
    if not shots:
        return False
    after = game.clone()
    after.apply(shots[0])
    return isinstance(after.node, Chance)
