"""A battle's folder as texts by name. Whatever no edit touches is written as it was read, byte for byte."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Any

from grognard.core.brought import check_size
from grognard.core.errors import BadCase, BadData, Fault
from grognard.core.memory_folder import MemoryFolder
from grognard.core.ruleset import Ruleset
from grognard.core.scenario import ScenarioShape
from grognard.core.scenario_files import read_title
from grognard.core.scenario_map import MAP
from grognard.core.scenario_notes import SHEET
from grognard.core.toml_text import toml_data
from grognard.editor.map_text import size_of
from grognard.hex import Grid, Numbering
from grognard.packs.archive import battle_in, texts_of, zipped
from grognard.rulesets import ruleset


class Document:
    """Never changed: an edit makes another one."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self.files = dict(files)

    def text(self, name: str) -> str:
        if name not in self.files:
            raise BadCase([Fault("file", f"there is no {name!r}", tuple(self.files))])
        return self.files[name]

    def with_text(self, name: str, text: str) -> Document:
        return Document({**self.files, name: text})

    def without(self, *names: str) -> Document:
        return Document({name: text for name, text in self.files.items() if name not in names})

    @cached_property
    def folder(self) -> MemoryFolder:
        return MemoryFolder(str(self.sheet.get("id", "battle")), self.files)

    @cached_property
    def sheet(self) -> Mapping[str, Any]:
        """scenario.toml as data; BadData where it is none."""
        if SHEET not in self.files:
            raise BadData(SHEET, "missing from the battle")
        return toml_data(SHEET, self.files[SHEET])

    @cached_property
    def rules(self) -> Ruleset:
        return ruleset(str(self.sheet.get("ruleset", "")))

    @property
    def shape(self) -> ScenarioShape[Any]:
        shape = self.rules.scenario_shape
        if shape is None:
            raise BadCase([Fault("ruleset", f"{self.rules.id} has no scenarios")])
        return shape

    @cached_property
    def grid(self) -> Grid:
        """The hexes of the map; BadCase for a battle on a table."""
        columns, rows = size_of(self.text(MAP))
        if not columns or not rows:
            raise BadCase([Fault(MAP, "expected a map of hexes")])
        return Grid(Numbering(), columns, rows)

    def cell(self, hex: str) -> int:
        try:
            return self.grid.cell_of(hex)
        except ValueError as wrong:
            raise BadCase([Fault("hex", str(wrong))]) from None


def of_folder(folder: Traversable) -> Document:
    """The texts of a battle on a disk or in the package."""
    # Without a server its tables come with its system, when that is first asked for.
    ruleset(str(read_title(folder).get("ruleset")))
    files = sorted(folder.iterdir(), key=lambda one: one.name)
    kept = [file for file in files if file.name.endswith((".toml", ".csv"))]
    return of_bytes({file.name: file.read_bytes() for file in kept})


def of_bytes(files: Mapping[str, bytes]) -> Document:
    return Document(texts_of(files))


def of_archive(data: bytes) -> Document:
    """A battle from a file that was dropped: nothing in it is run, nothing of it is written anywhere."""
    return Document(battle_in(data))


def checked(files: Mapping[str, str]) -> Document:
    """A document of what somebody sent, within bounds."""
    check_size(files)
    return Document(files)


def archived(document: Document) -> bytes:
    """The folder as one file, the same bytes for the same battle."""
    return zipped({name: text.encode() for name, text in sorted(document.files.items())})
