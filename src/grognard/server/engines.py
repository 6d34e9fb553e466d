"""The computers at the tables of a server: a few processes, each kept for the game it plays."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

from grognard.ai import Player, player
from grognard.ai.priority import THINKING
from grognard.ai.process import EngineProcess, own
from grognard.ai.registry import YARDSTICKS
from grognard.server.chairs import seed_of

#: processes that are kept; whoever has waited longest makes room
MOST = 4

#: a game, and who plays in it
_Chair = tuple[str, str]


class Engines:
    """Players by game and name. A game whose process made room gets a new one when it goes on."""

    def __init__(self, usual: str) -> None:
        self.usual = usual
        player(usual)
        self._seated: dict[_Chair, Player] = {}
        self._thinking: set[_Chair] = set()
        self._lock = Lock()

    @contextmanager
    def seated(self, game: str, name: str = "") -> Iterator[Player]:
        """Who plays in a game; nobody takes his process away until he has answered."""
        chair = (game, name or self.usual)
        with self._lock:
            who = self._taken(chair)
            self._thinking.add(chair)
            self._make_room()
        try:
            yield who
        finally:
            with self._lock:
                self._thinking.discard(chair)

    def close(self) -> None:
        with self._lock:
            for chair in list(self._seated):
                self._leave(chair)

    def _taken(self, chair: _Chair) -> Player:
        who = self._seated.pop(chair, None)
        if isinstance(who, EngineProcess) and not who.is_alive:
            who.close()
            who = None
        self._seated[chair] = who = who or _made(*chair)
        return who

    def _make_room(self) -> None:
        idle = [chair for chair in self._seated if chair not in self._thinking]
        for chair in idle[: max(0, len(self._seated) - MOST)]:
            self._leave(chair)

    def _leave(self, chair: _Chair) -> None:
        who = self._seated.pop(chair)
        if isinstance(who, EngineProcess):
            who.close()


def _made(game: str, name: str) -> Player:
    """Yardsticks are quick enough to stay in this process."""
    seed = seed_of(game)
    return player(name, seed) if name in YARDSTICKS else own(name, seed, behind=THINKING)
