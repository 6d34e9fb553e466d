"""What happened, in the page: dice and orders in words, headlines and marks, the log, the enemy's turn."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Route, expect
from tests.web.positions import asks_in, game_where
from tests.web.seat import Seat

from grognard.core.game import Decision, Game

HEADLINE = "The assault of Dragoons (F05) is stopped: no melee"


def fires(game: Game) -> bool:
    """Somebody may fire, some way into the game."""
    return len(game.journal) > 40 and asks_in("defensive-fire")(game)


def headline(route: Route) -> None:
    """The log as it is, with a headline in its last entry."""
    answer = route.fetch()
    told = answer.json()
    for entry in told["entries"][-1:]:
        line = {"text": HEADLINE, "rule": "barrosa 6.26", "kind": "plain", "place": "0504", "units": []}
        entry["lines"].append({**line, "news": "halt", "headline": True})
    route.fulfill(response=answer, body=json.dumps(told))


def test_a_roll_is_read_in_words_beside_the_dice_and_in_the_log(
    visit: Callable[..., Seat], artefacts: Path
) -> None:
    table = visit()
    table.carry_on(game_where(fires))
    page = table.page
    page.route("**/log?*", headline)
    table.strike()
    reading = page.locator(".dice .reading").first
    expect(reading).to_contain_text("on column")
    expect(page.locator(".log .reading").last).to_contain_text("on column")
    expect(page.locator(".log .given", has_text=re.compile("fires? at")).first).to_be_attached()
    # Nobody who did not ask for it reads notation.
    assert "fire A0" not in page.locator(".log").inner_text()
    banner = page.locator(".banner", has_text=HEADLINE).first
    expect(banner).to_be_visible()
    expect(page.locator("[data-mark=halt]").first).to_be_attached()
    expect(page.locator(".log .headline", has_text=HEADLINE).first).to_be_attached()
    page.screenshot(path=artefacts / "telling.png")
    banner.get_by_role("button").click()
    expect(page.locator(".banner")).to_have_count(0)


def test_a_headline_goes_by_itself_but_not_while_it_is_read(visit: Callable[..., Seat]) -> None:
    table = visit()
    table.carry_on(game_where(fires))
    page = table.page
    page.clock.install()
    page.route("**/log?*", headline)
    table.strike()
    banner = page.locator(".banner", has_text=HEADLINE)
    expect(banner).to_be_visible()
    box = banner.bounding_box()
    assert box is not None
    # Below the pointer it stays, and still lets a click through to the map.
    page.mouse.move(box["x"] + 20, box["y"] + box["height"] / 2)
    page.clock.fast_forward(30_000)
    expect(banner).to_be_visible()
    assert banner.evaluate("one => getComputedStyle(one).pointerEvents") == "none"
    page.mouse.move(5, 5)
    page.clock.fast_forward(3_000)
    expect(banner).to_be_visible()
    page.clock.fast_forward(6_000)
    expect(banner).to_have_count(0)


def test_the_log_is_filtered_keeps_its_place_and_shows_what_was_taken_back(
    visit: Callable[..., Seat], artefacts: Path
) -> None:
    table = visit()
    table.carry_on(game_where(moves_late))
    page, log = table.page, table.page.locator(".log")
    everything = log.locator("li[data-entry]").count()
    page.get_by_text("What the log shows").click()
    for kind in ("orders", "dice", "phases"):
        page.get_by_label(kind, exact=True).uncheck()
    expect(log.locator("li[data-entry]")).not_to_have_count(everything)
    expect(log.locator(".given")).to_have_count(0)
    for kind in ("orders", "dice", "phases"):
        page.get_by_label(kind, exact=True).check()
    page.get_by_label("Notation", exact=True).check()
    expect(log.locator("code").first).to_be_attached()
    # Another language leaves the reader where he was.
    log.evaluate("log => { log.scrollTop = 40; log.dispatchEvent(new Event('scroll')); }")
    page.locator(".preferences select").select_option("es")
    expect(log.locator(".given", has_text="marcha a").first).to_be_attached()
    assert log.evaluate("log => log.scrollTop") < 200
    before = table.sequence
    page.locator("[data-spot='button:undo']").click()
    table.expect_beyond(before)
    expect(log.locator("li.undone").first).to_be_attached()
    page.screenshot(path=artefacts / "log-es.png")


def moves_late(game: Game) -> bool:
    """The side that decides has just moved somebody, late enough for a long log."""
    entries, node = game.journal.entries(), game.node
    last = entries[-1]
    moved = last.given.startswith("move ") and isinstance(node, Decision) and node.side == last.by
    return len(entries) > 60 and moved and asks_in("movement")(game)


def test_what_the_enemy_did_is_summed_up_and_watched_again_step_by_step(
    visit: Callable[..., Seat], artefacts: Path
) -> None:
    table = visit()
    table.carry_on(game_where(enemy_has_moved))
    page, panel = table.page, table.page.locator(".summary[role=status]")
    expect(panel).to_contain_text("moved")
    page.screenshot(path=artefacts / "summary.png")
    panel.get_by_role("button", name="Watch it again").click()
    controls = page.get_by_role("group", name="What others do")
    expect(controls).to_be_visible()
    page.keyboard.press(".")
    expect(controls.get_by_role("button", name="Pause")).to_have_attribute("aria-pressed", "true")
    page.screenshot(path=artefacts / "film.png")
    # On a phone the controls take two rows; the buttons beside them do not.
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function("() => document.querySelector('[data-spot=\"button:undo\"]').offsetHeight < 60")
    page.screenshot(path=artefacts / "film-390.png")
    page.keyboard.press("Escape")
    expect(controls).to_have_count(0)
    expect(panel).to_be_visible()


def enemy_has_moved(game: Game) -> bool:
    """It is a side's command phase, after the other moved several units."""
    node, given = game.node, game.journal.entries()
    if not asks_in("command")(game) or not isinstance(node, Decision):
        return False
    own = max((place for place, one in enumerate(given) if one.by == node.side), default=0)
    return sum(one.given.startswith("move ") for one in given[own:]) >= 4
