"""What a game costs as armies grow: random games on made-up battles of 10 to 320 units a side."""

from __future__ import annotations

import tempfile
from math import log2
from pathlib import Path

from rich.table import Table

from bench import battles
from bench.games import Diary, random_play
from bench.timing import shown

SIZES = (10, 20, 40, 80, 160, 320)


def table(sizes: tuple[int, ...] = SIZES) -> Table:
    rows = Table("Random games by size", "orders", "a game", "an order", "growth of an order")
    before: Diary | None = None
    with tempfile.TemporaryDirectory() as folder:
        for units in sizes:
            battle = battles.write(Path(folder) / str(units), units)
            diary = random_play(battle, range(max(1, 40 // units)))
            cells = (shown(diary.whole / diary.games), shown(1 / diary.rate))
            rows.add_row(
                f"{units} units a side", f"{diary.orders // diary.games:,}", *cells, growth(before, diary)
            )
            before = diary
    return rows


def growth(before: Diary | None, diary: Diary) -> str:
    """The power of the number of units with which the cost of one order grew since the size before."""
    return "" if before is None else f"units^{log2(before.rate / diary.rate):.1f}"
