"""The companion at a table with counters, on a phone: all four hex systems, in few taps."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route, expect
from tests.web.seat import Seat
from tests.web.test_companion_page import PHONE, Companion, no_wider_than_the_screen

#: what is promised to somebody with a phone in one hand
VOLLEY, MELEE = 6, 14


class Counted:
    """A thumb whose taps are counted."""

    def __init__(self, companion: Companion) -> None:
        self.companion, self.page = companion, companion.page
        #: how often something was tapped, and how many of these were what the dice left somebody to decide
        self.taps = self.decisions = 0

    def __call__(self, *targets: Locator) -> None:
        for target in targets:
            target.tap()
            self.taps += 1

    def action(self, id: str) -> Locator:
        return self.page.locator(f"[data-action={id}]")

    def who(self, part: str, name: str) -> Locator:
        return self.page.locator(f"[data-part={part}] li").get_by_role("button", name=name).first

    def fold(self, part: str) -> Locator:
        return self.page.locator(f"[data-part={part}] .head")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def rules(self) -> None:
        """Roll, decide whatever comes up by the first answer, and apply."""
        self(self.button("Roll"))
        options, apply = self.page.locator(".options button").first, self.button("Apply")
        expect(options.or_(apply).first).to_be_visible()
        while not apply.count():
            before = self.page.locator("[data-given]").get_attribute("data-given") or ""
            self(options)
            self.decisions += 1
            expect(self.page.locator("[data-given]")).not_to_have_attribute("data-given", before)
        self(apply)


@pytest.fixture
def phone(visit: Callable[..., Seat]) -> Companion:
    return Companion(visit(**PHONE))


def lay(phone: Companion, system: str, army: str) -> Counted:
    phone.seat.go(f"companion/{system}")
    phone.page.locator(f"[data-army={army}]").tap()
    expect(phone.page.locator("[data-action]").first).to_be_visible()
    return Counted(phone)


def test_a_volley_takes_six_taps_and_the_roster_keeps_it(phone: Companion, artefacts: Path) -> None:
    thumb = lay(phone, "barrosa", "barrosa-1811")
    page = phone.page
    expect(page.locator(".turn")).to_contain_text("Turn 1 of")
    thumb(thumb.action("fire"), thumb.who("firers", "1/96e Ligne"), thumb.who("targets", "2/87th"))
    thumb(page.get_by_role("region", name="The situation").get_by_role("button", name="light forest"))
    expect(page.locator(".odds .odds-bar").first).to_be_attached()
    assert no_wider_than_the_screen(page)
    page.screenshot(path=artefacts / "companion-volley.png")
    thumb.rules()
    # Now and then somebody has to say how far he runs.
    assert thumb.taps - thumb.decisions <= VOLLEY
    phone.tab("Log")
    expect(page.get_by_role("list", name="Log").get_by_role("listitem")).to_have_count(1)


def test_two_against_one_take_fourteen_taps_at_most(phone: Companion, artefacts: Path) -> None:
    """From two hexes, the second of them on the flank, uphill, the defender in a town."""
    thumb = lay(phone, "barrosa", "barrosa-1811")
    page = phone.page
    thumb(thumb.action("melee"), thumb.who("attackers", "1/8e Ligne"), thumb.who("defenders", "2/87th"))
    thumb(thumb.fold("second"), thumb.who("second", "2/8e Ligne"))
    thumb(page.get_by_role("region", name="From a second hex").last.get_by_role("button", name="flank"))
    defender = page.get_by_role("region", name="Who is attacked? Top counter first").last
    thumb(defender.get_by_role("button", name="small town"))
    expect(page.locator(".odds .odds-bar").first).to_be_attached()
    page.screenshot(path=artefacts / "companion-melee.png", full_page=True)
    thumb.rules()
    assert thumb.taps <= MELEE


def test_a_volley_of_miniatures_takes_six_taps(phone: Companion) -> None:
    thumb, firer = lay(phone, "liberators", "chacabuco-farm"), "8th of the Andes"
    thumb(thumb.action("fire"), thumb.who("firers", firer), thumb.who("target", "Talavera"))
    thumb(phone.about(firer).get_by_role("button", name="3", exact=True))
    thumb.rules()
    assert thumb.taps <= VOLLEY


def test_a_shock_from_two_hexes_in_few_taps(phone: Companion, artefacts: Path) -> None:
    thumb = lay(phone, "jours-de-gloire", "vimeiro-1808")
    page = phone.page
    thumb(thumb.action("shock"), thumb.who("attackers", "1/70e Ligne"), thumb.who("defenders", "1/50th"))
    thumb(thumb.fold("second"), thumb.who("second", "2/70e Ligne"))
    expect(page.locator(".odds .odds-bar").first).to_be_attached()
    page.screenshot(path=artefacts / "companion-shock.png", full_page=True)
    thumb.rules()
    assert thumb.taps <= MELEE


def test_who_takes_a_loss_is_asked_and_the_weather_is_kept(phone: Companion, artefacts: Path) -> None:
    thumb = lay(phone, "tikhvin", "tikhvin-1941")
    page = phone.page
    thumb(thumb.action("combat"))
    for name, side in (("12th Panzer", "north"), ("20th Motorised", "north-east")):
        if thumb.taps > 1:
            thumb(thumb.fold("attackers"))
        thumb(thumb.who("attackers", name))
        region = page.get_by_role("region", name=name).last
        thumb(region.get_by_role("button", name=side, exact=True))
    thumb(thumb.who("defenders", "288th Rifle"))
    expect(page.locator(".odds .odds-bar").first).to_be_attached()
    page.screenshot(path=artefacts / "companion-combat.png", full_page=True)
    thumb.rules()
    assert thumb.taps <= MELEE
    # The second press falls before a busy server has answered the first.
    held: list[Route] = []
    page.route("**/roster/turn?*", lambda route: held.append(route), times=1)
    with page.expect_request("**/roster/turn?*"):
        thumb.button("End the turn").tap()
    thumb.button("End the turn").tap()
    held[0].continue_()
    expect(page.locator(".turn")).to_contain_text("Turn 2 of 15")
    thumb(thumb.action("weather"))
    thumb.button("Our dice").tap()
    thumb.button("Throw").tap()
    page.locator(".faces").get_by_role("button", name="6", exact=True).tap()
    thumb.button("Apply").tap()
    expect(page.locator(".turn .track")).to_be_visible()
    page.screenshot(path=artefacts / "companion-weather.png")
