"""How board and table look: positions that can be read, sides told without colour, shots and losses seen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.strategies import SOAK
from tests.web.positions import asks_in, game_where
from tests.web.seat import Seat

from grognard.core.game import Decision, Game
from grognard.core.game.declarations import declarations_of
from grognard.games import new_game
from grognard.scenarios import scenarios

WIDE, NARROW = (1440, 900), (390, 844)
_SLICE = [("bailen-1808", WIDE, "light"), ("maipu-1818", NARROW, "dark")]
_BATTLES = list(scenarios())
_ALL = [(id, size, light) for id in _BATTLES for size in (WIDE, NARROW) for light in ("light", "dark")]

#: the boxes of the small map, where it is open, and of every unit, and how high the figures of strength are
_BOXES = """() => {
    const box = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height];
    };
    const mini = document.querySelector(".mini.useful");
    const board = document.querySelector(".board").getBoundingClientRect();
    const seen = [...document.querySelectorAll("[data-unit]")].map(box)
        .filter(([x, y]) => x > board.left && y > board.top && x < board.right && y < board.bottom);
    const letters = document.querySelectorAll(".counters .strength, .badge .sign");
    const figures = [...letters].map((one) => box(one)[3]);
    return { mini: mini && box(mini), seen, figures, wide: document.documentElement.scrollWidth };
}"""


@pytest.mark.parametrize(("scenario", "size", "light"), _ALL if SOAK else _SLICE)
def test_an_opening_position_can_be_read_and_nobody_is_covered(
    scenario: str, size: tuple[int, int], light: str, visit: Callable[..., Seat], artefacts: Path
) -> None:
    seat = visit(width=size[0], height=size[1], color_scheme=light, has_touch=size == NARROW)
    seat.begin(scenario, "Two at this screen")
    expect(seat.page.locator(".board > svg.moving")).to_have_count(0)
    found = seat.page.evaluate(_BOXES)
    assert found["wide"] <= size[0]
    assert found["seen"]
    # Letters of this height on the screen have figures of two thirds of it.
    assert min(found["figures"]) > 8.5
    if found["mini"]:
        left, top, wide, high = found["mini"]
        covered = [
            (x, y) for x, y, w, h in found["seen"] if left - w < x < left + wide and top - h < y < top + high
        ]
        assert covered == []
    name = "narrow" if size == NARROW else "wide"
    seat.page.screenshot(path=artefacts / f"opening-{scenario}-{name}-{light}.png")


def declared_somewhere(game: Game) -> bool:
    return bool(declarations_of(game, game.battle)) and isinstance(game.node, Decision)


def test_what_is_declared_stands_on_the_map(visit: Callable[..., Seat], artefacts: Path) -> None:
    seat = visit()
    seat.carry_on(game_where(declared_somewhere))
    arrow = seat.page.locator("[data-declared]").first
    expect(arrow).to_be_attached()
    # Its sign lies over counters: they are taken through it, and say what it means.
    sign = "sign => { const { x, y, width, height } = sign.getBoundingClientRect();" + (
        "return document.elementFromPoint(x + width / 2, y + height / 2).closest('.declared') === null }"
    )
    assert arrow.locator("circle").evaluate(sign)
    seat.unit((arrow.get_attribute("data-declared") or "").split()[1]).hover(force=True)
    expect(seat.page.locator("#board-status")).to_contain_text("barrosa 7.")
    seat.page.screenshot(path=artefacts / "declared.png")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_shot_is_seen_unless_motion_is_unwelcome(motion: str, visit: Callable[..., Seat]) -> None:
    seat = visit(reduced_motion=motion)
    seat.carry_on(game_where(asks_in("offensive-fire")))
    # Smoke is gone before a busy machine looks again, so the page notes it itself.
    seat.page.evaluate(
        """() => { window.seen = []; new MutationObserver(() => document.querySelectorAll("[data-effect]")
            .forEach((one) => window.seen.push(one.dataset.effect)))
            .observe(document.querySelector(".board"), { childList: true, subtree: true }); }"""
    )
    seat.strike()
    if motion == "reduce":
        assert seat.page.evaluate("window.seen") == []
    else:
        seat.page.wait_for_function("window.seen.includes('shot')")
        expect(seat.page.locator("[data-effect]")).to_have_count(0)


def test_sound_is_off_until_it_is_wanted(visit: Callable[..., Seat]) -> None:
    seat = visit()
    seat.begin("alea-training", "Two at this screen")
    switch = seat.page.get_by_role("button", name="Sound of shots")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    seat.page.reload()
    seat.wait_for_board()
    expect(seat.page.get_by_role("button", name="Sound of shots")).to_have_attribute("aria-pressed", "true")


def test_distances_are_measured_with_a_tape(visit: Callable[..., Seat], artefacts: Path) -> None:
    seat = visit()
    seat.begin("chacabuco-farm", "Two at this screen")
    page = seat.page
    page.keyboard.press("Shift+M")
    expect(page.get_by_text("Drag over the table to measure")).to_be_visible()
    inch = page.evaluate("40 * document.querySelector('.board .counters').getScreenCTM().a")
    page.mouse.move(300, 400)
    page.mouse.down()
    page.mouse.move(300 + 12 * inch, 400, steps=4)
    page.mouse.up()
    expect(page.locator(".cover [role=status]")).to_have_text("12 inches")
    page.screenshot(path=artefacts / "table-tape.png")
    page.keyboard.press("Escape")
    expect(page.locator(".cover")).to_have_count(0)


def test_sides_are_told_apart_by_eyes_of_every_kind(visit: Callable[..., Seat], artefacts: Path) -> None:
    """Swiss stand on both sides at Bailén: their cards differ in outline, whatever becomes of the colours."""
    seat = visit(width=1440, height=900)
    seat.begin("bailen-1808", "Two at this screen")
    session = seat.page.context.new_cdp_session(seat.page)
    for eyes in ("deuteranopia", "achromatopsia"):
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})
        seat.page.screenshot(path=artefacts / f"sides-{eyes}.png")
    outlines = seat.page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll(".counter")].map((one) => [
            one.querySelector("[data-unit]").dataset.unit,
            one.querySelector("g > g > path + path").getAttribute("d")]))"""
    )
    game = new_game("bailen-1808", seed=1)
    sides: dict[str, set[str]] = {}
    for unit, outline in outlines.items():
        sides.setdefault(game.side_of(unit), set()).add(outline)
    french, spanish = sides.values()
    assert len(french) == len(spanish) == 1
    assert french != spanish
