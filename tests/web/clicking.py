"""How many clicks a turn takes in the page, counted by a robot that sees only what is visible there."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser
from rich.table import Table
from tests.played import by_hand
from tests.web import shared
from tests.web.conftest import serving
from tests.web.robot import Robot
from tests.web.robot_choices import as_officer
from tests.web.seat import Seat
from tests.web.whole_games import played

from grognard.scenarios import scenarios

#: the first turn of a side with a staff to help
PROMISED = {
    "barrosa-standard": 40,
    "barrosa-1811": 40,
    "vimeiro-1808": 45,
    "tikhvin-1941": 25,
    "maipu-1818": 40,
}


def table(*, quick: bool = False, alone: bool = False) -> Table:
    """Clicks with a staff to help, or order by order as the colonel would have them."""
    shown = Table("scenario", "side", "order by order" if alone else "clicks a turn", "promised", "dead ends")
    with browsing() as (browser, address):
        for scenario in ["alea-training", "tikhvin-training"] if quick else PROMISED:
            promised = "" if alone or quick else f"under {PROMISED[scenario]}"
            for side, (clicks, dead) in _turns(browser, address, scenario, staff=not alone).items():
                shown.add_row(scenario, side, str(clicks), promised, "; ".join(dead) or "0")
    return shown


def whole_games(wanted: Iterable[str]) -> Table:
    """Whole battles by visible controls; each is kept on record, and the table of all of them in the docs."""
    with browsing() as (browser, address):
        for scenario in wanted or sorted(scenarios()):
            played(browser, address, scenario).keep()
            by_hand.write_page()
    shown = Table(*by_hand.HEADER)
    for row in by_hand.rows():
        shown.add_row(*row)
    return shown


@contextmanager
def browsing() -> Iterator[tuple[Browser, str]]:
    with serving(Path(tempfile.mkdtemp())) as address:
        try:
            yield shared.browser(), address
        finally:
            shared.close()


def _is_on(seat: Seat, turn: str) -> bool:
    return not seat.is_over and seat.turn == turn


def _turns(browser: Browser, address: str, scenario: str, *, staff: bool) -> dict[str, tuple[int, list[str]]]:
    """By side its clicks in the first turn, and the orders that no visible control gave."""
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(address, wait_until="domcontentloaded")
    seat = Seat(page, address)
    seat.begin(scenario, "Two at this screen")
    robot, told = Robot(seat, random.Random(1)), dict[str, tuple[int, list[str]]]()
    choose, first = as_officer("colonel"), seat.turn
    while _is_on(seat, first):
        robot.wait()
        if seat.is_over:
            break
        side, dead = robot.side, len(robot.dead_ends)
        clicks = robot.play_turn(choose, staff=staff)
        so_far, ends = told.get(side, (0, []))
        told[side] = (so_far + clicks, ends + robot.dead_ends[dead:])
    context.close()
    return told
