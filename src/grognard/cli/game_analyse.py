"""The course of a game in the terminal: the chance to win turn by turn, and what swung it."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from grognard.analysis.telling import percent, points, say

#: characters of a bar that stands for certainty
_WIDTH = 30


def show_course(out: Console, data: dict[str, Any], language: str) -> None:
    out.print(Text(say("analysis-title", language), "bold"))
    out.print(Text(data["estimate"], "dim"))
    out.print()
    out.print(_turns(data, language))
    out.print()
    out.print(Text(say("analysis-swings", language), "bold"))
    if not data["moments"]:
        out.print(Padding(say("analysis-none", language), (0, 0, 0, 2)))
    for one in data["moments"]:
        _show_moment(out, one, data, language)
    turn = 0
    for told in data["told"]:
        if told["turn"] != turn:
            turn = told["turn"]
            out.print()
            out.print(Text(f"{say('analysis-turn', language)} {turn}", "bold"))
        out.print(Padding(told["text"], (0, 0, 0, 2)))


def _turns(data: dict[str, Any], language: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, header_style="dim")
    table.add_column(say("analysis-turn", language))
    for side in data["sides"]:
        table.add_column(side["name"], justify="right")
    table.add_column("")
    for one in data["turns"]:
        chance = one["chance"]
        name = f"{one['turn']}  {one['time']}" if one["turn"] else say("analysis-set-up", language)
        shares = [chance if side["id"] == data["side"] else 1 - chance for side in data["sides"]]
        full = round(_WIDTH * chance)
        table.add_row(name, *(percent(one, language) for one in shares), "█" * full + "░" * (_WIDTH - full))
    return table


def _show_moment(out: Console, one: dict[str, Any], data: dict[str, Any], language: str) -> None:
    """From the view of whom the moment favours."""
    sign = 1 if one["favours"] == data["side"] else -1
    before, after = (one[name] if sign > 0 else 1 - one[name] for name in ("before", "after"))
    name = next(side["name"] for side in data["sides"] if side["id"] == one["favours"])
    dice = round(100 * one["dice"]) / 100
    told = say(
        "analysis-moment",
        language,
        before=percent(before, language),
        after=percent(after, language),
        dice=points(sign * dice),
        order=points(sign * (round(100 * one["after"]) / 100 - round(100 * one["before"]) / 100 - dice)),
    )
    out.print(Padding(Text.assemble((f"{one['entry']}. ", "dim"), one["told"]), (0, 0, 0, 2)))
    out.print(Padding(f"{name}, {told}", (0, 0, 0, 6)))
