"""The engine's end of the line protocol: a player that reads decisions and writes orders.

It thinks in a thread of its own, so that a `stop` is heard while it does.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable
from queue import SimpleQueue
from threading import Event, Thread

from grognard import games
from grognard.ai.explain import said, with_odds
from grognard.ai.player import Player
from grognard.ai.protocol import (
    PROTOCOL,
    Answer,
    Bye,
    Decide,
    FromEngine,
    Hello,
    Stop,
    heard_from_host,
    line,
)
from grognard.ai.registry import player
from grognard.core.errors import GrognardError
from grognard.core.game.game import Game
from grognard.core.game.order import parse


def serve(name: str, seed: int | str, lines: Iterable[str], write: Callable[[str], None]) -> None:
    """Answer every decision on some lines until they end or the host says good-bye."""
    Engine(name, seed, write).listen(lines)


class Engine:
    """One conversation with a host."""

    def __init__(self, name: str, seed: int | str, write: Callable[[str], None]) -> None:
        self.name, self.seed, self._write = name, seed, write
        self._players: dict[int | None, Player] = {}
        #: the game of the last decision, which is played on as far as others play it
        self._game: Game | None = None
        self._stop = Event()
        self._work: SimpleQueue[Decide | None] = SimpleQueue()

    def listen(self, lines: Iterable[str]) -> None:
        thinking = Thread(target=self._think, daemon=True)
        thinking.start()
        for text in lines:
            if not text.strip():
                continue
            try:
                heard = heard_from_host(text)
            except GrognardError as wrong:
                print(wrong, file=sys.stderr)
                continue
            match heard:
                case Hello():
                    self._say(Hello(PROTOCOL, self.name, keeps=True))
                case Decide():
                    self._stop.clear()
                    self._work.put(heard)
                case Stop():
                    self._stop.set()
                case Bye():
                    break
        self._work.put(None)
        thinking.join()

    def _say(self, what: FromEngine) -> None:
        self._write(line(what))

    def _think(self) -> None:
        while (asked := self._work.get()) is not None:
            self._say(self._answer(asked))

    def _answer(self, asked: Decide) -> Answer:
        game = self._game = self._followed(asked)
        who = self._players.get(asked.nodes)
        if who is None:
            who = self._players[asked.nodes] = player(self.name, self.seed, asked.nodes)
        until = None if asked.seconds is None else time.monotonic() + asked.seconds
        thought = who.think(game, lambda: self._stop.is_set() or _is_past(until))
        return Answer(asked.id, str(thought.order), tuple(said(with_odds(game, thought))))

    def _followed(self, asked: Decide) -> Game:
        if self._game is None or not asked.news:
            return games.load(asked.game, "decision")
        for given in asked.news:
            self._game.apply(parse(given))
        return self._game


def _is_past(until: float | None) -> bool:
    return until is not None and time.monotonic() >= until
