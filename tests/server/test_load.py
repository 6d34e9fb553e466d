"""Many games at once, at one server and at two, one of which is killed; and beside computers that think."""

from __future__ import annotations

import asyncio
import os

import msgspec
from bench import load, thinking
from bench.load import Measured, Plan
from bench.pairs import Correspondents, Opponents
from tests.conftest import SOAKING
from tests.promises import measure, record

#: in `make test` only what is right is asked, not how quick it is: others use the machine too
LARGE = Plan(games=500, pause=10.0, seconds=600.0, rounds=1)
SMALL = Plan(games=4, pause=0.2, seconds=3.0, rounds=1)
BOTH = msgspec.structs.replace(SMALL, db="postgresql", processes=2, kill=True)
#: megabytes that a server may have gained since the first third of the time
FLAT = 60


def played(plan: Plan) -> Measured:
    found = Measured(Opponents)
    asyncio.run(load.one_round(found, plan))
    assert found.faults == []
    assert found.answered == len(found.times) > 0
    return found


def test_two_servers_answer_as_one_and_nothing_is_lost_when_one_is_killed() -> None:
    plan = msgspec.structs.replace(BOTH, games=100, pause=2.0, seconds=60.0) if SOAKING else BOTH
    found = played(plan)
    record("Load", "orders at two servers, one of them killed", found.answered, len(found.faults))


def test_many_games_at_one_server() -> None:
    if not SOAKING:
        assert played(SMALL).growth < FLAT
        return
    # The peer first, so that nothing of the long run is left to disturb it.
    plain = Measured(Correspondents)
    asyncio.run(load.one_round(plain, msgspec.structs.replace(LARGE, seconds=60.0)))
    found = played(LARGE)
    ratio = found.centile(0.99) / plain.centile(0.99)
    record("Load", "orders of 500 games with 1,000 live streams", found.answered, len(found.faults))
    measure("Load", "p99 of them, times that of the relay", ratio)
    measure("Load", "p99 of them in ms", found.centile(0.99) * 1000)
    measure("Load", "megabytes gained after the first third", found.growth)
    measure("Load", "load of the machine meanwhile", os.getloadavg()[0])
    assert ratio < 3 or found.centile(0.99) < 0.05
    assert found.growth < FLAT


def test_orders_come_through_while_marshals_think() -> None:
    plan = Plan(games=40, pause=2.0, seconds=20.0, rounds=3) if SOAKING else SMALL
    alone, beside = thinking.measured(plan)
    assert alone.times
    assert beside.times
    if SOAKING:
        ratio = beside.centile(0.99) / alone.centile(0.99)
        measure("Load", "p99 beside four games of marshals, times that without", ratio)
        # Before thinking stood behind everything else it was 7 to 8.
        assert ratio < 5
