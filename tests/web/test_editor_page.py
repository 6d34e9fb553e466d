"""The editor: a battle drawn from nothing, broken, mended, kept, taken home and played."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.web.drawing import Drawing
from tests.web.robot_page import THINKING
from tests.web.seat import Seat

from grognard.editor.document import of_folder
from grognard.generate import generate
from grognard.generate.offer import offered
from grognard.generate.verdict import verdict
from grognard.scenarios import scenarios


def begun(seat: Seat) -> tuple[Page, Drawing]:
    """An empty map with two armies beside it."""
    seat.go("edit")
    page = seat.page
    page.get_by_role("button", name="Begin with armies").click()
    drawing = Drawing(page)
    drawing.rest()
    return page, drawing


def opened(seat: Seat, battle: str) -> tuple[Page, Drawing]:
    seat.go(f"edit/{battle}")
    drawing = Drawing(seat.page)
    drawing.rest()
    return seat.page, drawing


def texts(page: Page) -> dict[str, str]:
    """What taking the battle home gives."""
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save as a file").click()
    with zipfile.ZipFile(waiting.value.path()) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}


def test_a_battle_is_drawn_from_nothing_broken_mended_and_played(
    visit: Callable[..., Seat], artefacts: Path
) -> None:
    seat = visit(width=1440, height=900)
    page, drawing = begun(seat)
    found = page.locator("#editor-findings")
    expect(found).to_have_text("Nothing is wrong with this battle.")
    # Ground by brush and fill, a creek, a road, a name.
    page.get_by_role("radio", name="Light forest").click()
    drawing.drag(["0503", "0504", "0505"])
    drawing.tool("Height")
    page.get_by_role("radio", name="1", exact=True).click()
    drawing.drag(["0903", "0904"])
    drawing.tool("Hexsides")
    page.locator("[data-feature=creek]").click()
    drawing.side("0702", "0703")
    drawing.side("0703", "0803")
    drawing.tool("Roads")
    drawing.click("0107")
    drawing.click("1607")
    page.get_by_label("Name", exact=True).fill("Mill road")
    page.get_by_role("button", name="Lay it").click()
    drawing.tool("Names")
    drawing.click("0807")
    page.get_by_label("0807").fill("The mill")
    page.get_by_role("button", name="Set").click()
    drawing.rest()
    page.screenshot(path=artefacts / "editor-ground.png")
    # What is fought for.
    page.get_by_role("tab", name="Battle").click()
    points = page.get_by_role("region", name="What scores points")
    points.get_by_text("What can be added").click()
    expect(points.get_by_text("Points for a side that owns enough of the hexes at the end.")).to_be_visible()
    points.get_by_role("button", name="Add: Hexes owned").click()
    drawing.rest()
    expect(found).to_have_text("Nothing is wrong with this battle.")
    expect(points.get_by_text("Hexes owned: Hexes owned")).to_be_visible()
    page.screenshot(path=artefacts / "editor-battle.png")
    # A counter is dragged to another hex, and broken by a figure that there is not.
    page.get_by_role("tab", name="Armies").click()
    page.locator('[data-row="A01"]').click()
    drawing.drag(["0403", "0302"])
    expect(page.locator("tr.taken td").nth(3)).to_have_text("0302")
    page.locator("fieldset label", has_text="strength").locator("input").fill("99")
    page.keyboard.press("Tab")
    expect(page.locator("li.flaw")).to_have_count(1)
    page.screenshot(path=artefacts / "editor-broken.png")
    page.get_by_role("tab", name="Try it").click()
    expect(page.get_by_role("button", name="As French patrol")).to_be_disabled()
    page.locator("h1").click()
    page.keyboard.press("Control+z")
    expect(found).to_have_text("Nothing is wrong with this battle.")
    # Computers first, then oneself.
    page.get_by_label("Games").fill("2")
    page.get_by_role("button", name="Let them play").click()
    expect(page.get_by_text("2 of 2 games")).to_be_visible(timeout=120_000)
    page.screenshot(path=artefacts / "editor-tried.png")
    files = texts(page)
    assert [line.split(",")[5] for line in files["map.csv"].splitlines()[3:6]] == ["L0", "L0", "L0"]
    assert 'creek = "0703-N 0703-' in files["scenario.toml"]
    assert "Mill road" in files["scenario.toml"]
    page.get_by_role("button", name="As French patrol").click()
    seat.wait_for_board()
    page.screenshot(path=artefacts / "editor-played.png")


#: what breaks the training battle: a column of its first unit, or an entry of the sheet
BROKEN = {
    "strength": "99",
    "division": "nobody",
    "start": "9999",
    "turn": "77",
    "facing": "-",
    "arm": "train",
    "carriage": "horse",
    "formation": "square",
    "turns": "0",
    "clock.start": "25:00",
    "id": "Not an id",
    "level_change": "staircase",
}


def test_a_battle_is_broken_in_twelve_ways_and_mended(visit: Callable[..., Seat]) -> None:
    page, _drawing = opened(visit(width=1440, height=900), "alea-training")
    before = texts(page)
    page.get_by_role("tab", name="Armies").click()
    page.locator('[data-row="A01"]').click()
    for name, value in BROKEN.items():
        if name == "turns":
            page.get_by_role("tab", name="Battle").click()
        label = page.locator("fieldset label").filter(has=page.get_by_text(name, exact=True)).first
        choices = label.locator("select")
        if choices.count():
            choices.select_option(value)
        else:
            label.locator("input").fill(value)
            page.keyboard.press("Tab")
        expect(page.locator("li.flaw").first, name).to_be_visible()
        page.get_by_role("button", name="Undo").click()
        expect(page.locator("#editor-findings"), name).to_have_text("Nothing is wrong with this battle.")
    assert texts(page) == before


def test_a_battle_is_opened_and_taken_home_byte_for_byte(visit: Callable[..., Seat]) -> None:
    page, _drawing = opened(visit(), "tikhvin-training")
    assert texts(page) == of_folder(scenarios()["tikhvin-training"]).files


def test_everything_is_undone_done_again_and_kept_in_the_browser(visit: Callable[..., Seat]) -> None:
    seat = visit()
    page, drawing = opened(seat, "alea-training")
    before = texts(page)
    for hex in ("0101", "0102", "0103"):
        page.locator("[data-ground=V]").click()
        drawing.click(hex)
    after = texts(page)
    assert after["map.csv"].count("V0") == before["map.csv"].count("V0") + 3
    for _ in range(3):
        page.get_by_role("button", name="Undo").click()
    drawing.rest()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    assert texts(page) == before
    for _ in range(3):
        page.keyboard.press("Control+y")
    drawing.rest()
    assert texts(page) == after
    page.goto(f"{seat.address}/#/edit")
    page.reload()
    page.get_by_role("button", name="Go on with").click()
    drawing.rest()
    assert texts(page) == after


def test_a_file_that_was_dropped_is_opened_with_its_findings(
    visit: Callable[..., Seat], artefacts: Path
) -> None:
    page = visit().page
    page.goto(page.url.split("#")[0] + "#/edit")
    files = of_folder(scenarios()["alea-training"]).files
    files["scenario.toml"] = files["scenario.toml"].replace('"light-forest"', '"woods"')
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, text in files.items():
            archive.writestr(f"mine/{name}", text)
    page.locator("input[type=file]").set_input_files(
        {"name": "mine.zip", "mimeType": "application/zip", "buffer": packed.getvalue()}
    )
    expect(page.locator(".what").first).to_contain_text("'woods' is not on the terrain chart")
    page.screenshot(path=artefacts / "editor-findings.png")
    page.get_by_role("button", name="light-forest", exact=True).click()
    expect(page.locator("#editor-findings")).to_have_text("Nothing is wrong with this battle.")


def test_parts_of_the_map_are_copied_and_a_picture_lies_over_it(
    visit: Callable[..., Seat], artefacts: Path
) -> None:
    page, drawing = opened(visit(), "alea-training")
    drawing.tool("Copy")
    drawing.drag(["0601", "0602"])
    drawing.click("0110")
    drawing.click("1201")
    rows = [line.split(",") for line in texts(page)["map.csv"].splitlines()]
    assert (
        [rows[10][1], rows[1][12], rows[2][12]] == [rows[1][6], rows[1][6], rows[2][6]] == ["C1", "C1", "C2"]
    )
    page.get_by_text("Tracing paper").click()
    picture = artefacts / "editor-findings.png"
    page.screenshot(path=picture)
    page.locator("details input[type=file]").set_input_files(picture)
    expect(page.locator("img.tracing")).to_be_visible()
    page.screenshot(path=artefacts / "editor-tracing.png")


def test_a_phone_draws_too(visit: Callable[..., Seat], artefacts: Path) -> None:
    seat = visit(width=390, height=844, has_touch=True)
    page, drawing = opened(seat, "alea-training")
    page.locator("[data-ground=V]").click()
    drawing.click("0303")
    assert texts(page)["map.csv"].splitlines()[3].split(",")[3] == "V0"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.screenshot(path=artefacts / "editor-phone.png", full_page=True)


def test_a_battle_is_made_from_a_seed_and_the_same_again(visit: Callable[..., Seat], artefacts: Path) -> None:
    seat = visit(width=390, height=844)
    made = []
    for place in ("edit", "", "edit"):
        seat.go(place)
        if not place:
            continue
        page = seat.page
        form = page.locator("form", has=page.get_by_label("Seed"))
        form.get_by_label("System").select_option("tikhvin")
        form.get_by_label("Size").select_option(label="medium")
        form.get_by_label("Seed").fill("11")
        page.screenshot(path=artefacts / "editor-seed-narrow.png")
        form.get_by_role("button", name="Make it").click()
        expect(page.get_by_role("progressbar")).to_be_visible()
        expect(page.locator(".verdict")).to_be_visible(timeout=THINKING)
        Drawing(page).rest()
        expect(page.locator("#editor-findings")).to_have_text("Nothing is wrong with this battle.")
        made.append((page.locator(".verdict").text_content(), texts(page)))
    # What the command line offers, after the same games.
    offer, trial = offered("tikhvin", 11, "medium", 12, 3)
    assert trial is not None
    assert made[0] == made[1] == (verdict(trial, "en"), offer.files)
    page.screenshot(path=artefacts / "editor-seed-tried.png")


def test_whoever_does_not_wait_for_the_trial_gets_the_battle_and_edits_end_what_was_said(
    visit: Callable[..., Seat],
) -> None:
    seat, seed = visit(), 3
    seat.go("edit")
    page = seat.page
    form = page.locator("form", has=page.get_by_label("Seed"))
    form.get_by_label("System").select_option("barrosa")
    form.get_by_label("Seed").fill(str(seed))
    form.get_by_role("button", name="Make it").click()
    page.get_by_role("button", name="Take it as it is").click()
    expect(page.locator(".verdict")).to_be_visible(timeout=THINKING)
    drawing = Drawing(page)
    drawing.rest()
    assert texts(page) == generate("barrosa", seed, "small").files
    drawing.tool("Names")
    drawing.click("0303")
    page.get_by_label("0303").fill("Crossroads")
    page.get_by_role("button", name="Set", exact=True).click()
    drawing.rest()
    expect(page.locator(".verdict")).to_have_count(0)


def test_a_rule_is_picked_from_what_the_system_offers_and_roads_answer_each_other(
    visit: Callable[..., Seat],
) -> None:
    page, drawing = begun(visit(width=1280, height=720))
    drawing.tool("Roads")
    page.get_by_label("The other side too").select_option(label="top and bottom")
    drawing.click("0203")
    drawing.click("0803")
    page.get_by_role("button", name="Lay it").click()
    drawing.rest()
    page.get_by_role("tab", name="Battle").click()
    rules = page.get_by_role("region", name="Rules of its own")
    rules.get_by_text("What can be added").click()
    rules.get_by_role("button", name="Add: Divisions held back").click()
    drawing.rest()
    # What was added stands open, with whatever the battle has to choose from.
    rules.get_by_label("The division").select_option(label="patrol The patrol")
    drawing.rest()
    rules.get_by_role("button", name="One more").click()
    drawing.rest()
    expect(rules.get_by_label("The division")).to_have_count(2)
    rules.locator("fieldset fieldset").nth(1).get_by_role("button", name="Remove").click()
    drawing.rest()
    sheet = texts(page)["scenario.toml"]
    assert 'hexes = "0203 0303 0403 0503 0603 0703 0803"' in sheet
    assert 'hexes = "0210 0310 0410 0510 0610 0710 0810"' in sheet
    assert 'release = [{ division = "patrol", from_turn = 1, on = 1 }]' in sheet
