"""A battle looked back on in the terminal: who won, what it cost, when it turned."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from grognard.cli.show_ruling import spread_line
from grognard.core.game.telling import Telling
from grognard.render.prose import Prose


def show_report(out: Console, data: dict[str, Any], words: Telling) -> None:
    out.print(Text(data["title"], "bold"))
    result = data["result"]
    out.print(
        result["text"] if result else words.say("report-running", turn=data["turn"], turns=data["turns"])
    )
    if result and result["why"]:
        out.print(Prose(result["why"]))
    if data["practice"] or data["dice_taken_back"]:
        out.print(words.say("report-practice", dice=data["dice_taken_back"]), style="yellow")
    for side in data["sides"]:
        out.print()
        out.print(Text(_heading(side, data["score"], words), "bold"))
        for line in (data["score"] or {}).get(side["id"], {}).get("lines", ()):
            out.print(Padding(spread_line(Text(line["name"]), Text(str(line["points"]))), (0, 0, 0, 2)))
        out.print(_losses(side, words, men=data["men"] is not None))
    out.print()
    out.print(_strength(data, words))
    _points(out, data, words)
    _lost(out, data, words)


def _heading(side: dict[str, Any], score: dict[str, Any] | None, words: Telling) -> str:
    if score is None or side["id"] not in score:
        return str(side["name"])
    return f"{side['name']}, {words.say('game-score')}{words.colon}{score[side['id']]['total']}"


def _losses(side: dict[str, Any], words: Telling, *, men: bool) -> Table:
    table = _table(words.say("report-formation"))
    keys = ("start", "lost", "gone", *(("men",) if men else ()))
    for key in keys:
        table.add_column(words.say(f"report-{key}"), justify="right", no_wrap=True)
    for row in (*side["formations"], {**side, "name": words.say("report-all")}):
        table.add_row(row["name"], *(str(row[key]) for key in keys))
    return table


def _strength(data: dict[str, Any], words: Telling) -> Table:
    table = _table(words.say("report-turn"))
    for side in data["sides"]:
        table.add_column(side["name"], justify="right")
    for turn in data["strength"]:
        name = f"{turn['turn']}  {turn['time']}" if turn["turn"] else words.say("report-set-up")
        table.add_row(name, *(str(turn["sides"][side["id"]]) for side in data["sides"]))
    return table


def _points(out: Console, data: dict[str, Any], words: Telling) -> None:
    if not data["turning_points"]:
        return
    out.print()
    out.print(Text(words.say("report-turning-points"), "bold"))
    for point in data["turning_points"]:
        about = words.say("report-favours", turn=point["turn"], side=words.sides[point["favours"]])
        out.print(
            Padding(
                Text.assemble((f"{point['entry']}. ", "dim"), (point["given"], "cyan"), f"  {about}"), (0, 2)
            )
        )
        for line in point["lines"]:
            rule = Text(f"[{line['rule']}]" if line["rule"] else "", "dim")
            out.print(Padding(spread_line(Text(line["text"]), rule), (0, 0, 0, 4)))


def _lost(out: Console, data: dict[str, Any], words: Telling) -> None:
    if not data["lost"]:
        return
    out.print()
    out.print(Text(words.say("report-where"), "bold"))
    table = _table(words.say("game-unit"))
    for key in ("report-turn", "report-place", "game-state"):
        table.add_column(words.say(key))
    for unit in data["lost"]:
        table.add_row(f"{unit['name']} ({unit['unit']})", str(unit["turn"]), unit["hex"] or "-", unit["fate"])
    out.print(table)


def _table(first: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, header_style="dim")
    table.add_column(first, overflow="fold")
    return table
