"""A scenario's lesson: steps that a learner follows in a real game, read from tutorial.toml and checked.

Each step says something, points at something, and has tasks: an order to give, or something to bring into
sight. What the lesson itself does then (the other side's orders, its dice) stands behind the task that it
follows, in the notation of orders. The whole is one script: played in this order, every input is legal.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from grognard.core.errors import BadCase, BadData
from grognard.core.game.order import Order, parse
from grognard.core.game.printed import printed
from grognard.core.messages import LANGUAGES, Label
from grognard.core.scenario import Scenario
from grognard.core.scenario_notes import Notes
from grognard.core.toml_lines import TomlLines
from grognard.core.toml_text import toml_data

FILE = "tutorial.toml"
UNDO = "undo"
#: what a step may point at or ask to be brought into sight, beside units and hexes
PANELS = ("board", "phase", "unit", "odds", "refusal", "ruling", "chart", "log", "score", "choice")
BUTTONS = ("done", "undo", "next-unit", "menu")


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do: an order in notation (or `undo`), or something to bring into sight."""

    hint: Label
    do: str = ""
    see: str = ""
    #: what the lesson does when it is done
    then: tuple[str, ...] = ()


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said, what to look at, and what to do before it goes on."""

    id: str
    title: Label
    text: Label
    point: tuple[str, ...] = ()
    tasks: tuple[Task, ...] = ()


class TutorialFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole lesson as it is written."""

    title: Label
    #: the side that the learner plays, and about how long it takes
    side: str
    minutes: int
    step: tuple[LessonStep, ...]
    #: what the lesson does before the first step
    first: tuple[str, ...] = ()


class Tutorial(TutorialFile, frozen=True):
    """A lesson that was read."""

    #: the line of each input in its file, in the order of the script
    lines: tuple[int, ...] = ()


class Item(msgspec.Struct, frozen=True):
    """One input of the script; whoever learns gives it, or the lesson does."""

    given: str
    is_learners: bool
    #: where it stands in tutorial.toml
    line: int | None = None


def script(tutorial: Tutorial) -> tuple[Item, ...]:
    """Every input of a lesson, in order."""
    items = tuple(_items(tutorial))
    if len(tutorial.lines) != len(items):
        return items
    return tuple(msgspec.structs.replace(item, line=n) for item, n in zip(items, tutorial.lines, strict=True))


def _items(tutorial: TutorialFile) -> Iterator[Item]:
    yield from (Item(given, is_learners=False) for given in tutorial.first)
    for task in (task for step in tutorial.step for task in step.tasks):
        if task.do:
            yield Item(task.do, is_learners=True)
        yield from (Item(given, is_learners=False) for given in task.then)


def _lines(tutorial: TutorialFile, text: str) -> tuple[int, ...]:
    """Where each input stands: they follow one another in the file as in the script."""
    written, line, found = text.splitlines(), 0, []
    for item in _items(tutorial):
        quoted = f'"{item.given}"'
        line = next((n for n in range(line, len(written)) if quoted in written[n]), line)
        found.append(line + 1)
    return tuple(found)


def read_tutorial(folder: Traversable, scenario: Scenario[Any], notes: Notes) -> Tutorial | None:
    """The lesson of a scenario's folder; None where there is none, or where it is too flawed to read."""
    file = folder / FILE
    if not file.is_file():
        return None
    try:
        text = file.read_text(encoding="utf-8")
        read = msgspec.convert(toml_data(FILE, text), TutorialFile)
    except BadData as wrong:
        notes.say(FILE, wrong.what, wrong.line)
        return None
    except UnicodeDecodeError as wrong:
        notes.say(FILE, f"cannot be read: {wrong}")
        return None
    except msgspec.ValidationError as wrong:
        notes.say(FILE, str(wrong), _line_of(TomlLines(text), str(wrong)))
        return None
    tutorial = Tutorial(**msgspec.structs.asdict(read), lines=_lines(read, text))
    _Check(tutorial, scenario, notes, TomlLines(text)).run()
    return tutorial


def _line_of(lines: TomlLines, wrong: str) -> int | None:
    """From "... at `$.step[2].tasks[0].do`" to the line."""
    place = re.search(r"`\$\.?([^`]*)`", wrong)
    return lines.line(re.sub(r"\[(\d+)\]", r".\1", place[1])) if place else None


class _Check:
    """What is wrong with a lesson, short of playing it: that is the linter's work."""

    def __init__(self, tutorial: Tutorial, scenario: Scenario[Any], notes: Notes, lines: TomlLines) -> None:
        self.tutorial, self.scenario, self.notes, self.lines = tutorial, scenario, notes, lines
        self.units = printed(scenario)
        self.hexes = set(scenario.places.labels)

    def run(self) -> None:
        tutorial = self.tutorial
        sides = [side.id for side in self.scenario.sides]
        if tutorial.side not in sides:
            self.say("side", f"expected one of {', '.join(sides)}, got {tutorial.side!r}")
        if not tutorial.step:
            self.say("step", "expected at least one [[step]]")
        self.label("title", tutorial.title)
        for given in tutorial.first:
            self.given("first", given)
        ids: set[str] = set()
        for place, step in enumerate(tutorial.step):
            if step.id in ids:
                self.say(f"step.{place}.id", f"a second step {step.id!r}")
            ids.add(step.id)
            self.step(f"step.{place}", step)

    def step(self, path: str, step: LessonStep) -> None:
        self.label(f"{path}.title", step.title)
        self.label(f"{path}.text", step.text)
        for target in step.point:
            self.target(f"{path}.point", target)
        for task in step.tasks:
            self.task(f"{path}.tasks", task)

    def task(self, path: str, task: Task) -> None:
        self.label(path, task.hint, task.hint.en)
        if bool(task.do) == bool(task.see):
            self.say(path, f"{task.hint.en!r}: expected either do or see", task.hint.en)
        if task.see:
            self.target(path, task.see)
            if task.then:
                self.say(
                    path, f"{task.see}: nothing follows from looking; put «then» behind an order", task.see
                )
        for given in (task.do, *task.then) if task.do != UNDO else task.then:
            if given:
                self.given(path, given)

    def label(self, path: str, label: Label, value: str = "") -> None:
        missing = [tongue for tongue in LANGUAGES if not getattr(label, tongue).strip()]
        if missing:
            self.say(path, f"lacks a text in {', '.join(missing)}", value)

    def given(self, path: str, given: str) -> None:
        try:
            order = parse(given)
        except BadCase as wrong:
            self.say(path, str(wrong), given)
            return
        if not isinstance(order, Order):
            return
        for unit in (*order.units, *filter(None, (order.by,))):
            if unit not in self.units and unit not in self.notes.lost:
                self.say(path, f"{given}: there is no counter {unit!r}", given)
        for place in filter(None, (order.to, order.target, *order.path)):
            if not self.is_place(place) and (place != order.target or place not in self.units):
                self.say(path, f"{given}: {place} is not on the map", given)

    def is_place(self, label: str) -> bool:
        try:
            self.scenario.places.cell_of(label)
        except ValueError:
            return False
        return True

    def target(self, path: str, target: str) -> None:
        kind, _colon, name = target.partition(":")
        known = {"unit": self.units, "hex": self.hexes, "panel": PANELS, "button": BUTTONS}.get(kind)
        if known is None:
            self.say(path, f"expected unit:, hex:, panel: or button:, got {target!r}", target)
        elif name not in known:
            listed = f" (one of: {', '.join(known)})" if kind in ("panel", "button") else ""
            self.say(path, f"there is no {kind} {name!r}{listed}", target)

    def say(self, path: str, what: str, value: str = "") -> None:
        self.notes.say(FILE, f"{path}: {what}", self._line(path, value))

    def _line(self, path: str, value: str) -> int | None:
        """The line on which a value stands, quoted, within an entry; else that of the entry."""
        return self.lines.line_with(path, value) if value else self.lines.line(path)
