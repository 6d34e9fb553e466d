"""The table of live games: opened when somebody asks, changed one act at a time, told to all who listen."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial

from sqlalchemy.exc import DBAPIError

from grognard.core.game.game import Game
from grognard.core.game.settlement import Declared, Draw, Resign, Settlement
from grognard.core.game.settling import DRAWN, RESIGNED
from grognard.server.correspondence.outbox import Called, call
from grognard.server.correspondence.repositories import Repositories
from grognard.server.database import is_spoilt
from grognard.server.glance import Glance, glance_of
from grognard.server.match import (
    SNAPSHOT_EVERY,
    Act,
    Batch,
    CannotOpen,
    GameEnded,
    Match,
    NoSuchGame,
    Stale,
    follow,
    reopened,
    rules_in_force,
    settling,
    turn_after,
)
from grognard.server.records import Ended, Kept, Outage, Record, Standing, now
from grognard.server.storage import Also, Closed, Store, Taken, Unaware
from grognard.server.sums import UNREADABLE, Damaged, check_chain

log = logging.getLogger("grognard.matches")

#: games of people's own battles that are kept in memory while nobody is at them
_OWN = 40


class Matches:
    """All games that this process has open. Another process may write to the same database."""

    def __init__(
        self,
        store: Store,
        *,
        most: int = 500,
        notice_after: float = 60.0,
        now: Callable[[], int] = now,
    ) -> None:
        self.store, self.most = store, most
        self.repositories = Repositories(store.engine)
        #: seconds that a notice waits for whoever is at the table anyway
        self.notice_after = notice_after
        self.now = now
        self._open: OrderedDict[str, Match] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}
        #: called with a match after every change
        self.on_change: Callable[[Match], Awaitable[None]] | None = None
        self.accepted = 0
        #: when nobody could play; others keep the list
        self.outages: list[Outage] = []
        #: games that were found damaged, and what is wrong with them
        self.damaged: dict[str, str] = {}

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
            match.stay_known()
            return match
        lock = self._opening.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                found = self._open.get(id) or await self._load(id)
                self.damaged.pop(id, None)
                return found
        except (Damaged, DBAPIError) as wrong:
            raise self._apart(id, wrong) from None
        finally:
            self._opening.pop(id, None)

    async def _load(self, id: str) -> Match:
        record = await self.store.record(id)
        if record is None:
            raise NoSuchGame(id)
        match = await self._reopened(record)
        match.now, match.outages = self.now, self.outages
        if not await self.store.has_glance(id):
            await self.store.keep_glance(id, await asyncio.to_thread(_glance, match), match.at)
        self._keep_open(match)
        await self._write_down_the_end(match)
        await self._adopt(match)
        await self._roll_on(match)
        if self.on_change is not None:
            await self.on_change(match)
        return match

    async def _reopened(self, record: Record) -> Match:
        kept = await self.store.entries(record.id)
        snapshot = await self.store.snapshot(record.id)
        try:
            match = await asyncio.to_thread(reopened, record, kept, snapshot)
        except CannotOpen:
            if snapshot is not None:
                raise
            return await asyncio.to_thread(
                reopened, record, kept, await self.store.unsure_snapshot(record.id)
            )
        if snapshot is None:
            standing = await asyncio.to_thread(match.standing)
            await self._keep_snapshot(match, standing)
        return match

    async def entries(self, match: Match, after: int = 0) -> list[Kept]:
        """The entries of a game after one, as far as this process has taken them in.

        What it writes itself is in the database a moment before; told then, it could not be put into words.
        """
        return [one for one in await self._stored(match, after) if one.line.seq <= match.sequence]

    async def _stored(self, match: Match, after: int) -> list[Kept]:
        """All that are stored; Damaged if they are not those that were given."""
        known = match.hashes[:after]
        try:
            kept = await self.store.entries(match.record.id, after)
            if len(known) == after:
                await asyncio.to_thread(check_chain, match.record, kept, known)
        except (Damaged, DBAPIError) as wrong:
            raise self._apart(match.record.id, wrong) from None
        return kept

    def _apart(self, id: str, wrong: Damaged | DBAPIError) -> Exception:
        """What is to be said of a game that cannot be read."""
        if isinstance(wrong, DBAPIError):
            if not is_spoilt(wrong):
                return wrong
            wrong = Damaged(UNREADABLE)
        self.set_apart(id, wrong)
        return wrong

    def set_apart(self, id: str, wrong: Damaged) -> None:
        """A damaged game is neither shown nor played on; all others are."""
        if self.damaged.get(id) != str(wrong):
            log.error("game %s is damaged: %s", id, wrong)
        self.damaged[id] = str(wrong)
        self._open.pop(id, None)

    def _keep_open(self, match: Match) -> None:
        self._open[match.record.id] = match
        idle = [id for id, other in self._open.items() if not other.listeners and not other.lock.locked()]
        leaving = idle[: max(0, len(self._open) - self.most)]
        # A battle of somebody's own is shared by no other game, and its map may be as large as maps go.
        own = [id for id in idle if self._open[id].record.terms.battle]
        for id in {*leaving, *own[: max(0, len(own) - _OWN)]}:
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
        """The dice that a game waits for: a new one, one brought along, or one whose last player has come."""
        async with match.lock:
            if not match.is_over:
                try:
                    game, kept = await self._kept(match, None, None)
                except Taken:
                    await self.catch_up(match)
                    return
                if kept:
                    await self._changed(match, game, kept)
                    match.ring()

    async def create(
        self, record: Record, kept: Sequence[Kept], standing: Standing, also: Also | None = None
    ) -> Match:
        await self.store.create(record, kept, standing, also)
        return await self.find(record.id)

    # Changes

    async def advance(
        self,
        match: Match,
        act: Act | Batch,
        sequence: int | None = None,
        key: str | None = None,
        *,
        reopens: bool = False,
    ) -> Kept:
        """Let an act happen, once, and keep it for good before anyone is told.

        `sequence` is the last entry that whoever acts has seen; Stale if there are more. The same key again
        gives the first answer. Nothing happens after the end, except for an act that takes it back
        (`reopens`); not even that where the end has shown what was secret.
        """
        async with match.lock:
            if sequence is not None and sequence > match.sequence:
                await self.catch_up(match)
            behind = sequence != match.sequence
            # Whoever has seen the last entry has not given this one yet, or the database knows better.
            if key is not None and behind and (first := await self.store.by_key(match.record.id, key)):
                return first
            if match.is_over and not (reopens and match.may_reopen):
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

    async def _kept(self, match: Match, act: Act | Batch | None, key: str | None) -> tuple[Game, list[Kept]]:
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
            await self._keep_snapshot(match, await asyncio.to_thread(match.standing))

    async def _keep_snapshot(self, match: Match, standing: Standing) -> None:
        """It only saves time: whoever cannot write it has lost nothing, and goes on."""
        try:
            await self.store.keep_snapshot(match.record.id, match.sequence, standing)
        except DBAPIError:
            log.warning("a snapshot of game %s could not be kept", match.record.id)

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
        kept = await self._stored(match, match.sequence)
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
        """Take in what changed at another process: seats that went to somebody else, and what was ordered."""
        news = await self.store.news(match.record.id)
        if news is not None and news.seats != match.record.seats:
            await self.refresh(match)
        if news is not None:
            await self.follow_up(match, news.length)

    async def follow_up(self, match: Match, length: int) -> None:
        """Take in what another process wrote, where a game is known to have so many entries."""
        if length > match.sequence:
            async with match.lock:
                # What this process writes is in the database a moment before it is here.
                if length > match.sequence:
                    await self.catch_up(match)

    async def reseat(self, match: Match) -> None:
        """Read the seats again after a change, and tell everybody; a computer may have to begin."""
        await self.refresh(match)
        await self._roll_on(match)
        if self.on_change is not None:
            await self.on_change(match)

    async def recall(self, games: Iterable[str]) -> None:
        """Read seats again wherever a game is open: somebody has signed out, changed his name, or is gone."""
        for id in games:
            if id in self._open:
                await self.refresh(self._open[id])

    async def record(self, id: str) -> Record:
        """A game without its entries, as it is kept."""
        record = await self.store.record(id)
        if record is None:
            raise NoSuchGame(id)
        return record

    @property
    def followed(self) -> dict[str, Match]:
        """Games that somebody listens to here."""
        return {id: match for id, match in self._open.items() if match.listeners}


def _grown(match: Match, act: Act | Batch | None) -> tuple[Game, list[Kept], Glance, str]:
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
