"""Long computations: few at once, nobody's before everybody else's, and none without an end."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.conftest import HOST

from grognard.core.errors import BadCase, Fault
from grognard.server.app import create_app
from grognard.server.case_answers import odds_of
from grognard.server.problems import Problem
from grognard.server.settings import Settings
from grognard.server.worker_pool import WorkerPool
from grognard.server.workers import TooLong, Worker


class Works:
    """Work that goes on until it is let go; notes how many went on at once, and whose."""

    def __init__(self) -> None:
        self.go, self.lock = threading.Event(), threading.Lock()
        self.now: list[str] = []
        self.most = 0
        self.done: list[str] = []

    def of(self, who: str) -> Callable[[], None]:
        def work() -> None:
            with self.lock:
                self.now.append(who)
                self.most = max(self.most, len(self.now))
            self.go.wait(20)
            with self.lock:
                self.now.remove(who)
                self.done.append(who)

        return work


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(120):
        while not true():
            await asyncio.sleep(0.005)


def test_only_so_many_are_computed_at_once_and_one_of_each_visitor() -> None:
    async def main() -> None:
        shop, works = WorkerPool(2), Works()
        visitors = ["greedy"] * 5 + ["modest", "quiet"]
        asked = [asyncio.create_task(shop.do(who, works.of(who))) for who in visitors]
        await until(lambda: len(works.now) == 2)
        assert sorted(works.now) == ["greedy", "modest"]
        works.go.set()
        await asyncio.gather(*asked)
        assert works.most == 2
        assert works.done.index("quiet") <= 3
        assert shop.waiting == 0
        shop.close()

    asyncio.run(main())


@pytest.mark.parametrize("limits", [{"each": 2}, {"line": 2}, {"patience": 0.05}])
def test_where_it_is_full_one_is_told_when_to_come_again(limits: dict[str, Any]) -> None:
    async def main() -> None:
        shop, works = WorkerPool(1, **limits), Works()
        asked = [asyncio.create_task(shop.do("greedy", works.of("greedy"))) for _ in range(2)]
        await until(lambda: len(works.now) == 1)
        with pytest.raises(Problem) as full:
            await shop.do("greedy", works.of("greedy"))
        assert (full.value.status, full.value.headers) == (503, {"Retry-After": "5"})
        works.go.set()
        await asyncio.gather(*asked, return_exceptions=True)
        assert await shop.do("greedy", lambda: "there is room again") == "there is room again"
        shop.close()

    asyncio.run(main())


def test_what_goes_wrong_leaves_the_bench_free() -> None:
    async def main() -> None:
        shop = WorkerPool(1)
        for _ in range(3):
            with pytest.raises(ZeroDivisionError):
                await shop.do("anyone", lambda: 1 / 0)
        assert shop.waiting == 0
        shop.close()

    asyncio.run(main())


# Processes


def wrong() -> None:
    raise BadCase([Fault("attackers", "expected some")])


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    worker = Worker(budget=30.0)
    wait_for(worker)
    yield worker
    worker.end()


def wait_for(worker: Worker) -> None:
    until_it_is_there = time.monotonic() + 120
    while not worker.is_ready:
        assert time.monotonic() < until_it_is_there
        time.sleep(0.02)


def test_a_worker_computes_the_same_as_we_do(worker: Worker) -> None:
    policy: dict[str, str] = {}
    given = ("barrosa", "fire", None, policy, False, "fr")
    assert worker.do(odds_of, *given) == odds_of(*given)
    assert worker.do(os.getpid) != os.getpid()


def test_a_workers_problem_comes_through(worker: Worker) -> None:
    with pytest.raises(Problem) as problem:
        worker.do(wrong)
    assert problem.value.status == 422
    assert problem.value.body["faults"] == [{"where": "attackers", "what": "attackers: expected some"}]


def test_a_worker_that_takes_too_long_is_ended_and_another_begins(worker: Worker) -> None:
    first = worker.do(os.getpid)
    worker.budget = 0.05
    with pytest.raises(TooLong):
        worker.do(time.sleep, 60)
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)
    worker.budget = 30.0
    wait_for(worker)
    assert worker.do(os.getpid) != first


def test_odds_that_take_too_long_are_a_problem_and_the_server_goes_on(tmp_path: object) -> None:
    settings = Settings(db=f"sqlite+aiosqlite:///{tmp_path}/games.db", reckoning=0.0, benches=1, burst=10_000)
    path = "/api/rulesets/barrosa/procedures/melee/odds"
    with TestClient(create_app(settings), base_url=HOST) as client:
        until_it_is_refused = time.monotonic() + 120
        while (answer := client.post(path, json={})).status_code == 200:
            assert time.monotonic() < until_it_is_refused
        assert answer.status_code == 503
        assert answer.headers["retry-after"] == "60"
        assert answer.json()["title"] == "This would take too long to compute"
        # Nor is it computed here while the next process begins: it would take as long, and have no end.
        assert client.post(path, json={}).status_code == 503
        assert client.get("/api/rulesets").status_code == 200


def test_what_somebody_has_made_up_is_never_worked_out_in_the_servers_own_process() -> None:
    shop = WorkerPool(1, budget=30.0)
    try:
        assert shop.elsewhere(os.getpid) != os.getpid()
        assert shop.reckon(os.getpid) != os.getpid()
        with pytest.raises(Problem, match="too long"):
            shop.elsewhere(time.sleep, 60, seconds=0.05)
        assert shop.reckon(os.getpid) != os.getpid()
    finally:
        shop.close()
