"""Live games at one server or several: how long an order takes from its sender to the opponent's screen.

Beside it the same server without rules, in the same run: the texts are committed and passed on as they are.

python -m bench load                                    a hundred games
python -m bench load --quick                            twenty, for a few seconds
python -m bench load --games 500 --seconds 600          five hundred games and a thousand live streams
python -m bench load --db postgresql --processes 2      each side at a server of its own
python -m bench load --db postgresql --processes 2 --kill   one of them is killed halfway
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import msgspec
from rich.table import Table

from bench.pairs import Correspondents, Opponents, Pair
from bench.servers import Server, database, servers
from bench.timing import shown

#: seconds between two looks at memory
_LOOK = 2.0


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """How many games, how often an order comes in each, for how long, how many times, at which servers."""

    games: int = 100
    pause: float = 10.0
    seconds: float = 20.0
    rounds: int = 3
    processes: int = 1
    db: str = "sqlite"
    #: whether one of the processes is killed halfway
    kill: bool = False


QUICK = Plan(games=20, pause=2.0, seconds=5.0, rounds=1)


def plan_of(arguments: Sequence[str]) -> Plan:
    usual = QUICK if "--quick" in arguments else Plan()
    parser = argparse.ArgumentParser("python -m bench load", allow_abbrev=False)
    for name, kind in (
        ("games", int),
        ("pause", float),
        ("seconds", float),
        ("rounds", int),
        ("processes", int),
    ):
        parser.add_argument(f"--{name}", type=kind, default=getattr(usual, name))
    parser.add_argument("--db", choices=("sqlite", "postgresql"), default=usual.db)
    parser.add_argument("--kill", action="store_true")
    given, _others = parser.parse_known_args([one for one in arguments if one != "--quick"])
    plan = msgspec.convert(vars(given), Plan)
    # Whoever asks for minutes wants them in one piece.
    return msgspec.structs.replace(plan, rounds=1) if plan.seconds >= 60 or plan.kill else plan


class Measured:
    """Latencies of one kind of server, the processor time it took, and its memory as time went on."""

    def __init__(self, kind: type[Pair]) -> None:
        self.kind, self.times, self.spent, self.wall = kind, list[float](), 0.0, 0.0
        self.memory: list[float] = []
        #: what was answered and is not there, or is not the same everywhere
        self.faults: list[str] = []
        self.answered = 0

    def centile(self, share: float) -> float:
        return statistics.quantiles(self.times, n=1000, method="inclusive")[round(share * 1000) - 1]

    @property
    def growth(self) -> float:
        """Megabytes that the last tenth of the time has more than the one after the first third."""
        tenth = max(1, len(self.memory) // 10)
        third = len(self.memory) // 3
        if len(self.memory) < 6:
            return 0.0
        return statistics.median(self.memory[-tenth:]) - statistics.median(self.memory[third : third + tenth])


@asynccontextmanager
async def seated(
    kind: type[Pair], ports: Sequence[int], plan: Plan, times: list[float]
) -> AsyncIterator[list[Pair]]:
    pairs = [kind(ports, number, plan.pause, times) for number in range(plan.games)]
    try:
        for pair in pairs:
            await pair.sit_down()
        yield pairs
    finally:
        for pair in pairs:
            await pair.leave()


async def one_round(found: Measured, plan: Plan) -> None:
    """Play at servers that begin and end with it."""
    with database(plan.db) as url, servers(url, plan.processes, rules=found.kind is Opponents) as started:
        ports = [server.port for server in started]
        async with seated(found.kind, ports, plan, found.times) as pairs:
            found.times.clear() if not found.wall else None
            spent, began = sum(server.processor_time for server in started), time.monotonic()
            beside = asyncio.create_task(_beside(found, plan, started, began))
            await asyncio.gather(*(pair.play(began + plan.seconds) for pair in pairs))
            beside.cancel()
            left = [server for server in started if server.process.poll() is None]
            found.spent += sum(server.processor_time for server in left) - spent
            found.wall += time.monotonic() - began
            for pair in pairs:
                found.answered += len(pair.answered)
                if isinstance(pair, Opponents):
                    found.faults += await pair.faults()


async def _beside(found: Measured, plan: Plan, started: list[Server], began: float) -> None:
    """Look at the memory of the first server, and kill the last one halfway if that is wanted."""
    while True:
        await asyncio.sleep(min(_LOOK, plan.seconds / 10))
        found.memory.append(started[0].megabytes)
        if plan.kill and time.monotonic() - began > plan.seconds / 2:
            started[-1].kill()


def measured(plan: Plan, kinds: Sequence[type[Pair]] = (Opponents, Correspondents)) -> list[Measured]:
    """Rounds of each kind, taking turns."""
    found = [Measured(kind) for kind in kinds]
    for _ in range(plan.rounds):
        for one in found:
            asyncio.run(one_round(one, plan))
    return found


def table(arguments: Sequence[str] = ()) -> Table:
    plan = plan_of(arguments)
    rules, plain = measured(plan)
    where = f"{plan.processes} process{'es' if plan.processes > 1 else ''} on {plan.db}"
    title = (
        f"{plan.games} live games, {2 * plan.games} streams, an order each {plan.pause:.0f} s "
        f"for {plan.seconds * plan.rounds:.0f} s, {where}{', one killed' if plan.kill else ''}; "
        f"load of the machine {os.getloadavg()[0]:.1f}"
    )
    rows = Table(
        "sent to heard by the opponent", "orders", "p50", "p99", "a core for each", "memory", title=title
    )
    for name, found in (("the server, with the rules", rules), ("texts committed and passed on", plain)):
        each = f"{found.spent / max(1, len(found.times)) * 1e3:.1f} ms"
        shares = (shown(found.centile(0.5)), shown(found.centile(0.99)))
        memory = f"{max(found.memory, default=0):.0f} MB, {found.growth:+.0f}"
        rows.add_row(name, f"{len(found.times):,}", *shares, each, memory)
    ratios = [f"{rules.centile(share) / plain.centile(share):.1f}x" for share in (0.5, 0.99)]
    rows.add_row("ratio (promised: p99 at most 3x, or 50 ms)", "", *ratios, "", "")
    told = f"{rules.answered:,} answered, {len(rules.faults)} lost or told differently"
    rows.add_row(told, "", "", "", "", "")
    return rows
