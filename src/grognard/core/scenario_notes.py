"""What is wrong with a scenario, gathered while it is read: every flaw with its file and line."""

from __future__ import annotations

import msgspec

from grognard.core.errors import BadFolder, Flaw
from grognard.core.toml_lines import TomlLines

SHEET = "scenario.toml"


class _Place(msgspec.Struct, frozen=True):
    #: kept so that its identity stays its own
    piece: object
    file: str
    line: int | None = None
    path: str = ""


class Notes:
    """Pieces of a scenario remember where they were read, so that a check can name the line."""

    def __init__(self, sheet: str = "") -> None:
        self.flaws: list[Flaw] = []
        self._said: set[Flaw] = set()
        #: ids of rows that could not be read, so that nobody is blamed for naming them
        self.lost: set[str] = set()
        self._lines = TomlLines(sheet)
        self._places: dict[int, _Place] = {}

    def say(self, file: str, what: str, line: int | None = None) -> None:
        flaw = Flaw(file, what, line)
        if flaw not in self._said:
            self._said.add(flaw)
            self.flaws.append(flaw)

    def entry(self, path: str, what: str, value: str = "") -> None:
        """A flaw of an entry in scenario.toml, by its dotted path; `value`: which part of a list."""
        self.say(SHEET, f"{path}: {what}" if path else what, self._lines.line(path, value))

    def of(self, piece: object, what: str, field: str = "", value: str = "") -> None:
        """A flaw of a row or entry that was read before."""
        place = self._places[id(piece)]
        if place.path:
            self.entry(f"{place.path}.{field}" if field else place.path, what, value)
        else:
            self.say(place.file, f"{field}: {what}" if field else what, place.line)

    def row(self, piece: object, file: str, line: int) -> None:
        """Remember on which line of a table a piece stands."""
        self._places[id(piece)] = _Place(piece, file, line=line)

    def section(self, piece: object, path: str) -> None:
        """Remember which entry of scenario.toml a piece is."""
        self._places[id(piece)] = _Place(piece, SHEET, path=path)

    def same(self, piece: object, entry: object) -> None:
        """Remember that a piece was made of an entry."""
        place = self._places[id(entry)]
        self._places[id(piece)] = msgspec.structs.replace(place, piece=piece)

    def place(self, piece: object) -> tuple[str, int | None]:
        """File and line of a piece."""
        place = self._places[id(piece)]
        return place.file, self._lines.line(place.path) if place.path else place.line

    def stop(self) -> None:
        """Leave with every flaw found so far, if there is any."""
        if self.flaws:
            order = sorted(self.flaws, key=lambda flaw: (flaw.file != SHEET, flaw.file, flaw.line or 0))
            raise BadFolder(order)
