"""What thinking computers cost those who play: orders while four marshals think, and while nobody does.

Both kinds of rounds take turns in one run, on servers of their own. The ratio is what counts: a busy machine
makes both slower. `python -m bench thinking`, or `--quick`.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from rich.table import Table

from bench.load import QUICK, Measured, Plan, plan_of, seated
from bench.pairs import Opponents
from bench.servers import database, servers
from bench.timing import shown
from bench.wire import LOST, Line, listen

#: games in which computers would all think at once
MARSHALS = 4
BATTLE = {"scenario": "barrosa-1811", "seats": {"french": "computer:marshal", "allied": "computer:marshal"}}


async def begin(port: int, count: int) -> list[asyncio.Task[None]]:
    """Games between two marshals that somebody listens to, so that they go on."""
    line, ears = Line([port]), []
    for _ in range(count):
        opened, token = await line.ask("/api/games", BATTLE)
        ears.append(asyncio.create_task(_hear(port, opened["game"], token)))
    line.close()
    return ears


async def _hear(port: int, game: str, token: str) -> None:
    with suppress(*LOST):
        async for _number in listen(port, f"/api/games/{game}/live", token):
            pass


async def one_round(found: Measured, plan: Plan, marshals: int) -> None:
    with database("sqlite") as url, servers(url) as (server,):
        async with seated(Opponents, [server.port], plan, found.times) as pairs:
            ears = await begin(server.port, marshals)
            began = time.monotonic()
            await asyncio.gather(*(pair.play(began + plan.seconds) for pair in pairs))
            found.wall += time.monotonic() - began
            for ear in ears:
                ear.cancel()
            await asyncio.gather(*ears, return_exceptions=True)


def measured(plan: Plan) -> tuple[Measured, Measured]:
    """Without and with marshals, taking turns."""
    alone, beside = Measured(Opponents), Measured(Opponents)
    for _ in range(plan.rounds):
        asyncio.run(one_round(alone, plan, 0))
        asyncio.run(one_round(beside, plan, MARSHALS))
    return alone, beside


def table(arguments: Sequence[str] = ()) -> Table:
    plan = plan_of(arguments)
    plan = plan if plan == QUICK else msgspec.structs.replace(plan, games=min(plan.games, 40), pause=2.0)
    alone, beside = measured(plan)
    title = f"{plan.games} live games while computers think; load of the machine {os.getloadavg()[0]:.1f}"
    rows = Table("sent to heard by the opponent", "orders", "p50", "p99", title=title)
    for name, found in (("nobody thinks", alone), (f"{MARSHALS} games of marshals", beside)):
        rows.add_row(name, str(len(found.times)), shown(found.centile(0.5)), shown(found.centile(0.99)))
    ratios = [f"{beside.centile(share) / alone.centile(share):.1f}x" for share in (0.5, 0.99)]
    rows.add_row("ratio", "", *ratios)
    return rows
