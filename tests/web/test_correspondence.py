"""Games that last days, in real browsers: talk, notes, time, seats that change hands, rematches."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.web.seat import Seat
from tests.web.test_accessibility import faults

Visit = Callable[..., Seat]

HOSTILE = '<img src=x onerror="window.hit = 1"><script>window.hit = 1</script> {{7*7}} ${window.hit=1}'


@pytest.fixture
def players(visit: Visit) -> tuple[Seat, Seat]:
    host, guest = visit(), visit()
    host.begin("alea-training", "Invite a friend")
    guest.follow(host.invitation)
    expect(host.page.locator(".invitation")).to_have_count(0)
    return host, guest


def tab(seat: Seat, name: str) -> None:
    seat.page.get_by_role("tab", name=name).click()


def say(seat: Seat, text: str) -> None:
    tab(seat, "Chat")
    seat.page.get_by_label("Say something").fill(text)
    seat.page.keyboard.press("Enter")


def menu(seat: Seat, item: str) -> None:
    seat.page.get_by_role("button", name="Menu").click()
    seat.page.get_by_role("button", name=item).click()


def test_players_talk_live_and_see_what_they_missed(players: tuple[Seat, Seat], artefacts: Path) -> None:
    host, guest = players
    # Nobody is told to do what the other has to do.
    expect(host.page.locator("header .prompt")).to_have_text("Give orders.")
    expect(guest.page.locator("header .prompt")).to_have_text("The other side is thinking.")
    say(host, "Bonjour, mon ami.")
    expect(guest.page.locator(".badge")).to_have_text("1")
    expect(guest.page).to_have_title("(1) Training: the picket at Casa Blanca")
    tab(guest, "Chat")
    expect(guest.page.locator(".chat .text")).to_have_text("Bonjour, mon ami.")
    expect(guest.page.locator(".badge")).to_have_count(0)
    say(guest, "Good day to you.")
    expect(host.page.locator(".chat li.own")).to_have_count(1)
    expect(host.page.locator(".chat li")).to_have_count(2)
    host.page.screenshot(path=artefacts / "chat.png")
    host.page.reload()
    host.wait_for_board()
    tab(host, "Chat")
    expect(host.page.locator(".chat .text")).to_have_text(["Bonjour, mon ami.", "Good day to you."])


def test_whatever_is_said_is_shown_as_text(players: tuple[Seat, Seat]) -> None:
    host, guest = players
    say(host, HOSTILE)
    tab(guest, "Chat")
    expect(guest.page.locator(".chat .text")).to_have_text(HOSTILE)
    for seat in players:
        assert seat.page.locator(".chat .text *").count() == 0
        assert seat.page.evaluate("window.hit") is None


def test_notes_are_kept_as_typed_and_shown_to_nobody_else(players: tuple[Seat, Seat]) -> None:
    host, guest = players
    tab(host, "Notes")
    host.page.get_by_label("For you alone").fill(HOSTILE)
    expect(host.page.locator("[data-saved=true]")).to_be_visible()
    host.page.reload()
    host.wait_for_board()
    tab(host, "Notes")
    expect(host.page.get_by_label("For you alone")).to_have_value(HOSTILE)
    guest.page.reload()
    guest.wait_for_board()
    tab(guest, "Notes")
    expect(guest.page.get_by_label("For you alone")).to_have_value("")
    assert host.page.evaluate("window.hit") is None


def test_tabs_are_turned_by_arrow_keys(players: tuple[Seat, Seat]) -> None:
    page = players[0].page
    page.get_by_role("tab", name="Log").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Chat")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("tab", name="Notes")).to_have_attribute("aria-selected", "true")


def test_after_the_end_both_go_to_the_rematch_with_sides_changed(players: tuple[Seat, Seat]) -> None:
    host, guest = players
    before = host.page.url
    host.page.on("dialog", lambda dialog: dialog.accept())
    menu(host, "Give up")
    guest.page.get_by_role("button", name="Play again").click()
    expect(guest.page.get_by_text("A rematch is offered")).to_be_visible()
    host.page.get_by_role("button", name="Agree and begin").click()
    for seat in players:
        expect(seat.page.locator(".over")).to_have_count(0)
        seat.wait_for_board()
        assert seat.page.url != before
    assert host.page.url == guest.page.url
    # The French begin, and the guest has them now.
    expect(guest.page.locator("header.mine")).to_be_visible()
    expect(host.page.locator("header.mine")).to_have_count(0)


def test_a_rematch_is_declined_withdrawn_and_offered_again(players: tuple[Seat, Seat]) -> None:
    host, guest = players
    host.page.on("dialog", lambda dialog: dialog.accept())
    menu(host, "Give up")
    again = guest.page.get_by_role("button", name="Play again")
    again.click()
    host.page.get_by_role("button", name="Decline").click()
    expect(guest.page.get_by_text("A rematch is offered")).to_have_count(0)
    again.click()
    expect(host.page.get_by_role("button", name="Agree and begin")).to_be_visible()
    guest.page.get_by_role("button", name="Withdraw").click()
    expect(host.page.get_by_role("button", name="Agree and begin")).to_have_count(0)


def test_whoever_asks_for_the_computer_is_declined_or_withdraws(players: tuple[Seat, Seat]) -> None:
    host, guest = players
    wanted = host.page.get_by_text("would like the computer to take over")
    menu(guest, "Ask to let the computer play for me")
    expect(guest.page.get_by_text("You have asked to let the computer play")).to_be_visible()
    host.page.get_by_role("button", name="Decline").click()
    expect(guest.page.get_by_text("You have asked to let the computer play")).to_have_count(0)
    menu(guest, "Ask to let the computer play for me")
    expect(wanted).to_be_visible()
    guest.page.get_by_role("button", name="Withdraw").click()
    expect(wanted).to_have_count(0)


def test_a_seat_is_left_taken_again_and_offered_to_somebody_else(
    players: tuple[Seat, Seat], visit: Visit
) -> None:
    host, guest = players
    guest.page.on("dialog", lambda dialog: dialog.accept())
    menu(guest, "Leave my seat")
    expect(host.page.get_by_text("has left the table")).to_be_visible()
    guest.page.get_by_role("button", name="Take it again").click()
    expect(host.page.get_by_text("has left the table")).to_have_count(0)
    menu(guest, "Leave my seat")
    host.page.get_by_role("button", name="New invitation").click()
    expect(host.page.locator(".invitation input")).to_be_visible()
    newcomer = visit()
    newcomer.follow(host.invitation)
    expect(host.page.locator(".invitation")).to_have_count(0)


def test_the_time_of_a_decision_is_chosen_shown_and_over_one_day(visit: Visit, artefacts: Path) -> None:
    host, guest = visit(), visit()
    host.page.locator("[data-scenario=alea-training] summary").click()
    host.page.locator("#days-alea-training").select_option("2")
    host.begin("alea-training", "Invite a friend")
    guest.follow(host.invitation)
    for seat in (host, guest):
        expect(seat.page.locator("header time")).to_contain_text("1 d 23 h left")
    assert host.page.get_by_role("button", name="Claim the win").count() == 0
    later = guest.page.evaluate("Date.now()") + 50 * 3600 * 1000
    guest.page.clock.set_fixed_time(later)
    guest.page.reload()
    guest.wait_for_board()
    expect(guest.page.locator("header time")).to_contain_text("Time is over")
    guest.page.screenshot(path=artefacts / "late.png")
    # The server has a watch of its own.
    guest.page.get_by_role("button", name="Claim the win").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("There is time left")
    guest.page.get_by_role("button", name="Give 2 days more").click()
    expect(host.page.locator("header time")).to_contain_text("3 d 23 h left")


def test_notices_are_asked_for_in_the_menu(players: tuple[Seat, Seat], artefacts: Path) -> None:
    host, _guest = players
    menu(host, "Tell me when it is my turn")
    page = host.page
    page.get_by_label("Webhook").fill("https://127.0.0.1/hook")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("expected an address on the internet")
    page.get_by_label("Webhook").fill("https://discord.com/api/webhooks/1/abc")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator("dialog [role=status]")).to_have_text("Saved.")
    page.screenshot(path=artefacts / "notices.png")
    page.reload()
    host.wait_for_board()
    menu(host, "Tell me when it is my turn")
    expect(page.get_by_label("Webhook")).to_have_value("https://discord.com/api/webhooks/1/abc")


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_talk_notes_and_notices_have_no_serious_fault(visit: Visit, colours: str, artefacts: Path) -> None:
    host, guest = visit(color_scheme=colours), visit(width=390, height=800, color_scheme=colours)
    host.begin("alea-training", "Invite a friend")
    assert faults(host) == []
    guest.follow(host.invitation)
    say(host, "Good luck!")
    assert faults(host) == []
    expect(guest.page.locator(".grip")).to_contain_text("One new line")
    guest.page.locator(".grip").click()
    tab(guest, "Chat")
    guest.page.screenshot(path=artefacts / f"chat-phone-{colours}.png")
    tab(host, "Notes")
    assert faults(host) == []
    menu(host, "Tell me when it is my turn")
    assert faults(host) == []
    guest.go(f"notices/abcdefghijklmnop/{'x' * 43}/no")
    expect(guest.page.get_by_role("button", name="No more letters")).to_be_visible()
    assert faults(guest) == []
