"""One browser: both sides at one screen, a refresh in between, the computer, why not, the keyboard."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect
from tests.web.positions import asks_in, game_where
from tests.web.seat import Seat, settle


def test_two_at_one_screen_take_turns(visit: Callable[..., Seat]) -> None:
    table = visit()
    table.begin("alea-training", "Two at this screen")
    deciders = set()
    for _act in range(8):
        settle(table)
        assert table.is_deciding
        deciders.add(table.page.locator("header .who").inner_text())
        table.act()
    assert deciders == {"French patrol", "Allied picket"}


def test_a_refresh_in_the_middle_of_a_turn_keeps_the_seat_and_the_position(
    visit: Callable[..., Seat],
) -> None:
    table = visit()
    table.begin("alea-training", "Two at this screen")
    table.done()
    table.march("F02")
    before, places = table.sequence, table.places()
    table.page.reload()
    table.wait_for_board()
    assert (table.sequence, table.places()) == (before, places)
    assert table.is_deciding
    assert "Movement" in table.phase


def test_undo_takes_a_move_back(visit: Callable[..., Seat]) -> None:
    table = visit()
    table.begin("alea-training", "Two at this screen")
    table.done()
    places = table.places()
    table.march("F02")
    assert table.places() != places
    before = table.sequence
    table.page.get_by_role("button", name="Undo").click()
    table.expect_beyond(before)
    assert table.places() == places


def test_a_hex_out_of_reach_says_why(visit: Callable[..., Seat]) -> None:
    table = visit()
    table.begin("alea-training", "Two at this screen")
    table.done()
    table.take("F02")
    expect(table.page.locator(".goal").first).to_be_attached()
    # West of the enemy, twice as far as any foot soldier goes in a turn.
    hussars = table.unit("A05").bounding_box()
    assert hussars is not None
    table.page.mouse.click(hussars["x"] - 2 * hussars["width"], hussars["y"] + 4 * hussars["height"])
    refusal = table.page.get_by_role("alert")
    expect(refusal).to_contain_text("Second battalion")
    expect(refusal).to_contain_text("barrosa 5")


def test_the_computer_answers(visit: Callable[..., Seat]) -> None:
    player = visit()
    player.begin("alea-training", "Against the computer")
    for _act in range(12):
        player.page.wait_for_function("() => document.querySelector('header.mine, .over')")
        settle(player)
        if player.is_deciding:
            # Whoever attacks nobody is asked nothing that depends on dice.
            player.answer() if player.page.locator(".choice").count() else player.done()
    computers = player.page.locator(".log .given b").filter(has_text="Allied picket")
    assert computers.count() > 0


def test_a_melee_is_chosen_on_the_map_with_nobody_in_hand(visit: Callable[..., Seat]) -> None:
    table = visit()
    table.carry_on(game_where(asks_in("melee")))
    assert "Melee" in table.phase
    expect(table.page.locator(".target").first).to_be_attached()
    table.strike()


def test_a_turn_can_be_played_without_a_mouse(visit: Callable[..., Seat]) -> None:
    table = visit()
    table.begin("alea-training", "Two at this screen")
    keys = table.page.keyboard
    before = table.sequence
    keys.press("d")
    table.expect_beyond(before)
    keys.press("n")
    expect(table.page.locator(".counter.selected")).to_have_count(1)
    expect(table.page.locator(".goal").first).to_be_attached()
    places, before = table.places(), table.sequence
    table.page.locator(".board").focus()
    keys.press("ArrowDown")
    keys.press("ArrowDown")
    expect(table.page.locator(".highlights .cursor")).to_have_count(1)
    status = table.page.locator("#board-status")
    expect(status).not_to_be_empty()
    keys.press("Escape")
    keys.press("n")
    expect(table.page.locator(".goal").first).to_be_attached()
    keys.press("ArrowUp")
    keys.press("Enter")
    if table.has_to_face(before):
        table.page.locator(".pick .arrow, .pick .straight").first.focus()
        keys.press("Enter")
    table.expect_beyond(before)
    assert table.places() != places


def test_the_page_fits_a_phone(visit: Callable[..., Seat], artefacts: Path) -> None:
    phone = visit(width=390, height=844, has_touch=True, is_mobile=True, device_scale_factor=2)
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390
    phone.begin("alea-training", "Two at this screen")
    before = phone.sequence
    phone.page.get_by_role("button", name="Done").tap()
    phone.expect_beyond(before)
    phone.unit("F01").tap()
    expect(phone.page.locator(".goal").first).to_be_attached()
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390
    board = phone.page.locator(".board").bounding_box()
    assert board is not None
    assert board["width"] == 390
    assert board["height"] > 350
    phone.page.screenshot(path=artefacts / "phone.png")
