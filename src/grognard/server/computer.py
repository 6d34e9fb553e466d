"""The computer's seat. It plays through the same door as everybody else."""

from __future__ import annotations

import asyncio
import logging

from grognard.ai import Player, player
from grognard.core.game.game import Game
from grognard.core.game.lesson import play_item
from grognard.core.game.node import Decision
from grognard.server.lessons import next_item
from grognard.server.match import Act, Match, NotYourTurn
from grognard.server.matches import GameEnded, Matches, Stale

log = logging.getLogger("grognard.computer")

#: who sits in a computer's seat
LEVEL = "greedy"


class Computers:
    """One task for each game in which a computer has to decide."""

    def __init__(self, matches: Matches, *, pause: float = 0.0) -> None:
        self.matches, self.pause = matches, pause
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._players: dict[str, Player] = {}

    async def look(self, match: Match) -> None:
        """Begin to play if it is a computer's turn."""
        id = match.record.id
        if id not in self._playing and computers_turn(match):
            task = asyncio.create_task(self._play(match))
            self._playing[id] = task
            task.add_done_callback(lambda _done: self._rest(id))

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
                await self.matches.advance(match, self._order(match), match.sequence)
            except (Stale, NotYourTurn):
                continue
            except GameEnded:
                return
            except Exception:
                log.exception("the computer cannot go on in game %s", match.record.id)
                return

    def _rest(self, id: str) -> None:
        self._playing.pop(id, None)
        self._players.pop(id, None)

    def _order(self, match: Match) -> Act:
        item = next_item(match.record, match.game)
        if item is not None:
            return lambda game: play_item(game, item, "")
        sides = {seat.side for seat in match.record.seats if seat.kind == "computer"}
        id = match.record.id
        who = self._players.setdefault(id, player(LEVEL, id))

        def act(game: Game) -> None:
            node = game.node
            if not isinstance(node, Decision) or node.side not in sides:
                raise NotYourTurn
            game.apply(who.choose(game))

        return act


def computers_turn(match: Match) -> bool:
    computers = {seat.side for seat in match.record.seats if seat.kind == "computer"}
    if not computers or match.record.ended is not None:
        return False
    item = next_item(match.record, match.game)
    if item is not None:
        return not item.is_learners
    node = match.game.clone().node
    return isinstance(node, Decision) and node.side in computers
