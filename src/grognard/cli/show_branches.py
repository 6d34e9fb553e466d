"""What the open decisions come to, side by side: only those that change the chance of success."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from grognard.answers.figures import Figures, Sheet
from grognard.cli.screen import bar, exact, percent
from grognard.render.prose import Prose

_MOST_COLUMNS = 5
_BAR = 16
_ROOM_FOR_BARS = 60


def show_branches(out: Console, sheet: Sheet) -> None:
    """The chance of success of each way to decide."""
    words = sheet.situation.words
    ids = [choice.id for choice in sheet.choices]
    telling = telling_choices(sheet.branches, ids)
    label = sheet.situation.procedure.success.label.say(words.language)
    idle = Prose(words.say("show-idle", ids=", ".join(id for id in ids if id not in telling)), "dim")
    if not telling:
        same = sheet.branches[0].success
        named = f"{words.say('show-success', label=label)}{words.colon}"
        chance = (f"{percent(same, words.language)} ({exact(same)})", "bold green")
        out.print(Prose(Text.assemble(named, chance)))
        out.print(idle)
        return
    out.print(Prose(words.say("show-success", label=label), "bold"))
    columns = telling if len(telling) <= _MOST_COLUMNS else []
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for title in columns or [words.say("show-branch")]:
        table.add_column(title.replace(".", ".\n", 1), overflow="fold")
    table.add_column(words.say("show-chance"), justify="right", no_wrap=True, style="bold")
    if out.width >= _ROOM_FOR_BARS:
        table.add_column("", width=_BAR, no_wrap=True, style="cyan")
    for options, reached in _rows(sheet.branches, telling):
        met = {id: option for id, option in zip(telling, options, strict=True) if option}
        said = list(options) if columns else [", ".join(f"{id}={option}" for id, option in met.items())]
        drawn = bar(reached, _BAR, ascii_only=out.options.ascii_only)
        cells: list[RenderableType] = [*map(Text, said), percent(reached, words.language), drawn]
        table.add_row(*cells[: len(table.columns)])
    out.print(table)
    if len(telling) < len(ids):
        out.print(idle)


def telling_choices(branches: Sequence[Figures], ids: Sequence[str]) -> list[str]:
    """The decisions without which the branches would no longer tell the chances of success apart."""
    kept = list(ids)
    for id in reversed(ids):
        rest = [other for other in kept if other != id]
        found: dict[tuple[str, ...], set[Fraction]] = {}
        for figures in branches:
            found.setdefault(_options(figures, rest), set()).add(figures.success)
        if all(len(chances) == 1 for chances in found.values()):
            kept = rest
    return kept


def _rows(branches: Sequence[Figures], ids: Sequence[str]) -> list[tuple[tuple[str, ...], Fraction]]:
    return list(dict.fromkeys((_options(figures, ids), figures.success) for figures in branches))


def _options(figures: Figures, ids: Sequence[str]) -> tuple[str, ...]:
    return tuple(figures.policy.get(id, "") for id in ids)
