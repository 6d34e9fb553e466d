"""Worlds that differ only in a secret of one side answer the others alike, byte for byte."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest
from tests.conftest import SOAKING
from tests.contract.test_secrecy import SECRET
from tests.promises import record
from tests.server.paired.calls import ELSEWHERE, ENDS, LOOKS, Moment
from tests.server.paired.world import Foretold, world
from tests.server.paired.worlds import Pair

from grognard import games
from grognard.server.app import create_app
from grognard.server.door import routes_of

#: comparisons in parts, so that every core has some, of each battle
PARTS = 5 if SOAKING else 1
COMPARISONS = (100_000 if SOAKING else 10_000) // (PARTS * len(SECRET))


def test_it_is_said_of_every_route_how_it_is_called() -> None:
    called = [*LOOKS, *ENDS, *ELSEWHERE]
    assert sorted(called) == sorted((method, path) for method, path, _route in routes_of(create_app()))


async def live_through(pair: Pair, scenario: str, number: int) -> int:
    """One game: some turns alike, a secret that differs, and then everything that may happen around it."""
    await pair.open(scenario, [player.id for player in games.new_game(scenario).scenario.sides])
    for _ in range(pair.dice.choice((0, 0, 30, 60))):
        await pair.step(secretly=False)
    while not await pair.step(secretly=True):
        pass
    moments = 0
    for again in (False, True):
        if again:
            if not await pair.take_back():
                break
            await pair.compare(number + moments)
            while not await pair.step(secretly=True):
                pass
        moments += 2
        if not pair.is_out:
            await pair.compare(number + moments)
    for _ in range(3):
        await pair.step(secretly=False)
        if pair.is_out:
            break
        await pair.compare(number + moments)
        moments += 1
    else:
        await pair.replace()
        await pair.compare(number + moments)
        await pair.end(number)
    return moments + 1


async def elsewhere(pair: Pair) -> None:
    for (method, path), calls in ELSEWHERE.items():
        await pair._alike("stranger", method, path, calls, Moment(games.new_game(SECRET[0]), 1, (), 0))


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("scenario", SECRET)
def test_two_worlds_answer_alike_on_every_route(
    scenario: str, part: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    foretold = Foretold(monkeypatch)
    compared: Counter[tuple[str, str]] = Counter()

    async def main() -> None:
        async with world(tmp_path, "one") as one, world(tmp_path, "two") as two:
            seed = number = 1_000_000 * part
            # Until there are enough, and every move of a seat has been among them.
            while compared.total() < COMPARISONS or not {*LOOKS, *ENDS} <= set(compared):
                pair = Pair((one, two), foretold, seed)
                number += await live_through(pair, scenario, number)
                compared.update(pair.routes)
                seed += 1
            pair = Pair((one, two), foretold, seed)
            await elsewhere(pair)
            compared.update(pair.routes)

    asyncio.run(main())
    record("Secrecy", "answers of two worlds compared byte for byte", compared.total())
    assert set(compared) == {*LOOKS, *ENDS, *ELSEWHERE}
