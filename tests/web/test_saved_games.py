"""Saved games in and out of the page: browser, file, terminal, browser; and files that are none."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect
from tests.web.seat import Seat

from grognard.games import load, new_game

Visit = Callable[..., Seat]
GROGNARD = Path(sys.executable).with_name("grognard")


def choose(page: Page, text: str, name: str = "some.game") -> None:
    file = FilePayload(name=name, mimeType="application/json", buffer=text.encode())
    page.locator("input[type=file]").set_input_files(file)


def places(text: str) -> dict[str, str]:
    game = load(text)
    grid = game.scenario.board.grid
    return {piece.id: grid.label(piece.at) for piece in game.state.pieces if piece.at >= 0}


def test_a_game_goes_from_the_browser_to_the_terminal_and_back(visit: Visit, tmp_path: Path) -> None:
    table = visit()
    table.begin("alea-training", "Two at this screen")
    table.done()
    table.march("F02")
    table.page.get_by_role("button", name="Menu", exact=True).click()
    with table.page.expect_download() as download:
        table.page.get_by_role("link", name="Save the game to a file").click()
    file = tmp_path / "evening.game"
    download.value.save_as(file)
    written = file.read_text("utf-8")
    assert places(written) == table.places()

    order = next(str(order) for order in load(written).orders("F04") if getattr(order, "to", ""))
    played = subprocess.run(
        [GROGNARD, "game", "play", file],
        input=f"{order}\nquit\n",
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert played.returncode == 0, played.stderr
    carried = file.read_text("utf-8")
    assert json.loads(carried)["entries"][-1]["given"] == order

    table.page.goto(table.address)
    table.page.wait_for_selector("article")
    choose(table.page, carried, "evening.game")
    brought = table.page.locator(".open article")
    expect(brought).to_contain_text("evening.game")
    brought.get_by_role("button", name="Two at this screen").click()
    table.wait_for_board()
    assert table.places() == places(carried)
    assert table.sequence == len(json.loads(carried)["entries"])
    table.done()


def test_a_file_dropped_on_the_page_is_opened_against_the_computer(visit: Visit) -> None:
    player = visit()
    player.page.wait_for_selector("article")
    dropped = player.page.evaluate_handle(
        """text => {
            const files = new DataTransfer();
            files.items.add(new File([text], "dropped.game", { type: "application/json" }));
            return files;
        }""",
        new_game("alea-training", seed=1).save(),
    )
    player.page.dispatch_event("main", "drop", {"dataTransfer": dropped})
    brought = player.page.locator(".open article")
    brought.get_by_label("Allied picket").check()
    brought.get_by_role("button", name="Against the computer").click()
    player.wait_for_board()
    player.page.wait_for_function("() => document.querySelector('header.mine')")


def wrong_files() -> list[tuple[str, str]]:
    text = new_game("alea-training", seed=1).save()
    other = json.loads(text)
    return [
        ("", "This is no saved game, or it is damaged."),
        ('{"grognard": "dice"}', "This is no saved game, or it is damaged."),
        (json.dumps({**other, "scenario": "waterloo"}), "The battle of that game is not known here."),
        (text.replace("=normal", "=column", 1), "This file was changed after the game had written it."),
        (json.dumps({**other, "entries": [{}]}), "This is no saved game, or it is damaged."),
    ]


@pytest.mark.parametrize(("text", "said"), wrong_files())
def test_a_file_that_cannot_be_used_says_why(visit: Visit, text: str, said: str) -> None:
    reader = visit()
    reader.page.wait_for_selector("article")
    choose(reader.page, text)
    alert = reader.page.locator(".open [role=alert]")
    brought = reader.page.locator(".open article")
    expect(alert.or_(brought)).to_be_visible()
    if brought.count():
        brought.get_by_role("button", name="Two at this screen").click()
    expect(alert).to_contain_text(said)
