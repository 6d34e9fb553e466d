"""Tables in inches: a computer's turn at Maipú, and the ground in reach of a unit that is taken up."""

from __future__ import annotations

import statistics
import time

from rich.table import Table

from bench.games import Diary
from bench.opponents import watch
from bench.timing import shown
from grognard import games
from grognard.core.game import Decision, Game
from grognard.core.game.marching import Marches
from grognard.core.game.order import Order
from grognard.plane.region import region

MAIPU = "maipu-1818"
#: the levels whose turn is measured, and what is promised of it
TURNS = {"colonel": "under 2 s", "marshal": "under 10 s"}
#: units that are taken up
TAKEN = 12


def table() -> Table:
    rows = Table("Tables in inches", "time", "promised")
    for level, promised in TURNS.items():
        seen = watch(MAIPU, level, 2)
        rows.add_row(f"a turn of our {level} at Maipú", shown(seen.seconds / seen.turns), promised)
    times = reaches()
    rows.add_row("the ground in reach of a unit, median", shown(statistics.median(times)), "under 30 ms")
    rows.add_row("the same, the slowest", shown(max(times)), "")
    return rows


def reaches() -> list[float]:
    """The orders of units in hand along a random game, each drawn as the page draws them."""
    game, found = games.new_game(MAIPU, seed=2), []
    for seed in range(400):
        Diary().play(game, seed, 1)
        node = game.node
        if not isinstance(node, Decision) or node.choice is not None or node.phase != "maneuver":
            continue
        for unit in node.subjects[:1]:
            began = time.process_time()
            if drawn(game, unit) > TAKEN:
                found.append(time.process_time() - began)
        if len(found) == TAKEN:
            break
    return found


def drawn(game: Game, unit: str) -> int:
    """Lists and draws; how many places there are."""
    system = game.table.system
    assert isinstance(system, Marches)
    orders = [one for one in game.orders(unit) if isinstance(one, Order) and one.verb == "move"]
    marches = [march for order in orders if (march := system.march(game.battle, order)) is not None]
    if marches:
        size = game.scenario.tabletop.size
        region([march.outline for march in marches], [march.at for march in marches], size)
    return len(marches)
