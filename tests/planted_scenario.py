"""A sound scenario copied into a folder, in which each test plants faults."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from grognard.core.errors import BadFolder
from grognard.scenarios import load, scenario_folder


class PlantedScenario:
    """A copy of a shipped scenario. `plant` changes a text that stands in one file exactly once."""

    def __init__(self, folder: Path, id: str, *, lesson: bool = False) -> None:
        self.folder = folder / id
        # A lesson rarely survives a planted fault of its battle.
        left_out = shutil.ignore_patterns(*(() if lesson else ("tutorial.toml",)))
        shutil.copytree(str(scenario_folder(id)), self.folder, ignore=left_out)

    def plant(self, file: str, old: str, new: str) -> int:
        """The line on which the change begins."""
        text = (self.folder / file).read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
        (self.folder / file).write_text(text.replace(old, new), encoding="utf-8")
        return text[: text.index(old)].count("\n") + 1

    def append(self, file: str, text: str) -> None:
        with (self.folder / file).open("a", encoding="utf-8") as out:
            out.write(text)

    def flaws(self) -> list[str]:
        """What loading the folder says, line by line."""
        with pytest.raises(BadFolder) as wrong:
            load(self.folder)
        assert str(wrong.value).splitlines() == [str(flaw) for flaw in wrong.value.flaws]
        return [str(flaw) for flaw in wrong.value.flaws]
