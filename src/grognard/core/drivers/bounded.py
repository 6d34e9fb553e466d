"""Odds for somebody who has many rulings to weigh, and gives up those that are too crowded.

Effort is counted in runs of procedures and never by a clock. What a solver remembers from earlier rulings
counts as if it were solved anew, so that no answer depends on what was asked before.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from operator import itemgetter
from typing import Any

from grognard.core.drivers.chains import Part, levelled, merged
from grognard.core.drivers.fates import Ends
from grognard.core.drivers.odds import Odds
from grognard.core.drivers.solver import Branches, OddsSolver, TooCrowded
from grognard.core.procedure import Call, Flow, Request, Resolution
from grognard.core.rules import Rules
from grognard.dice import Distribution

#: a procedure and what it is called with
Asked = tuple[Callable[..., Flow[Any]], tuple[Any, ...]]

#: procedures whose runs are remembered; dropped whole with all that was solved when too many
_MOST_REMEMBERED = 200_000


class Bounded(OddsSolver):
    """Raises TooCrowded where a ruling takes more than so many runs of its procedures, each counted once.

    Histories that carry seals are not counted: abreast their number matters little.
    """

    def __init__(self, rules: Rules, policy: Mapping[str, str], most_runs: int) -> None:
        super().__init__(rules, policy)
        self.most_runs = most_runs
        #: how many runs each procedure took, and what it asked for in them
        self._work: dict[Asked, tuple[int, tuple[Asked, ...]]] = {}
        #: what has been counted for this ruling
        self._counted: set[Asked] = set()
        self._runs = 0
        #: what the procedures under way have asked for, the innermost last
        self._asking: list[dict[Asked, None]] = []

    def odds(self, procedure: Callable[..., Flow[Resolution]], case: Hashable) -> Odds:
        if len(self._work) >= _MOST_REMEMBERED:
            # Whatever is remembered must be known by its runs.
            for remembered in (self._work, self._solved, self._joined, self._sealed):
                remembered.clear()
        self._counted.clear()
        self._asking.clear()
        self._runs = 0
        return super().odds(procedure, case)

    def _solve(self, call: Call) -> tuple[Branches, int]:
        if self._asking:
            self._asking[-1][call.procedure, call.args] = None
        return super()._solve(call)

    def _explore(
        self, procedure: Callable[..., Flow[Any]], args: tuple[Any, ...]
    ) -> list[tuple[Any, int, int]]:
        self._asking.append({})
        try:
            ends = super()._explore(procedure, args)
        finally:
            asked = self._asking.pop()
        for end, _weight, _ways in ends:
            if isinstance(end, Resolution):
                asked.update([((call.procedure, call.args), None) for call in end.then])
        self._work[procedure, args] = len(ends), tuple(asked)
        self._count([(procedure, args)])
        return ends

    def _count(self, waiting: Iterable[Asked]) -> None:
        """Count the runs of some procedures, and of all they ask for as far as that is known already."""
        if self._carries_seals:
            return
        left = list(waiting)
        while left:
            asked = left.pop()
            if asked not in self._counted and asked in self._work:
                self._counted.add(asked)
                runs, more = self._work[asked]
                self._runs += runs
                left += more
        if self._runs > self.most_runs:
            raise TooCrowded


class Shallow(Bounded):
    """Follows what goes on from one part to the next so deep and no deeper.

    All that it follows is exact. What would come after is left out, as if the ruling were over.
    """

    def __init__(self, rules: Rules, policy: Mapping[str, str], most_runs: int, depth: int) -> None:
        super().__init__(rules, policy, most_runs)
        self._left = depth
        #: parts are remembered by how deep they may still be followed
        self._levels: list[dict[Call, Part]] = [{} for _ in range(depth)]

    def _split(self, call: Call) -> Part:
        if not self._left:
            return self._cut_short(call)
        here = self._joined
        self._left -= 1
        self._joined = self._levels[self._left]
        try:
            return super()._split(call)
        finally:
            self._left += 1
            self._joined = here

    def _cut_short(self, call: Call) -> Distribution[Any]:
        found, total = levelled(self._explore(call.procedure, call.args))
        return Ends(merged([(end.events, weight) for end, weight in found]), total)


class Likeliest(Bounded):
    """Takes every sub-procedure on which something hangs to go as it most likely goes.

    Charts that a ruling reads itself, and independent parts, stay exact.
    """

    def branches(self, request: Request, _weight: Any = None) -> tuple[Branches, int]:
        branches, ways = super().branches(request)
        if type(request) is not Call or request.seals or request.abreast:
            return branches, ways
        answer, _weight = max(branches, key=_weight_of)
        return ((answer, 1),), 1


_weight_of = itemgetter(1)
