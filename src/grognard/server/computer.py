"""The computer's seat. It plays through the same door as everybody else; for now it picks any legal order."""

from __future__ import annotations

import asyncio
import logging
import random

from grognard.core.game.game import Game
from grognard.core.game.node import Decision
from grognard.server.match import Act, Match, NotYourTurn
from grognard.server.matches import GameEnded, Matches, Stale

log = logging.getLogger("grognard.computer")


class Computers:
    """One task for each game in which a computer has to decide."""

    def __init__(self, matches: Matches, *, pause: float = 0.0) -> None:
        self.matches, self.pause = matches, pause
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._chance = random.SystemRandom()

    async def look(self, match: Match) -> None:
        """Begin to play if it is a computer's turn."""
        id = match.record.id
        if id not in self._playing and computers_turn(match):
            task = asyncio.create_task(self._play(match))
            self._playing[id] = task
            task.add_done_callback(lambda _done: self._playing.pop(id, None))

    async def stop(self) -> None:
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, match: Match) -> None:
        while computers_turn(match):
            # A computer leaves room for the people between two orders.
            await asyncio.sleep(self.pause)
            try:
                await self.matches.advance(match, self._any_order(match), match.sequence)
            except (Stale, NotYourTurn):
                continue
            except GameEnded:
                return
            except Exception:
                log.exception("the computer cannot go on in game %s", match.record.id)
                return

    def _any_order(self, match: Match) -> Act:
        sides = {seat.side for seat in match.record.seats if seat.kind == "computer"}

        def act(game: Game) -> None:
            node = game.node
            if not isinstance(node, Decision) or node.side not in sides:
                raise NotYourTurn
            game.apply(self._chance.choice(list(game.orders())))

        return act


def computers_turn(match: Match) -> bool:
    computers = {seat.side for seat in match.record.seats if seat.kind == "computer"}
    if not computers or match.record.ended is not None:
        return False
    node = match.game.clone().node
    return isinstance(node, Decision) and node.side in computers
