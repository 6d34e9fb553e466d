"""A ruling in the terminal: every roll with its modifiers and rules, the reading, what happens."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from grognard.answers.situation import Situation
from grognard.core.drivers.explain import Words, entry_data, verdict
from grognard.core.drivers.play import Played, Step
from grognard.core.procedure import Choose
from grognard.render.prose import Prose


def heading(situation: Situation) -> RenderableType:
    return spread_line(Text(situation.title, "bold"), Text(f"[{situation.cite}]", "dim"))


def spread_line(left: Text, right: Text) -> Table:
    """Two texts at the two ends of a line."""
    line = Table.grid(expand=True, padding=(0, 1))
    line.add_column(ratio=1, overflow="fold")
    line.add_column(justify="right", no_wrap=True)
    line.add_row(Prose(left), right)
    return line


def show_ruling(out: Console, situation: Situation, played: Played, shown: int = 0) -> None:
    """The steps that were not shown while it went on, and what happens."""
    show_steps(out, situation.words, played.steps[shown:], shown)
    out.print(Text(situation.words.say("show-result"), "bold"))
    for event in played.events:
        line = spread_line(Text(situation.words.event(event)), Text(f"[{event.rule}]", "dim"))
        out.print(Padding(line, (0, 0, 0, 2)))
    if not played.events:
        out.print(Padding(situation.words.say("show-nothing-happens"), (0, 0, 0, 2)))


def show_steps(out: Console, words: Words, steps: Iterable[Step], before: int = 0) -> None:
    for number, step in enumerate(steps, before + 1):
        asked = words.ask(step.request)
        out.print(spread_line(Text(f"{number}. {asked}"), Text(f"[{step.request.rule}]", "dim")))
        out.print(Padding(_answered(words, step), (0, 0, 1, 3)))


def _answered(words: Words, step: Step) -> RenderableType:
    if isinstance(step.request, Choose):
        return Text.assemble("> ", (words.option(step.request, str(step.given)), "bold"))
    parts: list[RenderableType] = []
    tally = step.request.tally
    if tally is not None and tally.entries:
        parts.append(_tally(words, step))
    if step.given:
        parts.append(_sum(words, step))
    if step.chart is not None and step.column is not None:
        parts.append(_reading(words, step))
    if step.passed is not None:
        parts.append(Prose(verdict(step, words), "bold green" if step.passed else "bold red"))
    return Group(*parts)


def _tally(words: Words, step: Step) -> Table:
    assert not isinstance(step.request, Choose)
    assert step.request.tally is not None
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(justify="right", width=5, no_wrap=True)
    table.add_column(ratio=1, overflow="fold")
    table.add_column(justify="right", no_wrap=True, style="dim")
    for entry in step.request.tally.entries:
        line = entry_data(step.request.tally.chart, entry, words)
        value = line["value"]
        shown = f"{value:+d}" if isinstance(value, int) else str(value)
        table.add_row(shown, Prose(line["label"]), Text(f"[{line['rule']}]"))
    return table


def _sum(words: Words, step: Step) -> Text:
    """The dice as they lie, and with their modifiers."""
    assert not isinstance(step.request, Choose)
    faces = [str(face) for face in step.given]
    said = words.say("show-die" if len(faces) == 1 else "show-dice", die=" + ".join(faces))
    natural = sum(int(face) for face in faces)
    shift = step.request.tally.total if step.request.tally is not None else 0
    if shift:
        sign = "+" if shift > 0 else "-"
        total = words.say("show-total", die=said, shift=f"{sign} {abs(shift)}", total=natural + shift)
    else:
        total = said if len(faces) == 1 else words.say("show-total", die=said, shift="", total=natural)
    return Text(" ".join(total.split()), "bold")


def _reading(words: Words, step: Step) -> Prose:
    """Where the chart was read, and what its code means."""
    chart, column, code = step.chart, step.column, step.code
    assert chart is not None
    assert column is not None
    assert code is not None
    place = words.say(
        "show-reading",
        chart=chart.title.say(words.language),
        column=chart.column(column).name.say(words.language),
        row=words.row(chart, str(step.row)),
    )
    meaning = chart.codes[code].say(words.language) if code in chart.codes else ""
    known = meaning and meaning.casefold() != code.casefold()
    return Prose(
        Text.assemble(f"{place}{words.colon}", (code, "bold green"), f" ({meaning})" if known else "")
    )
