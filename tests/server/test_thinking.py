"""Who may think when: few at a time, whoever has thought least first, and a game that waits says so."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable

import pytest
from starlette.testclient import TestClient
from tests.server.conftest import HOST, Browser, call, state_of

from grognard.ai.priority import THINKING
from grognard.ai.process import EngineProcess
from grognard.server import thinking
from grognard.server.app import create_app
from grognard.server.engines import Engines
from grognard.server.settings import Settings
from grognard.server.thinking import Line


class Clock:
    """Time that passes when somebody thinks, and not otherwise."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


async def think(line: Line, clock: Clock, who: str, seconds: float, turns: int, told: list[str]) -> None:
    for _ in range(turns):
        async with line.turn(who):
            told.append(who)
            await asyncio.sleep(0)
            clock.now += seconds


def played(room: int, *players: tuple[str, float, int]) -> list[str]:
    """Who thought, in which order."""
    clock = Clock()

    async def main() -> list[str]:
        line, told = Line(room, clock), list[str]()
        await asyncio.gather(*(think(line, clock, *player, told) for player in players))
        return told

    return asyncio.run(main())


def test_never_more_think_than_there_is_room_for() -> None:
    async def main() -> int:
        line, most, now = Line(2), 0, 0

        async def one(who: str) -> None:
            nonlocal most, now
            async with line.turn(who):
                now += 1
                most = max(most, now)
                await asyncio.sleep(0)
                now -= 1

        await asyncio.gather(*(one(str(number)) for number in range(20)))
        return most

    assert asyncio.run(main()) == 2


def test_equals_take_turns() -> None:
    assert played(1, ("a", 1, 3), ("b", 1, 3), ("c", 1, 3)) == list("abcabcabc")


def test_who_thinks_briefly_is_not_held_up_by_who_thinks_long() -> None:
    told = played(1, ("marshal", 10, 4), ("recruit", 1, 20))
    assert told.index("marshal", 1) > 8, "the recruit had his ten seconds first"
    assert set(told[:12]) == {"marshal", "recruit"}


def test_nobody_saves_up_time_by_coming_late() -> None:
    clock = Clock()

    async def main() -> list[str]:
        line, told = Line(1, clock), list[str]()
        await think(line, clock, "early", 1, 50, told)
        await asyncio.gather(think(line, clock, "early", 1, 3, told), think(line, clock, "late", 1, 3, told))
        return told[50:]

    told = asyncio.run(main())
    assert {"early", "late"} == set(told[:2]) == set(told[2:4])


def test_whoever_gives_up_waiting_leaves_his_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_WORTH_TELLING", 0.01)

    async def main() -> None:
        line, rung = Line(1), 0

        def ring() -> None:
            nonlocal rung
            rung += 1

        async def wait(who: str) -> None:
            async with line.turn(who, ring):
                pass

        async with line.turn("first"):
            waiting = [asyncio.create_task(wait(who)) for who in ("second", "third")]
            while rung < 2:
                await asyncio.sleep(0.01)
            assert [line.ahead(who) for who in ("first", "second", "third")] == [None, 0, 1]
            waiting[0].cancel()
            await asyncio.gather(waiting[0], return_exceptions=True)
            assert line.ahead("third") == 0
        await waiting[1]
        assert (rung, line.ahead("third")) == (3, None)

    asyncio.run(main())


def test_engines_make_room_for_whoever_answers() -> None:
    engines = Engines("recruit")
    with engines.seated("one") as who:
        assert isinstance(who, EngineProcess)
        assert os.getpriority(os.PRIO_PROCESS, who.pid) >= THINKING
    engines.close()


def until(reached: Callable[[], bool], seconds: float = 60.0) -> bool:
    ends = time.monotonic() + seconds
    while not reached():
        if time.monotonic() > ends:
            return False
        time.sleep(0.02)
    return True


def test_a_game_that_waits_for_its_turn_to_think_says_so(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_WORTH_TELLING", 0.01)
    settings = Settings(db=url, burst=1000, computer="greedy", thinkers=1)
    with TestClient(create_app(settings), base_url=HOST) as client:
        player, line = Browser(client), state_of(client).computers.line

        async def hold(gate: asyncio.Event) -> None:
            async with line.turn("another game"):
                await gate.wait()

        gate = call(client, asyncio.Event)
        assert client.portal is not None
        holding = client.portal.start_task_soon(hold, gate)
        assert until(lambda: bool(line._thinking))
        game = player.open(french="computer", allied="me")["game"]
        path = f"/api/games/{game}"
        assert until(lambda: player.get(path)["in_line"] == 0)
        call(client, gate.set)
        holding.result(60)
        assert until(lambda: player.get(path)["in_line"] is None)
        assert until(lambda: player.get(path)["sequence"] > 1)
