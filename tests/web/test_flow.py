"""The flow of a turn on the page: where one is in it, what ends by itself, what is asked once more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.core.game.test_flow import SCENARIOS, decisions
from tests.web.seat import Seat
from tests.web.test_accessibility import faults

from grognard.core.game.flow import is_idle
from grognard.core.messages import LANGUAGES
from grognard.games import new_game


def alone(seat: Seat) -> Seat:
    """Both sides of the training fight, at its first decision."""
    seat.carry_on(new_game("alea-training", seed=3).save())
    return seat


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_bar_shows_every_phase_of_the_turn_and_done_says_what_it_gives_up(
    visit: Callable[..., Seat], artefacts: Path, width: int, height: int
) -> None:
    seat = alone(visit(width=width, height=height, eased=True))
    page = seat.page
    strip = page.locator(".stages .strip li")
    expect(strip).to_have_count(23)
    expect(page.locator(".stages li[aria-current=step]")).to_contain_text("Command")
    page.locator(".stages .all").click()
    expect(page.locator(".stages .list dt.now")).to_have_text("Command")
    page.screenshot(path=artefacts / f"flow-phases-{width}.png")
    page.keyboard.press("Escape")
    expect(page.locator(".stages .list")).to_have_count(0)
    # The first visit explains the phase, and only the first.
    expect(page.locator(".intro")).to_contain_text("Commanders order who is near")
    page.reload()
    seat.wait_for_board()
    expect(page.locator(".intro")).to_have_count(0)
    before = seat.sequence
    done = page.get_by_role("button", name="Done", exact=True)
    done.click()
    expect(page.locator("#end-why")).to_contain_text("6 units could still get an order.")
    page.screenshot(path=artefacts / f"flow-done-{width}.png")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert seat.sequence == before
    assert faults(seat) == []
    page.keyboard.press("d")
    seat.expect_beyond(before)
    expect(page.locator("#end-why.shown")).to_have_count(0)
    expect(page.locator(".stages li[aria-current=step]")).to_contain_text("Movement")


#: how many lines each of some texts takes where a phase is explained
_LINES = """([told, texts]) => {
    const high = parseFloat(getComputedStyle(told).lineHeight);
    return texts.map((text) => {
        told.textContent = text;
        return [Math.round(told.clientHeight / high), text];
    });
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_every_phase_is_explained_in_two_lines(
    visit: Callable[..., Seat], artefacts: Path, width: int, height: int
) -> None:
    seat = alone(visit(width=width, height=height, eased=True))
    told = seat.page.locator(".intro p")
    measured = told.evaluate(f"(told, texts) => ({_LINES})([told, texts])", explanations())
    assert {lines for lines, _text in measured} == {1, 2}, Counter(lines for lines, _text in measured)
    assert [text for lines, text in measured if lines > 2] == []
    seat.page.screenshot(path=artefacts / f"flow-explained-{width}.png")


def explanations() -> list[str]:
    """What any phase of any system says of itself, in any language."""
    tables = [new_game(scenario).table for scenario in SCENARIOS]
    return [
        table.system.rules.catalogue.say(f"about-phase-{step.phase.id}", language)
        for table in tables
        for step in table.sequence.steps
        for language in LANGUAGES
    ]


def test_a_grey_done_says_what_has_to_be_done_first(visit: Callable[..., Seat]) -> None:
    game = next(one for one in decisions("tikhvin-training", 40) if not one.may_end)
    seat = visit(eased=True)
    seat.carry_on(game.save())
    done = seat.page.get_by_role("button", name="Done", exact=True)
    expect(done).to_be_disabled()
    done.dispatch_event("click")
    expect(seat.page.locator("#end-why")).to_contain_text("Nobody may pass")
    expect(seat.page.locator("#end-why")).to_contain_text("tikhvin 3.3")


def test_a_phase_in_which_nothing_can_be_done_passes_by_itself_and_the_log_says_so(
    visit: Callable[..., Seat],
) -> None:
    game = next(one for one in decisions("tikhvin-training", 200) if is_idle(one))
    seat, stays = visit(eased=True), visit()
    seat.carry_on(game.save())
    seat.expect_beyond(len(game.journal))
    expect(seat.page.locator(".log")).to_contain_text("Nothing could be ordered: the phase passed by itself.")
    stays.carry_on(game.save())
    stays.page.keyboard.press("m")
    assert stays.sequence == len(game.journal)


def test_a_click_on_a_friend_takes_him_up_and_the_plus_beside_him_joins_him(
    visit: Callable[..., Seat], artefacts: Path
) -> None:
    seat = alone(visit())
    seat.done()
    before = seat.sequence
    seat.take("F02")
    expect(seat.page.locator("[data-join='0706']")).to_be_attached()
    seat.page.screenshot(path=artefacts / "flow-join.png")
    seat.unit("F03").click()
    expect(seat.unit("F03")).to_have_attribute("aria-pressed", "true")
    assert seat.sequence == before
    seat.take("F02")
    seat.page.locator("[data-join='0706'] circle").last.click()
    seat.finish_march(before)
    assert seat.places()["F02"] == "0706"


def test_undo_takes_no_dice_back_without_practice_and_says_so(visit: Callable[..., Seat]) -> None:
    seat = visit(eased=True)
    seat.carry_on(after_dice(practice=False))
    before, page = seat.sequence, seat.page
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#end-why")).to_contain_text("only a game opened for practice takes them back")
    expect(page.get_by_role("button", name="Take it back all the same")).to_have_count(0)
    page.get_by_role("button", name="Leave it").click()
    expect(page.locator("#end-why")).not_to_have_class("shown")
    assert seat.sequence == before


def after_dice(*, practice: bool) -> str:
    """A saved game in which dice fell last."""
    found = decisions("tikhvin-training", 200, practice=practice)
    return next(one for one in found if one.journal.entries()[-1].by == "dice").save()


def test_the_card_of_a_battle_opens_it_for_practice(visit: Callable[..., Seat], artefacts: Path) -> None:
    seat = visit()
    page = seat.page
    card = page.locator("[data-scenario='alea-training']")
    tick = card.get_by_label("For practice: dice may be taken back")
    expect(tick).not_to_be_checked()
    tick.check()
    expect(card.get_by_text("The same act at the same place rolls the same again")).to_be_visible()
    card.screenshot(path=artefacts / "practice-card.png")
    card.get_by_role("button", name="Two at this screen").click()
    expect(page.get_by_text("Practice", exact=True)).to_be_visible()


def test_undo_asks_before_it_takes_dice_back(visit: Callable[..., Seat], artefacts: Path) -> None:
    seat = visit(eased=True)
    seat.carry_on(after_dice(practice=True))
    before, page = seat.sequence, seat.page
    undo = page.get_by_role("button", name="Undo")
    undo.click()
    expect(page.locator("#end-why")).to_contain_text("dice have fallen since")
    page.screenshot(path=artefacts / "flow-undo.png")
    assert seat.sequence == before
    page.get_by_role("button", name="Take it back all the same").click()
    seat.expect_beyond(before)
    page.goto(page.url.replace("#/game/", "#/report/"))
    expect(page.locator("[data-practice]")).to_contain_text("taken back")


def test_the_side_panel_has_one_part_that_scrolls_and_the_log_stays_where_it_is(
    visit: Callable[..., Seat], artefacts: Path
) -> None:
    seat = alone(visit(width=1440, height=900))
    page = seat.page
    scrolling = """() => [...document.querySelectorAll('aside, aside *')]
        .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && one.getClientRects().length)
        .map((one) => one.className.split(' ')[0])"""
    assert page.evaluate(scrolling) == ["upper", "log"]
    log = page.locator(".log")
    stands = log.bounding_box()
    seat.done()
    seat.take("F01")
    seat.click_hex("0102")
    expect(page.locator(".refusal")).to_be_visible()
    assert log.bounding_box() == stands
    page.screenshot(path=artefacts / "flow-side-panel.png")


def test_the_map_grows_with_the_window(visit: Callable[..., Seat]) -> None:
    seat = alone(visit(width=900, height=700))
    wide = """() => {
        const { a } = document.querySelector('.board .counters').getScreenCTM();
        return a;
    }"""
    small = seat.page.evaluate(wide)
    seat.page.set_viewport_size({"width": 1440, "height": 1000})
    seat.page.wait_for_function(f"before => ({wide})() > before * 1.2", arg=small)


def test_whoever_orders_by_keyboard_keeps_the_focus(visit: Callable[..., Seat]) -> None:
    seat = alone(visit())
    page = seat.page
    lost = "() => document.activeElement === document.body"
    page.keyboard.press("n")
    expect(page.locator(".counter.selected")).to_have_count(1)
    button = page.locator(".orders button").first
    before = seat.sequence
    button.focus()
    page.keyboard.press("Enter")
    seat.expect_beyond(before)
    expect(page.locator(".game")).to_have_attribute("aria-busy", "false")
    page.wait_for_function(f"() => !({lost})()")
    before = seat.sequence
    page.keyboard.press("d")
    seat.expect_beyond(before)
    page.keyboard.press("n")
    expect(page.locator(".goal").first).to_be_attached()
    before = seat.sequence
    page.locator(".board").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    page.wait_for_function(
        """before => document.querySelector('.pick')
            || Number(document.querySelector('.game').dataset.sequence) > before""",
        arg=before,
    )
    if seat.sequence == before:
        page.keyboard.press("Enter")
        seat.expect_beyond(before)
    page.wait_for_function(f"() => !document.querySelector('.pick') && !({lost})()")


def test_the_list_of_keys_has_them_all_and_the_wishes_stand_in_the_menu(
    visit: Callable[..., Seat], artefacts: Path
) -> None:
    seat = alone(visit(eased=True))
    page = seat.page
    page.keyboard.press("?")
    listed = page.locator("dialog[open] dt")
    expect(listed.filter(has_text="D").first).to_be_visible()
    expect(page.locator("dialog[open] h3")).to_have_text(["Orders", "The map", "Elsewhere", "Layers"])
    expect(listed.filter(has_text="Z")).to_have_count(1)
    page.screenshot(path=artefacts / "flow-keys.png")
    page.keyboard.press("Escape")
    expect(page.locator(".intro")).to_be_visible()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_label("Say what would be given up before a phase ends").uncheck()
    page.get_by_role("button", name="Explain the phases once more").click()
    page.screenshot(path=artefacts / "flow-wishes.png")
    page.keyboard.press("Escape")
    page.reload()
    seat.wait_for_board()
    expect(page.locator(".intro")).to_be_visible()
    seat.done()
