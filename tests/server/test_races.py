"""Two writers at the same place: exactly one wins, on both databases."""

from __future__ import annotations

import asyncio
import json
import os
import random

import msgspec
from tests.promises import record
from tests.server.racing import race
from tests.server.test_fair import VERIFY
from tests.server.test_storage import RECORD, kept

from grognard.core.game.game import Game
from grognard.core.game.order import parse
from grognard.core.game.save import terms_of, where_it_stands, written
from grognard.server.fair import proof_of, save_of
from grognard.server.match import Act, Stale, first_entries, giving, set_up
from grognard.server.matches import Matches
from grognard.server.records import Record, Sitting, Standing
from grognard.server.storage import Store

#: how often they race for one place
RACES = 10_000 if os.environ.get("GROGNARD_SOAK") else 1_000


def test_of_two_processes_at_one_place_exactly_one_wins(url: str) -> None:
    async def prepare() -> None:
        store = Store(url)
        await store.open()
        await store.create(RECORD, [kept(1)], Standing(("turn 1",)))
        await store.close()

    async def stored() -> list[str]:
        store = Store(url)
        try:
            lines = [entry.line for entry in await store.entries("g1")]
            assert [line.seq for line in lines] == list(range(1, RACES + 2))
            return [line.given for line in lines[1:]]
        finally:
            await store.close()

    asyncio.run(prepare())
    one, other = race(url, RACES)
    assert [place for place, pair in enumerate(zip(one, other, strict=True), 2) if sum(pair) != 1] == []
    record("Durability", "races of two processes for one place", RACES)
    assert asyncio.run(stored()) == ["0" if won else "1" for won in one]


def hot_seat(url: str) -> tuple[Record, Act]:
    table, game = set_up("alea-training", (), "ab" * 32)
    terms = terms_of(table)
    seats = tuple(Sitting(side=side, token="t" * 64) for side in terms.sides)
    record = Record(id="race", terms=terms, dice="server", secret="ab" * 32, seats=seats)

    async def create() -> None:
        store = Store(url)
        await store.open()
        await store.create(record, first_entries(game), Standing(*where_it_stands(game)))
        await store.close()

    asyncio.run(create())
    return record, giving(parse("done"), terms.sides, record)


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


def test_a_players_part_of_the_dice_added_at_one_process_counts_at_the_other(url: str) -> None:
    record, _done = hot_seat(url)
    chance = random.Random(1)

    def any_order(game: Game) -> None:
        game.apply(chance.choice(list(game.orders())))

    async def main() -> None:
        here, there = Matches(Store(url)), Matches(Store(url))
        await here.find("race")
        match = await there.find("race")
        while sum(one.thrown is not None for one in await there.store.entries("race")) < 4:
            await there.advance(match, any_order)
            if match.sequence >= 10:
                await here.store.add_secret("race", record.seats[0].side, "my-own-words")
        kept = await there.store.entries("race")
        proof = proof_of(match.record, kept, match.hash, over=True)
        save = written(save_of(match.record, match.game.clone(), over=True))
        for table in (here, there):
            await table.store.close()
        assert [one["since"] > 1 for one in proof["contributions"]] == [True]
        assert VERIFY.faults(json.loads(save), proof) == []

    asyncio.run(main())
