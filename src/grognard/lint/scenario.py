"""A check of a scenario's folder: what is wrong with it, and what is allowed but seldom meant."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from grognard.core.board import Board
from grognard.core.errors import BadData, BadFolder, Flaw
from grognard.core.game.game import Table, opened
from grognard.core.game.lesson import faults
from grognard.core.messages import LANGUAGES, Label
from grognard.core.names import NAMES, given_names
from grognard.core.scenario import Scenario
from grognard.core.scenario_card import read_card
from grognard.core.scenario_files import read_scenario
from grognard.core.scenario_map import MAP
from grognard.core.scenario_notes import SHEET, Notes
from grognard.core.tutorial import FILE as LESSON
from grognard.games import system_of
from grognard.lint.finding import Finding
from grognard.rulesets import ruleset
from grognard.scenarios import scenario_folder


def lint_scenario(where: str | Path) -> list[Finding]:
    """Every flaw; where there is none, everything odd, with the reason if the scenario gives one."""
    return lint_folder(scenario_folder(where))


def lint_folder(folder: Traversable) -> list[Finding]:
    """The same of a folder, on a disk or not."""
    try:
        scenario, notes = read_scenario(folder, ruleset)
        read_card(folder)
    except BadFolder as wrong:
        return [_flawed(flaw) for flaw in wrong.flaws]
    except BadData as wrong:
        return [_flawed(Flaw(wrong.file, wrong.what, wrong.line))]
    reasons = {quirk.finding: quirk.reason for quirk in scenario.quirks}
    found = list(_odd(scenario, notes))
    ids = {each.id for each in found}
    stale = [
        _finding("stale-quirk", SHEET, quirk, "listed as a quirk, but nothing of the kind is found")
        for quirk in reasons
        if quirk not in ids
    ]
    return [msgspec.structs.replace(each, known=reasons.get(each.id, "")) for each in [*found, *stale]]


def _flawed(flaw: Flaw) -> Finding:
    return Finding(f"flaw:{flaw.place}", "flaw", flaw.file, _line(flaw.line), flaw.what)


def _finding(kind: str, file: str, key: str, what: str, line: int | None = None) -> Finding:
    return Finding(f"{kind}:{file}:{key}", kind, file, _line(line), what)


def _line(line: int | None) -> str:
    return "" if line is None else f"line {line}"


def _odd(scenario: Scenario[Any], notes: Notes) -> Iterator[Finding]:
    yield from _idle_letters(scenario)
    yield from _idle_names(scenario)
    # Whoever gives his battle a title in English alone writes it in English alone.
    yield from () if scenario.title.is_english_alone else _untranslated(scenario, notes)
    yield from _lesson(scenario)
    rules = ruleset(scenario.ruleset)
    if rules.scenario_shape is not None:
        # Where levels count by themselves no hexside has to show that they differ.
        yield from _bare_steps(scenario) if rules.scenario_shape.slopes else ()
        for advice in rules.scenario_shape.advise(scenario, rules.rules):
            file, line = notes.place(advice.piece)
            yield _finding(advice.kind, file, advice.key, advice.what, line)


def _idle_letters(scenario: Scenario[Any]) -> Iterator[Finding]:
    field = scenario.battlefield
    if isinstance(field, Board):
        used = set(field.codes)
    else:
        laid = {area.terrain for area in field.areas} | {strip.terrain for strip in field.strips}
        used = {code for code, ground in scenario.legend.items() if ground.terrain in laid}
    for code in scenario.legend:
        if code not in used:
            yield _finding("idle-letter", SHEET, code, f"{code} of the legend stands nowhere on the map")


def _idle_names(scenario: Scenario[Any]) -> Iterator[Finding]:
    given = given_names(scenario.own)
    for name in scenario.names:
        if name not in given:
            yield _finding("idle-name", NAMES, name, f"nothing in this scenario is called {name!r}")


def _bare_steps(scenario: Scenario[Any]) -> Iterator[Finding]:
    """Hexes side by side on different levels with no slope between them."""
    board = scenario.board
    for cell, level in enumerate(board.level):
        for direction in range(3):
            other = board.grid.neighbours[cell * 6 + direction]
            if other >= 0 and board.level[other] != level and not board.climb(cell, direction):
                pair = f"{board.grid.label(cell)}-{board.grid.label(other)}"
                yield _finding(
                    "bare-step",
                    MAP,
                    pair,
                    f"no slope between the levels of {pair}",
                    cell // board.grid.columns + 2,
                )


def _lesson(scenario: Scenario[Any]) -> Iterator[Finding]:
    """The lesson is played to its end."""
    if scenario.tutorial is None:
        return
    system = system_of(scenario.ruleset)
    game = opened(Table(system, scenario, system.set_up(scenario), "lesson"))
    for item, refused in faults(game, scenario.tutorial):
        reason = system.rules.catalogue.say(refused.reason)
        yield _finding("lesson", LESSON, item.given, f"{item.given}: {reason}", item.line)


def _untranslated(scenario: Scenario[Any], notes: Notes) -> Iterator[Finding]:
    grounds = [ground.name for ground in scenario.legend.values()]
    field = scenario.battlefield
    if isinstance(field, Board):
        names, laid = tuple(field.places.values()), field.ways
    else:
        named = [*(area.name for area in field.areas), *(strip.name for strip in field.strips)]
        names, laid = tuple(named), ()
    for label in (*grounds, *names, *(side.name for side in scenario.sides)):
        if not _is_translated(label):
            yield _finding("untranslated", SHEET, label.en, f"{label.en!r} lacks a language")
    for label in scenario.names.values():
        if not _is_translated(label):
            yield _finding("untranslated", NAMES, label.en, f"{label.en!r} lacks a language")
    for piece in (*laid, *_pieces(scenario.own)):
        name = getattr(piece, "name", None)
        if isinstance(name, Label) and not _is_translated(name):
            file, line = notes.place(piece)
            yield _finding("untranslated", file, name.en, f"{name.en!r} lacks a language", line)


def _is_translated(label: Label) -> bool:
    return all(getattr(label, tongue) for tongue in LANGUAGES)


def _pieces(own: msgspec.Struct) -> Iterator[object]:
    for field in msgspec.structs.fields(own):
        part = getattr(own, field.name)
        yield from part if isinstance(part, tuple) else (part,)
