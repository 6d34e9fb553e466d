"""A hundred live games at one server: how long an order takes from its sender to the opponent's screen.

Beside it the same server without rules, in the same run: the texts are committed and passed on as they are.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

from rich.table import Table

from bench.timing import shown
from bench.wire import Line, listen

SCENARIOS = ("alea-training", "barrosa-standard", "bailen-standard", "barrosa-1811")


class Plan:
    """How many games, how often an order comes in each, and for how long, in how many rounds."""

    def __init__(self, *, quick: bool) -> None:
        self.games, self.pause = (20, 2.0) if quick else (100, 10.0)
        self.seconds, self.rounds = (5.0, 1) if quick else (20.0, 3)


class Pair:
    """Two people at one game; the one who does not send listens."""

    def __init__(self, port: int, number: int, times: list[float]) -> None:
        self.line, self.number, self.times = Line(port), number, times
        self.chance = random.Random(number)
        self.game, self.tokens = "", {"": ""}
        #: side -> the last entry its stream has told, and a bell for the next
        self.told: dict[str, int] = {}
        self.bells: dict[str, asyncio.Event] = {}
        self.ears: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        raise NotImplementedError

    async def next(self) -> tuple[str, str, str, int] | None:
        """Who sends, who listens, what, and how far they have come; None when it is over."""
        raise NotImplementedError

    path = live = ""

    async def sit_down(self) -> None:
        await self.open()
        for side in self.tokens:
            self.told[side], self.bells[side] = 0, asyncio.Event()
            self.ears.append(asyncio.create_task(self.hear(side)))
        for side in self.tokens:
            await self.until(side, 1)

    async def hear(self, side: str) -> None:
        async for number in listen(self.line.port, self.live.format(self.game), self.tokens[side]):
            self.told[side] = number
            self.bells[side].set()

    async def until(self, side: str, number: int) -> None:
        while self.told[side] < number:
            self.bells[side].clear()
            await self.bells[side].wait()

    async def play(self, plan: Plan, ends: float) -> None:
        await asyncio.sleep(self.chance.random() * plan.pause)
        while time.monotonic() < ends:
            act = await self.next()
            if act is None:
                return
            await self.send(*act)
            left = max(0.0, ends - time.monotonic())
            await asyncio.sleep(min(left, self.chance.expovariate(1 / plan.pause)))

    async def send(self, sender: str, listener: str, given: str, sequence: int) -> None:
        key = f"{self.number}-{sequence}-{self.chance.getrandbits(40)}"
        body = {"given": given, "sequence": sequence, "key": key}
        posted = self.line.ask(self.path.format(self.game), body, self.tokens[sender])
        await asyncio.gather(posted, self.timed(listener, sequence + 1))

    async def timed(self, listener: str, number: int) -> None:
        began = time.perf_counter()
        await self.until(listener, number)
        self.times.append(time.perf_counter() - began)

    async def leave(self) -> None:
        for ear in self.ears:
            ear.cancel()
            with suppress(asyncio.CancelledError):
                await ear


class Opponents(Pair):
    """At a game with all its rules."""

    path, live = "/api/games/{}/orders", "/api/games/{}/live"

    async def open(self) -> None:
        scenario = SCENARIOS[self.number % len(SCENARIOS)]
        listed, _ = await self.line.ask("/api/scenarios")
        sides = [
            side["id"] for card in listed["scenarios"] if card["id"] == scenario for side in card["sides"]
        ]
        first, second = sides
        body = {"scenario": scenario, "seats": {first: "me", second: "open"}}
        opened, token = await self.line.ask("/api/games", body)
        self.game = opened["game"]
        join = {"token": opened["links"][second]}
        _joined, other = await self.line.ask(f"/api/games/{self.game}/join", join)
        self.tokens = {first: token, second: other}

    async def next(self) -> tuple[str, str, str, int] | None:
        anybody = next(iter(self.tokens.values()))
        state, _ = await self.line.ask(f"/api/games/{self.game}", None, anybody)
        side = state["node"]["side"]
        if side is None:
            return None
        choice, subjects = state["node"]["choice"], state["node"]["subjects"]
        if choice is not None:
            orders = [f"choose {one['value']}" for one in choice["options"]]
        elif subjects and self.chance.random() < 0.9:
            orders = await self.listed(side, self.chance.choice(subjects)) or ["done"]
        else:
            orders = ["done"]
        listener = next(other for other in self.tokens if other != side)
        return side, listener, self.chance.choice(orders), state["sequence"]

    async def listed(self, side: str, unit: str) -> list[str]:
        """As a page asks for them: the orders of the unit that was picked up."""
        path = f"/api/games/{self.game}/orders?unit={unit}"
        listed, _ = await self.line.ask(path, None, self.tokens[side])
        return [order["text"] for order in listed["orders"]]


class Correspondents(Pair):
    """At a wire without rules."""

    path, live = "/relay/{}", "/relay/{}/live"

    async def open(self) -> None:
        self.game = f"wire-{self.number}"
        told, _ = await self.line.ask(f"/relay/{self.game}/open", {})
        self.tokens = {"red": told["token"], "blue": told["token"]}

    async def next(self) -> tuple[str, str, str, int] | None:
        return "red", "blue", "move F02 0405/N column", self.told["blue"]


class Measured:
    """Latencies of one kind of server, and the processor time it took."""

    def __init__(self, kind: type[Pair]) -> None:
        self.kind, self.times, self.spent, self.wall = kind, list[float](), 0.0, 0.0

    def centile(self, share: float) -> float:
        return statistics.quantiles(self.times, n=1000, method="inclusive")[round(share * 1000) - 1]


@contextmanager
def server(kind: type[Pair]) -> Iterator[tuple[int, int]]:
    """A server in a process of its own: its port and its process."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'games.db'}"
        command = [sys.executable, "-m", "bench.relay", url, *(["rules"] if kind is Opponents else [])]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                yield int(process.stdout.readline()), process.pid
            finally:
                process.kill()


def processor_time(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


@asynccontextmanager
async def seated(kind: type[Pair], port: int, plan: Plan, times: list[float]) -> AsyncIterator[list[Pair]]:
    pairs = [kind(port, number, times) for number in range(plan.games)]
    for pair in pairs:
        await pair.sit_down()
    try:
        yield pairs
    finally:
        for pair in pairs:
            await pair.leave()


async def one_round(found: Measured, plan: Plan) -> None:
    with server(found.kind) as (port, pid):
        async with seated(found.kind, port, plan, found.times) as pairs:
            spent, began = processor_time(pid), time.monotonic()
            await asyncio.gather(*(pair.play(plan, began + plan.seconds) for pair in pairs))
            found.spent += processor_time(pid) - spent
            found.wall += time.monotonic() - began


def table(*, quick: bool = False) -> Table:
    plan = Plan(quick=quick)
    both = Measured(Opponents), Measured(Correspondents)
    for _ in range(plan.rounds):
        for found in both:
            asyncio.run(one_round(found, plan))
    rules, plain = both
    title = f"{plan.games} live games, an order each {plan.pause:.0f} s, sent to heard by the opponent"
    rows = Table(title, "orders", "p50", "p99", "a core for each", "promised")
    for name, found, promised in (
        ("the server, with the rules", rules, "p99 at most 3x, or 50 ms"),
        ("the same, texts committed and passed on", plain, ""),
    ):
        each = f"{found.spent / len(found.times) * 1e3:.1f} ms"
        shares = (shown(found.centile(0.5)), shown(found.centile(0.99)))
        rows.add_row(name, str(len(found.times)), *shares, each, promised)
    ratios = [f"{rules.centile(share) / plain.centile(share):.1f}x" for share in (0.5, 0.99)]
    rows.add_row("ratio", "", *ratios, "", "")
    return rows
