"""Two people at one game, over and over: one sends, the other listens, and the time between is taken.

Each side talks to a server of its own where there are several, and goes to the next one when its own is gone.
Everything that was answered is remembered, so that it can be looked for afterwards.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from bench.wire import LOST, Line, listen

SCENARIOS = ("alea-training", "barrosa-standard", "bailen-standard", "barrosa-1811")


class Pair:
    def __init__(self, ports: Sequence[int], number: int, pause: float, times: list[float]) -> None:
        self.ports, self.number, self.pause, self.times = ports, number, pause, times
        self.chance = random.Random(number)
        self.game, self.tokens = "", {"": ""}
        self.lines: dict[str, Line] = {}
        #: side -> the last entry its stream has told, and a bell for the next
        self.told: dict[str, int] = {}
        self.bells: dict[str, asyncio.Event] = {}
        self.ears: list[asyncio.Task[None]] = []
        #: number of an entry -> what was given with it, as the server has answered
        self.answered: dict[int, str] = {}

    path = live = ""

    async def open(self) -> None:
        raise NotImplementedError

    async def next(self) -> tuple[str, str, str, int] | None:
        """Who sends, who listens, what, and how far they have come; None when it is over."""
        raise NotImplementedError

    async def sit_down(self) -> None:
        await self.open()
        for place, side in enumerate(self.tokens):
            own = [*self.ports[place % len(self.ports) :], *self.ports[: place % len(self.ports)]]
            self.lines[side] = Line(own)
            self.told[side], self.bells[side] = 0, asyncio.Event()
            self.ears.append(asyncio.create_task(self.hear(side, own)))
        for side in self.tokens:
            await self.until(side, 1)

    async def hear(self, side: str, ports: Sequence[int]) -> None:
        lost = 0
        while True:
            after = f"{self.live.format(self.game)}?after={self.told[side]}"
            with suppress(*LOST):
                async for number in listen(ports[lost % len(ports)], after, self.tokens[side]):
                    self.told[side] = number
                    self.bells[side].set()
            lost += 1
            await asyncio.sleep(0.05)

    async def until(self, side: str, number: int) -> None:
        while self.told[side] < number:
            self.bells[side].clear()
            await self.bells[side].wait()

    async def play(self, ends: float) -> None:
        await asyncio.sleep(self.chance.random() * self.pause)
        while time.monotonic() < ends:
            act = await self.next()
            if act is None:
                return
            await self.send(*act)
            left = max(0.0, ends - time.monotonic())
            await asyncio.sleep(min(left, self.chance.expovariate(1 / self.pause)))

    async def send(self, sender: str, listener: str, given: str, sequence: int) -> None:
        key = f"{self.number}-{sequence}-{self.chance.getrandbits(40)}"
        body = {"given": given, "sequence": sequence, "key": key}
        posted = self.lines[sender].ask(self.path.format(self.game), body, self.tokens[sender])
        (told, _token), _heard = await asyncio.gather(posted, self.timed(listener, sequence + 1))
        self.answered[sequence + 1] = given
        assert told["sequence"] >= sequence + 1, told

    async def timed(self, listener: str, number: int) -> None:
        began = time.perf_counter()
        await self.until(listener, number)
        self.times.append(time.perf_counter() - began)

    async def leave(self) -> None:
        for ear in self.ears:
            ear.cancel()
            with suppress(asyncio.CancelledError):
                await ear
        for line in self.lines.values():
            line.close()


class Opponents(Pair):
    """At a game with all its rules."""

    path, live = "/api/games/{}/orders", "/api/games/{}/live"

    async def open(self) -> None:
        scenario = SCENARIOS[self.number % len(SCENARIOS)]
        line = Line(self.ports)
        listed, _ = await line.ask("/api/scenarios")
        sides = [
            side["id"] for card in listed["scenarios"] if card["id"] == scenario for side in card["sides"]
        ]
        first, second = sides
        body = {"scenario": scenario, "seats": {first: "me", second: "open"}}
        opened, token = await line.ask("/api/games", body)
        self.game = opened["game"]
        join = {"token": opened["links"][second]}
        _joined, other = await line.ask(f"/api/games/{self.game}/join", join)
        self.tokens = {first: token, second: other}
        line.close()

    async def next(self) -> tuple[str, str, str, int] | None:
        anybody = self.chance.choice(list(self.tokens))
        state = await self.at_game(anybody, "")
        side = state["node"]["side"]
        if side is None:
            return None
        choice, subjects = state["node"]["choice"], state["node"]["subjects"]
        if choice is not None:
            orders = [f"choose {one['value']}" for one in choice["options"]]
        elif subjects and self.chance.random() < 0.9:
            orders = await self.listed(side, self.chance.choice(subjects))
        else:
            orders = ["done"] if state["node"]["may_end"] else []
        orders = orders or (["done"] if state["node"]["may_end"] else await self.listed(side, ""))
        listener = next(other for other in self.tokens if other != side)
        return side, listener, self.chance.choice(orders), state["sequence"]

    async def at_game(self, side: str, path: str) -> Any:
        told, _token = await self.lines[side].ask(f"/api/games/{self.game}{path}", None, self.tokens[side])
        return told

    async def listed(self, side: str, unit: str) -> list[str]:
        """As a page asks for them: the orders of the unit that was picked up."""
        return [order["text"] for order in (await self.at_game(side, f"/orders?unit={unit}"))["orders"]]

    async def faults(self) -> list[str]:
        """What is not as it was answered, or differs between the servers that are left."""
        logs = [(await self.at_game(side, "/log"))["entries"] for side in self.tokens]
        kept = {entry["seq"]: entry["given"] for entry in logs[0]}
        lost = [
            f"entry {place} of {self.game}"
            for place, given in self.answered.items()
            if kept.get(place) != given
        ]
        holes = [] if sorted(kept) == list(range(1, len(kept) + 1)) else [f"a hole in {self.game}"]
        return [*lost, *holes, *([] if logs[0] == logs[1] else [f"two logs of {self.game}"])]


class Correspondents(Pair):
    """At a wire without rules."""

    path, live = "/relay/{}", "/relay/{}/live"

    async def open(self) -> None:
        self.game = f"wire-{self.number}"
        told, _ = await Line(self.ports).ask(f"/relay/{self.game}/open", {})
        self.tokens = {"red": told["token"], "blue": told["token"]}

    async def next(self) -> tuple[str, str, str, int] | None:
        return "red", "blue", "move F02 0405/N column", self.told["blue"]
