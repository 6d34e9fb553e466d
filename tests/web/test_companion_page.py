"""The companion at a table of real miniatures, on a phone: ruled, applied, undone, kept, handed on."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.seat import Seat
from tests.web.test_accessibility import faults

PHONE = {"width": 390, "height": 800, "has_touch": True, "is_mobile": True}


class Companion:
    """A phone at the table."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    @property
    def page(self) -> Page:
        return self.seat.page

    def lay(self, army: str) -> None:
        self.seat.go("companion/liberators")
        self.page.locator(f"[data-army={army}]").tap()
        expect(self.page.locator("[data-action=fire]")).to_be_visible()

    def tab(self, name: str) -> None:
        self.page.get_by_role("navigation", name="Table companion").get_by_role("button", name=name).tap()

    def act(self, action: str, **parts: str) -> None:
        self.page.locator(f"[data-action={action}]").tap()
        for part, name in parts.items():
            self.page.locator(f"[data-part={part}]").get_by_role("button", name=name).tap()

    def about(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=name, exact=True)

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).tap()

    def throw(self, *faces: int) -> None:
        """Dice of one's own, one after the other."""
        dice = self.page.locator(".hand .dice")
        if dice.get_attribute("aria-pressed") == "false":
            dice.tap()
        self.press("Throw")
        for place, face in enumerate(faces, 1):
            self.page.locator(".faces").get_by_role("button", name=str(face), exact=True).tap()
            expect(self.page.locator(".ruling > .dice .die")).to_have_count(place)

    def face(self, name: str) -> Locator:
        self.tab("Armies")
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}"))


@pytest.fixture
def phone(visit: Callable[..., Seat]) -> Companion:
    return Companion(visit(**PHONE))


def no_wider_than_the_screen(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_an_exchange_is_fought_undone_kept_and_handed_on(
    phone: Companion, visit: Callable[..., Seat], artefacts: Path, tmp_path: Path
) -> None:
    page = phone.page
    phone.lay("chacabuco-farm")
    # Fire, with dice of one's own: the target's skirmishers look out first.
    phone.act("fire", firers="8th of the Andes", target="Talavera")
    expect(page.locator(".hand")).to_contain_text("Still open")
    phone.about("8th of the Andes").get_by_role("button", name="3", exact=True).tap()
    expect(page.locator(".odds .odds-bar").first).to_be_attached()
    expect(page.get_by_role("button", name="Roll")).to_be_in_viewport()
    assert no_wider_than_the_screen(page)
    page.screenshot(path=artefacts / "companion-odds.png")
    phone.throw(2, 9)
    lines = page.get_by_role("list", name="What happened")
    expect(lines).to_contain_text("Talavera loses a stand")
    expect(lines).to_contain_text("liberators 6.15")
    page.screenshot(path=artefacts / "companion-ruling.png")
    phone.press("Apply")
    expect(phone.face("Talavera")).to_contain_text("11/12")
    expect(phone.face("Talavera")).to_contain_text("disordered")
    # The charge goes home against what is disordered now.
    phone.tab("Act")
    phone.act("charge", attackers="7th of the Andes", defenders="Talavera")
    phone.throw(9, 2)
    phone.press("Apply")
    expect(phone.face("Talavera")).to_contain_text("10/12")
    # It rallies in its own turn.
    phone.press("End the turn")
    expect(page.locator(".turn")).to_contain_text("Royalist")
    phone.tab("Act")
    phone.act("maneuver", units="Talavera")
    expect(page.locator("[data-part=leader] .picked")).to_have_text("Maroto")
    phone.throw(10)
    expect(lines).to_contain_text("Rally")
    phone.press("Apply")
    expect(phone.face("Talavera")).not_to_contain_text("disordered")
    # Undone, and still so after coming back.
    phone.press("↶ Undo")
    expect(phone.face("Talavera")).to_contain_text("disordered")
    page.reload()
    expect(phone.face("Talavera")).to_contain_text("disordered")
    phone.tab("Log")
    expect(page.get_by_role("list", name="Log").get_by_role("listitem")).to_have_count(3)
    page.screenshot(path=artefacts / "companion-log.png")
    # Into a file, and out of it in another browser.
    with page.expect_download() as saved:
        phone.press("Save to a file")
    saved.value.save_as(tmp_path / "table.json")
    assert json.loads((tmp_path / "table.json").read_text())["grognard"] == "roster"
    other = Companion(visit(**PHONE))
    other.seat.go("companion/liberators")
    other.page.locator("input[type=file]").set_input_files(tmp_path / "table.json")
    expect(other.face("Talavera")).to_contain_text("disordered")
    other.press("↶ Undo")
    expect(other.page.locator(".turn")).to_contain_text("Patriot")


def test_armies_are_sent_in_a_link(phone: Companion, visit: Callable[..., Seat]) -> None:
    phone.lay("maipu-1818")
    phone.tab("Log")
    phone.press("Share a link or a square")
    expect(phone.page).to_have_url(re.compile(r"#/companion/liberators/[\w-]{100,}"))
    friend = Companion(visit(**PHONE))
    friend.page.goto(phone.page.url)
    expect(friend.page.get_by_role("heading", level=1)).to_contain_text("Maipú")
    # Nobody's table is cleared without his leave.
    friend.page.goto("about:blank")
    friend.page.goto(phone.page.url)
    friend.press("Keep this table")
    expect(friend.page.locator("[data-action=fire]")).to_be_visible()


def test_armies_are_typed_in_and_what_is_wrong_is_said(phone: Companion) -> None:
    phone.seat.go("companion/liberators")
    page = phone.page
    phone.press("Armies of my own")
    phone.tab("Armies")
    page.get_by_role("button", name="+ Troops").first.tap()
    page.get_by_label("Name").fill("Reds")
    phone.press("Save")
    # By the words of the form, not by the names of fields.
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("Still open: Stands")
    page.get_by_role("dialog").get_by_role("button", name="7", exact=True).tap()
    phone.press("Save")
    expect(phone.face("Reds")).to_contain_text("7/7")
    page.get_by_role("button", name="+ Troops").last.tap()
    page.get_by_label("Name").fill("Reds")
    page.get_by_role("dialog").get_by_role("button", name="7", exact=True).tap()
    phone.press("Save")
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("taken")
    page.get_by_label("Name").fill("Blues")
    phone.press("Save")
    expect(phone.face("Blues")).to_be_visible()


def test_what_the_rules_forbid_is_said_before_any_die_falls(phone: Companion) -> None:
    phone.lay("chacabuco-farm")
    phone.act("fire", firers="Granaderos a Caballo, 4th", target="Talavera")
    phone.about("Granaderos a Caballo, 4th").get_by_role("button", name="3", exact=True).tap()
    expect(phone.page.get_by_role("alert")).to_contain_text("nothing to fire with")
    expect(phone.page.get_by_role("button", name="Roll")).to_be_disabled()


def test_an_entry_is_changed_by_hand_and_then_acts(phone: Companion) -> None:
    phone.lay("chacabuco-farm")
    phone.face("Talavera").tap()
    sheet = phone.page.get_by_role("dialog")
    sheet.get_by_role("button", name="broken", exact=True).tap()
    phone.press("Save")
    expect(phone.face("Talavera")).to_contain_text("broken")
    phone.face("Chiloé").tap()
    phone.press("Act with this")
    expect(phone.page.locator("[data-part=firers] .picked")).to_have_text("Chiloé")


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_the_companion_has_no_serious_fault(visit: Callable[..., Seat], colours: str) -> None:
    companion = Companion(visit(**PHONE, color_scheme=colours))
    companion.seat.go("companion/liberators")
    expect(companion.page.locator("[data-army]").first).to_be_visible()
    assert faults(companion.seat) == []
    companion.lay("chacabuco-farm")
    companion.act("fire", firers="8th of the Andes", target="Talavera")
    companion.about("8th of the Andes").get_by_role("button", name="3", exact=True).tap()
    expect(companion.page.locator(".odds .odds-bar").first).to_be_attached()
    assert faults(companion.seat) == []
    companion.throw(2)
    assert faults(companion.seat) == []
    companion.face("Talavera").tap()
    expect(companion.page.get_by_role("dialog")).to_be_visible()
    assert faults(companion.seat) == []


def test_the_keyboard_is_enough(visit: Callable[..., Seat]) -> None:
    seat = visit()
    seat.go("companion/liberators")
    for name in ("The farm at Chacabuco", "How far?", "San Martín"):
        seat.page.get_by_role("button", name=name).focus()
        seat.page.keyboard.press("Enter")
    seat.page.get_by_role("button", name="Roll").focus()
    seat.page.keyboard.press("Enter")
    expect(seat.page.get_by_role("list", name="What happened")).to_contain_text("24")
