"""A battle on a table in inches in a real browser: units dragged, wheeled, moved by keys, and ordered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, expect
from tests.web.learner import Coach
from tests.web.seat import PATIENCE, Seat

from grognard.core.game.node import Chance, Decision
from grognard.core.game.order import Order, parse
from grognard.core.game.save import saved_text
from grognard.games import new_game

FARM = "chacabuco-farm"
#: whoever stands under the middle of a unit
PILE = """unit => {
    const { left, top, width, height } = unit.getBoundingClientRect();
    const there = document.elementsFromPoint(left + width / 2, top + height / 2);
    return [...new Set(there.flatMap((one) => one.closest("[data-unit]")?.dataset.unit ?? []))];
}"""


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(seat: Seat, of: Locator, dx: float, dy: float) -> None:
    """Take hold of something, draw it somewhere, and let go once the page has said what becomes of it."""
    mouse = seat.page.mouse
    x, y = middle(of)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + dx / 2, y + dy / 2, steps=4)
    expect(seat.page.locator(".reach .ground")).to_be_visible()
    mouse.move(x + dx, y + dy, steps=4)
    expect(confirm(seat)).to_be_enabled()
    mouse.up()


def confirm(seat: Seat) -> Locator:
    return seat.page.locator(".prospect button.primary")


def stands(seat: Seat, unit: str) -> tuple[float, float]:
    x, y = (seat.unit(unit).get_attribute("data-hex") or "").split(",")
    return float(x), float(y)


def give(seat: Seat, act: Callable[[], None]) -> None:
    """Do something and wait until the game has gone on."""
    before = seat.sequence
    act()
    seat.page.wait_for_function(
        "before => Number(document.querySelector('.game').dataset.sequence) > before", arg=before
    )
    expect(seat.page.locator(".game")).to_have_attribute("aria-busy", "false")


def test_units_are_deployed_by_dragging_and_leaders_ride_by_keys(
    visit: Callable[..., Seat], artefacts: Path
) -> None:
    seat = visit()
    seat.begin(FARM, "Two at this screen")
    page = seat.page

    # Deployment: too far ahead is answered with the nearest place, and nothing moves before it is confirmed.
    drag(seat, seat.unit("R04"), -50, -120)
    expect(page.locator(".prospect .refused")).to_contain_text("liberators 13.2")
    assert stands(seat, "R04") == (27, 17)
    give(seat, lambda: confirm(seat).click())
    x, y = stands(seat, "R04")
    assert x < 26
    assert 17 < y <= 18
    page.screenshot(path=artefacts / "table-deployed.png")
    give(seat, lambda: page.keyboard.press("d"))
    give(seat, lambda: page.keyboard.press("d"))

    # A leader is a point without a facing: keys move him an inch at a time.
    seat.take("PL1")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".prospect .cost")).to_contain_text("2 inches")
    expect(page.locator(".handle")).to_have_count(0)
    give(seat, lambda: page.keyboard.press("Enter"))
    assert stands(seat, "PL1") == (35, 39)
    give(seat, lambda: page.keyboard.press("d"))


def checked() -> tuple[str, str]:
    """A saved game in which a group has been checked, and an infantry column of it that may move."""
    game = new_game(FARM, seed=7)
    for _ in range(40):
        node = game.node
        if isinstance(node, Chance):
            game.apply(game.roll())
            continue
        assert isinstance(node, Decision)
        listed = [one for one in game.orders() if isinstance(one, Order)]
        movers = sorted({one.unit for one in listed if one.verb == "move" and one.unit in ("P03", "P05")})
        if movers:
            return game.save(), movers[0]
        groups = [one for one in listed if one.by]
        game.apply(max(groups, key=lambda one: len(one.units)) if groups else Order("done"))
    raise AssertionError("nobody may move")


def test_a_column_is_dragged_wheeled_given_up_ordered_and_taken_back(
    visit: Callable[..., Seat], artefacts: Path
) -> None:
    seat, (save, unit) = visit(), checked()
    seat.carry_on(save)
    page, before = seat.page, stands(seat, unit)

    # Where it can go, what that costs and by which way are shown before it is ordered.
    drag(seat, seat.unit(unit), 0, 40)
    expect(page.locator(".prospect .cost")).to_contain_text("of the move")
    expect(page.locator(".ghost .track")).to_have_count(1)
    expect(page.locator(".bearings .range")).to_have_count(1)
    page.screenshot(path=artefacts / "table-moving.png")

    # Wheeled by keys and by the handle; given up by Escape, and nothing has happened.
    page.keyboard.press("e")
    expect(confirm(seat)).to_be_enabled()
    drag(seat, page.locator(".handle"), 25, 0)
    page.keyboard.press("Escape")
    expect(page.locator(".ghost .body")).to_have_count(0)
    expect(seat.unit(unit)).to_have_attribute("aria-pressed", "true")
    assert stands(seat, unit) == before

    # An inch straight ahead by keys, and back by undo.
    page.keyboard.press("ArrowDown")
    expect(page.locator(".prospect .cost")).to_contain_text("1 inch ")
    give(seat, lambda: page.keyboard.press("Enter"))
    assert stands(seat, unit) == (before[0], before[1] - 1)
    give(seat, lambda: page.keyboard.press("u"))
    assert stands(seat, unit) == before


def test_a_brigade_is_dragged_in_its_shape(visit: Callable[..., Seat], artefacts: Path) -> None:
    seat, (save, unit) = visit(), checked()
    seat.carry_on(save)
    page = seat.page
    seat.take(unit)
    page.keyboard.press("Escape")
    seat.unit(unit).dblclick()
    held = page.locator("[data-held-unit]")
    expect(held.nth(1)).to_be_attached()
    names = [one.get_attribute("data-held-unit") or "" for one in held.all()]
    before = {name: stands(seat, name) for name in names}

    # All of them are drawn where the pointer carries them, at once; nothing is asked before that ends.
    mouse = page.mouse
    x, y = middle(seat.unit(unit))
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, y + 16, steps=4)
    expect(page.locator(".group-marks .carried")).to_have_count(len(names))
    page.screenshot(path=artefacts / "table-brigade.png")
    mouse.up()
    expect(page.locator(".group-marks .carried")).to_have_count(0)
    expect(page.locator(".group-marks .ghost").first).to_be_attached()
    give(seat, lambda: page.keyboard.press("Enter"))
    gone = {name: stands(seat, name) for name in names if stands(seat, name) != before[name]}
    assert len(gone) > 1
    shifts = [(to[0] - before[name][0], to[1] - before[name][1]) for name, to in gone.items()]
    assert all(abs(dx - shifts[0][0]) <= 1 and abs(dy - shifts[0][1]) <= 1 for dx, dy in shifts), shifts
    assert shifts[0][1] < 0


def test_a_table_fits_a_phone(visit: Callable[..., Seat], artefacts: Path) -> None:
    seat = visit(width=390, height=780, has_touch=True, color_scheme="dark")
    seat.begin(FARM, "Two at this screen")
    page = seat.page
    seat.unit("R04").tap()
    expect(page.locator(".prospect")).to_be_visible(timeout=2 * PATIENCE)
    page.get_by_role("button", name="Wheel to the left").tap()
    expect(confirm(seat)).to_be_enabled()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.screenshot(path=artefacts / "table-phone.png")
    give(seat, lambda: confirm(seat).tap())
    assert seat.unit("R04").get_attribute("aria-label") is not None


def test_the_lesson_of_the_farm_takes_a_place_close_by_and_goes_on_to_its_end(
    visit: Callable[..., Seat],
) -> None:
    seat = visit()
    seat.begin(FARM, "Learn it step by step")
    page = seat.page
    inch = (middle(seat.unit("P06"))[0] - middle(seat.unit("P05"))[0]) / 6
    drag(seat, seat.unit("P06"), 4.6 * inch, 0.4 * inch)
    give(seat, lambda: confirm(seat).click())
    expect(seat.unit("P06")).to_have_attribute("data-hex", "50,37")
    coach = Coach(page)
    while coach.do_it():
        pass
    expect(seat.unit("R05")).to_have_count(0)


def test_layers_are_laid_over_the_table_and_told_of(visit: Callable[..., Seat]) -> None:
    seat = visit()
    seat.begin("maipu-1818", "Two at this screen")
    expect(seat.unit("R03")).to_be_visible(timeout=PATIENCE)
    seat.page.keyboard.press("c")
    expect(seat.page.locator(".layers .mark.tint")).to_be_visible(timeout=PATIENCE)
    expect(seat.page.locator(".legend")).to_contain_text("within a leader's radius")
    seat.page.keyboard.press("w")
    expect(seat.page.locator(".legend")).to_contain_text("Pick a unit or a place")
    x, y = middle(seat.unit("R03"))
    seat.page.mouse.click(x, y - 60)
    expect(seat.page.locator(".layers .mark.dots")).to_be_visible(timeout=PATIENCE)


def test_leaders_in_one_spot_are_taken_one_after_another_by_clicks(visit: Callable[..., Seat]) -> None:
    game = new_game(FARM, seed=1)
    for given in ("done", "done", "lead PL1 27,40"):
        game.apply(parse(given))
    seat = visit(width=1440, height=900)
    seat.carry_on(saved_text(game))
    first, second = seat.unit("PL2"), seat.unit("PL1")
    assert first.get_attribute("data-hex") == second.get_attribute("data-hex")
    in_hand = seat.page.locator("[data-unit][aria-pressed=true]")
    taken: list[str] = []
    for clicks in range(1, 5):
        seat.click_middle(first)
        if clicks > 2 and clicks > len(seat.page.evaluate(PILE, seat.unit("PL2").element_handle())):
            break
        expect(in_hand).to_have_count(1)
        expect(in_hand).not_to_have_attribute("data-unit", taken[-1] if taken else "nobody")
        taken.append(in_hand.get_attribute("data-unit") or "")
        if clicks < 3:
            expect(seat.page.locator(".hint", has_text="In the same spot")).to_be_visible()
    assert {*taken[:2]} == {"PL1", "PL2"}
    # After the last of them nobody is in hand.
    expect(in_hand).to_have_count(0)
