"""Games of a study: the printed battle, or one with something changed."""

from __future__ import annotations

import copy
import csv
import io
import tempfile
from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from grognard.core.changes import changed_rules
from grognard.core.errors import BadData
from grognard.core.game.game import Game, Table, opened
from grognard.core.game.system import System
from grognard.core.ruleset import Ruleset
from grognard.core.scenario import Scenario
from grognard.core.scenario_notes import SHEET
from grognard.core.toml_lines import TomlLines
from grognard.games import system_of
from grognard.lab.changes import Change, Entry, Unit, unpack
from grognard.lab.study import Study
from grognard.rulesets import ruleset
from grognard.scenarios import load, scenario_folder


def new_variant(study: Study, seed: str) -> Game:
    """A game of a study from its seed."""
    system, scenario = variant(study.scenario, study.options, study.changes)
    return opened(Table(system, scenario, system.set_up(scenario), seed))


@lru_cache(maxsize=16)
def variant(where: str, options: tuple[str, ...], changes: tuple[str, ...]) -> tuple[System, Scenario[Any]]:
    """The system and the scenario of a study, every change checked like the printed data."""
    wanted = unpack(changes)
    scenario = changed_scenario(where, options, wanted)
    return changed_system(scenario.ruleset, wanted), scenario


def changed_system(id: str, changes: tuple[Change, ...]) -> System:
    rules = changed_rules(ruleset(id).rules, changes)
    if rules is ruleset(id).rules:
        return system_of(id)
    changed: Ruleset = copy.copy(ruleset(id))
    changed.__dict__["rules"] = rules
    assert changed.game is not None
    module, _colon, name = changed.game.partition(":")
    make: Callable[[Ruleset], System] = getattr(import_module(module), name)
    return make(changed)


def changed_scenario(where: str, options: tuple[str, ...], changes: tuple[Change, ...]) -> Scenario[Any]:
    """A scenario read from a copy of its folder in which the changes have been made."""
    edits = [change for change in changes if isinstance(change, Entry | Unit)]
    if not edits:
        return load(where, options)
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / Path(where).name
        _copy(scenario_folder(where), home)
        for edit in edits:
            _edit(home, edit)
        return load(home, options)


def _copy(folder: Traversable, home: Path) -> None:
    home.mkdir()
    for one in folder.iterdir():
        if one.is_file():
            (home / one.name).write_bytes(one.read_bytes())


def _edit(home: Path, edit: Entry | Unit) -> None:
    match edit:
        case Entry(path, value):
            _edit_entry(home / SHEET, path, value)
        case Unit(id, column, value, table):
            # A table is one of the scenario's own files, not a way to others.
            file = next((one for one in home.iterdir() if one.name == f"{table}.csv"), None)
            if file is None:
                raise BadData(f"{table}.csv", "the scenario has no such table")
            _edit_row(file, id, column, str(value))


def _edit_entry(file: Path, path: str, value: int | str | bool) -> None:
    """Write another value after the key; only entries that take up one line can be changed."""
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines()
    key = path.rpartition(".")[2]
    number = TomlLines(text).line(path)
    head, sign, _old = lines[number - 1].partition("=") if number else ("", "", "")
    if number is None or not sign or head.strip() != key:
        raise BadData(SHEET, f"there is no entry {path!r} on a line of its own")
    lines[number - 1] = f"{key} = {_literal(value)}"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _literal(value: int | str | bool) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return (
        str(value) if isinstance(value, int) else '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    )


def _edit_row(file: Path, id: str, column: str, value: str) -> None:
    rows = list(csv.DictReader(io.StringIO(file.read_text(encoding="utf-8"))))
    names = list(rows[0]) if rows else []
    if column not in names:
        raise BadData(file.name, f"there is no column {column!r}: expected {', '.join(names)}")
    row = next((row for row in rows if row.get("id") == id), None)
    if row is None:
        raise BadData(file.name, f"there is no row {id!r}")
    row[column] = value
    written = io.StringIO()
    writer = csv.DictWriter(written, names, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    file.write_text(written.getvalue(), encoding="utf-8")
