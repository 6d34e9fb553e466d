"""Two cases side by side, branch by branch."""

from __future__ import annotations

from fractions import Fraction

from rich import box
from rich.table import Table

from grognard.cli.figures import Figures, Sheet
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
    others = {tuple(figures.policy.items()): figures for figures in second.branches}
    choices = {choice.id: choice for choice in (*first.choices, *second.choices)}
    for policy in dict.fromkeys([tuple(f.policy.items()) for f in first.branches] + list(others)):
        a = next((f for f in first.branches if tuple(f.policy.items()) == policy), None)
        b = others.get(policy)
        if policy:
            out.print()
            out.print(Prose(words.decided(choices.values(), dict(policy)), "bold yellow"))
        out.print(comparison_table(words, a, b, first, every=every))


def comparison_table(
    words: Words, a: Figures | None, b: Figures | None, sheet: Sheet, *, every: bool
) -> Table:
    language = words.language
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, expand=True)
    table.add_column(words.say("show-outcome"), ratio=1, overflow="fold")
    for name in ("A", "B"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column(words.say("show-difference"), justify="right", no_wrap=True)
    label = sheet.situation.procedure.success.label.say(language)
    chances = [None if f is None else f.success for f in (a, b)]
    table.add_row(Prose(words.say("show-success", label=label), "bold green"), *_pair(chances, language))
    losses = [{} if f is None else f.expected for f in (a, b)]
    for unit in words.in_order({**losses[0], **losses[1]}):
        means = [side.get(unit, Fraction()) for side in losses]
        difference = decimal(f"{float(means[1] - means[0]):+.2f}", language)
        said = f"{words.say('show-expected')}{words.colon}{words.word(unit)}"
        table.add_row(Prose(said), *(mean(points, language) for points in means), difference)
    table.add_section()
    both = [{} if f is None else {line.label: line.chance for line in f.lines} for f in (a, b)]
    labels = sorted({*both[0], *both[1]}, key=lambda name: (-max(s.get(name, 0) for s in both), name))
    shown = labels if every else labels[:MOST_LINES]
    for name in shown:
        present = [
            None if f is None else side.get(name, Fraction()) for f, side in zip((a, b), both, strict=True)
        ]
        table.add_row(Prose(name), *_pair(present, language))
    if len(shown) < len(labels):
        table.add_row(Prose(words.say("show-more", count=len(labels) - len(shown)), "dim"), "", "", "")
    return table


def _pair(chances: list[Fraction | None], language: str) -> tuple[str, str, str]:
    a, b = chances
    difference = "" if a is None or b is None else decimal(f"{float(b - a) * 100:+.1f}", language)
    first, second = ("-" if chance is None else percent(chance, language) for chance in chances)
    return first, second, difference
