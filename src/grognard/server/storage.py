"""The database: every entry of every game, kept before anyone hears of it.

An entry is accepted by inserting (game, sequence) under a unique key and committing. Whoever comes second
finds the place taken, in this process or another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Insert,
    Row,
    Select,
    and_,
    bindparam,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from grognard.core.game.journal import DICE
from grognard.core.game.save import Line, Terms
from grognard.server.database import Database, tell
from grognard.server.glance import Glance
from grognard.server.records import Ended, Kept, Proposal, Record, Sitting, Standing, Thrown, now
from grognard.server.sums import Damaged, check_row, check_terms, summed
from grognard.server.tables import accounts, entries, games, glances, players, proposals, seats, snapshots


class Taken(Exception):
    """Somebody else was first with this place in the journal, or with this key."""


class Closed(Exception):
    """The players have ended the game."""


class Unaware(Exception):
    """A player has sat down, or has added his part of the dice, since they were rolled."""


#: between a key and the number of an entry that was given with it: no sender's key has such a sign
NUMBERED = "."


#: what stands in the table of seats itself
_OF_SEAT = ("side", "kind", "invitation", "token", "secret", "since", "gone", "player", "guest")


class News(msgspec.Struct, frozen=True):
    """Who sits at a game now, and how many entries it has."""

    seats: tuple[Sitting, ...]
    length: int


#: writes something more before a change is committed
Also = Callable[[Connection], None]


class Store:
    """One database, whichever kind it is."""

    def __init__(self, url: str, now: Callable[[], int] = now) -> None:
        self.database = Database(url)
        self.now = now
        self.engine: AsyncEngine = self.database.engine

    async def open(self) -> None:
        await self.database.open()

    async def close(self) -> None:
        await self.database.close()

    async def ping(self) -> None:
        async with self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    # Games

    async def create(
        self, record: Record, kept: Sequence[Kept], standing: Standing, also: Also | None = None
    ) -> None:
        row = msgspec.structs.asdict(record)
        sitting = row.pop("seats")
        row |= {"terms": _text(record.terms), "ended": "", "created": self.now()}
        row = summed("game", row)
        snapshot = _snapshot_row(record.id, len(kept), standing)

        def change(connection: Connection) -> None:
            connection.execute(insert(games), row)
            connection.execute(insert(seats), [{"game": record.id, **_seat_row(one)} for one in sitting])
            for one in sitting:
                if one.account:
                    connection.execute(belonging(record.id, one.side, one.account))
            connection.execute(insert(entries), _entry_rows(record.id, kept, None, self.now()))
            connection.execute(insert(snapshots), snapshot)
            if also is not None:
                also(connection)

        await self.database.write(change)

    async def record(self, game: str) -> Record | None:
        def look(connection: Connection) -> Record | None:
            row = connection.execute(select(games).where(games.c.id == game)).first()
            found = connection.execute(SITTING.where(seats.c.game == game).order_by(seats.c.side)).all()
            return None if row is None else record_of(row, tuple(sitting_of(seat) for seat in found))

        return await self.database.read(look)

    async def news(self, game: str) -> News | None:
        """What may have changed at another process, in one look; None where there is no such game."""
        rows = await self.database.read(lambda sql: sql.execute(_NEWS, {"game": game}).all())
        return News(tuple(map(sitting_of, rows)), rows[0].length) if rows else None

    async def count(self) -> int:
        async with self.engine.connect() as connection:
            return int((await connection.execute(select(func.count()).select_from(games))).scalar_one())

    # Entries

    async def append(
        self,
        game: str,
        kept: Sequence[Kept],
        key: str | None,
        glance: Glance | None = None,
        parts: int | None = None,
        also: Also | None = None,
    ) -> None:
        """Keep entries for good, all or none; the key belongs to the first. Taken if somebody was quicker.

        `parts` is what the dice depend on as far as whoever rolled them knows; Unaware if it has changed.
        `also` writes what has to be kept together with the entries.
        """
        # The row is shared until the commit: whoever ends the game or adds to its dice comes before or after.
        row = _known_of(game).with_for_update(read=True, of=games)

        def change(connection: Connection) -> None:
            _write(connection, game, kept, key, glance, self.now())
            ended, known = connection.execute(row).one()
            if ended:
                raise Closed
            if parts is not None and known != parts:
                raise Unaware
            if also is not None:
                also(connection)

        await _keep(self.database, change)

    async def end(
        self,
        game: str,
        kept: Sequence[Kept],
        key: str | None,
        glance: Glance | None = None,
        parts: int | None = None,
        also: Also | None = None,
        *,
        ended: Ended | None,
        was_over: bool = False,
    ) -> None:
        """Keep entries that end a game, or take its end back, and note that beside them for lists of games.

        Closed if it had ended before, and whoever writes does not know (`was_over`).
        """
        mine = games.c.id == game
        note = update(games).where(mine if was_over else and_(mine, games.c.ended == ""))

        def change(connection: Connection) -> None:
            _write(connection, game, kept, key, glance, self.now())
            if not connection.execute(note.values(ended="" if ended is None else _text(ended))).rowcount:
                raise Closed
            _ended, known = connection.execute(_known_of(game)).one()
            if parts is not None and known != parts:
                raise Unaware
            if also is not None:
                also(connection)

        await _keep(self.database, change)

    async def entries(self, game: str, after: int = 0, most: int | None = None) -> list[Kept]:
        wanted = select(entries).where(entries.c.game == game, entries.c.sequence > after)
        wanted = wanted.order_by(entries.c.sequence).limit(most)
        # All rows first: whoever stops in the middle of a damaged game would hold on to what it was.
        return [kept_of(row) for row in await self.database.read(lambda sql: sql.execute(wanted).all())]

    async def by_key(self, game: str, key: str) -> Kept | None:
        wanted = select(entries).where(entries.c.game == game, entries.c.key == key)
        row = await self.database.read(lambda sql: sql.execute(wanted).first())
        return None if row is None else kept_of(row)

    async def batch(self, game: str, key: str) -> list[Kept]:
        """What was given together under a key, with the dice that fell in between; empty without any."""
        first = await self.by_key(game, key)
        if first is None:
            return []
        wanted = select(entries).where(entries.c.game == game, entries.c.sequence >= first.line.seq)
        rows = await self.database.read(lambda sql: sql.execute(wanted.order_by(entries.c.sequence)).all())
        own = [place for place, row in enumerate(rows) if (row.key or "").split(NUMBERED)[0] == key]
        return [kept_of(row) for row in rows[: own[-1] + 1]]

    async def batch_at(self, game: str, sequence: int) -> int:
        """The first of the entries that were given together with one; itself where it was given alone."""
        wanted = select(entries.c.key).where(entries.c.game == game, entries.c.sequence == sequence)
        key = await self.database.read(lambda sql: sql.execute(wanted).scalar()) or ""
        if NUMBERED not in key:
            return sequence
        first = await self.by_key(game, key.split(NUMBERED)[0])
        return sequence if first is None else first.line.seq

    async def lengths(self, wanted: Iterable[str]) -> dict[str, int]:
        """How many entries each of these games has."""
        longest = select(entries.c.game, func.max(entries.c.sequence)).group_by(entries.c.game)
        longest = longest.where(entries.c.game.in_(tuple(wanted)))
        return await self.database.read(lambda sql: {row[0]: row[1] for row in sql.execute(longest)})

    # Snapshots

    async def snapshot(self, game: str) -> tuple[int, Standing] | None:
        """The latest one that is surely as it was written; those of version 0.1 cannot be sure."""
        latest = select(snapshots).where(snapshots.c.game == game, snapshots.c.sum != "")
        latest = latest.order_by(snapshots.c.sequence.desc())
        for row in await self.database.read(lambda sql: sql.execute(latest).all()):
            with suppress(Damaged, msgspec.DecodeError):
                check_row("snapshot", row._mapping, "")
                return row.sequence, msgspec.json.decode(row.standing, type=Standing)
        return None

    async def unsure_snapshot(self, game: str) -> tuple[int, Standing]:
        """The latest one of version 0.1, for a game that today's rules cannot play again from its opening."""
        latest = select(snapshots).where(snapshots.c.game == game, snapshots.c.sum == "")
        latest = latest.order_by(snapshots.c.sequence.desc()).limit(1)
        row = await self.database.read(lambda sql: sql.execute(latest).first())
        if row is None:
            raise Damaged("no snapshot of it is as it was written")
        return row.sequence, msgspec.json.decode(row.standing, type=Standing)

    async def keep_snapshot(self, game: str, sequence: int, standing: Standing) -> None:
        row = _snapshot_row(game, sequence, standing)
        change = inserting(self.engine)(snapshots).values(row)
        change = change.on_conflict_do_update(
            index_elements=["game", "sequence"],
            set_={"standing": row["standing"], "sum": row["sum"]},
            # One of version 0.1 gets its sum; any other is as good as this one.
            where=snapshots.c.sum == "",
        )
        await self.database.write(lambda sql: sql.execute(change))

    async def has_glance(self, game: str) -> bool:
        async with self.engine.connect() as connection:
            return bool(
                (await connection.execute(select(glances.c.game).where(glances.c.game == game))).first()
            )

    async def keep_glance(self, game: str, glance: Glance, at: int) -> None:
        """The first one, of a new game or of one from before there were any."""
        row = _glance_row(game, glance, at)
        async with self.engine.begin() as connection:
            await connection.execute(inserting(self.engine)(glances).on_conflict_do_nothing(), row)

    # Seats

    async def sit(
        self, game: str, side: str, token: str, *, before: str, account: str = "", guest: str = ""
    ) -> bool:
        """Give a seat to whoever has this token; False if it is no longer as it was `before`."""
        change = update(seats).where(seats.c.game == game, seats.c.side == side, seats.c.token == before)
        async with self.engine.begin() as connection:
            await connection.execute(nobody_rolls(game))
            given = bool((await connection.execute(change.values(token=token, guest=guest))).rowcount)
            await connection.run_sync(tell, game)
            if given and account:
                await connection.execute(belonging(game, side, account))
            return given

    async def add_secret(self, game: str, side: str, secret: str) -> bool:
        """A player's part of the dice, which counts from the next entry on; it is given once."""
        change = update(seats).where(seats.c.game == game, seats.c.side == side, seats.c.secret == "")
        since = select(func.max(entries.c.sequence) + 1).where(entries.c.game == game).scalar_subquery()
        async with self.engine.begin() as connection:
            await connection.execute(nobody_rolls(game))
            return bool((await connection.execute(change.values(secret=secret, since=since))).rowcount)

    # Proposals

    async def propose(self, game: str, proposal: Proposal) -> None:
        row = {"game": game, **msgspec.structs.asdict(proposal)}
        change = inserting(self.engine)(proposals).values(row)
        change = change.on_conflict_do_update(
            index_elements=["game", "kind"],
            set_={"by": proposal.by, "sequence": proposal.sequence, "given": proposal.given},
        )
        async with self.engine.begin() as connection:
            await connection.execute(change)
            await connection.run_sync(tell, game)

    async def proposals(self, game: str) -> list[Proposal]:
        return await self.database.read(lambda connection: proposals_at(connection, game))

    async def withdraw(self, game: str, kind: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(
                delete(proposals).where(proposals.c.game == game, proposals.c.kind == kind)
            )
            await connection.run_sync(tell, game)


_PROPOSALS = select(proposals).where(proposals.c.game == bindparam("game"))


def proposals_at(connection: Connection, game: str) -> list[Proposal]:
    rows = connection.execute(_PROPOSALS, {"game": game})
    return [Proposal(row.kind, row.by, row.sequence, row.given) for row in rows]


def inserting(engine: AsyncEngine) -> Any:
    """The insert that can say what happens if there is such a row already."""
    return sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert


async def _keep(database: Database, change: Also) -> None:
    try:
        await database.write(change)
    except IntegrityError:
        raise Taken from None


def nobody_rolls(game: str) -> Select[Any]:
    """Until the commit: or a throw would miss the part of whoever has come, or wait for him in vain."""
    return select(games.c.id).where(games.c.id == game).with_for_update()


def _known_of(game: str) -> Select[Any]:
    """Whether a game has ended, and what its dice depend on (`Record.parts`)."""
    here, taken = seats.c.game == game, or_(seats.c.token != "", seats.c.kind == "computer")
    given = select(func.count()).where(here, seats.c.secret != "").scalar_subquery()
    seated = select(func.count()).where(here, seats.c.side != "", taken).scalar_subquery()
    return select(games.c.ended, given + seated).where(games.c.id == game)


def _write(
    connection: Connection, game: str, kept: Sequence[Kept], key: str | None, glance: Glance | None, at: int
) -> None:
    connection.execute(insert(entries), _entry_rows(game, kept, key, at))
    if glance is not None:
        seen = update(glances).where(glances.c.game == game)
        connection.execute(seen.values(_glance_row(game, glance, at)))
    tell(connection, game, entry=kept[-1].line.seq)


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def record_of(row: Row[Any], sitting: tuple[Sitting, ...]) -> Record:
    check_row("game", row._mapping, "what was agreed")
    with _reading("what was agreed"):
        record = Record(
            id=row.id,
            terms=msgspec.json.decode(row.terms, type=Terms),
            dice=row.dice,
            secret=row.secret,
            since=row.since,
            created=row.created,
            ended=msgspec.json.decode(row.ended, type=Ended) if row.ended else None,
            seats=sitting,
        )
    check_terms(record)
    return record


@contextmanager
def _reading(what: str) -> Iterator[None]:
    try:
        yield
    except (msgspec.DecodeError, UnicodeError):
        raise Damaged(f"{what} cannot be read") from None


def _snapshot_row(game: str, sequence: int, standing: Standing) -> dict[str, Any]:
    return summed("snapshot", {"game": game, "sequence": sequence, "standing": _text(standing)})


def _entry_rows(game: str, kept: Sequence[Kept], key: str | None, at: int) -> list[dict[str, Any]]:
    rows = [
        {
            "game": game,
            "sequence": one.line.seq,
            "asked": one.line.asked,
            "by": one.line.by,
            "given": one.line.given,
            "events": _text(one.line.events),
            "hash": one.line.hash,
            "thrown": "" if one.thrown is None else _text(one.thrown),
            "key": _key_of(key, place, one),
            "at": one.at or at,
        }
        for place, one in enumerate(kept)
    ]
    return [summed("entry", row) for row in rows]


def _key_of(key: str | None, place: int, one: Kept) -> str | None:
    """The first entry has the key; further ones that somebody gave with it are numbered, dice have none."""
    if key is None or not place:
        return key
    return None if one.line.by == DICE else f"{key}{NUMBERED}{place}"


def kept_of(row: Row[Any]) -> Kept:
    check_row("entry", row._mapping, f"entry {row.sequence}")
    with _reading(f"entry {row.sequence}"):
        return _read(row)


def _read(row: Row[Any]) -> Kept:
    data = {"seq": row.sequence, "asked": row.asked, "by": row.by, "given": row.given, "hash": row.hash}
    line = msgspec.convert({**data, "events": msgspec.json.decode(row.events)}, Line)
    return Kept(line, msgspec.json.decode(row.thrown, type=Thrown) if row.thrown else None, row.at)


#: seats, with whoever they belong to
SITTING = (
    select(seats, players.c.account, accounts.c.name)
    .outerjoin(players, and_(players.c.game == seats.c.game, players.c.side == seats.c.side))
    .outerjoin(accounts, accounts.c.id == players.c.account)
)


_LENGTH = select(func.max(entries.c.sequence)).where(entries.c.game == bindparam("game")).scalar_subquery()
_NEWS = (
    SITTING.add_columns(_LENGTH.label("length"))
    .where(seats.c.game == bindparam("game"))
    .order_by(seats.c.side)
)


def sitting_of(row: Row[Any]) -> Sitting:
    return Sitting(
        **{name: getattr(row, name) for name in _OF_SEAT},
        account=row.account or "",
        name=row.name or "",
    )


def belonging(game: str, side: str, account: str) -> Insert:
    """Let a seat belong to an account, if there still is one."""
    found = select(literal(game), literal(side), accounts.c.id).where(accounts.c.id == account)
    return insert(players).from_select(["game", "side", "account"], found)


def _seat_row(seat: Sitting) -> dict[str, Any]:
    return {name: getattr(seat, name) for name in _OF_SEAT}


def _glance_row(game: str, glance: Glance, at: int) -> dict[str, Any]:
    return {"game": game, "at": at, **msgspec.structs.asdict(glance)}
