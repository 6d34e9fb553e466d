"""Games played to their end in the page by visible controls, kept as the other records are.

Their heading says besides how many clicks each turn took. `python -m bench clicks --whole` plays and writes
them anew, and the table of them in the docs.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from grognard.games import load
from tests.played.records import FOLDER, heading, inputs

BY_HAND = FOLDER / "by_hand"
PAGE = FOLDER.parents[1] / "docs" / "robot.md"
_BEGIN, _END = "<!-- whole games -->", "<!-- end of whole games -->"


class ByHand(msgspec.Struct, frozen=True):
    """One game, and what it took."""

    scenario: str
    save: str
    #: by side its clicks in each turn
    clicks: dict[str, dict[int, int]]
    #: orders and answers that were given one by one
    given: int
    dead_ends: list[str]
    end: str

    def record(self) -> str:
        game = load(self.save)
        head = {
            **heading(game, game.table.seed or ""),
            "end": self.end,
            "by hand": str(self.given),
            "dead ends": "; ".join(self.dead_ends) or "none",
        }
        for side, turns in self.clicks.items():
            head[f"clicks of {side}"] = " ".join(f"{turn}:{count}" for turn, count in turns.items())
        return "\n".join([*(f"{name}: {value}" for name, value in head.items()), "", *inputs(game), ""])

    def keep(self) -> None:
        BY_HAND.mkdir(exist_ok=True)
        (BY_HAND / f"{self.scenario}.txt").write_text(self.record(), encoding="utf-8")


def records() -> list[Path]:
    return sorted(BY_HAND.glob("*.txt"))


def rows() -> Iterable[tuple[str, ...]]:
    """The lines of the table: a side of a game each."""
    for record in records():
        head = dict(line.split(": ", 1) for line in record.read_text("utf-8").split("\n\n")[0].splitlines())
        for name in (name for name in head if name.startswith("clicks of ")):
            turns = [int(one.split(":")[1]) for one in head[name].split()]
            dead = 0 if head["dead ends"] == "none" else len(head["dead ends"].split("; "))
            mean, most = f"{sum(turns) / len(turns):.1f}", max(turns)
            side = name.removeprefix("clicks of ")
            told: tuple[Any, ...] = (
                head["scenario"],
                side,
                len(turns),
                sum(turns),
                mean,
                most,
                dead,
                head["end"],
            )
            yield tuple(str(one) for one in told)


HEADER = (
    "scenario",
    "side",
    "turns",
    "clicks",
    "clicks a turn",
    "most in a turn",
    "dead ends",
    "how it ended",
)


def table() -> str:
    lines = [HEADER, ("---",) * len(HEADER), *rows()]
    return "\n".join("|" + "|".join(f" {cell} " for cell in line) + "|" for line in lines)


def in_page(page: str) -> str:
    """The page of the docs with the table as the records have it."""
    before, rest = page.split(_BEGIN)
    after = rest.split(_END)[1]
    return f"{before}{_BEGIN}\n{table()}\n{_END}{after}"


def write_page() -> None:
    PAGE.write_text(in_page(PAGE.read_text("utf-8")), encoding="utf-8")
