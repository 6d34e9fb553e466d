"""The board: layers, the way of a move, way-points, the overview, and all of it by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.web.seat import Seat
from tests.web.test_accessibility import faults


@pytest.fixture
def table(visit: Callable[..., Seat]) -> Seat:
    """Both sides at one screen, the first to move."""
    seat = visit()
    return at_movement(seat)


def at_movement(seat: Seat) -> Seat:
    seat.begin("alea-training", "Two at this screen")
    before = seat.sequence
    seat.page.keyboard.press("d")
    seat.expect_beyond(before)
    return seat


def hover(seat: Seat, hex: str) -> None:
    x, y = middle(seat, hex)
    seat.page.mouse.move(x, y)


def middle(seat: Seat, hex: str) -> tuple[float, float]:
    """Where a hex lies on the screen, reckoned from two counters whose hexes are known."""
    (ax, ay), (bx, by) = ((int(one[:2]), int(one[2:])) for one in ("0804", "0303"))
    first, second = (seat.unit(id).bounding_box() for id in ("F02", "A05"))
    assert first is not None
    assert second is not None
    centre = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in (first, second)]
    across = (centre[0][0] - centre[1][0]) / (ax - bx)
    down = (centre[0][1] - centre[1][1]) / (row(ax, ay) - row(bx, by))
    column, line = int(hex[:2]), int(hex[2:])
    return centre[0][0] + across * (column - ax), centre[0][1] + down * (row(column, line) - row(ax, ay))


def row(column: int, line: int) -> float:
    return line + (0.5 if column % 2 == 0 else 0)


def status(seat: Seat) -> str:
    return seat.page.locator("#board-status").inner_text()


# Layers


def test_a_key_goes_through_the_sides_of_a_layer_and_off_again(table: Seat) -> None:
    keys, marks = table.page.keyboard, table.page.locator(".layers .mark")
    expect(table.page.locator(".tools [aria-expanded]")).to_be_visible()
    of_sides = [table.page.locator(f".layers .mark.side-{side}").first for side in (0, 1)]
    for seen in ((False, True), (True, False), (True, True)):
        keys.press("z")
        for mark, is_seen in zip(of_sides, seen, strict=True):
            expect(mark).to_be_attached(attached=is_seen)
    keys.press("z")
    expect(marks).to_have_count(0)


def test_a_layer_says_who_and_by_which_rule_where_one_points(table: Seat, artefacts: Path) -> None:
    table.page.keyboard.press("z")
    expect(table.page.locator(".layers .mark").first).to_be_attached()
    hover(table, "0505")
    expect(table.page.locator("#board-status")).to_contain_text("barrosa 5.10")
    assert "Right wing of foot" in status(table)
    expect(table.page.locator(".thread").first).to_be_attached()
    legend = table.page.locator(".legend")
    expect(legend).to_contain_text("Zones of control")
    expect(legend).to_contain_text("Allied picket")
    table.page.screenshot(path=artefacts / "zones.png")


def test_layers_can_be_chosen_from_the_toolbar_and_put_away_together(table: Seat) -> None:
    page = table.page
    page.get_by_role("button", name="Layers").click()
    threat = page.get_by_role("group", name="Threat next turn")
    threat.get_by_role("button", name="Allied picket").click()
    expect(page.locator(".layers .mark").first).to_be_attached()
    assert faults(table) == []
    page.get_by_role("button", name="Layers off").click()
    expect(page.locator(".layers")).to_have_count(0)


def test_a_barred_line_shows_the_hex_in_the_way(table: Seat, artefacts: Path) -> None:
    page = table.page
    page.keyboard.press("l")
    expect(page.locator(".legend")).to_contain_text("Pick a unit or a place")
    page.mouse.click(*middle(table, "0507"))
    expect(page.locator(".layers .mark").first).to_be_attached()
    hover(table, "0510")
    expect(page.locator(".thread.barred")).to_have_count(1)
    expect(page.locator(".bar")).to_have_count(1)
    assert "barrosa 6.11" in status(table)
    page.screenshot(path=artefacts / "sight.png")


def test_the_layer_of_a_unit_follows_the_unit_in_hand(table: Seat) -> None:
    page = table.page
    page.keyboard.press("r")
    expect(page.locator(".legend")).to_contain_text("Pick a unit")
    table.take("F06")
    expect(page.locator(".layers .mark").first).to_be_attached()
    table.take("F05")
    expect(page.locator(".legend")).to_contain_text("do not fire")


# The way of a move


def test_pointing_at_a_goal_draws_the_way_with_its_costs(table: Seat) -> None:
    table.take("F02")
    expect(table.page.locator(".goal").first).to_be_attached()
    hover(table, "0604")
    strides = table.page.locator("[data-stride]")
    expect(strides).to_have_count(2)
    assert strides.evaluate_all("all => all.map(one => [one.dataset.stride, one.textContent.trim()])") == [
        ["0704", "1"],
        ["0604", "2"],
    ]
    hover(table, "0205")
    expect(strides).to_have_count(0)


def test_shift_click_adds_a_way_point_and_the_move_goes_by_it(table: Seat) -> None:
    page = table.page
    table.take("F02")
    expect(page.locator(".goal").first).to_be_attached()
    page.keyboard.down("Shift")
    page.mouse.click(*middle(table, "0704"))
    page.keyboard.up("Shift")
    expect(page.locator("[data-point='0704']")).to_have_count(1)
    hover(table, "0604")
    expect(page.locator("[data-stride]")).to_have_count(2)
    before = table.sequence
    page.mouse.click(*middle(table, "0604"))
    table.finish_march(before)
    assert table.places()["F02"] == "0604"
    assert "by way of 0704" in page.locator(".log").inner_text()


def test_a_way_point_out_of_reach_says_why_and_escape_goes_back_step_by_step(table: Seat) -> None:
    page = table.page
    table.take("F02")
    expect(page.locator(".goal").first).to_be_attached()
    page.keyboard.down("Shift")
    page.mouse.click(*middle(table, "0704"))
    page.mouse.click(*middle(table, "0207"))
    page.keyboard.up("Shift")
    expect(page.get_by_role("alert")).to_contain_text("barrosa 5")
    expect(page.locator("[data-point]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-point]")).to_have_count(0)
    expect(table.unit("F02")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(table.unit("F02")).to_have_attribute("aria-pressed", "false")


def test_a_long_press_is_a_way_point_on_a_phone(visit: Callable[..., Seat], artefacts: Path) -> None:
    phone = visit(width=390, height=844, has_touch=True, is_mobile=True, device_scale_factor=2)
    at_movement(phone)
    phone.unit("F02").tap()
    expect(phone.page.locator(".goal").first).to_be_attached()
    x, y = middle(phone, "0704")
    touch = phone.page.context.new_cdp_session(phone.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(phone.page.locator("[data-point='0704']")).to_have_count(1)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone.page.locator(".pick")).to_have_count(0)
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390
    phone.page.screenshot(path=artefacts / "phone-way.png")


def test_a_unit_with_nothing_to_do_is_told_why(table: Seat) -> None:
    table.march("F02")
    table.take("F02")
    table.page.mouse.click(*middle(table, "1002"))
    refusal = table.page.get_by_role("alert")
    expect(refusal).to_contain_text("Second battalion")
    expect(refusal).to_contain_text("barrosa 3.2.3")


# Facing and formation


def test_facing_and_formation_are_chosen_without_a_mouse(table: Seat) -> None:
    page, keys = table.page, table.page.keyboard
    table.take("F02")
    expect(page.locator(".goal").first).to_be_attached()
    page.locator(".board").focus()
    keys.press("ArrowLeft")
    keys.press("Enter")
    menu = page.locator(".pick")
    expect(menu).to_be_attached()
    expect(menu.locator(".arrow:focus")).to_have_count(1)
    first = menu.locator(".arrow:focus").get_attribute("data-facing")
    keys.press("ArrowRight")
    second = menu.locator(".arrow:focus").get_attribute("data-facing")
    assert second != first
    keys.press("[")
    assert menu.locator(".arrow:focus").get_attribute("data-facing") == first
    before = table.sequence
    keys.press("Enter")
    table.expect_beyond(before)
    assert table.places()["F02"] != "0804"


# The overview, trails and animation


def test_the_overview_shows_what_is_on_the_screen_and_leads_there(table: Seat) -> None:
    page, mini = table.page, table.page.locator(".mini[role=img]")
    expect(mini).to_be_hidden()
    for _times in range(5):
        page.keyboard.press("+")
    expect(mini).to_be_visible()
    before = table.unit("F02").bounding_box()
    box = mini.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 20, box["y"] + 20)
    assert before is not None
    page.wait_for_function(
        "beyond => document.querySelector('[data-unit=F02]').getBoundingClientRect().x > beyond",
        arg=before["x"] + 50,
    )
    page.keyboard.press("m")
    expect(mini).to_have_count(0)
    page.keyboard.press("f")


def test_a_move_leaves_a_trail_and_whoever_wants_none_sees_no_march(visit: Callable[..., Seat]) -> None:
    seat = at_movement(visit(reduced_motion="reduce"))
    seat.march("F02")
    expect(seat.page.locator("[data-trail=F02]")).to_have_count(1)
    running = "document.getAnimations().filter((one) => one.id === 'march').length"
    assert seat.page.evaluate(running) == 0


def test_the_board_has_no_serious_fault_with_everything_on(table: Seat) -> None:
    page = table.page
    page.get_by_role("button", name="Layers").click()
    for key in "zclt":
        page.keyboard.press(key)
    table.take("F02")
    expect(page.locator(".layers .mark").first).to_be_attached()
    assert faults(table) == []
