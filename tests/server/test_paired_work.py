"""Worlds that differ only in a secret of one side work alike for whoever asks: time tells him nothing."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import islice
from pathlib import Path

import pytest
from tests.contract.test_secrecy import SECRET
from tests.promises import record
from tests.server.paired.calls import GAME, LOOKS, Calls, Moment
from tests.server.paired.work import Work
from tests.server.paired.world import Foretold, world
from tests.server.paired.worlds import Pair
from tests.server.test_paired_worlds import live_through
from tests.strategies import count

COMPARISONS = count(120, 1_500)
#: what is compared: streams say what these say
TIMED = {(method, path) for method, path in LOOKS if method == "GET" and not path.endswith("/live")}
#: asked without having been asked before: it works an entry out anew, and that must not be a hidden one
COLD = f"{GAME}/ruling"
#: questions of one kind at one moment
OF_A_KIND = 5


class Unlike(AssertionError):
    """Work that is done in one world and not in the other."""


class AtWork(Pair):
    """Two worlds of which every look is counted, once everything that is remembered is at hand."""

    work: Work

    async def _alike(self, who: str, method: str, path: str, calls: Calls, moment: Moment) -> None:
        if (method, path) not in TIMED:
            return
        for places, given in islice(calls(moment), OF_A_KIND):
            told: list[Counter[str]] = []
            for one in self.worlds:
                address = path.replace("{game}", one.game)
                for name, value in places.items():
                    address = address.replace(f"{{{name}}}", value)
                if path != COLD:
                    await one.ask(method, address, given, who)
                with self.work.counted() as found:
                    await one.ask(method, address, given, who)
                told.append(found)
            self.compared += 1
            self.routes[method, path] += 1
            assert told[0].total() > OF_A_KIND
            if told[0] != told[1]:
                apart = {name: (told[0][name], told[1][name]) for name in told[0] | told[1]}
                unlike = {name: both for name, both in apart.items() if both[0] != both[1]}
                raise Unlike(f"{who}: {method} {path} {given}: {unlike}")


@pytest.mark.parametrize("scenario", SECRET)
def test_two_worlds_do_the_same_work(scenario: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    foretold, work = Foretold(monkeypatch), Work()
    compared: Counter[tuple[str, str]] = Counter()

    async def main() -> None:
        async with world(tmp_path, "one") as one, world(tmp_path, "two") as two:
            seed = number = 0
            while compared.total() < COMPARISONS or set(compared) != TIMED:
                pair = AtWork((one, two), foretold, seed)
                pair.work = work
                number += await live_through(pair, scenario, number)
                compared.update(pair.routes)
                seed += 1

    with work.watching():
        asyncio.run(main())
    record("Secrecy", "answers of two worlds whose work was compared call by call", compared.total())
