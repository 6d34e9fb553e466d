"""The computer's seat: it plays through the same door as everybody else, and thinks in its own process."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

from grognard.ai.priority import cores
from grognard.core.game.game import Game
from grognard.core.game.lesson import play_item
from grognard.core.game.node import Decision
from grognard.core.game.order import Order
from grognard.core.game.settlement import Resign
from grognard.server.chairs import computers_of, computers_turn, resigning
from grognard.server.engines import MOST, Engines
from grognard.server.lessons import next_item
from grognard.server.match import Act, GameEnded, Match, NotYourTurn, Stale, settling
from grognard.server.matches import Matches
from grognard.server.thinking import Line

#: milliseconds that computers play on by themselves after somebody has looked
_ALONE = 60_000

log = logging.getLogger("grognard.computer")


class Computers:
    """One task for each game in which a computer has to decide."""

    def __init__(
        self, matches: Matches, *, level: str, pause: float = 0.0, thinkers: int | None = None
    ) -> None:
        self.matches, self.pause = matches, pause
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._engines = Engines(level)
        #: a core is left to those who answer people; threads that wait for thinkers are nobody else's
        room = min(MOST, thinkers or max(1, cores() - 1))
        self.line = Line(room)
        self._threads = ThreadPoolExecutor(room, "thinking")
        self._closing = False

    async def look(self, match: Match) -> None:
        """Begin to play if it is a computer's turn."""
        id = match.record.id
        if id not in self._playing and is_watched(match) and computers_turn(match):
            task = asyncio.create_task(self._play(match))
            self._playing[id] = task
            task.add_done_callback(lambda _done: self._playing.pop(id, None))

    async def stop(self) -> None:
        # Whoever is thinking answers at once, so that his thread ends.
        self._closing = True
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(self._engines.close)
        self._threads.shutdown(wait=False)

    async def _play(self, match: Match) -> None:
        while is_watched(match) and computers_turn(match):
            # A computer leaves room for the people between two orders.
            await asyncio.sleep(self.pause)
            seen = match.sequence
            try:
                await self.matches.advance(match, await self._act(match), seen)
            except (Stale, NotYourTurn):
                continue
            except GameEnded:
                return
            except Exception:
                log.exception("the computer cannot go on in game %s", match.record.id)
                return

    async def _act(self, match: Match) -> Act:
        item = next_item(match.record, match.game)
        if item is not None:
            return lambda game: play_item(game, item, "")
        given_up = await asyncio.to_thread(resigning, match)
        if given_up:
            return settling(given_up, Resign(given_up))
        id, players = match.record.id, computers_of(match)
        async with self.line.turn(id, match.ring):
            order = await asyncio.get_running_loop().run_in_executor(
                self._threads, self._order, id, match.game.clone(), players
            )
        return lambda game: game.apply(order)

    def _order(self, id: str, game: Game, players: dict[str, str]) -> Order:
        node = game.node
        if not isinstance(node, Decision) or node.side not in players:
            raise NotYourTurn
        with self._engines.seated(id, players[node.side]) as who:
            return who.choose(game, lambda: self._closing)


def is_watched(match: Match) -> bool:
    """Whether computers play for anybody: among themselves they go on only while somebody looks."""
    if any(seat.side and seat.kind == "person" for seat in match.record.seats):
        return True
    return match.listeners > 0 or match.now() - match.looked < _ALONE
