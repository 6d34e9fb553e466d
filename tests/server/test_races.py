"""Two writers at the same place: exactly one wins, on both databases."""

from __future__ import annotations

import asyncio
import os

import msgspec
from tests.server.test_storage import RECORD, kept

from grognard.core.game.order import parse
from grognard.core.game.save import terms_of, where_it_stands
from grognard.server.match import Act, first_entries, giving, set_up
from grognard.server.matches import Matches, Stale
from grognard.server.storage import Record, Sitting, Standing, Store, Taken

#: how often they race for one place
RACES = 10_000 if os.environ.get("GROGNARD_SOAK") else 1_000


def test_of_two_writers_at_one_place_exactly_one_wins(url: str) -> None:
    async def main() -> None:
        one, other = Store(url), Store(url)
        await one.open()
        await one.create(RECORD, [kept(1)], Standing(("turn 1",)))
        won = [0, 0]
        for place in range(2, RACES + 2):
            done = await asyncio.gather(
                *(attempt(store, place, str(number)) for number, store in enumerate((one, other)))
            )
            assert sorted(done) == [False, True], place
            won[done.index(True)] += 1
        stored = [entry.line for entry in await one.entries("g1")]
        assert [line.seq for line in stored] == list(range(1, RACES + 2))
        assert sum(line.given == "0" for line in stored) == won[0]
        for store in (one, other):
            await store.close()

    asyncio.run(main())


async def attempt(store: Store, place: int, given: str) -> bool:
    try:
        await store.append("g1", [kept(place, given)], f"{place}-{given}")
    except Taken:
        return False
    return True


def hot_seat(url: str) -> tuple[Record, Act]:
    table, game = set_up("alea-training", (), "ab" * 32)
    terms = terms_of(table)
    seats = tuple(Sitting(side=side) for side in terms.sides)
    record = Record(id="race", terms=terms, dice="server", secret="ab" * 32, seats=seats)

    async def create() -> None:
        store = Store(url)
        await store.open()
        await store.create(record, first_entries(game), Standing(*where_it_stands(game)))
        await store.close()

    asyncio.run(create())
    return record, giving(parse("done"), terms.sides, dice="server")


def test_of_two_processes_that_order_at_once_one_is_told_to_look_again(url: str) -> None:
    _record, done = hot_seat(url)

    async def main() -> None:
        tables = [Matches(Store(url)), Matches(Store(url))]
        matches = [await table.find("race") for table in tables]
        for number in range(12):
            sequence = max(match.sequence for match in matches)
            for table, match in zip(tables, matches, strict=True):
                await table.catch_up(match)
            results = await asyncio.gather(
                *(
                    table.advance(match, done, sequence, f"{number}-{place}")
                    for place, (table, match) in enumerate(zip(tables, matches, strict=True))
                ),
                return_exceptions=True,
            )
            assert sorted(isinstance(result, Stale) for result in results) == [False, True], results
            assert matches[0].hash == matches[1].hash
        for table in tables:
            await table.store.close()

    asyncio.run(main())


def test_the_same_order_sent_to_two_processes_is_given_once(url: str) -> None:
    _record, done = hot_seat(url)

    async def main() -> None:
        tables = [Matches(Store(url)), Matches(Store(url))]
        matches = [await table.find("race") for table in tables]
        answers = await asyncio.gather(
            *(
                table.advance(match, done, 1, "the-same-key")
                for table, match in zip(tables, matches, strict=True)
            )
        )
        assert msgspec.structs.replace(answers[0], at=0) == msgspec.structs.replace(answers[1], at=0)
        stored = await tables[0].store.entries("race")
        assert sum(entry.line.given == "done" for entry in stored) == 1
        for table in tables:
            await table.store.close()

    asyncio.run(main())
