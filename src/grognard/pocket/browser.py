"""The ends of a browser's worker: its database as a shelf, another worker to think, and a page to be told."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from grognard.pocket import door
from grognard.pocket.games import Games
from grognard.pocket.memory import MemoryShelf
from grognard.pocket.shelf import Full, Known, Row, Taken
from grognard.pocket.thinker import Stopped
from grognard.server.records import Kept, Standing

#: who sits in a computer's seat where nobody says which
USUAL = "sergeant"


class _Row(msgspec.Struct):
    seq: int
    key: str
    kept: str

    @property
    def row(self) -> Row:
        return Row(self.seq, self.key, msgspec.json.decode(self.kept, type=Kept))


class _Known(msgspec.Struct):
    record: str
    rows: list[_Row]
    at: int
    standing: str


class Database:
    """A shelf in the browser's own database; texts go in and out."""

    def __init__(self, stored: Any) -> None:
        self._stored = stored

    async def games(self) -> Sequence[str]:
        return msgspec.json.decode(await self._stored.games(), type=list[str])

    async def find(self, game: str) -> Known | None:
        found = msgspec.json.decode(await self._stored.find(game), type=_Known | None)
        if found is None:
            return None
        rows = tuple(one.row for one in found.rows)
        standing = msgspec.json.decode(found.standing, type=Standing) if found.standing else None
        return Known(found.record, rows, found.at, standing)

    async def rows(self, game: str, after: int) -> Sequence[Row]:
        found = msgspec.json.decode(await self._stored.rows(game, after), type=list[_Row])
        return [one.row for one in found]

    async def drop(self, game: str) -> None:
        _check(await self._stored.drop(game))

    async def begin(self, game: str, record: str, rows: Sequence[Row]) -> None:
        _check(await self._stored.begin(game, record, _text(rows)))

    async def append(self, game: str, rows: Sequence[Row]) -> None:
        _check(await self._stored.append(game, _text(rows)))

    async def keep_standing(self, game: str, at: int, standing: Standing) -> None:
        await self._stored.keepStanding(game, at, msgspec.json.encode(standing).decode())

    async def desk(self, game: str) -> str:
        return str(await self._stored.desk(game))

    async def keep_desk(self, game: str, desk: str) -> None:
        _check(await self._stored.keepDesk(game, desk))


def _text(rows: Sequence[Row]) -> str:
    kept = [_Row(row.seq, row.key, msgspec.json.encode(row.kept).decode()) for row in rows]
    return msgspec.json.encode(kept).decode()


def _check(written: str) -> None:
    if written == "taken":
        raise Taken
    if written != "ok":
        raise Full


class OtherWorker:
    """Whoever thinks in a worker of his own."""

    def __init__(self, worker: Any) -> None:
        self._worker = worker

    async def ask(self, job: str, *given: Any) -> Any:
        said = await self._worker.ask(msgspec.json.encode((job, given)).decode())
        if not said:
            raise Stopped
        return msgspec.json.decode(said)

    def stop(self) -> None:
        self._worker.stop()


class Answering:
    """What a worker is asked for."""

    def __init__(self, stored: Any, worker: Any, news: Any) -> None:
        shelf = MemoryShelf() if stored is None else Database(stored)
        self.games = Games(shelf, OtherWorker(worker), news, USUAL)

    async def ask(self, method: str, path: str, query: str, body: str) -> str:
        said = await door.ask(self.games, method, path, json.loads(query), json.loads(body))
        return f"{said.status}\n{said.text}"

    def hold(self) -> None:
        self.games.hold()

    def go_on(self) -> None:
        self.games.go_on()

    async def heard(self, game: str) -> None:
        """Another tab has written something."""
        await self.games.reread(game)


def begin(stored: Any, worker: Any, news: Any) -> Answering:
    return Answering(stored, worker, news)
