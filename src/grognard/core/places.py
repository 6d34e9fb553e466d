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

    # How places lie to each other, for whoever thinks in steps: a hex, or a stride of a table

    @property
    def breadth(self) -> float:
        """Steps by which a piece may reach beyond its place: none on hexes, some where bodies are broad."""
        ...

    def distance(self, cell: int, other: int) -> float:
        """Steps between two places."""
        ...

    def ahead(self, cell: int, direction: int, steps: int) -> int:
        """The place so many steps ahead of one; -1 where the map or the table ends before."""
        ...

    def about(self, direction: int) -> int:
        """The facing opposite to one."""
        ...

    def bearing(self, cell: int, direction: int, other: int) -> tuple[float, float]:
        """How far another place lies ahead of whoever faces so, and how far away, as the crow flies."""
        ...

    def site(self, cell: int) -> int:
        """The same number for places that are one to whoever compares them: a hex, or a patch of a table."""
        ...

    @property
    def spread(self) -> tuple[int, ...]:
        """A few places all over the map or table."""
        ...
