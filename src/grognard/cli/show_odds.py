"""Odds in the terminal: outcome tables with bars, one for each branch."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from grognard.answers.figures import Figures, Line, Sheet
from grognard.cli.screen import bar, decimal, exact, mean, percent, screen
from grognard.cli.show_branches import show_branches
from grognard.cli.show_ruling import heading
from grognard.core.drivers.explain import Words
from grognard.core.drivers.sensitivity import Worth
from grognard.render.prose import Prose

MOST_LINES = 20
_BAR = 16
#: Narrower than this there is no room for bars, and then none for fractions.
_ROOM_FOR_BARS = 60
_ROOM_FOR_FRACTIONS = 50
#: With more branches than this, a summary comes first.
_FEW_BRANCHES = 2


def show_sheet(sheet: Sheet, *, every: bool = False) -> None:
    out = screen()
    words = sheet.situation.words
    show_head(out, sheet)
    if sheet.brief or len(sheet.branches) > _FEW_BRANCHES:
        show_branches(out, sheet)
    if sheet.brief:
        out.print(Prose(words.say("show-branches", count=len(sheet.branches)), "dim"))
        return
    for place, figures in enumerate(sheet.branches):
        if sheet.choices:
            if place or len(sheet.branches) > _FEW_BRANCHES:
                out.print()
            out.print(branch_title(sheet, figures.policy))
        show_figures(out, sheet, figures, every=every)


def show_head(out: Console, sheet: Sheet) -> None:
    words = sheet.situation.words
    out.print(heading(sheet.situation))
    if sheet.situation.example:
        out.print(Prose(words.say("show-example"), "dim"))
    if sheet.totals and not sheet.brief:
        out.print(Prose(words.say("show-totals-losses" if sheet.only_losses else "show-totals"), "dim"))
    if sheet.choices:
        out.print(Prose(words.say("show-open"), "dim"))
        for choice in sheet.choices:
            out.print(Text.assemble("  ", (choice.id, "cyan"), f" = {' | '.join(choice.options)}  ",
                                    (f"[{choice.rule}]", "dim")))  # fmt: skip
    out.print()


def branch_title(sheet: Sheet, policy: dict[str, str]) -> Prose:
    return Prose(sheet.situation.words.decided(sheet.choices, policy), "bold yellow")


def show_figures(out: Console, sheet: Sheet, figures: Figures, *, every: bool) -> None:
    words = sheet.situation.words
    out.print(outcome_table(out, words, figures.lines, every=every))
    summary = Table.grid(padding=(0, 1))
    summary.add_column()
    summary.add_column()
    label = sheet.situation.procedure.success.label.say(words.language)
    chance = f"{percent(figures.success, words.language)} ({exact(figures.success)})"
    summary.add_row(
        Prose(words.say("show-success", label=label) + words.colon.rstrip()),
        Text(chance, "bold green", no_wrap=True),
    )
    if figures.expected:
        summary.add_row(
            Prose(words.say("show-expected") + words.colon.rstrip()), expected(words, figures.expected)
        )
    out.print(summary)
    if figures.marginals:
        out.print(marginal_table(out, words, figures, every=every))
    if sheet.weighed:
        out.print()
        show_worth(out, words, figures.worth)


def expected(words: Words, losses: dict[str, Fraction]) -> Prose:
    return Prose(
        ", ".join(
            words.say("show-expected-part", unit=words.word(unit), points=mean(losses[unit], words.language))
            for unit in words.in_order(losses)
        )
    )


def outcome_table(out: Console, words: Words, lines: tuple[Line, ...], *, every: bool) -> Table:
    table = _chances(out, words, words.say("show-outcome"))
    _add_lines(table, out, words, lines, every=every)
    return table


def marginal_table(out: Console, words: Words, figures: Figures, *, every: bool) -> Table:
    """What can become of each counter on its own."""
    table = _chances(out, words, words.say("show-marginal"))
    for unit in words.in_order(figures.marginals):
        table.add_section()
        table.add_row(Text(unit, "bold"))
        _add_lines(table, out, words, figures.marginals[unit], every=every, indent="  ")
    return table


def _chances(out: Console, words: Words, title: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, expand=True)
    table.add_column(title, ratio=1, overflow="fold")
    table.add_column(words.say("show-chance"), justify="right", no_wrap=True, style="bold")
    if out.width >= _ROOM_FOR_FRACTIONS:
        table.add_column(words.say("show-exact"), justify="right", no_wrap=True)
    if out.width >= _ROOM_FOR_BARS:
        table.add_column("", width=_BAR, no_wrap=True, style="cyan")
    return table


def _add_lines(
    table: Table, out: Console, words: Words, lines: tuple[Line, ...], *, every: bool, indent: str = ""
) -> None:
    def add(label: Prose, chance: Fraction, drawn: str) -> None:
        cells = (percent(chance, words.language), exact(chance), drawn)
        table.add_row(label, *cells[: len(table.columns) - 1])

    shown = lines if every or len(lines) <= MOST_LINES + 1 else lines[:MOST_LINES]
    widest = lines[0].chance
    for line in shown:
        drawn = bar(line.chance / widest, _BAR, ascii_only=out.options.ascii_only)
        add(Prose(indent + line.label), line.chance, drawn)
    left = lines[len(shown) :]
    if left:
        together = sum((line.chance for line in left), Fraction())
        add(Prose(indent + words.say("show-more", count=len(left)), "dim"), together, "")


def show_worth(out: Console, words: Words, worths: Iterable[Worth]) -> None:
    listed = tuple(worths)
    if not listed:
        out.print(words.say("show-nothing-to-weigh"))
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, expand=True)
    table.add_column(words.say("show-sensitivity"), ratio=1, overflow="fold")
    table.add_column("", justify="right", no_wrap=True)
    table.add_column(words.say("show-worth"), justify="right", no_wrap=True, style="bold")
    table.add_column(words.say("show-without"), justify="right", no_wrap=True)
    if out.width >= _ROOM_FOR_BARS:
        table.add_column("", justify="right", no_wrap=True, style="dim")
    for worth in listed:
        points = " / ".join(f"{float(points):+.1f}" for points in worth.points)
        without = " / ".join(percent(chance, words.language) for chance in reversed(worth.without))
        cells = (
            Prose(worth.modifier.label.say(words.language)),
            worth.modifier.shown,
            decimal(points, words.language),
            without or words.say("show-refused"),
            Text(f"[{worth.refused or words.rules.cite(worth.modifier.rule)}]"),
        )
        table.add_row(*cells[: len(table.columns)])
    out.print(table)
