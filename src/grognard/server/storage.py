"""The database: every entry of every game, kept before anyone hears of it.

An entry is accepted by inserting (game, sequence) under a unique key and committing. Whoever comes second
finds the place taken, in this process or another.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
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
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from grognard.core.game.save import HalfDone, Line, Terms
from grognard.server.database import Database
from grognard.server.glance import Glance
from grognard.server.tables import accounts, entries, games, glances, players, proposals, seats, snapshots


class Taken(Exception):
    """Somebody else was first with this place in the journal, or with this key."""


class Closed(Exception):
    """The players have ended the game."""


class Unaware(Exception):
    """A player has added his part of the dice since they were rolled."""


class Standing(msgspec.Struct, frozen=True):
    """Where a game stood after an entry."""

    position: tuple[str, ...]
    pending: HalfDone | None = None


class Thrown(msgspec.Struct, frozen=True):
    """What dice were thrown for: enough to derive them again."""

    purpose: str
    count: int
    low: int
    high: int


class Kept(msgspec.Struct, frozen=True):
    """One entry as it is stored."""

    line: Line
    thrown: Thrown | None = None
    at: int = 0


class Sitting(msgspec.Struct, frozen=True, kw_only=True):
    """One seat at a game. Tokens are kept as hashes only."""

    side: str
    kind: str = "person"
    invitation: str = ""
    token: str = ""
    secret: str = ""
    since: int = 0
    #: which of the computers sits there, "marshal:bold"; empty for the server's usual one
    player: str = ""
    #: the account that the seat belongs to, and its name; without one the token alone counts
    account: str = ""
    name: str = ""
    #: when whoever sat there left; 0 while he has not
    gone: int = 0


#: what stands in the table of seats itself
_OF_SEAT = ("side", "kind", "invitation", "token", "secret", "since", "gone", "player")


class Ended(msgspec.Struct, frozen=True):
    """How a game ended, as its journal has it."""

    how: str
    by: str
    winner: str


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A game without its entries."""

    id: str
    terms: Terms
    dice: str
    secret: str
    since: int = 1
    created: int = 0
    ended: Ended | None = None
    seats: tuple[Sitting, ...] = ()

    def seat(self, side: str) -> Sitting | None:
        return next((seat for seat in self.seats if seat.side == side), None)

    @property
    def parts(self) -> int:
        """How many players have added to the dice."""
        return sum(bool(seat.secret) for seat in self.seats)


class Proposal(msgspec.Struct, frozen=True):
    """What one side would like to settle; it lapses when the game goes on."""

    kind: str
    by: str
    sequence: int
    #: in notation, where the kind does not say it all
    given: str = ""


#: writes something more before a change is committed
Also = Callable[[Connection], None]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Store:
    """One database, whichever kind it is."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
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
        row |= {"terms": _text(record.terms), "ended": "", "created": now()}
        snapshot = {"game": record.id, "sequence": len(kept), "standing": _text(standing)}

        def change(connection: Connection) -> None:
            connection.execute(insert(games), row)
            connection.execute(insert(seats), [{"game": record.id, **_seat_row(one)} for one in sitting])
            for one in sitting:
                if one.account:
                    connection.execute(belonging(record.id, one.side, one.account))
            connection.execute(insert(entries), _entry_rows(record.id, kept, None))
            connection.execute(insert(snapshots), snapshot)
            if also is not None:
                also(connection)

        await self.database.write(change)

    async def record(self, game: str) -> Record | None:
        def look(connection: Connection) -> Record | None:
            row = connection.execute(select(games).where(games.c.id == game)).first()
            found = connection.execute(SITTING.where(seats.c.game == game).order_by(seats.c.side))
            return None if row is None else _record(row, tuple(sitting_of(seat) for seat in found))

        return await self.database.read(look)

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

        `parts` is how many players have added to the dice as far as whoever rolled them knows; Unaware if it
        has become more. `also` writes what has to be kept together with the entries.
        """
        # The row is shared until the commit: whoever ends the game or adds to its dice comes before or after.
        row = _known_of(game).with_for_update(read=True, of=games)

        def change(connection: Connection) -> None:
            _write(connection, game, kept, key, glance)
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
            _write(connection, game, kept, key, glance)
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
        return await self.database.read(lambda sql: [_kept(row) for row in sql.execute(wanted)])

    async def by_key(self, game: str, key: str) -> Kept | None:
        wanted = select(entries).where(entries.c.game == game, entries.c.key == key)
        row = await self.database.read(lambda sql: sql.execute(wanted).first())
        return None if row is None else _kept(row)

    async def lengths(self, wanted: Iterable[str]) -> dict[str, int]:
        """How many entries each of these games has."""
        longest = select(entries.c.game, func.max(entries.c.sequence)).group_by(entries.c.game)
        longest = longest.where(entries.c.game.in_(tuple(wanted)))
        return await self.database.read(lambda sql: {row[0]: row[1] for row in sql.execute(longest)})

    # Snapshots

    async def snapshot(self, game: str) -> tuple[int, Standing]:
        latest = select(snapshots).where(snapshots.c.game == game).order_by(snapshots.c.sequence.desc())
        row = await self.database.read(lambda sql: sql.execute(latest.limit(1)).one())
        return row.sequence, msgspec.json.decode(row.standing, type=Standing)

    async def keep_snapshot(self, game: str, sequence: int, standing: Standing) -> None:
        row = {"game": game, "sequence": sequence, "standing": _text(standing)}
        change = inserting(self.engine)(snapshots).on_conflict_do_nothing()
        await self.database.write(lambda sql: sql.execute(change, row))

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

    async def sit(self, game: str, side: str, token: str, *, before: str, account: str = "") -> bool:
        """Give a seat to whoever has this token; False if it is no longer as it was `before`."""
        change = update(seats).where(seats.c.game == game, seats.c.side == side, seats.c.token == before)
        async with self.engine.begin() as connection:
            given = bool((await connection.execute(change.values(token=token))).rowcount)
            if given and account:
                await connection.execute(belonging(game, side, account))
            return given

    async def add_secret(self, game: str, side: str, secret: str) -> bool:
        """A player's part of the dice, which counts from the next entry on; it is given once."""
        change = update(seats).where(seats.c.game == game, seats.c.side == side, seats.c.secret == "")
        since = select(func.max(entries.c.sequence) + 1).where(entries.c.game == game).scalar_subquery()
        async with self.engine.begin() as connection:
            # Nobody rolls for this game meanwhile, or a throw might count as made with a part it knows not.
            await connection.execute(select(games.c.id).where(games.c.id == game).with_for_update())
            return bool((await connection.execute(change.values(secret=secret, since=since))).rowcount)

    async def games_with(self, kind: str) -> list[str]:
        """Games that go on with a seat of this kind."""
        wanted = select(seats.c.game).join(games, games.c.id == seats.c.game).distinct()
        async with self.engine.connect() as connection:
            found = await connection.execute(wanted.where(seats.c.kind == kind, games.c.ended == ""))
            return [row.game for row in found]

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

    async def proposals(self, game: str) -> list[Proposal]:
        return await self.database.read(lambda connection: proposals_at(connection, game))

    async def withdraw(self, game: str, kind: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(
                delete(proposals).where(proposals.c.game == game, proposals.c.kind == kind)
            )


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


def _known_of(game: str) -> Select[Any]:
    """Whether a game has ended, and how many players have added to its dice."""
    given = select(func.count()).where(seats.c.game == game, seats.c.secret != "").scalar_subquery()
    return select(games.c.ended, given).where(games.c.id == game)


def _write(
    connection: Connection, game: str, kept: Sequence[Kept], key: str | None, glance: Glance | None
) -> None:
    connection.execute(insert(entries), _entry_rows(game, kept, key))
    if glance is not None:
        seen = update(glances).where(glances.c.game == game)
        connection.execute(seen.values(_glance_row(game, glance, now())))


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _record(row: Row[Any], sitting: tuple[Sitting, ...]) -> Record:
    return Record(
        id=row.id,
        terms=msgspec.json.decode(row.terms, type=Terms),
        dice=row.dice,
        secret=row.secret,
        since=row.since,
        created=row.created,
        ended=msgspec.json.decode(row.ended, type=Ended) if row.ended else None,
        seats=sitting,
    )


def _entry_rows(game: str, kept: Sequence[Kept], key: str | None) -> list[dict[str, Any]]:
    return [
        {
            "game": game,
            "sequence": one.line.seq,
            "asked": one.line.asked,
            "by": one.line.by,
            "given": one.line.given,
            "events": _text(one.line.events),
            "hash": one.line.hash,
            "thrown": "" if one.thrown is None else _text(one.thrown),
            "key": None if place else key,
            "at": one.at or now(),
        }
        for place, one in enumerate(kept)
    ]


def _kept(row: Row[Any]) -> Kept:
    data = {"seq": row.sequence, "asked": row.asked, "by": row.by, "given": row.given, "hash": row.hash}
    line = msgspec.convert({**data, "events": msgspec.json.decode(row.events)}, Line)
    return Kept(line, msgspec.json.decode(row.thrown, type=Thrown) if row.thrown else None, row.at)


#: seats, with whoever they belong to
SITTING = (
    select(seats, players.c.account, accounts.c.name)
    .outerjoin(players, and_(players.c.game == seats.c.game, players.c.side == seats.c.side))
    .outerjoin(accounts, accounts.c.id == players.c.account)
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
