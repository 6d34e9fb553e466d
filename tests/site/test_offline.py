"""After the first visit everything works without a network, with a reload in the middle of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page as Tab
from playwright.sync_api import expect

from tests.site.conftest import Host
from tests.site.guest import START, Guest
from tests.web.learner import Coach
from tests.web.test_companion_page import Companion

#: more than anybody needs to end a training battle
MANY = 200


@pytest.fixture(scope="module")
def cut(visit: Callable[..., Guest]) -> Callable[[str], Guest]:
    """Somebody who has been here once, and comes back to a page of the site when it cannot be reached."""
    host = Host()
    first = visit(host.address)
    first.is_kept()
    first.page.context.set_offline(True)
    host.stop()

    def again(page: str) -> Guest:
        tab = first.page.context.new_page()
        tab.goto(f"{host.address}#/{page}")
        return Guest(tab, host.address)

    return again


def again(tab: Tab) -> None:
    tab.reload(wait_until="domcontentloaded")


def test_a_whole_battle_against_a_colonel(cut: Callable[[str], Guest]) -> None:
    player = cut("")
    player.begins("alea-training", "Against the computer", "Colonel")
    has_returned = False
    for _act in range(MANY):
        player.waits_until_asked()
        if player.is_over:
            break
        if not has_returned and player.turn != "1":
            reached = player.sequence
            again(player.page)
            player.wait_for_board()
            assert player.sequence >= reached
            has_returned = True
            continue
        player.hurry()
    assert player.is_over
    assert has_returned


def test_a_lesson(cut: Callable[[str], Guest]) -> None:
    learner = cut("")
    page = learner.page
    page.get_by_role("button", name="Begin the lesson").click()
    learner.wait_for_board()
    coach, tasks = Coach(page), 0
    while coach.do_it():
        tasks += 1
        if tasks == 3:
            again(page)
            learner.wait_for_board()
    assert tasks > 10


def test_a_session_at_the_table(cut: Callable[[str], Guest]) -> None:
    companion = Companion(cut("companion/barrosa"))
    page = companion.page
    page.locator("[data-army=barrosa-1811]").click(timeout=START)
    page.locator("[data-action=fire]").click()
    for part, name in (("firers", "1/96e Ligne"), ("targets", "2/87th")):
        page.locator(f"[data-part={part}] li").get_by_role("button", name=name).first.click()
    # With dice of one's own: ours may leave somebody to decide how far he runs.
    page.get_by_role("button", name="Our dice").click()
    page.get_by_role("button", name="Throw").click()
    for place, face in enumerate(("4", "1"), 1):
        page.locator(".faces").get_by_role("button", name=face, exact=True).click()
        expect(page.locator(".ruling > .dice .die")).to_have_count(place)
    page.get_by_role("button", name="Apply").click()
    for _look in range(2):
        page.get_by_role("navigation", name="Table companion").get_by_role("button", name="Log").click()
        expect(page.get_by_role("list", name="Log").get_by_role("listitem")).to_have_count(1)
        again(page)
    page.get_by_role("button", name="↶ Undo").click(timeout=START)
    page.get_by_role("navigation", name="Table companion").get_by_role("button", name="Log").click()
    expect(page.get_by_role("list", name="Log").get_by_role("listitem")).to_have_count(0)


def test_the_odds_of_a_case_of_every_system(cut: Callable[[str], Guest]) -> None:
    page = cut("charts/barrosa/morale").page
    for case in (
        "tikhvin/combat",
        "jours-de-gloire/shock",
        "liberators/musketry",
        "bailen/melee",
        "barrosa/morale",
    ):
        page.goto(f"{page.url.partition('#')[0]}#/charts/{case}")
        expect(page.locator(".odds-bar").first).to_be_attached(timeout=START)
    again(page)
    page.get_by_role("button", name="Roll and rule").click(timeout=START)
    expect(page.get_by_role("list", name="Ruling")).to_contain_text("barrosa 8")
