"""Accounts in the browser: one person on two devices, letters, and names that try to be more than names."""

from __future__ import annotations

import itertools
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.server.mailbox import Box, relay
from tests.web.conftest import serving
from tests.web.seat import Seat

PASSWORD = "correct horse"
NASTY = "<img src=x onerror=window.hacked=1>"
_numbers = itertools.count(1)


def new_name() -> str:
    """The server of these tests is shared, and names are given once."""
    return f"Marshal {next(_numbers)}"


def sign_up(seat: Seat, name: str) -> None:
    seat.go("account")
    page = seat.page
    page.get_by_role("button", name="New account").click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.locator("form").get_by_role("button", name="New account").click()
    expect(page.locator("a.corner")).to_contain_text(name)


def sign_in(seat: Seat, name: str, password: str = PASSWORD) -> None:
    seat.go("account")
    page = seat.page
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password", exact=True).fill(password)
    page.locator("form").get_by_role("button", name="Sign in").click()


def game_of(seat: Seat) -> str:
    return seat.page.url.rsplit("/", 1)[1]


def test_a_game_begun_on_one_device_is_played_on_from_another(visit: Callable[..., Seat]) -> None:
    laptop, phone = visit(), visit(width=390, height=844)
    name = new_name()
    sign_up(laptop, name)
    laptop.begin("alea-training", "Two at this screen")
    game = game_of(laptop)
    sign_in(phone, name)
    card = phone.page.locator(f'[data-game="{game}"]')
    expect(card.locator(".standing")).to_have_text("Your turn")
    expect(phone.page.get_by_text("one waits for you")).to_be_visible()
    card.get_by_role("link").click()
    phone.wait_for_board()
    expect(phone.page.locator("header .player")).to_have_text(name)
    phone.done()


def test_without_an_account_the_list_says_whose_turn_it_is(visit: Callable[..., Seat]) -> None:
    host, guest = visit(), visit()
    expect(host.page.get_by_text("No games yet. Begin one below.")).to_be_visible()
    host.begin("alea-training", "Invite a friend")
    game, link = game_of(host), host.invitation
    guest.follow(link)
    for seat, standing in ((host, "Your turn"), (guest, "Waiting for French patrol")):
        seat.go("")
        expect(seat.page.locator(f'[data-game="{game}"] .standing')).to_have_text(standing)
    guest.page.get_by_role("button", name=re.compile("off this list")).click()
    expect(guest.page.locator("[data-game]")).to_have_count(0)


def test_a_game_of_this_browser_can_be_added_to_the_account(visit: Callable[..., Seat]) -> None:
    player = visit()
    player.begin("alea-training", "Two at this screen")
    game = game_of(player)
    sign_up(player, new_name())
    page = player.page
    expect(page.get_by_role("heading", name="Only in this browser")).to_be_visible()
    page.get_by_role("button", name="Add to my account").click()
    expect(page.get_by_role("heading", name="Only in this browser")).to_have_count(0)
    expect(page.locator(f'[data-game="{game}"] .standing')).to_have_text("Your turn")


def test_whoever_signs_out_leaves_his_games_behind(visit: Callable[..., Seat]) -> None:
    player = visit()
    name = new_name()
    sign_up(player, name)
    player.begin("alea-training", "Two at this screen")
    game = game_of(player)
    player.go("account")
    page = player.page
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.locator("a.corner")).to_have_text("Sign in")
    expect(page.get_by_text("No games yet. Begin one below.")).to_be_visible()
    page.goto(f"{player.address}/#/game/{game}")
    page.locator("main a.corner").click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.locator("form").get_by_role("button", name="Sign in").click()
    player.wait_for_board()


def test_a_refusal_is_told_in_the_readers_language(visit: Callable[..., Seat]) -> None:
    reader = visit()
    sign_in(reader, "Nobody at all")
    alert = reader.page.get_by_role("alert")
    expect(alert).to_have_text("The name or the password is not right.")
    reader.page.get_by_label("Language").select_option("fr")
    reader.page.locator("form").get_by_role("button", name="Se connecter").click()
    expect(alert).to_have_text("Le nom ou le mot de passe n'est pas le bon.")


def test_a_name_that_is_markup_is_shown_as_text(visit: Callable[..., Seat]) -> None:
    villain, victim = visit(), visit()
    sign_up(villain, NASTY)
    villain.begin("alea-training", "Invite a friend")
    game, link = game_of(villain), villain.invitation
    sign_up(victim, new_name())
    victim.follow(link)
    expect(victim.page.locator("header .player")).to_have_text(NASTY)
    victim.go("")
    expect(victim.page.locator(f'[data-game="{game}"] .standing')).to_have_text(f"Waiting for {NASTY}")
    expect(victim.page.locator(f'[data-game="{game}"] .who')).to_have_text(NASTY)
    villain.go("account")
    expect(villain.page.get_by_role("heading", level=1)).to_have_text(NASTY)
    for seat in (villain, victim):
        assert seat.page.evaluate("window.hacked") is None
        assert seat.page.locator("img[src=x]").count() == 0


def test_settings_can_be_changed_and_the_account_deleted(visit: Callable[..., Seat]) -> None:
    player = visit()
    sign_up(player, new_name())
    player.go("account")
    page = player.page
    other = new_name()
    page.locator("#new-name").fill(other)
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(other)
    page.locator("#old-password").fill("wrong one here")
    page.locator("#new-password").fill("battery staple")
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_role("alert")).to_have_text("The name or the password is not right.")
    page.locator("#old-password").fill(PASSWORD)
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("Changed. Every other device has been signed out.")).to_be_visible()
    page.locator("#leave-password").fill("battery staple")
    page.get_by_role("button", name="Delete the account").click()
    expect(page.locator("a.corner")).to_have_text("Sign in")


def test_everything_is_done_by_keyboard(visit: Callable[..., Seat]) -> None:
    player = visit()
    player.go("account")
    player.page.get_by_role("button", name="New account").focus()
    keys = player.page.keyboard
    name = new_name()
    keys.press("Enter")
    keys.press("Tab")
    keys.type(name)
    keys.press("Tab")
    keys.type(PASSWORD)
    keys.press("Enter")
    expect(player.page.locator("a.corner")).to_contain_text(name)


# With letters


@pytest.fixture
def box() -> Iterator[Box]:
    with relay() as (box, _url):
        yield box


@pytest.fixture
def mailing(tmp_path: Path, box: Box) -> Iterator[str]:
    """A server that sends letters."""
    settings = {
        "GROGNARD_SMTP_URL": box.url,
        "GROGNARD_MAIL_SENDER": "games@example.org",
        "GROGNARD_PUBLIC_URL": "http://games.example.org",
    }
    with serving(tmp_path, **settings) as address:
        yield address


def link(box: Box, address: str) -> str:
    """The link in the letter that comes, as this server's."""
    deadline = time.monotonic() + 30
    while not box.letters:
        assert time.monotonic() < deadline, "no letter came"
        time.sleep(0.05)
    found = re.search(r"http://games\.example\.org(/#/\S+)", box.letters.pop(0).get_content())
    assert found is not None
    return address + found[1]


def test_a_forgotten_password_is_replaced_by_letter(
    visit: Callable[..., Seat], mailing: str, box: Box
) -> None:
    page = visit().page
    page.goto(f"{mailing}/#/account")
    page.get_by_role("button", name="New account").click()
    page.get_by_label("Name").fill("Ney")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_label("E-mail address").fill("ney@example.org")
    page.locator("form").get_by_role("button", name="New account").click()
    expect(page.locator("a.corner")).to_contain_text("Ney")
    page.goto(link(box, mailing))
    page.get_by_role("button", name="Yes, it is mine").click()
    expect(page.get_by_role("status")).to_contain_text("belongs to your account")
    other = visit().page
    asked: list[str] = []
    other.on("request", lambda request: asked.append(request.url))
    other.goto(f"{mailing}/#/account")
    other.get_by_role("button", name="Password forgotten").click()
    other.get_by_label("E-mail address").fill("ney@example.org")
    other.get_by_role("button", name="Send the link").click()
    expect(other.get_by_role("status")).to_contain_text("on its way")
    secret = link(box, mailing)
    other.goto(secret)
    other.get_by_label("New password").fill("battery staple")
    expect(other).to_have_url(f"{mailing}/#/reset")
    other.get_by_role("button", name="Use this password").click()
    expect(other.locator("a.corner")).to_contain_text("Ney")
    token = secret.rsplit("/", 1)[1]
    assert all(token not in url.split("#")[0] for url in asked)
    page.goto(f"{mailing}/#/")
    page.reload()
    expect(page.locator("a.corner")).to_have_text("Sign in")
    other.goto(secret)
    other.get_by_label("New password").fill("another battery")
    other.get_by_role("button", name="Use this password").click()
    expect(other.get_by_role("alert")).to_contain_text("used up or too old")
