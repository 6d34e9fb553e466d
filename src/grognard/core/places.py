"""Where a piece can stand, whatever the game is played on: a name for people, a whole number for states.

A map of hexes numbers its cells; a table in inches packs both coordinates of a point into one number. Facings
are numbers likewise, directions of a hex or hundredths of a degree.
"""

from __future__ import annotations

from typing import Protocol

#: how a place and a facing are written: 0616/NE on hexes, 34,22.5/180 on a table
PLACE = r"\d{4}|\d{6}|\d{1,3}(?:\.\d{1,3})?,\d{1,3}(?:\.\d{1,3})?"
FACING = r"[A-Z]{1,2}|\d{1,3}(?:\.\d{1,2})?"


class Places(Protocol):
    @property
    def labels(self) -> tuple[str, ...]:
        """Names of places; all of them on hexes, the whole inches of a table."""
        ...

    @property
    def directions(self) -> tuple[str, ...]:
        """Names of facings; all of them on hexes, the points of the compass on a table."""
        ...

    def cell_of(self, label: str) -> int:
        """The number of a place by its name; a `ValueError` says what is wrong with it."""
        ...

    def label(self, cell: int) -> str: ...

    def direction(self, name: str) -> int:
        """The number of a facing by its name; a `ValueError` where there is none of that name."""
        ...

    def compass(self, direction: int) -> str: ...
