"""The folder of a study: what is played, and every finished game, kept as soon as it is finished."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec

from grognard.core.errors import BadData
from grognard.lab.outcome import Outcome
from grognard.lab.study import Study

STUDY, GAMES = "study.json", "games.jsonl"
#: what a text can be that is none of ours: something else, not UTF-8, nested too deeply
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class Store:
    """Finished games on disk. Opened again, a study goes on where it was interrupted."""

    def __init__(self, folder: Path, study: Study) -> None:
        self.folder, self.study = folder, study
        self.done: dict[int, Outcome] = {}
        folder.mkdir(parents=True, exist_ok=True)
        self._take_up()

    def keep(self, outcome: Outcome) -> None:
        """Finished games outlive a crash of the machine."""
        with (self.folder / GAMES).open("ab") as file:
            file.write(msgspec.json.encode(outcome) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self.done[outcome.number] = outcome

    def outcomes(self) -> list[Outcome]:
        return [self.done[number] for number in sorted(self.done)]

    def _take_up(self) -> None:
        sheet = self.folder / STUDY
        if sheet.is_file():
            before = read_study(sheet)
            if before != self.study:
                names = [name for name in Study.__struct_fields__ if differs(before, self.study, name)]
                raise BadData(
                    str(sheet),
                    f"another study is kept here; it differs in {', '.join(names)}: expected an empty folder",
                )
        else:
            sheet.write_bytes(msgspec.json.format(msgspec.json.encode(self.study), indent=2))
        games = self.folder / GAMES
        if games.is_file():
            self.done = {outcome.number: outcome for outcome in read_games(games)}
            _cut_torn_line(games)


def differs(before: Study, now: Study, name: str) -> bool:
    return bool(getattr(before, name) != getattr(now, name))


def read_study(sheet: Path) -> Study:
    try:
        return msgspec.json.decode(sheet.read_bytes(), type=Study)
    except UNREADABLE as wrong:
        raise BadData(str(sheet), f"not a study: {wrong}") from None


def read_games(file: Path) -> Iterator[Outcome]:
    """Every game that was written whole; a line that a crash cut off is no game."""
    lines = file.read_bytes().split(b"\n")
    for number, line in enumerate(lines[:-1], 1):
        try:
            yield msgspec.json.decode(line, type=Outcome)
        except UNREADABLE as wrong:
            raise BadData(str(file), f"not a game: {wrong}", number) from None


def _cut_torn_line(file: Path) -> None:
    data = file.read_bytes()
    whole = data.rfind(b"\n") + 1
    if whole < len(data):
        with file.open("r+b") as torn:
            torn.truncate(whole)
