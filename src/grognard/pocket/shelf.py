"""Where games are kept without a server: a row for each entry, written before anybody hears of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from grognard.server.records import Kept, Standing


class Row(msgspec.Struct, frozen=True):
    """One entry as it lies on the shelf."""

    seq: int
    #: what was sent with it, so that sending twice is giving once; its dice have the same
    key: str
    kept: Kept


class Known(msgspec.Struct, frozen=True):
    """A game as it is found again."""

    record: str
    rows: tuple[Row, ...]
    at: int = 0
    standing: Standing | None = None


class Taken(Exception):
    """Somebody else has written this entry, in another tab."""


class Full(Exception):
    """There is no room for more, or nothing may be kept here."""


class Shelf(Protocol):
    async def games(self) -> Sequence[str]:
        """The ids of all games."""
        ...

    async def find(self, game: str) -> Known | None: ...

    async def rows(self, game: str, after: int) -> Sequence[Row]:
        """The entries after one."""
        ...

    async def drop(self, game: str) -> None:
        """Take a game away, with all its entries."""
        ...

    async def begin(self, game: str, record: str, rows: Sequence[Row]) -> None: ...

    async def append(self, game: str, rows: Sequence[Row]) -> None:
        """Taken where one of them is there already, Full where nothing more goes in; all or nothing."""
        ...

    async def keep_standing(self, game: str, at: int, standing: Standing) -> None:
        """Where a game stood after an entry: it only saves time."""
        ...

    async def desk(self, game: str) -> str:
        """Notes and plans of whoever plays it; empty where there are none."""
        ...

    async def keep_desk(self, game: str, desk: str) -> None: ...
