"""A shelf in memory, whoever thinks at once, and somebody who asks the door of a page as the page would."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.pocket.door import Answered, ask
from grognard.pocket.games import Games
from grognard.pocket.memory import MemoryShelf
from grognard.pocket.thinker import AtOnce


class Page:
    """Somebody at a page without a server."""

    def __init__(self, shelf: MemoryShelf | None = None, usual: str = "recruit") -> None:
        self.shelf = shelf or MemoryShelf()
        self.told: list[tuple[str, int]] = []
        self.games = Games(
            self.shelf, AtOnce(), lambda game, last, _own: self.told.append((game, last)), usual
        )

    async def asks(self, method: str, path: str, body: Any = None, **query: Any) -> Answered:
        return await ask(self.games, method, path, query, body or {})

    async def gets(self, path: str, **query: Any) -> Any:
        return self._read(await self.asks("GET", path, **query))

    async def posts(self, path: str, body: Any, **query: Any) -> Any:
        return self._read(await self.asks("POST", path, body, **query))

    async def opens(self, scenario: str, dice: str = "server", **seats: str) -> str:
        opened = await self.posts("/games", {"scenario": scenario, "seats": seats, "dice": dice})
        return str(opened["game"])

    async def gives(self, game: str, given: str) -> Any:
        last = (await self.gets(f"/games/{game}"))["sequence"]
        body = {"given": given, "sequence": last, "key": f"key-{last:08}"}
        return await self.posts(f"/games/{game}/orders", body)

    @staticmethod
    def _read(answered: Answered) -> Any:
        data = msgspec.json.decode(answered.text)
        assert answered.status == 200, data
        return data
