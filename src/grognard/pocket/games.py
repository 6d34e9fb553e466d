"""Games that are kept here: opened when asked for, changed one act at a time, kept before they are told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

import msgspec

from grognard.core.game.game import Game
from grognard.core.game.lesson import play_item
from grognard.core.game.node import Decision
from grognard.core.game.order import parse
from grognard.core.game.settlement import Resign
from grognard.pocket.shelf import Full, Row, Shelf, Taken
from grognard.pocket.thinker import Stopped, Thinker
from grognard.server.chairs import computers_of, computers_turn, resigning, seed_of
from grognard.server.lessons import next_item
from grognard.server.match import (
    SNAPSHOT_EVERY,
    Act,
    Batch,
    GameEnded,
    Match,
    NoSuchGame,
    Stale,
    follow,
    reopened,
    rules_in_force,
    settling,
)
from grognard.server.problems import Problem
from grognard.server.records import Kept, Record
from grognard.server.seats import Seat, Visit
from grognard.server.sums import Damaged

log = logging.getLogger("grognard.pocket")

#: called with a game, the number of its last entry, and whether it was written here, whenever one is new
Told = Callable[[str, int, bool], None]


class Games:
    def __init__(self, shelf: Shelf, thinker: Thinker, told: Told, usual: str) -> None:
        self.shelf, self.thinker, self.told, self.usual = shelf, thinker, told, usual
        self._open: dict[str, Match] = {}
        #: by game: what was sent with each entry
        self._keys: dict[str, list[str]] = {}
        self._playing: dict[str, asyncio.Task[None]] = {}
        #: games of which a thought is under way, by the entry that it is about
        self._thinking: dict[str, int] = {}
        #: whether somebody has told the computers to stop
        self._held = False

    async def visit(self, id: str) -> Visit:
        """A game, and the seats of whoever is here: all that no computer has."""
        match = await self.find(id)
        own = {seat.side for seat in match.record.seats if seat.kind == "person"}
        return Visit(match, Seat(tuple(side for side in match.record.terms.sides if side in own)))

    async def find(self, id: str) -> Match:
        if id not in self._open:
            known = await self.shelf.find(id)
            if known is None:
                raise NoSuchGame(id)
            record = msgspec.json.decode(known.record, type=Record)
            snapshot = None if known.standing is None else (known.at, known.standing)
            try:
                match = reopened(record, [row.kept for row in known.rows], snapshot)
            except Damaged as wrong:
                raise Problem(409, "This game is damaged", str(wrong), code="damaged") from None
            self._open[id], self._keys[id] = match, [row.key for row in known.rows]
            await self._adopt(match)
            await self._roll_on(match)
        return self._open[id]

    async def create(self, record: Record, kept: Sequence[Kept]) -> Match:
        rows = [Row(one.line.seq, "", one) for one in kept]
        try:
            await self.shelf.begin(record.id, msgspec.json.encode(record).decode(), rows)
        except Full:
            raise _full() from None
        return await self.find(record.id)

    async def drop(self, match: Match) -> None:
        """Nobody wants a game any more."""
        id = match.record.id
        async with match.lock:
            await self.shelf.drop(id)
            self._open.pop(id, None)
            self._keys.pop(id, None)
        if id in self._thinking:
            self.thinker.stop()

    async def _adopt(self, match: Match) -> None:
        """A game that goes on under other rules than before says so in its journal, as at a server."""
        today = match.game.table.system.rules.hash
        if not match.is_over and rules_in_force(match.record, match.game) != today:
            await self.advance(match, lambda game: game.adopt(today))

    async def _roll_on(self, match: Match) -> None:
        """The dice that a game waits for."""
        if not match.is_over:
            await self._kept(match, None, "")

    # Changes

    async def advance(
        self,
        match: Match,
        act: Act | Batch,
        sequence: int | None = None,
        key: str = "",
        *,
        reopens: bool = False,
    ) -> list[Kept]:
        """Let an act happen, once, and keep what came of it; the same key again gets the same entries."""
        async with match.lock:
            if sequence is not None and sequence > match.sequence:
                await self.catch_up(match)
            if key and (first := self.by_key(match, key)):
                return first
            if match.is_over and not (reopens and match.may_reopen):
                raise GameEnded
            if sequence is not None and sequence != match.sequence:
                await self.catch_up(match)
                raise Stale(match.sequence)
            kept = await self._kept(match, act, key)
        if self._thinking.get(match.record.id, match.sequence) != match.sequence:
            self.thinker.stop()
        self.told(match.record.id, match.sequence, True)
        self.look(match)
        return kept

    async def _kept(self, match: Match, act: Act | Batch | None, key: str) -> list[Kept]:
        """What an act makes of a game, once it is kept."""
        game, kept = match.grown(act)
        if not kept:
            return kept
        try:
            await self.shelf.append(match.record.id, [Row(one.line.seq, key, one) for one in kept])
        except Taken:
            await self.catch_up(match)
            raise Stale(match.sequence) from None
        except Full:
            raise _full() from None
        before = match.sequence
        match.take_over(game, kept)
        self._keys[match.record.id] += [key] * len(kept)
        if match.sequence // SNAPSHOT_EVERY > before // SNAPSHOT_EVERY:
            await self.shelf.keep_standing(match.record.id, match.sequence, match.standing())
        return kept

    async def catch_up(self, match: Match) -> None:
        """Take in what another tab has written."""
        rows = await self.shelf.rows(match.record.id, match.sequence)
        if rows:
            follow(match, [row.kept for row in rows])
            self._keys[match.record.id] += [row.key for row in rows]
            self.told(match.record.id, match.sequence, False)

    async def reread(self, id: str) -> None:
        """Another tab has written to a game."""
        match = self._open.get(id)
        if match is not None:
            async with match.lock:
                await self.catch_up(match)

    def by_key(self, match: Match, key: str) -> list[Kept]:
        """The entries that were given with a key."""
        numbers = [number for number, known in enumerate(self._keys[match.record.id], 1) if known == key]
        return (match.after(numbers[0] - 1) or [])[: len(numbers)] if numbers else []

    def batch_at(self, match: Match, number: int) -> int:
        """The first entry that was given together with one."""
        keys = self._keys[match.record.id]
        key = keys[number - 1] if 0 < number <= len(keys) else ""
        return keys.index(key) + 1 if key else number

    async def entries(self, match: Match, after: int = 0) -> list[Kept]:
        rows = await self.shelf.rows(match.record.id, after)
        # What is kept already, but not yet part of the game, is told once it is.
        return [row.kept for row in rows if row.seq <= match.sequence]

    # Computers

    def hold(self) -> None:
        """No computer thinks until they may go on."""
        self._held = True
        self.thinker.stop()

    def go_on(self) -> None:
        self._held = False
        for match in self._open.values():
            self.look(match)

    def look(self, match: Match) -> None:
        """Let a computer begin if it is his turn."""
        id = match.record.id
        if id not in self._playing and not self._held and computers_turn(match):
            task = self._playing[id] = asyncio.ensure_future(self._play(match))
            task.add_done_callback(lambda _done: self._playing.pop(id, None))

    async def _play(self, match: Match) -> None:
        while computers_turn(match) and not self._held:
            seen = match.sequence
            try:
                await self.advance(match, await self._act(match), seen)
            except (Stale, Stopped):
                # He is not hurried: whoever has stopped him acts before he thinks again.
                await asyncio.sleep(0)
                if match.sequence == seen:
                    return
            except (GameEnded, Problem):
                return
            except Exception:
                log.exception("the computer cannot go on in game %s", match.record.id)
                return

    async def _act(self, match: Match) -> Act:
        item = next_item(match.record, match.game)
        if item is not None:
            return lambda game: play_item(game, item, "")
        given_up = resigning(match)
        if given_up:
            return settling(given_up, Resign(given_up))
        node, id, seen = match.game.clone().node, match.record.id, match.sequence
        assert isinstance(node, Decision)
        name = computers_of(match)[node.side] or self.usual
        self._thinking[id] = seen
        try:
            told = await self.thinker.ask("order", as_told(match.game, node.side), name, seed_of(id))
        finally:
            self._thinking.pop(id, None)
        return lambda game: game.apply(parse(told))


def as_told(game: Game, side: str) -> str:
    """A save that looks like the game to a side."""
    return game.clone().guess(side, len(game.journal)).save(secret=True)


def _full() -> Problem:
    return Problem(507, "There is no room to keep this; nothing was changed", code="full")
