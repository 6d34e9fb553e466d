"""The computers at the tables of a server: a few processes, each kept for the game it plays."""

from __future__ import annotations

import hashlib
from threading import Lock

from grognard.ai import Player, player
from grognard.ai.process import EngineProcess, own
from grognard.ai.registry import YARDSTICKS

#: processes that are kept; whoever has waited longest makes room
_MOST = 4


class Engines:
    """Players of one level by game. A game whose process made room gets a new one when it goes on."""

    def __init__(self, level: str) -> None:
        self.level = level
        player(level)
        self._seated: dict[str, Player] = {}
        self._lock = Lock()

    def seated(self, game: str) -> Player:
        """Who plays in a game; yardsticks are quick enough to stay in this process."""
        with self._lock:
            who = self._seated.pop(game, None)
            if isinstance(who, EngineProcess) and not who.is_alive:
                who.close()
                who = None
            if who is None:
                who = self._made(game)
            self._seated[game] = who
            while len(self._seated) > _MOST:
                self._leave(next(iter(self._seated)))
            return who

    def close(self) -> None:
        with self._lock:
            for game in list(self._seated):
                self._leave(game)

    def _made(self, game: str) -> Player:
        seed = int(hashlib.sha256(game.encode()).hexdigest()[:8], 16)
        return player(self.level, seed) if self.level in YARDSTICKS else own(self.level, seed)

    def _leave(self, game: str) -> None:
        who = self._seated.pop(game)
        if isinstance(who, EngineProcess):
            who.close()
