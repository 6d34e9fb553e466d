"""Odds in the terminal: outcome tables with bars, one for each branch, and two cases side by side."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from grognard.cli.figures import Figures, Line, Sheet
from grognard.cli.screen import bar, exact, mean, percent, screen
from grognard.cli.show_ruling import heading
from grognard.core.drivers.explain import Words
from grognard.core.drivers.sensitivity import Worth

_MOST_LINES = 20
_MOST_COLUMNS = 5
_BAR = 16


def show_sheet(sheet: Sheet, *, every: bool = False) -> None:
    out = screen()
    show_head(out, sheet)
    if sheet.brief:
        show_branches(out, sheet)
        return
    for place, figures in enumerate(sheet.branches):
        if sheet.choices:
            if place:
                out.print()
            out.print(branch_title(sheet, figures.policy))
        show_figures(out, sheet, figures, every=every)


def show_head(out: Console, sheet: Sheet) -> None:
    words = sheet.situation.words
    out.print(heading(sheet.situation))
    if sheet.situation.example:
        out.print(words.say("show-example"), style="dim")
    if sheet.totals and not sheet.brief:
        out.print(words.say("show-totals"), style="dim")
    if sheet.choices:
        out.print(words.say("show-open"), style="dim")
        for choice in sheet.choices:
            out.print(Text.assemble("  ", (choice.id, "cyan"), f" = {' | '.join(choice.options)}  ",
                                    (f"[{choice.rule}]", "dim")))  # fmt: skip
    out.print()


def show_branches(out: Console, sheet: Sheet) -> None:
    """So many branches that only what each comes to is shown."""
    words = sheet.situation.words
    label = sheet.situation.procedure.success.label.say(words.language)
    columns = [choice.id for choice in sheet.choices] if len(sheet.choices) <= _MOST_COLUMNS else []
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for title in columns or [words.say("show-branch")]:
        table.add_column(title.replace(".", ".\n", 1), overflow="fold")
    table.add_column(words.say("show-chance"), justify="right", no_wrap=True, style="bold")
    table.add_column("", width=_BAR, no_wrap=True, style="cyan")
    for figures in sheet.branches:
        options = [figures.policy.get(id, "") for id in columns]
        said = options or [", ".join(f"{id}={option}" for id, option in figures.policy.items())]
        drawn = bar(figures.success, _BAR, ascii_only=out.options.ascii_only)
        table.add_row(*map(Text, said), percent(figures.success), drawn)
    out.print(Text(words.say("show-success", label=label), "bold"))
    out.print(table)
    out.print(words.say("show-branches", count=len(sheet.branches)), style="dim")


def branch_title(sheet: Sheet, policy: dict[str, str]) -> Text:
    return Text(sheet.situation.words.decided(sheet.choices, policy), "bold yellow")


def show_figures(out: Console, sheet: Sheet, figures: Figures, *, every: bool) -> None:
    words = sheet.situation.words
    out.print(outcome_table(out, words, figures.lines, every=every))
    summary = Table.grid(padding=(0, 1))
    summary.add_column()
    summary.add_column()
    label = sheet.situation.procedure.success.label.say(words.language)
    chance = f"{percent(figures.success)} ({exact(figures.success)})"
    summary.add_row(Text(words.say("show-success", label=label) + ":"), Text(chance, "bold green"))
    if figures.expected:
        summary.add_row(words.say("show-expected") + ":", Text(expected(words, figures.expected)))
    out.print(summary)
    if figures.marginals:
        out.print(marginal_table(out, words, figures, every=every))
    if sheet.weighed:
        out.print()
        show_worth(out, words, figures.worth)


def expected(words: Words, losses: dict[str, Fraction]) -> str:
    return ", ".join(
        words.say("show-expected-part", unit=words.word(unit), points=mean(points))
        for unit, points in losses.items()
    )


def outcome_table(out: Console, words: Words, lines: tuple[Line, ...], *, every: bool) -> Table:
    table = _chances(words, words.say("show-outcome"))
    _add_lines(table, out, words, lines, every=every)
    return table


def marginal_table(out: Console, words: Words, figures: Figures, *, every: bool) -> Table:
    """What can become of each counter on its own."""
    table = _chances(words, words.say("show-marginal"))
    for unit, lines in figures.marginals.items():
        table.add_section()
        table.add_row(Text(unit, "bold"))
        _add_lines(table, out, words, lines, every=every, indent="  ")
    return table


def _chances(words: Words, title: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, expand=True)
    table.add_column(title, ratio=1, overflow="fold")
    table.add_column(words.say("show-chance"), justify="right", no_wrap=True, style="bold")
    table.add_column(words.say("show-exact"), justify="right", no_wrap=True)
    table.add_column("", width=_BAR, no_wrap=True, style="cyan")
    return table


def _add_lines(
    table: Table, out: Console, words: Words, lines: tuple[Line, ...], *, every: bool, indent: str = ""
) -> None:
    shown = lines if every or len(lines) <= _MOST_LINES + 1 else lines[:_MOST_LINES]
    widest = lines[0].chance
    for line in shown:
        drawn = bar(line.chance / widest, _BAR, ascii_only=out.options.ascii_only)
        table.add_row(Text(indent + line.label), percent(line.chance), exact(line.chance), drawn)
    left = lines[len(shown) :]
    if left:
        together = sum((line.chance for line in left), Fraction())
        more = Text(indent + words.say("show-more", count=len(left)), "dim")
        table.add_row(more, percent(together), exact(together), "")


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
    table.add_column("", justify="right", no_wrap=True, style="dim")
    for worth in listed:
        points = " / ".join(f"{float(points):+.1f}" for points in worth.points)
        without = " / ".join(percent(chance) for chance in reversed(worth.without))
        table.add_row(
            Text(worth.modifier.label.say(words.language)),
            worth.modifier.shown,
            points,
            without or words.say("show-refused"),
            Text(f"[{worth.refused or words.rules.cite(worth.modifier.rule)}]"),
        )
    out.print(table)


def show_comparison(first: Sheet, second: Sheet, *, every: bool = False) -> None:
    """Two cases side by side, branch by branch."""
    out = screen()
    words = first.situation.words
    show_head(out, first)
    names = (first.situation.source or "1", second.situation.source)
    out.print(Text(words.say("show-compare", first=f"A = {names[0]}", second=f"B = {names[1]}")))
    others = {tuple(figures.policy.items()): figures for figures in second.branches}
    choices = {choice.id: choice for choice in (*first.choices, *second.choices)}
    for policy in dict.fromkeys([tuple(f.policy.items()) for f in first.branches] + list(others)):
        a = next((f for f in first.branches if tuple(f.policy.items()) == policy), None)
        b = others.get(policy)
        if policy:
            out.print()
            out.print(Text(words.decided(choices.values(), dict(policy)), "bold yellow"))
        out.print(comparison_table(words, a, b, first, every=every))


def comparison_table(
    words: Words, a: Figures | None, b: Figures | None, sheet: Sheet, *, every: bool
) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, expand=True)
    table.add_column(words.say("show-outcome"), ratio=1, overflow="fold")
    for name in ("A", "B"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column(words.say("show-difference"), justify="right", no_wrap=True)
    label = sheet.situation.procedure.success.label.say(words.language)
    chances = [None if f is None else f.success for f in (a, b)]
    table.add_row(Text(words.say("show-success", label=label), "bold green"), *_pair(chances))
    losses = [{} if f is None else f.expected for f in (a, b)]
    for unit in sorted({*losses[0], *losses[1]}):
        means = [side.get(unit, Fraction()) for side in losses]
        difference = f"{float(means[1] - means[0]):+.2f}"
        said = f"{words.say('show-expected')}: {words.word(unit)}"
        table.add_row(Text(said), mean(means[0]), mean(means[1]), difference)
    table.add_section()
    both = [{} if f is None else {line.label: line.chance for line in f.lines} for f in (a, b)]
    labels = sorted({*both[0], *both[1]}, key=lambda name: (-max(s.get(name, 0) for s in both), name))
    shown = labels if every else labels[:_MOST_LINES]
    for name in shown:
        present = [
            None if f is None else side.get(name, Fraction()) for f, side in zip((a, b), both, strict=True)
        ]
        table.add_row(Text(name), *_pair(present))
    if len(shown) < len(labels):
        table.add_row(Text(words.say("show-more", count=len(labels) - len(shown)), "dim"), "", "", "")
    return table


def _pair(chances: list[Fraction | None]) -> tuple[str, str, str]:
    a, b = chances
    difference = "" if a is None or b is None else f"{float(b - a) * 100:+.1f}"
    return "-" if a is None else percent(a), "-" if b is None else percent(b), difference
