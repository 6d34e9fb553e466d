"""Many orders with few clicks in a real browser: a formation in hand, a box, the staff, plans over turns."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Route, expect
from tests.web.robot_page import THINKING
from tests.web.seat import Seat, settle

from grognard.core.game.node import Chance, Decision
from grognard.core.game.system import DONE
from grognard.games import new_game


def in_phase(scenario: str, phase: str) -> str:
    """A battle saved at the first moment at which something is ordered in a phase."""
    game = new_game(scenario, seed=5)
    while True:
        node = game.node
        if isinstance(node, Chance):
            game.apply(game.roll())
        elif isinstance(node, Decision) and node.phase == phase and node.choice is None:
            return game.save()
        else:
            game.apply(DONE if game.may_end else next(game.orders()))


def settled(seat: Seat, before: int) -> None:
    seat.expect_beyond(before)
    expect(seat.page.locator(".game")).to_have_attribute("aria-busy", "false")


def held(seat: Seat) -> list[str]:
    """The units in hand, as they are ringed on the map."""
    names: list[str] = seat.page.locator("[data-held-unit]").evaluate_all(
        "all => all.map(one => one.dataset.heldUnit)"
    )
    return names


def test_a_formation_is_taken_up_marches_together_and_is_taken_back_in_one_step(
    visit: Callable[..., Seat], artefacts: Path
) -> None:
    seat = visit(width=1440, height=900)
    seat.carry_on(in_phase("barrosa-standard", "movement"))
    page, start = seat.page, seat.places()
    seat.take("F09")
    page.get_by_role("button", name="Whole formation").click()
    panel = page.get_by_role("region", name="Units in hand")
    expect(panel).to_contain_text("units in hand")
    expect(panel).to_contain_text("Point at a goal")
    units = held(seat)
    assert "F09" in units
    assert len(units) > 3
    goal = seat.hex_point("1306")
    page.mouse.click(*goal)
    expect(panel.get_by_role("button", name="Give")).to_be_visible()
    expect(page.locator(".group-marks .way").first).to_be_attached()
    page.screenshot(path=artefacts / "group-march.png")
    before = seat.sequence
    page.mouse.click(*goal)
    settled(seat, before)
    moved = {unit for unit, hex in seat.places().items() if start[unit] != hex}
    assert len(moved) > 1
    assert moved <= set(units)
    assert held(seat) == units, "they stay in hand"
    before = seat.sequence
    page.keyboard.press("u")
    settled(seat, before)
    assert seat.places() == start
    page.keyboard.press("Escape")
    expect(page.locator("[data-held-unit]")).to_have_count(0)


def test_a_box_takes_units_up_and_all_are_told_the_same(visit: Callable[..., Seat], artefacts: Path) -> None:
    seat = visit(width=1440, height=900)
    seat.carry_on(in_phase("barrosa-standard", "command"))
    page = seat.page
    places = [seat.unit(unit).bounding_box() for unit in seat.places() if unit.startswith("F")]
    boxes = [box for box in places if box is not None]
    left, top = min(box["x"] for box in boxes) - 8, min(box["y"] for box in boxes) - 8
    right, bottom = (
        max(box["x"] + box["width"] for box in boxes),
        max(box["y"] + box["height"] for box in boxes),
    )
    page.keyboard.down("Shift")
    page.mouse.move(left, top)
    page.mouse.down()
    page.mouse.move((left + right) / 2, (top + bottom) / 2, steps=3)
    page.mouse.move(right + 8, bottom + 8, steps=3)
    page.mouse.up()
    page.keyboard.up("Shift")
    panel = page.get_by_role("region", name="Units in hand")
    expect(panel).to_be_visible()
    units = held(seat)
    assert all(unit.startswith("F") for unit in units)
    assert len(units) >= 20
    before = seat.sequence
    panel.get_by_role("button", name="attack").click()
    settled(seat, before)
    assert seat.sequence - before > 5, "each has an order of its own"
    page.screenshot(path=artefacts / "group-told.png")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Undo").click()
    settled(seat, before + 1)
    expect(page.locator(".log, .lower").first).to_be_attached()


def test_the_staff_proposes_and_some_of_it_is_taken(visit: Callable[..., Seat], artefacts: Path) -> None:
    seat = visit(width=1440, height=900)
    seat.carry_on(in_phase("alea-training", "movement"))
    page = seat.page
    page.get_by_role("button", name="Staff: finish this phase").click()
    panel = page.get_by_role("region", name="The staff proposes")
    rows = panel.get_by_role("checkbox")
    # Thinking gives way to whatever else the machine has to do.
    expect(rows.first).to_be_checked(timeout=THINKING)
    expect(page.locator(".group-marks .way").first).to_be_attached()
    page.screenshot(path=artefacts / "staff-proposal.png")
    listed = rows.count()
    assert listed > 2
    rows.last.uncheck()
    before = seat.sequence
    panel.get_by_role("button", name=f"Take the {listed - 1} ticked").click()
    settled(seat, before)
    assert seat.sequence >= before + listed - 1
    expect(panel).to_have_count(0)


def test_a_plan_is_drawn_kept_over_a_reload_and_carried_out(
    visit: Callable[..., Seat], artefacts: Path
) -> None:
    seat = visit(width=1440, height=900)
    seat.carry_on(in_phase("barrosa-standard", "movement"))
    page, start = seat.page, seat.places()
    seat.take("F09")
    page.get_by_role("button", name="Plan its way").click()
    for hex in ("1306", "1503"):
        seat.click_hex(hex)
        expect(page.get_by_role("region", name="A way over several turns")).to_contain_text(hex)
    page.screenshot(path=artefacts / "plan.png")
    page.get_by_role("button", name="That is the plan").click()
    page.reload()
    seat.wait_for_board()
    before = seat.sequence
    page.get_by_role("button", name="Carry out plans (1)").click()
    settled(seat, before)
    assert {unit for unit, hex in seat.places().items() if start[unit] != hex} == {"F09"}
    expect(page.get_by_role("button", name="Carry out plans")).to_have_count(0)
    page.get_by_text("One plan").click()
    expect(page.get_by_role("region", name="Orders to several units").get_by_role("list")).to_contain_text(
        "1503"
    )


def test_touch_alone_boxes_and_asks_the_staff_on_a_phone(visit: Callable[..., Seat], artefacts: Path) -> None:
    seat = visit(width=390, height=844, has_touch=True, is_mobile=True, color_scheme="dark")
    seat.carry_on(in_phase("alea-training", "command"))
    page = seat.page
    page.get_by_role("button", name="Orders for more").tap()
    page.get_by_role("button", name="Draw a box").tap()
    expect(page.get_by_text("Draw a box around units")).to_be_visible()
    own = [unit for unit in seat.places() if unit.startswith("F")][:2]
    for unit in own:
        box = seat.unit(unit).bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator(f"[data-held-unit={unit}]")).to_be_attached()
    panel = page.get_by_role("region", name="Units in hand")
    expect(panel.get_by_role("button", name="attack")).to_be_visible()
    page.screenshot(path=artefacts / "group-phone.png")
    before = seat.sequence
    panel.get_by_role("button", name="attack").tap()
    settled(seat, before)
    page.get_by_role("button", name="Close").first.tap()
    page.get_by_role("button", name="Staff: finish this phase").tap()
    expect(page.get_by_role("region", name="The staff proposes")).to_be_visible()
    page.screenshot(path=artefacts / "staff-phone.png")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing hangs over the edge"


def test_a_brigade_on_a_table_marches_by_keys_alone(visit: Callable[..., Seat], artefacts: Path) -> None:
    seat = visit(width=1440, height=900)
    page, heard = seat.page, list[Route]()
    page.route("**/live?*", lambda route: heard.append(route))
    seat.carry_on(in_phase("maipu-1818", "leaders"))
    start = seat.places()
    page.keyboard.press("b")
    expect(page.get_by_role("region", name="Units in hand")).to_contain_text("Point at a goal")
    for _step in range(3):
        page.keyboard.press("ArrowDown")
    expect(page.locator(".group-marks .marker")).to_be_attached()
    page.keyboard.press("Enter")
    expect(page.locator(".group-marks .way").first).to_be_attached()
    # Whoever begins to listen is told the position once more, which takes nothing away.
    with page.expect_response("**/counters?*"):
        heard[0].continue_()
    settle(seat)
    expect(page.locator(".group-marks .way").first).to_be_attached()
    page.screenshot(path=artefacts / "group-table.png")
    before = seat.sequence
    page.keyboard.press("Enter")
    settled(seat, before)
    assert sum(start[unit] != spot for unit, spot in seat.places().items()) > 3


def test_quick_taps_on_two_neighbours_take_the_second(visit: Callable[..., Seat]) -> None:
    seat = visit(width=390, height=844, has_touch=True, is_mobile=True, reduced_motion="reduce")
    seat.carry_on(in_phase("alea-training", "movement"))
    middles = []
    for box in (seat.unit("F03").bounding_box(), seat.unit("F04").bounding_box()):
        assert box is not None
        middles.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    for x, y in middles:
        seat.page.touchscreen.tap(x, y)
    expect(seat.unit("F04")).to_have_attribute("aria-pressed", "true")
    expect(seat.page.locator("[data-held-unit]")).to_have_count(0)


def test_a_double_click_takes_the_formation_and_repeats_are_offered(visit: Callable[..., Seat]) -> None:
    seat = visit(width=1440, height=900)
    seat.carry_on(in_phase("barrosa-standard", "command"))
    page = seat.page
    seat.unit("F09").dblclick()
    expect(page.locator("[data-held-unit=F11]")).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.locator("[data-held-unit]")).to_have_count(0)
    expect(page.get_by_role("button", name="The same for the rest")).to_have_count(0)
    seat.command("F09", "attack")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="The same for the rest").click()
    before = seat.sequence
    page.get_by_role("button", name="Give").click()
    settled(seat, before)
    assert seat.sequence > before + 3
