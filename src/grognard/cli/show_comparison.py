"""Two cases side by side, branch by branch."""

from __future__ import annotations

from fractions import Fraction

from rich import box
from rich.table import Table

from grognard.answers.figures import MOST_BRANCHES, Figures, Sheet
from grognard.cli.screen import decimal, mean, percent, screen
from grognard.cli.show_odds import MOST_LINES, show_head
from grognard.core.drivers.explain import Words
from grognard.render.prose import Prose


def show_comparison(first: Sheet, second: Sheet, *, every: bool = False) -> None:
    out = screen()
    words = first.situation.words
    show_head(out, first)
    names = (first.situation.source or "1", second.situation.source)
    out.print(Prose(words.say("show-compare", first=f"A = {names[0]}", second=f"B = {names[1]}")))
    choices = {choice.id: choice for choice in (*first.choices, *second.choices)}
    matched = pairs(first, second)
    brief = len(matched) > MOST_BRANCHES and not every
    for policy, a, b in matched:
        if policy:
            out.print()
            out.print(Prose(words.decided(choices.values(), policy), "bold yellow"))
        out.print(comparison_table(words, a, b, first, every=every, brief=brief))
    if brief:
        out.print(Prose(words.say("show-branches", count=len(matched)), "dim"))


def pairs(first: Sheet, second: Sheet) -> list[tuple[dict[str, str], Figures, Figures]]:
    """Branches of both cases that agree on every decision both have to take, under what they decide."""
    return [
        ({**a.policy, **b.policy}, a, b)
        for a in first.branches
        for b in second.branches
        if all(a.policy.get(id, option) == option for id, option in b.policy.items())
    ]


def comparison_table(
    words: Words, a: Figures, b: Figures, sheet: Sheet, *, every: bool, brief: bool
) -> Table:
    language = words.language
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, expand=True)
    table.add_column(words.say("show-outcome"), ratio=1, overflow="fold")
    for name in ("A", "B"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column(words.say("show-difference"), justify="right", no_wrap=True)
    label = sheet.situation.procedure.success.label.say(language)
    table.add_row(
        Prose(words.say("show-success", label=label), "bold green"), *_pair(a.success, b.success, language)
    )
    for unit in words.in_order({**a.expected, **b.expected}):
        means = [side.expected.get(unit, Fraction()) for side in (a, b)]
        difference = decimal(f"{float(means[1] - means[0]):+.2f}", language)
        said = f"{words.say('show-expected')}{words.colon}{words.word(unit)}"
        table.add_row(Prose(said), *(mean(points, language) for points in means), difference)
    if brief:
        return table
    table.add_section()
    both = [{line.label: line.chance for line in side.lines} for side in (a, b)]
    labels = sorted({*both[0], *both[1]}, key=lambda name: (-max(s.get(name, 0) for s in both), name))
    shown = labels if every else labels[:MOST_LINES]
    for name in shown:
        before, after = (side.get(name, Fraction()) for side in both)
        table.add_row(Prose(name), *_pair(before, after, language))
    if len(shown) < len(labels):
        table.add_row(Prose(words.say("show-more", count=len(labels) - len(shown)), "dim"), "", "", "")
    return table


def _pair(a: Fraction, b: Fraction, language: str) -> tuple[str, str, str]:
    difference = decimal(f"{float(b - a) * 100:+.1f}", language)
    return percent(a, language), percent(b, language), difference
