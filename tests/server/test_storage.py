from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from grognard.core.game.save import Line, Terms, commitment_to
from grognard.server.migrations import upgrade
from grognard.server.records import Ended, Kept, Proposal, Record, Sitting, Standing, Thrown
from grognard.server.storage import Closed, Store, Taken, Unaware
from grognard.server.tables import metadata

TERMS = Terms(
    scenario="s",
    scenario_hash="a",
    ruleset="r",
    rules_hash="b",
    sides=("red", "blue"),
    commitment=commitment_to("x" * 64),
)
RECORD = Record(
    id="g1", terms=TERMS, dice="server", secret="x" * 64, seats=(Sitting(side="blue"), Sitting(side="red"))
)


def kept(sequence: int, given: str = "done") -> Kept:
    return Kept(Line(sequence, "order fire", "red", given, (), "h" * 64))


def run(url: str, act: Callable[[Store], Awaitable[None]]) -> None:
    async def main() -> None:
        store = Store(url)
        await store.open()
        try:
            await store.create(RECORD, [kept(1)], Standing(("turn 1",)))
            await act(store)
        finally:
            await store.close()

    asyncio.run(main())


def test_the_migrations_make_the_tables_of_today(url: str) -> None:
    async def act(store: Store) -> None:
        async with store.engine.connect() as connection:
            found = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
            )
        assert found == []

    run(url, act)


def test_a_database_of_yesterday_is_brought_up_to_date_with_its_games(url: str) -> None:
    async def main() -> None:
        store = Store(url)
        await upgrade(store.engine, to="0001")
        async with store.engine.begin() as connection:
            for table, row in YESTERDAY.items():
                names = ", ".join(f'"{name}"' for name in row)
                places = ", ".join(f":{name}" for name in row)
                await connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({places})"), row)
        await store.open()
        found = await store.record("g0")
        assert found is not None
        assert found.terms == TERMS
        assert found.seats == (Sitting(side="red", token="t"),)
        assert [one.line for one in await store.entries("g0")] == [kept(1).line]
        await store.close()

    asyncio.run(main())


#: a game as the first version of the tables had it
YESTERDAY = {
    "game": {
        "id": "g0",
        "terms": msgspec.json.encode(TERMS).decode(),
        "dice": "server",
        "secret": "x" * 64,
        "since": 1,
        "created": 5,
        "ended": "",
    },
    "seat": {
        "game": "g0",
        "side": "red",
        "kind": "person",
        "invitation": "",
        "token": "t",
        "secret": "",
        "since": 0,
    },
    "entry": {
        "game": "g0",
        "sequence": 1,
        "asked": "order fire",
        "by": "red",
        "given": "done",
        "events": "[]",
        "hash": "h" * 64,
        "thrown": "",
        "key": None,
        "at": 7,
    },
}


def test_opening_a_database_twice_changes_nothing(url: str) -> None:
    async def act(store: Store) -> None:
        await store.open()
        assert await store.count() == 1

    run(url, act)


def test_a_game_is_read_as_it_was_written(url: str) -> None:
    async def act(store: Store) -> None:
        found = await store.record("g1")
        assert found is not None
        assert (found.terms, found.seats, found.ended) == (TERMS, RECORD.seats, None)
        assert await store.record("g2") is None
        assert await store.snapshot("g1") == (1, Standing(("turn 1",)))

    run(url, act)


def test_the_second_at_a_place_finds_it_taken(url: str) -> None:
    async def act(store: Store) -> None:
        await store.append("g1", [kept(2), kept(3)], "one")
        with pytest.raises(Taken):
            await store.append("g1", [kept(3, "other"), kept(4)], "two")
        assert [one.line.given for one in await store.entries("g1", after=1)] == ["done", "done"]
        assert await store.lengths(["g1", "g2"]) == {"g1": 3}

    run(url, act)


def test_a_key_belongs_to_the_first_entry_that_came_with_it(url: str) -> None:
    async def act(store: Store) -> None:
        await store.append("g1", [kept(2, "first"), kept(3, "throw 4")], "k")
        with pytest.raises(Taken):
            await store.append("g1", [kept(4)], "k")
        found = await store.by_key("g1", "k")
        assert found is not None
        assert found.line.given == "first"
        assert await store.by_key("g1", "other") is None

    run(url, act)


def test_entries_keep_what_dice_were_thrown_for(url: str) -> None:
    async def act(store: Store) -> None:
        thrown = Thrown("ask-fire", 2, 1, 6)
        await store.append("g1", [Kept(kept(2).line, thrown)], None)
        assert [one.thrown for one in await store.entries("g1")] == [None, thrown]

    run(url, act)


def test_a_seat_is_given_once(url: str) -> None:
    async def act(store: Store) -> None:
        assert await store.sit("g1", "red", "t1", before="")
        assert not await store.sit("g1", "red", "t2", before="")
        assert await store.add_secret("g1", "red", "mine")
        assert not await store.add_secret("g1", "red", "another")
        found = await store.record("g1")
        assert found is not None
        assert found.seat("red") == Sitting(side="red", token="t1", secret="mine", since=2)

    run(url, act)


def test_dice_rolled_without_knowing_of_a_players_part_are_not_kept(url: str) -> None:
    async def act(store: Store) -> None:
        await store.append("g1", [kept(2)], None, parts=0)
        await store.add_secret("g1", "red", "mine")
        with pytest.raises(Unaware):
            await store.append("g1", [kept(3)], None, parts=0)
        await store.append("g1", [kept(3)], None, parts=1)
        found = await store.record("g1")
        assert found is not None
        assert [(seat.side, seat.since) for seat in found.seats if seat.secret] == [("red", 3)]

    run(url, act)


def test_a_proposal_replaces_the_one_before_it(url: str) -> None:
    async def act(store: Store) -> None:
        await store.propose("g1", Proposal("undo", "red", 4))
        await store.propose("g1", Proposal("undo", "blue", 5, "fix A01 2"))
        assert await store.proposals("g1") == [Proposal("undo", "blue", 5, "fix A01 2")]
        await store.withdraw("g1", "undo")
        assert await store.proposals("g1") == []

    run(url, act)


def test_a_game_ends_once_and_with_its_entries(url: str) -> None:
    async def act(store: Store) -> None:
        ended = Ended("resigned", "red", "blue")
        await store.end("g1", [kept(2)], None, ended=ended)
        for write in (
            store.append("g1", [kept(3)], None),
            store.end("g1", [kept(3)], None, ended=Ended("draw", "red", "")),
        ):
            with pytest.raises(Closed):
                await write
        found = await store.record("g1")
        assert found is not None
        assert found.ended == ended
        assert [one.line.seq for one in await store.entries("g1")] == [1, 2]
        await store.end("g1", [kept(3)], None, ended=None, was_over=True)
        await store.append("g1", [kept(4)], None)

    run(url, act)


def test_a_snapshot_is_kept_beside_the_earlier_ones(url: str) -> None:
    async def act(store: Store) -> None:
        await store.keep_snapshot("g1", 50, Standing(("turn 2",)))
        await store.keep_snapshot("g1", 50, Standing(("turn 3",)))
        assert await store.snapshot("g1") == (50, Standing(("turn 2",)))

    run(url, act)


def test_the_embedded_database_survives_a_power_cut(tmp_path: object) -> None:
    async def act(store: Store) -> None:
        async with store.engine.connect() as connection:
            full = (await connection.execute(text("PRAGMA synchronous"))).scalar_one()
            mode = (await connection.execute(text("PRAGMA journal_mode"))).scalar_one()
        assert (full, mode) == (2, "wal")

    run(f"sqlite+aiosqlite:///{tmp_path}/games.db", act)
