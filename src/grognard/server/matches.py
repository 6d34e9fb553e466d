"""The table of live games: opened when somebody asks, changed one act at a time, told to all who listen."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial

from grognard.core.game.game import Game
from grognard.core.game.settlement import Declared, Draw, Resign, Settlement
from grognard.core.game.settling import DRAWN, RESIGNED
from grognard.server.correspondence.letters import Letters
from grognard.server.correspondence.outbox import Called, call
from grognard.server.glance import Glance, glance_of
from grognard.server.match import (
    SNAPSHOT_EVERY,
    Act,
    Match,
    follow,
    reopened,
    rules_in_force,
    settling,
    turn_after,
)
from grognard.server.storage import Also, Closed, Ended, Kept, Record, Standing, Store, Taken, Unaware, now


class Stale(Exception):
    """The game has gone on since whoever acts last looked."""

    def __init__(self, sequence: int) -> None:
        super().__init__(f"the game has {sequence} entries")
        self.sequence = sequence


class NoSuchGame(Exception):
    pass


class GameEnded(Exception):
    pass


class Matches:
    """All games that this process has open. Another process may write to the same database."""

    def __init__(
        self,
        store: Store,
        *,
        most: int = 500,
        watch: float = 1.0,
        notice_after: float = 60.0,
        now: Callable[[], int] = now,
    ) -> None:
        self.store, self.most, self.watch_every = store, most, watch
        self.letters = Letters(store.engine)
        #: seconds that a notice waits for whoever is at the table anyway
        self.notice_after = notice_after
        self.now = now
        self._open: OrderedDict[str, Match] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}
        #: called with a match after every change
        self.on_change: Callable[[Match], Awaitable[None]] | None = None
        self.accepted = 0

    def __len__(self) -> int:
        return len(self._open)

    @property
    def listeners(self) -> int:
        return sum(match.listeners for match in self._open.values())

    async def find(self, id: str) -> Match:
        """A game, opened if need be."""
        match = self._open.get(id)
        if match is not None:
            self._open.move_to_end(id)
            return match
        lock = self._opening.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                return self._open.get(id) or await self._load(id)
        finally:
            self._opening.pop(id, None)

    async def _load(self, id: str) -> Match:
        record = await self.store.record(id)
        if record is None:
            raise NoSuchGame(id)
        kept = await self.store.entries(id)
        at, standing = await self.store.snapshot(id)
        match = await asyncio.to_thread(reopened, record, kept, at, standing)
        match.now = self.now
        if not await self.store.has_glance(id):
            await self.store.keep_glance(id, await asyncio.to_thread(_glance, match), match.at)
        self._keep_open(match)
        await self._write_down_the_end(match)
        await self._adopt(match)
        await self._roll_on(match)
        if self.on_change is not None:
            await self.on_change(match)
        return match

    def _keep_open(self, match: Match) -> None:
        self._open[match.record.id] = match
        idle = [id for id, other in self._open.items() if not other.listeners and not other.lock.locked()]
        for id in idle[: max(0, len(self._open) - self.most)]:
            if id != match.record.id:
                del self._open[id]

    async def _write_down_the_end(self, match: Match) -> None:
        """A game that players ended when its journal did not yet know of such things gets its entry now."""
        ended = match.record.ended
        if ended is None or match.is_over:
            return
        async with match.lock:
            try:
                game, kept = await self._kept(match, settling(ended.by, _written_down(match, ended)), None)
            except Taken:
                await self.catch_up(match)
            else:
                await self._changed(match, game, kept)

    async def _adopt(self, match: Match) -> None:
        """Say in the journal that a game goes on under other rules than before."""
        today = match.game.table.system.rules.hash
        if not match.is_over and rules_in_force(match.record, match.game) != today:
            await self.advance(match, lambda game: game.adopt(today))

    async def _roll_on(self, match: Match) -> None:
        """The dice that a new game, or one that was brought along, waits for."""
        async with match.lock:
            if not match.is_over:
                game, kept = await self._kept(match, None, None)
                if kept:
                    await self._changed(match, game, kept)

    async def create(
        self, record: Record, kept: Sequence[Kept], standing: Standing, also: Also | None = None
    ) -> Match:
        await self.store.create(record, kept, standing, also)
        return await self.find(record.id)

    # Changes

    async def advance(
        self,
        match: Match,
        act: Act,
        sequence: int | None = None,
        key: str | None = None,
        *,
        reopens: bool = False,
    ) -> Kept:
        """Let an act happen, once, and keep it for good before anyone is told.

        `sequence` is the last entry that whoever acts has seen; Stale if there are more. The same key again
        gives the first answer. Nothing happens after the end, except for an act that takes it back
        (`reopens`); not even that where the secret of the dice has been shown.
        """
        async with match.lock:
            behind = sequence != match.sequence
            # Whoever has seen the last entry has not given this one yet, or the database knows better.
            if key is not None and behind and (first := await self.store.by_key(match.record.id, key)):
                return first
            if match.is_over and not (reopens and match.record.dice == "typed"):
                raise GameEnded
            if sequence is not None and behind:
                await self.catch_up(match)
                raise Stale(match.sequence)
            try:
                game, kept = await self._kept(match, act, key)
            except Taken:
                return await self._outrun(match, key)
            except Closed:
                await self.catch_up(match)
                await self.refresh(match)
                raise GameEnded from None
            await self._changed(match, game, kept)
        await self._told(match)
        return kept[0]

    async def _kept(self, match: Match, act: Act | None, key: str | None) -> tuple[Game, list[Kept]]:
        """The game after an act, and its entries once they are stored."""
        while True:
            game, kept, glance, turn = await asyncio.to_thread(_grown, match, act)
            also = self._calling(match, turn, kept)
            # A record that knows of an end which the journal does not is from before it could.
            was_over = match.is_over or match.record.ended is not None
            ended, rows = ended_of(game), (match.record.id, kept, key, glance, match.record.parts, also)
            try:
                if kept and (was_over or ended is not None):
                    await self.store.end(*rows, ended=ended, was_over=was_over)
                elif kept:
                    await self.store.append(*rows)
            except Unaware:
                await self.refresh(match)
            else:
                return game, kept

    def _calling(self, match: Match, turn: str, kept: Sequence[Kept]) -> Also | None:
        """Where the turn passes on: what is written for those who want to be told."""
        if turn == match.turn:
            return None
        last, side = kept[-1], turn if is_elsewhere(match.record, turn) else ""
        called = Called(side, last.line.seq, last.at, int(self.notice_after * 1000))
        return partial(call, game=match.record.id, called=called)

    async def _outrun(self, match: Match, key: str | None) -> Kept:
        """Another process was quicker: with the same input sent twice, or with another one."""
        await self.catch_up(match)
        first = None if key is None else await self.store.by_key(match.record.id, key)
        if first is None:
            raise GameEnded if match.is_over else Stale(match.sequence)
        return first

    async def _changed(self, match: Match, game: Game, kept: Sequence[Kept]) -> None:
        before = match.sequence
        match.take_over(game, kept)
        self.accepted += len(kept)
        if match.sequence // SNAPSHOT_EVERY > before // SNAPSHOT_EVERY:
            standing = await asyncio.to_thread(match.standing)
            await self.store.keep_snapshot(match.record.id, match.sequence, standing)

    async def come(self, match: Match) -> None:
        """Somebody looks at a game; there may be computers who wait for that."""
        match.looked = self.now()
        if self.on_change is not None:
            await self.on_change(match)

    async def _told(self, match: Match) -> None:
        match.ring()
        if self.on_change is not None:
            await self.on_change(match)

    async def catch_up(self, match: Match) -> bool:
        """Take in what another process has written; whether there was anything."""
        kept = await self.store.entries(match.record.id, match.sequence)
        if kept:
            await asyncio.to_thread(follow, match, kept)
            match.ring()
        return bool(kept)

    async def refresh(self, match: Match) -> None:
        """Read seats and result again."""
        record = await self.store.record(match.record.id)
        assert record is not None
        match.record = record
        match.ring()

    async def reread(self, match: Match) -> None:
        """Take in seats that changed hands at another process."""
        record = await self.store.record(match.record.id)
        if record is not None and record != match.record:
            match.record = record
            match.ring()

    async def reseat(self, match: Match) -> None:
        """Read the seats again after a change, and tell everybody; a computer may have to begin."""
        await self.refresh(match)
        if self.on_change is not None:
            await self.on_change(match)

    async def recall(self, games: Iterable[str]) -> None:
        """Read seats again wherever a game is open: somebody has signed out, changed his name, or is gone."""
        for id in games:
            if id in self._open:
                await self.refresh(self._open[id])

    async def record(self, id: str) -> Record:
        """A game without its entries, whether it is open or not."""
        match = self._open.get(id)
        record = match.record if match is not None else await self.store.record(id)
        if record is None:
            raise NoSuchGame(id)
        return record

    async def watch(self) -> None:
        """Notice what other processes write to games that somebody follows here; runs until cancelled."""
        while True:
            await asyncio.sleep(self.watch_every)
            followed = {id: match for id, match in self._open.items() if match.listeners}
            if not followed:
                continue
            for id, length in (await self.store.lengths(followed)).items():
                match = followed[id]
                if length > match.sequence:
                    async with match.lock:
                        await self.catch_up(match)
            for id, length in (await self.letters.chat.lengths(followed)).items():
                match = followed[id]
                if length > match.lines:
                    match.lines = length
                    match.chime()


def _grown(match: Match, act: Act | None) -> tuple[Game, list[Kept], Glance, str]:
    """What an act makes of a game, what a list shows of it, and whose turn it is then."""
    game, kept = match.grown(act)
    return game, kept, glance_of(game.clone()), turn_after(game, match.turn)


def is_elsewhere(record: Record, side: str) -> bool:
    """Whether somebody plays this side alone, so that he may not know that it is his turn."""
    seat = record.seat(side)
    if seat is None or seat.kind != "person" or not seat.token or seat.gone:
        return False
    return all(other.token != seat.token for other in record.seats if other.side != side)


def _glance(match: Match) -> Glance:
    return glance_of(match.game.clone())


def ended_of(game: Game) -> Ended | None:
    """How a game has ended, for lists of games; None while it goes on."""
    result = game.standing[0].result
    return None if result is None else Ended(result.how, result.by, result.winner)


def _written_down(match: Match, ended: Ended) -> Settlement:
    """What players did when ends were kept beside the journal."""
    others = [side for side in match.record.terms.sides if side != ended.by]
    if ended.how == RESIGNED:
        return Resign(ended.by)
    return Draw(others[0]) if ended.how == DRAWN else Declared(ended.how, ended.winner)
