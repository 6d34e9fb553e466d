"""A shelf that forgets when the page is closed: for browsers that keep nothing, and for tests."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.pocket.shelf import Full, Known, Row, Taken
from grognard.server.records import Standing


class MemoryShelf:
    def __init__(self) -> None:
        self.records: dict[str, str] = {}
        self.kept: dict[str, list[Row]] = {}
        self.desks: dict[str, str] = {}
        self.standings: dict[str, tuple[int, Standing]] = {}
        #: whether nothing more goes in
        self.is_full = False

    async def games(self) -> Sequence[str]:
        return list(self.records)

    async def find(self, game: str) -> Known | None:
        if game not in self.records:
            return None
        at, standing = self.standings.get(game, (0, None))
        return Known(self.records[game], tuple(self.kept[game]), at, standing)

    async def rows(self, game: str, after: int) -> Sequence[Row]:
        return self.kept[game][after:]

    async def drop(self, game: str) -> None:
        for place in (self.records, self.kept, self.desks, self.standings):
            place.pop(game, None)

    async def begin(self, game: str, record: str, rows: Sequence[Row]) -> None:
        self._check_room()
        self.records[game], self.kept[game] = record, list(rows)

    async def append(self, game: str, rows: Sequence[Row]) -> None:
        self._check_room()
        if rows[0].seq != len(self.kept[game]) + 1:
            raise Taken
        self.kept[game] += rows

    async def keep_standing(self, game: str, at: int, standing: Standing) -> None:
        self.standings[game] = (at, standing)

    async def desk(self, game: str) -> str:
        return self.desks.get(game, "")

    async def keep_desk(self, game: str, desk: str) -> None:
        self.desks[game] = desk

    def _check_room(self) -> None:
        if self.is_full:
            raise Full
