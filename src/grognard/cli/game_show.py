"""A game in the terminal: when it is, who decides what, how everybody stands, what happened last."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from grognard.answers.game_data import recent
from grognard.cli.show_ruling import spread_line
from grognard.core.drivers.explain import FATE, FORMATION, OPTION, STATE
from grognard.core.game import Game
from grognard.core.game.journal import Entry
from grognard.core.game.past import Past
from grognard.core.game.story import Story
from grognard.core.game.telling import Telling
from grognard.render.prose import Prose

#: lines of what happened last
_LINES = 12
#: narrower than this, names give way
_ROOM_FOR_NAMES = 66


def show_game(
    out: Console,
    game: Game,
    data: dict[str, Any],
    words: Telling,
    last: list[tuple[int, Entry]] | None = None,
) -> None:
    show_head(out, data, words)
    for side in data["sides"]:
        out.print()
        out.print(Text(_heading(side, data["victory"], words), "bold"))
        out.print(units_table(out, side["units"], words))
    if last is None and data["last"]:
        last = recent(game.journal.entries())
    if last:
        show_last(out, game, last, words)
    out.print()
    show_node(out, data, words)


def show_head(out: Console, data: dict[str, Any], words: Telling) -> None:
    time = words.say("game-turn", turn=data["turn"], turns=data["turns"], time=data["time"])
    out.print(spread_line(Text(data["title"], "bold"), Text(time)))
    active = data["phase"]["active"]
    title = data["phase"]["title"]
    phase = f"{words.word(active)}{words.colon}{title}" if active else title
    out.print(spread_line(Text(phase), Text(f"[{data['phase']['rule']}]", "dim")))


def show_node(out: Console, data: dict[str, Any], words: Telling) -> None:
    """Whom the game waits for, and what he may answer."""
    node = data["node"]
    side = node.get("side")
    lead = f"{words.say('game-decides', side=words.word(side))}{words.colon}" if side else ""
    rule = f"[{node['rule']}]" if node.get("rule") else ""
    out.print(spread_line(Text.assemble((lead, "bold yellow"), (node["prompt"], "bold")), Text(rule, "dim")))
    if node.get("why"):
        out.print(Prose(node["why"]))
    if node.get("choice"):
        options = [f"{one['option']} ({one['label']})" for one in node["choice"]["options"]]
        out.print(Padding(Prose(words.say("game-choose", options=", ".join(options))), (0, 0, 0, 2)))
    elif node.get("subjects"):
        out.print(Padding(Prose(" ".join(node["subjects"]), "cyan"), (0, 0, 0, 2)))


def _heading(side: dict[str, Any], victory: dict[str, Any] | None, words: Telling) -> str:
    """The side, its points, and what the next better result takes."""
    if victory is None:
        return str(side["name"])
    standing = next(one for one in victory["sides"] if one["id"] == side["id"])
    return f"{side['name']}{words.colon}{standing['text']}"


def units_table(out: Console, units: list[dict[str, Any]], words: Telling) -> Table:
    """One line a counter; those off the map last, with what became of them."""
    named = out.width >= _ROOM_FOR_NAMES
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, header_style="dim")
    table.add_column(words.say("game-unit"), no_wrap=True, style="cyan")
    if named:
        table.add_column(words.say("game-name"), overflow="fold")
    for key in ("hex", "facing"):
        table.add_column(words.say(f"game-{key}"), no_wrap=True)
    table.add_column(words.say("game-strength"), no_wrap=True, justify="right")
    for key in ("formation", "state", "order"):
        table.add_column(words.say(f"game-{key}"), no_wrap=True)
    for unit in sorted(units, key=lambda unit: unit["hex"] is None):
        row = _row(unit, words)
        table.add_row(*(row if named else (row[0], *row[2:])), style="" if unit["hex"] else "dim")
    return table


def _row(unit: dict[str, Any], words: Telling) -> tuple[str, ...]:
    state = unit["fate"] or (unit["state"] if unit["state"] != "normal" else "")
    return (
        unit["id"],
        unit["name"],
        unit["hex"] or "-",
        unit["facing"] or "",
        str(unit["strength"] or ""),
        words.word(unit["formation"], FORMATION) if unit["formation"] else "",
        words.word(state, FATE if unit["fate"] else STATE) if state else "",
        words.word(unit["markers"].get("order", ""), OPTION) if unit["markers"].get("order") else "",
    )


def show_last(
    out: Console, game: Game, entries: list[tuple[int, Entry]], words: Telling, most: int | None = _LINES
) -> None:
    """What the last entries brought, in words; at most so many lines, the latest."""
    story = Story(Past(game.table, game.journal.entries()), words)
    lines = [line for number, entry in entries for line in _told(number, entry, story)]
    if not lines:
        return
    out.print()
    out.print(Text(words.say("game-last"), "bold"))
    for text, rule in lines if most is None else lines[-most:]:
        out.print(Padding(spread_line(text, Text(rule, "dim")), (0, 0, 0, 2)))


def _told(number: int, entry: Entry, story: Story) -> list[tuple[Text, str]]:
    """An entry as it was given and in words, how its dice were read, then what came of it."""
    told = [(Text(f"  {line}"), f"[{rule}]" if rule else "") for line, rule in story.words.entry(entry)]
    if not entry.given:
        return told
    by = story.told(number) or (story.words.word(entry.by) if entry.by else "")
    read = [(Text(f"  {line}", "bold"), "") for line in story.readings(number)]
    given = Text.assemble((f"{number}. ", "dim"), (entry.given, "cyan"), (f"  {by}", "dim"))
    return [(given, ""), *read, *told]
